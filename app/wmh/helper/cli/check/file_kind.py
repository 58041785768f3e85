"""Kind of a file for `wmh check`, and functions that define the most usual kinds."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wmh.base.files.catalogue import Catalogue
from wmh.helper.cli.check import contents
from wmh.helper.cli.check.examination import Facts, FileExamination
from wmh.helper.toml_kind import toml_kind


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file or folder; `fits` is true of the path and first bytes of such a file."""

    name: str
    fits: Callable[[Path, bytes], bool]
    examine: Callable[[Path], FileExamination]
    folder: bool = False


def catalogue_kind(kind: str, catalogue: Catalogue[Any], facts: Callable[[Any], Facts]) -> FileKind:
    def examine_file(path: Path) -> FileExamination:
        return FileExamination(kind, facts(catalogue.read(path)))

    return FileKind(kind, toml_of(kind), examine_file)


def toml_of(kind: str) -> Callable[[Path, bytes], bool]:
    return lambda path, _head: path.suffix == ".toml" and toml_kind(path) == kind


def _json_with(*names: str) -> Callable[[Path, bytes], bool]:
    """Returns a test of a file's first bytes: true for a JSON object in which these names occur."""
    wanted = [f'"{name}"'.encode() for name in names]
    return lambda _path, head: head.lstrip().startswith(b"{") and all(x in head for x in wanted)


def saved_kind(kind: str, reader: str, *names: str) -> FileKind:
    """Returns the kind of the JSON files that `reader` reads, recognized by these field names."""
    return FileKind(kind, _json_with(*names), contents.saved_file_reader(kind, reader))

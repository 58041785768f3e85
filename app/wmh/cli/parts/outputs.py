"""The places where commands write: they can be had, and hold nothing of another kind."""

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from wmh.cli.parts.reasons import Refused

_HEAD = 4096

Force = Annotated[bool, typer.Option("--force", help="Replace a file of any kind.")]


@dataclass(frozen=True, slots=True)
class OutputKind:
    """What a command writes. `fits` tells it by the first bytes of a file and its size."""

    name: str
    fits: Callable[[bytes, int], bool]


def _beginning(name: str, pattern: bytes) -> OutputKind:
    begins = re.compile(rb"(\xef\xbb\xbf)?\s*(" + pattern + rb")", re.IGNORECASE)
    return OutputKind(name, lambda head, _size: begins.match(head) is not None)


def table_of(columns: tuple[str, ...]) -> OutputKind:
    """A table with these columns, its first line."""
    return _beginning("table of that kind", re.escape(",".join(columns).encode()))


HTML = _beginning("HTML file", rb"<!doctype html|<html")
JSON = _beginning("JSON file", rb"[{\[]")
PNG = _beginning("PNG file", rb"\x89PNG")
SVG = _beginning("SVG file", rb"<svg|<\?xml")
GRAPH = OutputKind("lexicon", lambda head, size: 4 + 4 * int.from_bytes(head[:4], "little") <= size)
FACTS = _beginning("lexicon's facts", rb"\{\s*\"(format|alphabet)\"")


def refuse_unwritable(path: Path, kind: OutputKind, *, force: bool = False) -> None:
    """Raises Refused for a file that could not be written, before the work that it waits for.

    So it does for one of another kind, unless it is to be replaced by `force`.
    """
    if path.is_dir():
        raise Refused(f"{path} is a folder: give the name of a file.")
    if not path.parent.is_dir():
        raise Refused(f"There is no folder {path.parent} for {path.name}: make it first.")
    refuse_another_kind(path, kind, force=force)


def refuse_another_kind(path: Path, kind: OutputKind, *, force: bool) -> None:
    """Raises Refused for a file that is there and is no such; an empty one is anything."""
    if force or not path.is_file() or not (size := path.stat().st_size):
        return
    with path.open("rb") as file:
        head = file.read(_HEAD)
    if not kind.fits(head, size):
        raise Refused(
            f"{path} is there and is no {kind.name}: choose another name, or replace it by --force."
        )


def name_written(path: Path, *, as_json: bool = False) -> None:
    """Say which file was written, beside JSON where that is printed. A device is not named."""
    if path.is_file():
        print(path, file=sys.stderr if as_json else sys.stdout)

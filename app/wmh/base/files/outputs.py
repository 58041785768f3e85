"""Output files at paths chosen by the user; a file of another kind is never overwritten."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import translatable

_HEAD = 4096


@dataclass(frozen=True, slots=True)
class OutputKind:
    """Kind of output file.

    `fits` tells if a file is of the kind, by its first bytes and its size.
    """

    name: str
    fits: Callable[[bytes, int], bool]


class OccupiedError(InputError):
    """The error for an output path where a file of another kind exists; nothing was written."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            translatable("{0} exists already and is another kind of file: choose another folder."),
            path,
        )
        self.path = path


def _beginning(name: str, pattern: bytes) -> OutputKind:
    begins = re.compile(rb"(\xef\xbb\xbf)?\s*(" + pattern + rb")", re.IGNORECASE)
    return OutputKind(name, lambda head, _size: begins.match(head) is not None)


def table_of(columns: tuple[str, ...]) -> OutputKind:
    """Returns the kind of a CSV table whose first line is `columns`."""
    return _beginning("table of that kind", re.escape(",".join(columns).encode()))


HTML = _beginning("HTML file", rb"<!doctype html|<html")
JSON = _beginning("JSON file", rb"[{\[]")
PNG = _beginning("PNG file", rb"\x89PNG")
PDF = _beginning("PDF file", rb"%PDF-")
SVG = _beginning("SVG file", rb"<svg|<\?xml")
GRAPH = OutputKind("lexicon", lambda head, size: 4 + 4 * int.from_bytes(head[:4], "little") <= size)
FACTS = _beginning("lexicon's facts", rb"\{\s*\"(format|alphabet)\"")

_BY_SUFFIX: Mapping[str, OutputKind] = {
    ".html": HTML,
    ".json": JSON,
    ".pdf": PDF,
    ".png": PNG,
    ".svg": SVG,
}


def is_another(path: Path, kind: OutputKind) -> bool:
    """True if the path has a file that is not of this kind and not empty. Raises OSError."""
    if not path.is_file() or not (size := path.stat().st_size):
        return False
    with path.open("rb") as file:
        head = file.read(_HEAD)
    return not kind.fits(head, size)


def refuse_others(begins: Mapping[Path, bytes]) -> None:
    """Raises OccupiedError for the first path where a file of another kind exists.

    It is called with the paths of planned outputs before any of these is written. `begins` maps
    each path to the text its file will begin with, such as the column line of a table, or to an
    empty text if the ending of the name tells the kind. Raises OSError too.
    """
    for path, begin in begins.items():
        if is_another(path, _BY_SUFFIX.get(path.suffix) or _text_like(begin)):
            raise OccupiedError(path)


def _text_like(content: bytes) -> OutputKind:
    first = content.partition(b"\n")[0]
    return OutputKind("text", lambda head, _size: head.partition(b"\n")[0] == first[:_HEAD])

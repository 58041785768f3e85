"""Dictionaries of StarDict: description (.ifo), index (.idx), and text (.dict).

An entry of the index has a word, a zero byte, and position and length of the word's text in network
byte order; the text has fields of one-letter types ("Format for StarDict dictionary files", in
StarDict's sources).
"""

import html
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from struct import unpack

from wmh.helper.meanings.stored import Entry, damage_error, read_piece, whole

_MARKED = frozenset("ghx")
"""Types of fields that contain markup: Pango, HTML, XDXF."""
_PLAIN = frozenset("ml")
_BREAKS = re.compile(r"(?i)<\s*(?:/?p|br|/?div|/?li|/?tr|/?def|/?k|/?h\d)\b[^>]*>")
_TAGS = re.compile(r"<[^>]*>")
_MOST_INFO = 20_000


def files_of(info: Path) -> tuple[Path, Path] | None:
    """Returns index and text file that belong to an .ifo file; None if one is missing."""
    found: list[Path] = []
    for endings in ((".idx", ".idx.gz"), (".dict.dz", ".dict")):
        beside = (info.with_name(info.stem + each) for each in endings)
        there = next((each for each in beside if each.is_file()), None)
        if there is None:
            return None
        found.append(there)
    return found[0], found[1]


def told_of(info: Path) -> dict[str, str]:
    """Returns the fields of an .ifo file. Raises DictionaryError."""
    raw = whole(info)
    if len(raw) > _MOST_INFO or not raw.lstrip(b"\xef\xbb\xbf").startswith(b"StarDict's dict"):
        raise damage_error(info)
    lines = raw.decode("utf-8", "replace").splitlines()
    return {
        name.strip(): value.strip() for name, equals, value in map(_halves, lines[1:]) if equals
    }


def entries(info: Path, initials: bytes) -> Iterator[Entry]:
    """Yields the words whose first byte is one of `initials`, with functions that read the texts.

    Raises DictionaryError.
    """
    told = told_of(info)
    files = files_of(info)
    if files is None:
        raise damage_error(info)
    index, text = files
    wide = told.get("idxoffsetbits") == "64"
    form = re.compile(rb"([^\0]{1,1000})\0(.{%d})" % (12 if wide else 8), re.DOTALL)
    raw, at = whole(index), 0
    while (found := form.match(raw, at)) is not None:
        at = found.end()
        word, place = found.groups()
        if word[0] in initials:
            start, size = unpack(">QI" if wide else ">II", place)
            types = told.get("sametypesequence", "")
            yield word.decode("utf-8", "replace"), partial(_text, text, start, size, types)
    if at < len(raw):
        raise damage_error(index)


def _text(text: Path, start: int, size: int, types: str) -> str:
    fields = _fields(read_piece(text, start, size), types)
    return "\n".join(filter(None, (_plain_text(*field) for field in fields)))


def _fields(raw: bytes, types: str) -> Iterator[tuple[str, bytes]]:
    """Yields type and content of each field.

    `types` are the types of all fields, or "" if each field begins with its type. If `types` are
    given, the last field extends to the end of `raw`.
    """
    for number, kind in enumerate(types):
        if number == len(types) - 1:
            yield kind, raw
            return
        content, raw = _split_field(kind, raw)
        yield kind, content
    while raw:
        kind = chr(raw[0])
        content, raw = _split_field(kind, raw[1:])
        yield kind, content


def _split_field(kind: str, raw: bytes) -> tuple[bytes, bytes]:
    """Splits off the first field, of type `kind`; returns its content and the rest.

    A field of a small-letter type ends with a zero byte, one of a capital type begins with its
    length.
    """
    if kind.isupper():
        size = int.from_bytes(raw[:4], "big")
        return raw[4 : 4 + size], raw[4 + size :]
    content, _, rest = raw.partition(b"\0")
    return content, rest


def _plain_text(kind: str, content: bytes) -> str:
    text = content.decode("utf-8", "replace").rstrip("\0")
    if kind in _MARKED:
        return html.unescape(_TAGS.sub("", _BREAKS.sub("\n", text)))
    return text if kind in _PLAIN else ""


def _halves(line: str) -> tuple[str, str, str]:
    return line.partition("=")

"""Dictionaries of dictd: an index with a word in each line, and a text file.

A line has the word, and the position and length of the word's article in the text file, in base-64
digits, separated by tabs (dictfmt(1)). Words that begin with `00-database-` describe the dictionary
itself.
"""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from wmh.helper.meanings.stored import MOST_TEXT, Entry, damage_error, read_piece, whole

_DIGITS = {
    digit: value
    for value, digit in enumerate(
        b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    )
}
_ENDINGS = (".dict.dz", ".dict")
_TITLE = b"00-database-short", b"00databaseshort"


def text_file(index: Path) -> Path | None:
    """Returns the text file that belongs to an index; None if it is missing."""
    found = (index.with_name(index.name.removesuffix(".index") + end) for end in _ENDINGS)
    return next((each for each in found if each.is_file()), None)


def title(index: Path, text: Path) -> str:
    """Returns the title that the dictionary gives itself, or its file name."""
    lines = whole(index)
    for name in _TITLE:
        at = lines.find(b"\n" + name + b"\t")
        if at >= 0 or lines.startswith(name + b"\t"):
            line = lines[at + 1 :].split(b"\n", 1)[0]
            told = _text(text, line.split(b"\t")).split("\n")
            return next((each.strip() for each in told[1:] if each.strip()), index.stem)
    return index.stem


def entries(index: Path, text: Path, initials: bytes) -> Iterator[Entry]:
    """Yields the words whose first byte is one of `initials`, with functions that read the texts.

    Raises DictionaryError.
    """
    form = re.compile(rb"^([%b][^\t\n]*)\t([^\t\n]+)\t([^\t\n]+)" % re.escape(initials), re.M)
    for found in form.finditer(whole(index)):
        line = found.groups()
        yield line[0].decode("utf-8", "replace"), partial(_text, text, line)


def _text(text: Path, line: Sequence[bytes]) -> str:
    try:
        start, size = map(_number, line[1:3])
    except (KeyError, ValueError) as error:
        raise damage_error(text) from error
    return read_piece(text, start, min(size, MOST_TEXT)).decode("utf-8", "replace")


def _number(digits: bytes) -> int:
    value = 0
    for digit in digits[:8]:
        value = value * 64 + _DIGITS[digit]
    return value

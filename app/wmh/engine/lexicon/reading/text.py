"""Reader of text files in several encodings."""

import codecs
import re
from pathlib import Path

from wmh.base.files.json_reading import ContentError, bytes_of
from wmh.base.text.refusal import InputError

_MOST_BYTES = 100_000_000
_MOST_LINES = 4_000_000
"""Maximal bytes and lines of a file, which keep the memory for reading it below some 2 GB.

The longest lists of words that are known have 2.5 million lines and 60 million bytes.
"""

_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
_BYTE_ORDER_MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}


class WordListError(InputError):
    """The error for a list that gives no lexicon: the file, the reason and the remedy."""


def text_of(path: Path, notices: list[InputError]) -> str:
    """Returns the text of a word list.

    The encoding is UTF-8, UTF-16 with a byte order mark, or else Latin-1, which adds a notice.
    Raises WordListError for a binary or too long file, and OSError.
    """
    try:
        raw = bytes_of(path, _MOST_BYTES, pipes=True)
    except ContentError as error:
        raise WordListError(
            "{0} {1}: give a text file, one word a line.", path.name, error
        ) from error
    lines = max(raw.count(b"\n"), raw.count(b"\r"))
    if lines > _MOST_LINES:
        raise WordListError(
            "{0} has {1} lines, but a word list has at most {2}: leave some out.",
            path.name,
            lines,
            _MOST_LINES,
        )
    mark = next((mark for mark in _BYTE_ORDER_MARKS if raw.startswith(mark)), b"")
    encoding = _BYTE_ORDER_MARKS.get(mark, "utf-8")
    try:
        text = raw.decode(encoding)
    except UnicodeDecodeError:
        encoding = "latin-1"
        text = raw.decode(encoding)
    if _CONTROL.search(text):
        raise WordListError(
            "{0} is a binary file, not a word list: give a text file, one word a line.", path.name
        )
    if encoding == "latin-1":
        notices.append(
            InputError("{0} is not UTF-8 and was read as Latin-1: check its accents.", path.name)
        )
    return text

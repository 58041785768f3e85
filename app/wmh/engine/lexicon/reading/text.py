"""The text of a file, whatever its encoding."""

import codecs
import re
from pathlib import Path

from wmh.base.files.json_reading import ContentError, bytes_of
from wmh.base.text.refusal import InputError

_MOST_BYTES = 400_000_000
"""Of a list: as many words as a lexicon may have, with what is told of each."""

_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
_BYTE_ORDER_MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}


class WordListError(InputError):
    """A list that gives no lexicon. The message names the file, the reason and what to do."""


def text_of(path: Path, notices: list[InputError]) -> str:
    """The text of a word list: UTF-8, UTF-16 with its mark, else Latin-1 with a notice.

    Raises WordListError for a binary file and one that is too long, and OSError.
    """
    try:
        raw = bytes_of(path, _MOST_BYTES, pipes=True)
    except ContentError as error:
        raise WordListError(
            "{0} {1}: give a text file, one word a line.", path.name, error
        ) from error
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

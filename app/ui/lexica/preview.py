"""A look into a word list before it is imported: its first words as they would be taken."""

import codecs
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from app.engine.files import replace_file
from app.engine.stopping import Stop

if TYPE_CHECKING:
    from app.engine.lexicon.policies import Policies

_HEAD = 1 << 16
_FEW = 12


@dataclass(frozen=True, slots=True)
class Preview:
    """What the head of a file says: its encoding, as far as that can be guessed from it."""

    encoding: str
    words: tuple[str, ...]
    left_out: tuple[str, ...]


def previewing(path: Path, policies: "Policies", stop: Stop) -> Iterator[Preview]:
    """For the other thread. Raises WordListError, and OSError where it cannot be read."""
    from app.engine.lexicon.wordlist import read_word_list

    with path.open("rb") as file:
        head = file.read(_HEAD)
    encoding, newline = _encoding(head)
    if len(head) == _HEAD:
        head = head[: head.rfind(newline) + len(newline)] if newline in head else head
    with TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        replace_file(copy, head)
        listed = read_word_list([copy], policies, stop=stop)
    words = [listed.alphabet.decoded(word) for word in list(listed.tiers)[:_FEW]]
    left_out = [example for each in listed.left_out for example in each.examples]
    yield Preview(encoding, tuple(words), tuple(left_out))


def _encoding(head: bytes) -> tuple[str, bytes]:
    """As the whole list would be read, if it goes on as it begins; and what ends its lines."""
    if head.startswith(codecs.BOM_UTF16_LE):
        return "UTF-16", b"\n\0"
    if head.startswith(codecs.BOM_UTF16_BE):
        return "UTF-16", b"\0\n"
    try:
        codecs.getincrementaldecoder("utf-8")().decode(head)
    except UnicodeDecodeError:
        return "Latin-1", b"\n"
    return "UTF-8", b"\n"

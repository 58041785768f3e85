"""Letters and the bytes that stand for them on the edges of a graph."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from unicodedata import bidirectional

from wmh.engine.lexicon.spelling import fold_case, respelt

MOST_LETTERS = 127
"""Labels stay below 128, so that dawg-python's own UTF-8 decoding can read them back."""

FOREIGN = 0
"""The label of a letter of another alphabet: no word has it."""

ENGLISH = tuple("abcdefghijklmnopqrstuvwxyz")

_FROM_RIGHT = "R", "AL"
"""How Unicode calls the letters of Hebrew, of Arabic and of their like."""


class AlphabetError(ValueError):
    """A set of letters that no graph can carry. The message says why."""


@dataclass(frozen=True)
class Alphabet:
    """An ordered set of letters; the order is that of the labels and of every sorted list.

    A letter may be several characters (`ll`, `ch`, `ij`): text is then read longest letter
    first. Letters of plain ASCII keep their codes as labels, so that `"word" in dawg_python.DAWG`
    works on the file for anyone; any other alphabet gets labels 1 to n.
    Raises AlphabetError if there are none, too many, empty or repeated letters.
    """

    letters: tuple[str, ...]

    def __post_init__(self) -> None:
        if not self.letters:
            raise AlphabetError("An alphabet needs at least one letter.")
        if len(self.letters) > MOST_LETTERS:
            msg = f"An alphabet can have {MOST_LETTERS} letters at most, not {len(self.letters)}."
            raise AlphabetError(msg)
        if len(set(self.letters)) != len(self.letters) or not all(self.letters):
            raise AlphabetError("The letters of an alphabet must be different and not empty.")

    @cached_property
    def labels(self) -> Mapping[str, int]:
        """Letter to label, 1..127, ascending in the alphabet's order."""
        if self.plain and list(self.letters) == sorted(self.letters):
            return {letter: ord(letter) for letter in self.letters}
        return {letter: number for number, letter in enumerate(self.letters, start=1)}

    @cached_property
    def plain(self) -> bool:
        """True if every letter is one printable ASCII character."""
        return all(len(c) == 1 and " " < c <= "~" for c in self.letters)

    @cached_property
    def from_right(self) -> bool:
        """True if some words are written from right to left."""
        return any(bidirectional(letter[0]) in _FROM_RIGHT for letter in self.letters)

    @cached_property
    def single(self) -> bool:
        """True if every letter is one character."""
        return all(len(letter) == 1 for letter in self.letters)

    def spell(self, text: str) -> str:
        """Text as the lexicon's words are spelt, which lost their accents if it has none.

        É is e where é is no letter; one sigma stands for the other, and a syllable of Korean for
        its jamo. Where there is a dotless i, I is its capital.
        """
        small = fold_case(text, turkish="\N{LATIN SMALL LETTER DOTLESS I}" in self._signs)
        return small if self._signs.issuperset(small) else respelt(small, self._signs.__contains__)

    def letters_of(self, text: str) -> tuple[str, ...] | None:
        """The text as letters, in the alphabet's case; None if something in it is no letter."""
        spelt = self.spell(text)
        found = tuple(self._reader.findall(spelt))
        return found if sum(map(len, found)) == len(spelt) else None

    def first_foreign(self, text: str) -> str | None:
        """The first character of the text that belongs to no letter."""
        rest = self._reader.sub("", self.spell(text))
        return rest[:1] or None

    def encode(self, letters: Iterable[str]) -> bytes:
        """The labels of a word's letters. Raises KeyError for a letter of another alphabet."""
        return bytes(map(self.labels.__getitem__, letters))

    def label(self, letter: str) -> int:
        """The label of a letter; FOREIGN for one of another alphabet."""
        return self.labels.get(letter, FOREIGN)

    def encode_guess(self, letters: Iterable[str]) -> bytes:
        """The labels of a guess, which may have been made with words of another lexicon."""
        return bytes(map(self.label, letters))

    def decode(self, labels: bytes) -> str:
        """The word that labels spell. Raises KeyError for a label of another alphabet."""
        if self.plain and self.labels[self.letters[0]] == ord(self.letters[0]):
            return labels.decode("ascii")
        return "".join(self.decoded_letters(labels))

    def decoded_letters(self, labels: bytes) -> tuple[str, ...]:
        """The letters of that word. Raises KeyError for a label of another alphabet."""
        return tuple(map(self._letter_of.__getitem__, labels))

    @cached_property
    def _letter_of(self) -> Mapping[int, str]:
        return {label: letter for letter, label in self.labels.items()}

    @cached_property
    def _signs(self) -> frozenset[str]:
        return frozenset("".join(self.letters))

    @cached_property
    def _reader(self) -> re.Pattern[str]:
        longest_first = sorted(self.letters, key=len, reverse=True)
        return re.compile("|".join(map(re.escape, longest_first)))

"""Letters of a lexicon, and the byte labels that represent letters in a graph."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from unicodedata import bidirectional

from wmh.engine.lexicon.spelling import fold_case, respelt

MOST_LETTERS = 127
"""Maximal number of letters: dawg-python decodes labels as UTF-8, so they stay below 128."""

FOREIGN = 0
"""Label of all letters that the alphabet lacks; no word of the lexicon has this label."""

ENGLISH = tuple("abcdefghijklmnopqrstuvwxyz")

_FROM_RIGHT = "R", "AL"
"""Unicode's direction classes of scripts written from right to left, such as Hebrew."""


class AlphabetError(ValueError):
    """The error for a set of letters that cannot be encoded; its message tells the reason."""


@dataclass(frozen=True)
class Alphabet:
    """Ordered set of letters; words are sorted by this order.

    A letter may be several characters (`ll`, `ch`, `ij`): text is then read longest letter first.
    Letters of plain ASCII keep their codes as labels, so that `"word" in dawg_python.DAWG` works on
    the file; any other alphabet gets labels 1 to n. Raises AlphabetError for no, too many, empty or
    repeated letters.
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
        """Label (1 to 127) of each letter, ascending in the alphabet's order."""
        if self.plain and list(self.letters) == sorted(self.letters):
            return {letter: ord(letter) for letter in self.letters}
        return {letter: number for number, letter in enumerate(self.letters, start=1)}

    @cached_property
    def plain(self) -> bool:
        """True if every letter is one printable ASCII character."""
        return all(len(c) == 1 and " " < c <= "~" for c in self.letters)

    @cached_property
    def from_right(self) -> bool:
        """True if a letter belongs to a script that is written from right to left."""
        return any(bidirectional(letter[0]) in _FROM_RIGHT for letter in self.letters)

    @cached_property
    def turkish(self) -> bool:
        """True if the alphabet has a dotless i, whose capital is I."""
        return "\N{LATIN SMALL LETTER DOTLESS I}" in self._signs

    @cached_property
    def single(self) -> bool:
        """True if every letter is one character."""
        return all(len(letter) == 1 for letter in self.letters)

    def spell(self, text: str) -> str:
        """Returns the text in the spelling of the word list.

        É becomes e if é is not a letter of the alphabet; the two forms of the Greek sigma are one
        letter, and a Korean syllable becomes its jamo. If the alphabet has a dotless i, I is its
        capital.
        """
        small = fold_case(text, turkish=self.turkish)
        return small if self._signs.issuperset(small) else respelt(small, self._signs.__contains__)

    def letters_of(self, text: str) -> tuple[str, ...] | None:
        """Returns the letters of a text in the alphabet's case; None if a letter is foreign."""
        spelt = self.spell(text)
        found = tuple(self._reader.findall(spelt))
        return found if sum(map(len, found)) == len(spelt) else None

    def first_foreign(self, text: str) -> str | None:
        """Returns the first character of the text that belongs to no letter, or None."""
        rest = self._reader.sub("", self.spell(text))
        return rest[:1] or None

    def encode(self, letters: Iterable[str]) -> bytes:
        """Returns the labels of a word's letters. Raises KeyError for a foreign letter."""
        return bytes(map(self.labels.__getitem__, letters))

    def label(self, letter: str) -> int:
        """Returns the label of a letter; FOREIGN for a letter that the alphabet lacks."""
        return self.labels.get(letter, FOREIGN)

    def encode_guess(self, letters: Iterable[str]) -> bytes:
        """Returns the labels of a guess; FOREIGN for letters that the alphabet lacks."""
        return bytes(map(self.label, letters))

    def decode(self, labels: bytes) -> str:
        """Returns the word with these labels. Raises KeyError for a label without a letter."""
        if self.plain and self.labels[self.letters[0]] == ord(self.letters[0]):
            return labels.decode("ascii")
        return "".join(self.decoded_letters(labels))

    def decoded_letters(self, labels: bytes) -> tuple[str, ...]:
        """Returns the letters of these labels. Raises KeyError for a label without a letter."""
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

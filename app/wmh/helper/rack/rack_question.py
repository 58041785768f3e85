"""Questions and answers about anagrams, and patterns of the board; cheap to import, thread-safe."""

from dataclasses import dataclass
from enum import StrEnum

from wmh.engine.question import ALL_TIERS
from wmh.helper.rack.values import Values


@dataclass(frozen=True, slots=True)
class BoardPattern:
    """Places of a board in a row: the letter that lies on each, or None for an empty place.

    A word covers all of them. At an open end the word may go on, with letters of the rack. Letters
    on the board need no tile but count for the score; a word takes at least one letter of the rack.
    """

    places: tuple[str | None, ...]
    open_before: bool = False
    open_after: bool = False

    @property
    def laid(self) -> tuple[str, ...]:
        """Letters that lie on the board."""
        return tuple(letter for letter in self.places if letter is not None)

    def start_in(self, word: tuple[str, ...]) -> int | None:
        """Returns the index in the word at which the pattern first fits, or None."""
        last = len(word) - len(self.places)
        for start in range(last + 1 if self.open_before else min(1, last + 1)):
            if (self.open_after or start == last) and all(
                wanted in (None, letter)
                for wanted, letter in zip(self.places, word[start:], strict=False)
            ):
                return start
        return None

    def __str__(self) -> str:
        """Returns the pattern as it is typed: `..a.e`, or `*a*`."""
        between = "".join("." if letter is None else letter for letter in self.places)
        return f"{'*' * self.open_before}{between}{'*' * self.open_after}"


class RackOrder(StrEnum):
    """Orders of words: by score, highest first, or by length, longest first."""

    SCORE = "score"
    LENGTH = "length"


@dataclass(frozen=True, slots=True, kw_only=True)
class RackQuestion:
    """Request for the words of `least` to `most` letters that letters and blanks make.

    A blank stands for any letter and scores 0. `tier` bounds how rare a word may be; without
    `flagged` offensive words are only counted. `rows` is the number of words returned.
    """

    letters: tuple[str, ...]
    values: Values
    blanks: int = 0
    pattern: BoardPattern | None = None
    least: int = 2
    most: int | None = None
    tier: int = ALL_TIERS
    flagged: bool = False
    order: RackOrder = RackOrder.SCORE
    rows: int = 200

    @property
    def board(self) -> tuple[str, ...]:
        """Letters on the board, which every word contains."""
        return self.pattern.laid if self.pattern else ()


@dataclass(frozen=True, slots=True)
class RackWord:
    """A word that can be made, with its rank.

    Words of equal score (of equal length, if ordered by length) share a rank; `shared` is true
    then. `blanks` are the places, from 0, of blanks. If some tiles of a repeated letter are blanks,
    they are the last ones; the score does not depend on it.
    """

    rank: int
    shared: bool
    letters: tuple[str, ...]
    score: int
    blanks: tuple[int, ...] = ()

    @property
    def word(self) -> str:
        return "".join(self.letters)

    @property
    def length(self) -> int:
        return len(self.letters)


@dataclass(frozen=True, slots=True)
class RackAnswer:
    """An answer with its question: the number of words `found`, and `rows`, the first of them.

    `best` is the highest score, 0 without words, and `ties` the number of words that have it;
    `held_back` is the number of offensive words, which are shown only with `flagged`.
    """

    question: RackQuestion
    found: int
    rows: tuple[RackWord, ...]
    best: int
    ties: int
    held_back: int = 0

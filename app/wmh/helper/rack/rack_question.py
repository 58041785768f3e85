"""Questions and answers about a rack, and board patterns; cheap to import, safe in threads."""

from dataclasses import dataclass
from enum import StrEnum

from wmh.engine.question import ALL_TIERS
from wmh.helper.rack.values import Values


@dataclass(frozen=True, slots=True)
class BoardPattern:
    """Places of a board in a row: each the letter that lies there, or None where one is wanted.

    A word covers all of them. Where an end is open it may go on beyond, with letters of the rack.
    The letters on the board cost nothing, but they count for the score; a word takes at least one
    letter of the rack.
    """

    places: tuple[str | None, ...]
    open_before: bool = False
    open_after: bool = False

    @property
    def laid(self) -> tuple[str, ...]:
        """The letters on the board."""
        return tuple(letter for letter in self.places if letter is not None)

    def start_in(self, word: tuple[str, ...]) -> int | None:
        """Index in the word at which the pattern first fits, or None."""
        last = len(word) - len(self.places)
        for start in range(last + 1 if self.open_before else min(1, last + 1)):
            if (self.open_after or start == last) and all(
                wanted in (None, letter)
                for wanted, letter in zip(self.places, word[start:], strict=False)
            ):
                return start
        return None

    def __str__(self) -> str:
        """Pattern as it is typed: `..a.e`, or `*a*`."""
        between = "".join("." if letter is None else letter for letter in self.places)
        return f"{'*' * self.open_before}{between}{'*' * self.open_after}"


class RackOrder(StrEnum):
    """Orders of words: the highest score first, or the longest word."""

    SCORE = "score"
    LENGTH = "length"


@dataclass(frozen=True, slots=True, kw_only=True)
class RackQuestion:
    """Request for the words of `least` to `most` letters made of these letters and blanks.

    A blank stands for any letter and scores nothing. `tier` bounds how uncommon a word may be;
    without `flagged` the flagged words are only counted. `rows` is how many words are wanted.
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
        """The letters on the board, which every word of the pattern has."""
        return self.pattern.laid if self.pattern else ()


@dataclass(frozen=True, slots=True)
class RackWord:
    """A word that can be made, with its rank.

    Words of equal score, or by length of equal length, share a rank, and `shared` says so.
    `blanks` are the places, from 0, where a blank stands. Of a letter that repeats the last ones
    are blanks: they are worth the same, so it makes no difference which.
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
    """An answer with its question; `found` words in all, of which `rows` are the first ones.

    `best` is the highest score of any of them, 0 where there is none, and `ties` how many have it;
    `held_back` is how many more there are that are shown only with the question's `flagged`.
    """

    question: RackQuestion
    found: int
    rows: tuple[RackWord, ...]
    best: int
    ties: int
    held_back: int = 0

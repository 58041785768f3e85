"""Questions and answers about anagrams, and the laying of a word; cheap to import, thread-safe.

The laying of a word has the places of the blanks, score and rank.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from wmh.base.running.stopping import Stop, check_cancelled
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


_HEEDED = 1 << 10
"""Number of words between two checks for cancellation."""


def blanks_in(word: tuple[str, ...], question: RackQuestion) -> tuple[int, ...] | None:
    """Returns the places of a word where blanks stand; a letter's own tiles are laid first.

    Returns None for a word that cannot be made: it does not fit the pattern, takes no letter of the
    rack, or needs more tiles than there are. The length is not checked.
    """
    on_board: set[int] = set()
    if pattern := question.pattern:
        start = pattern.start_in(word)
        if start is None:
            return None
        on_board = {
            start + place for place, letter in enumerate(pattern.places) if letter is not None
        }
    if len(on_board) == len(word):
        return None
    left = Counter(question.letters)
    blanks: list[int] = []
    for place, letter in enumerate(word):
        if place not in on_board:
            if left[letter]:
                left[letter] -= 1
            else:
                blanks.append(place)
    return tuple(blanks) if len(blanks) <= question.blanks else None


def score_of(word: tuple[str, ...], blanks: tuple[int, ...], question: RackQuestion) -> int:
    """Returns the sum of the values of a word's letters; blanks count 0 (Zhang 2018)."""
    worth = question.values.of
    return sum(worth(letter) for place, letter in enumerate(word) if place not in blanks)


def ranked_words(
    words: Sequence[tuple[tuple[str, ...], int]], question: RackQuestion, stop: Stop
) -> tuple[RackWord, ...]:
    """Returns words with scores and ranks, in the question's order; at most the question's rows.

    `words` are in that order too, and one more than the rows if there are so many: the last row may
    share its rank with the next word. Raises Cancelled.
    """
    by_length = question.order is RackOrder.LENGTH
    judged = [len(word) if by_length else score for word, score in words]
    rows: list[RackWord] = []
    for place, (word, score) in enumerate(words[: question.rows]):
        if place % _HEEDED == 0:
            check_cancelled(stop)
        as_before = place > 0 and judged[place] == judged[place - 1]
        shared = as_before or judged[place : place + 2] == [judged[place]] * 2
        rank = rows[-1].rank if as_before else place + 1
        # Most racks have no blanks, and their words need no second look.
        blanks = blanks_in(word, question) if question.blanks else ()
        rows.append(RackWord(rank, shared, word, score, blanks or ()))
    return tuple(rows)

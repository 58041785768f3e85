"""What turns say together: which letters each place may hold, how often each letter occurs."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from app.engine.clues.turn import Mark, Turn


class Reading(StrEnum):
    """How much of a clue is read."""

    STRICT = "strict"
    """Everything the game said: with Wordle's and Lingo's marks, exactly the possible words."""
    PAPER = "paper"
    """Only what the pattern of section IV.B holds: places, not that a yellow letter occurs."""


@dataclass(frozen=True, slots=True, order=True)
class LetterCount:
    """How often a letter occurs in the secret; `most` is None where nothing bounds it."""

    letter: str
    least: int
    most: int | None


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What is known of the secret.

    `fixed` holds the letter of each place or None, `excluded` the letters a place cannot hold
    (empty where the place is fixed), `counts` a bound for every letter that turns spoke of,
    sorted. Where `possible` is false the turns contradict each other or a rule of marking, and no
    word of any lexicon fits.
    """

    fixed: tuple[str | None, ...]
    excluded: tuple[frozenset[str], ...]
    counts: tuple[LetterCount, ...] = ()
    possible: bool = True

    @property
    def length(self) -> int:
        return len(self.fixed)

    @property
    def open_counts(self) -> tuple[LetterCount, ...]:
        """The bounds that the places do not already ensure; the others are 0 and None."""
        bounds = (
            LetterCount(
                count.letter,
                0 if self.fixed.count(count.letter) >= count.least else count.least,
                None if self._room(count.letter) <= (count.most or 0) else count.most,
            )
            for count in self.counts
        )
        return tuple(count for count in bounds if count.least or count.most is not None)

    def _room(self, letter: str) -> int:
        """At how many places the letter may stand."""
        return sum(
            letter == fixed or (fixed is None and letter not in excluded)
            for fixed, excluded in zip(self.fixed, self.excluded, strict=True)
        )


def learn(turns: Iterable[Turn], length: int, reading: Reading = Reading.STRICT) -> Knowledge:
    """What the turns say together of a secret of this length, whatever their order.

    A mark not yet given says nothing. Every guess must have `length` letters.
    """
    return (
        _learn_strictly(tuple(turns), length)
        if reading is Reading.STRICT
        else _learn_as_in_paper(tuple(turns), length)
    )


def _learn_as_in_paper(turns: tuple[Turn, ...], length: int) -> Knowledge:
    """Section IV.B: g fixes a place, y bars its letter there, w bars it from all other places."""
    fixed, possible = _greens(turns, length)
    white = {letter for turn in turns for letter, mark in _pairs(turn) if mark is Mark.WHITE}
    excluded = tuple(
        frozenset()
        if fixed[place] is not None
        else frozenset(white.union(t.guess[place] for t in turns if t.clue[place] is Mark.YELLOW))
        for place in range(length)
    )
    return Knowledge(tuple(fixed), excluded, (), possible)


def _learn_strictly(turns: tuple[Turn, ...], length: int) -> Knowledge:
    """Greens are dealt first, then each unpaid letter of the secret pays one yellow, left to right.

    So a letter occurs at least as often as it is coloured, and exactly as often once one of its
    tiles is white; and no white tile has a yellow one of the same letter to its right.
    """
    fixed, possible = _greens(turns, length)
    excluded: list[set[str]] = [set() for _ in range(length)]
    least: defaultdict[str, int] = defaultdict(int)
    most: dict[str, int] = {}
    for turn in turns:
        for place, (letter, mark) in enumerate(_pairs(turn)):
            if mark in (Mark.WHITE, Mark.YELLOW):
                excluded[place].add(letter)
        for letter in set(turn.guess):
            marks = [mark for other, mark in _pairs(turn) if other == letter]
            coloured = marks.count(Mark.GREEN) + marks.count(Mark.YELLOW)
            least[letter] = max(least[letter], coloured)
            if Mark.WHITE in marks:
                bound = coloured + marks.count(None)
                most[letter] = min(most.get(letter, bound), bound)
                possible &= Mark.YELLOW not in marks[marks.index(Mark.WHITE) :]

    possible &= all(least[letter] <= bound for letter, bound in most.items())
    for place, letter in enumerate(fixed):
        possible &= letter not in excluded[place]
    for letter, bound in most.items():
        if bound <= fixed.count(letter):
            possible &= bound == fixed.count(letter)
            for letters in excluded:
                letters.add(letter)
    return Knowledge(
        tuple(fixed),
        tuple(
            frozenset() if letter is not None else frozenset(letters)
            for letter, letters in zip(fixed, excluded, strict=True)
        ),
        tuple(LetterCount(x, least[x], most.get(x)) for x in sorted(least)),
        possible,
    )


def _greens(turns: tuple[Turn, ...], length: int) -> tuple[list[str | None], bool]:
    """The letter fixed at each place, and whether no place has two."""
    fixed: list[str | None] = [None] * length
    possible = True
    for turn in turns:
        for place, (letter, mark) in enumerate(_pairs(turn)):
            if mark is Mark.GREEN:
                possible &= fixed[place] in (None, letter)
                fixed[place] = letter
    return fixed, possible


def _pairs(turn: Turn) -> Iterable[tuple[str, Mark | None]]:
    return zip(turn.guess, turn.clue, strict=True)

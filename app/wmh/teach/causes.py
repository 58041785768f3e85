"""Causes of the parts of a pattern: for each excluded or fixed letter, its tiles and the reason."""

from dataclasses import dataclass
from enum import StrEnum
from itertools import chain

from wmh.engine.clues.knowledge import Knowledge, LetterCount
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.paper.pattern import NOTHING, pattern_text


class Cause(StrEnum):
    """Reason why a place must have one letter, or cannot have a certain letter."""

    GREEN = "green"
    YELLOW = "yellow"
    """A yellow tile: the letter was tried at this place, and is at a different place."""
    WHITE = "white"
    """A white tile: the letter occurs nowhere, or only at places that are green."""
    HERE = "here"
    """A white tile that excludes the letter only at its own place: the letter occurs elsewhere."""
    USED = "used"
    """The letter occurs no more often than green tiles already show."""
    ONLY = "only"
    """A counting clue (numbers instead of marks) leaves no other letter at this place."""
    NUMBER = "number"
    """A counting clue (numbers instead of marks) leaves no room for the letter."""


@dataclass(frozen=True, slots=True)
class Link:
    """Letter that a pattern fixes or excludes at one place, with the reason and the tiles for it.

    Each tile is a pair of turn and place, both from 0.
    """

    letter: str
    cause: Cause
    tiles: tuple[tuple[int, int], ...]


def links(
    turns: tuple[Turn, ...], known: Knowledge, place: int, *, paper: bool
) -> tuple[Link, ...]:
    """Returns a link for the letter that a place must have, or for each letter that it cannot have.

    `paper` is true if guesses are read by the paper's rule.
    """
    fixed = known.fixed[place]
    if fixed is not None:
        tiles = _tiles(turns, fixed, place, Mark.GREEN)
        return (Link(fixed, Cause.GREEN if tiles else Cause.ONLY, tiles or _at(turns, fixed)),)
    return tuple(
        _link(turns, known, place, letter, paper=paper) for letter in sorted(known.excluded[place])
    )


def _link(
    turns: tuple[Turn, ...], known: Knowledge, place: int, letter: str, *, paper: bool
) -> Link:
    most = next((count.most for count in known.counts if count.letter == letter), None)
    white = _tiles(turns, letter, None, Mark.WHITE)
    here = _tiles(turns, letter, place, Mark.WHITE)
    yellow = _tiles(turns, letter, place, Mark.YELLOW)
    if white and (paper or most == 0):
        return Link(letter, Cause.WHITE, white + yellow)
    if white and most == known.fixed.count(letter):
        greens = _tiles(turns, letter, None, Mark.GREEN)
        return Link(letter, Cause.USED, white + yellow + greens)
    if yellow:
        return Link(letter, Cause.YELLOW, yellow + here)
    if here:
        return Link(letter, Cause.HERE, here)
    return Link(letter, Cause.NUMBER, _at(turns, letter))


def _tiles(
    turns: tuple[Turn, ...], letter: str, place: int | None, mark: Mark
) -> tuple[tuple[int, int], ...]:
    """Returns the tiles with this letter and this mark; at every place if `place` is None."""
    return tuple(
        (row, column)
        for row, turn in enumerate(turns)
        for column, (x, said) in enumerate(zip(turn.guess, turn.marks, strict=True))
        if x == letter and said is mark and place in (None, column)
    )


def _at(turns: tuple[Turn, ...], letter: str) -> tuple[tuple[int, int], ...]:
    """Returns the tiles with this letter in guesses that have counting clues."""
    return tuple(
        (row, column)
        for row, turn in enumerate(turns)
        if isinstance(turn.clue, Counts)
        for column, x in enumerate(turn.guess)
        if x == letter
    )


def count_tiles(turns: tuple[Turn, ...], letter: str) -> tuple[tuple[int, int], ...]:
    """Returns the tiles with this letter in all guesses; together they show how often it occurs."""
    return tuple(
        (row, column)
        for row, turn in enumerate(turns)
        for column, x in enumerate(turn.guess)
        if x == letter
    )


_LETTER = Alphabet(("x",))
"""Alphabet with a placeholder for a letter of several characters, whose pattern is unreadable."""


def whole_pattern(known: Knowledge, alphabet: Alphabet) -> str:
    """Returns the whole pattern in the paper's notation, also for letters of several characters."""
    if not known.possible:
        return NOTHING
    ahead = (ahead_of(count, known.length, alphabet) for count in known.open_counts)
    parts = (part_of(known, place, alphabet) for place in range(known.length))
    return "".join([*chain.from_iterable(ahead), *parts])


def part_of(known: Knowledge, place: int, alphabet: Alphabet) -> str:
    """Returns the pattern's part for one place, also if letters have several characters."""
    fixed, excluded = known.fixed[place], known.excluded[place]
    if alphabet.single:
        return pattern_text(Knowledge((fixed,), (excluded,)), alphabet)
    if fixed is not None:
        return fixed
    return f"[^{' '.join(sorted(excluded))}]" if excluded else "."


def ahead_of(count: LetterCount, length: int, alphabet: Alphabet) -> tuple[str, ...]:
    """Returns the pattern's look-aheads for the least and the greatest number of a letter."""
    if not alphabet.single:
        shown = ahead_of(LetterCount("x", count.least, count.most), length, _LETTER)
        return tuple(text.replace("x", count.letter) for text in shown)
    free = Knowledge((None,) * length, (frozenset[str](),) * length)
    places = pattern_text(free, alphabet)
    bounds = (
        LetterCount(count.letter, count.least, None),
        LetterCount(count.letter, 0, count.most),
    )
    known = (Knowledge(free.fixed, free.excluded, (bound,)) for bound in bounds)
    texts = (pattern_text(each, alphabet).removesuffix(places) for each in known)
    return tuple(text for text in texts if text)


def truncate(text: str, characters: int) -> str:
    """Returns a text, cut to at most this many characters; an ellipsis shows that it was cut."""
    return text if len(text) <= characters else text[: characters - 1] + "…"

"""Causes of the parts of a pattern: the tiles they come from, and the reasons."""

from dataclasses import dataclass
from enum import StrEnum
from itertools import chain

from wmh.engine.clues.knowledge import Knowledge, LetterCount
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.paper.pattern import NOTHING, pattern_text


class Cause(StrEnum):
    """Reason why a place is one letter, or cannot be another."""

    GREEN = "green"
    YELLOW = "yellow"
    """The letter was tried here, and is elsewhere."""
    WHITE = "white"
    """The letter occurs nowhere, or only at green places."""
    HERE = "here"
    """A white tile excludes the letter here only: it occurs elsewhere."""
    USED = "used"
    """The letter occurs only as often as green tiles already show."""
    ONLY = "only"
    """A counting clue leaves no other letter here."""
    NUMBER = "number"
    """A counting clue leaves no room for the letter."""


@dataclass(frozen=True, slots=True)
class Link:
    """A letter in one place's part of the pattern, the reason, and the tiles that show it.

    Tiles are turn and place, both from 0.
    """

    letter: str
    cause: Cause
    tiles: tuple[tuple[int, int], ...]


def links(
    turns: tuple[Turn, ...], known: Knowledge, place: int, *, paper: bool
) -> tuple[Link, ...]:
    """Returns the clues behind the letter of a place, or behind each letter it cannot have.

    `paper` is true if the guesses are read as in the paper.
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
    """Returns tiles with the letter and the mark; at every place if `place` is None."""
    return tuple(
        (row, column)
        for row, turn in enumerate(turns)
        for column, (x, said) in enumerate(zip(turn.guess, turn.marks, strict=True))
        if x == letter and said is mark and place in (None, column)
    )


def _at(turns: tuple[Turn, ...], letter: str) -> tuple[tuple[int, int], ...]:
    """Returns tiles with the letter, in guesses with counting clues."""
    return tuple(
        (row, column)
        for row, turn in enumerate(turns)
        if isinstance(turn.clue, Counts)
        for column, x in enumerate(turn.guess)
        if x == letter
    )


def count_tiles(turns: tuple[Turn, ...], letter: str) -> tuple[tuple[int, int], ...]:
    """Returns all tiles of a letter, which together show how often it occurs."""
    return tuple(
        (row, column)
        for row, turn in enumerate(turns)
        for column, x in enumerate(turn.guess)
        if x == letter
    )


_LETTER = Alphabet(("x",))
"""Placeholder for letters of several characters, whose real pattern is unreadable."""


def whole_pattern(known: Knowledge, alphabet: Alphabet) -> str:
    """Returns the whole pattern in the paper's notation, also for letters of several characters."""
    if not known.possible:
        return NOTHING
    ahead = (ahead_of(count, known.length, alphabet) for count in known.open_counts)
    parts = (part_of(known, place, alphabet) for place in range(known.length))
    return "".join([*chain.from_iterable(ahead), *parts])


def part_of(known: Knowledge, place: int, alphabet: Alphabet) -> str:
    """Returns the pattern of a place as text, also for letters of several characters."""
    fixed, excluded = known.fixed[place], known.excluded[place]
    if alphabet.single:
        return pattern_text(Knowledge((fixed,), (excluded,)), alphabet)
    if fixed is not None:
        return fixed
    return f"[^{' '.join(sorted(excluded))}]" if excluded else "."


def ahead_of(count: LetterCount, length: int, alphabet: Alphabet) -> tuple[str, ...]:
    """Returns the look-aheads for the minimal and maximal number of a letter."""
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
    """Returns a text of at most so many characters, with an ellipsis if it was cut."""
    return text if len(text) <= characters else text[: characters - 1] + "…"

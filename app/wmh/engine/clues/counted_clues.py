"""Clues in shared texts that tell how many letters have each mark, but not which letters."""

import re
from collections import Counter
from typing import NamedTuple

from wmh.engine.clues.squares import SquaresLine
from wmh.engine.clues.turn import Counts, Mark

_KEYCAP = re.compile(r"(\d)\u20e3")
_BRACKETS = re.compile(r"\[(\d)(\d)(\d)\]")
_NUMBER = re.compile(r"(?<!\d)\d{1,2}(?!\d)")


class CountedClue(NamedTuple):
    """Clue of two numbers: letters in place, and elsewhere.

    `letters` is the length of the word, None if unknown.
    """

    clue: Counts
    letters: int | None
    rest: str
    """Text of the line without the clue."""


def keycaps(line: str) -> CountedClue | None:
    """Reads a line with a boxed digit for each mark: letters in place, elsewhere, absent.

    Returns None for any other line; two boxed digits are scores of boards side by side. Word500
    shares boxed digits, or three digits in brackets as plain text, as word500_220429.js in
    github.com/word500/word500.github.io shows.
    """
    signs = _BRACKETS if _BRACKETS.search(line) else _KEYCAP
    said = [int(digit) for found in signs.findall(line) for digit in found]
    if len(said) != len(Mark):
        return None
    return CountedClue(Counts((said[0], said[1])), sum(said), signs.sub(" ", line))


def is_heading(apart: SquaresLine) -> bool:
    """True if a line has one square for each mark and nothing else: the heading of a table."""
    marks = [mark for run in apart.runs for mark in run]
    return len(marks) == len(Mark) and set(marks) == set(Mark) and not apart.rest.strip()


def counted_clue_of(apart: SquaresLine) -> CountedClue | None:
    """Reads a clue of squares, repeated or each with a number beside it; None for other lines."""
    marks = [mark for run in apart.runs for mark in run]
    numbers = [int(said) for said in _NUMBER.findall(apart.rest)]
    if None in marks or (numbers and not len(numbers) == len(marks) == len(set(marks))):
        return None
    each = dict(zip(marks, numbers, strict=True)) if numbers else Counter(marks)
    clue = Counts((each.get(Mark.GREEN, 0), each.get(Mark.YELLOW, 0)))
    letters = None if numbers and Mark.WHITE not in each else sum(each.values())
    return CountedClue(clue, letters, _NUMBER.sub(" ", apart.rest) if numbers else apart.rest)

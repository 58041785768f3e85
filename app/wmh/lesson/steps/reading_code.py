"""The lines by which the clues of each rule are read, for the code beside a pattern."""

from collections.abc import Callable, Mapping
from typing import Literal, assert_never

from wmh.engine.clues.knowledge import (
    note_in_common,
    note_in_place,
    read_as_in_paper,
    read_counts,
    read_jotto_each,
    read_naive_tiles,
    read_places,
)
from wmh.engine.clues.rules import Rule
from wmh.lesson.causes import Cause
from wmh.lesson.code import CodeLine

Bound = Literal["least", "most"]


def reading(rule: Rule, cause: Cause | None = None) -> CodeLine:
    """Where a place learns what it may be; None for one of which nothing is learnt."""
    fixes = cause in (Cause.GREEN, Cause.ONLY)
    bars = cause in (Cause.YELLOW, Cause.HERE)
    if cause is None:
        return CodeLine(read_places, "for place, ")
    match rule:
        case Rule.PAPER:
            line = "notes.fix" if fixes else "notes.excluded[" if bars else "letters.add"
            return CodeLine(read_as_in_paper, line)
        case Rule.TILES if fixes or bars:
            return CodeLine(read_places, "notes.fix" if fixes else "notes.excluded[")
        case Rule.NAIVE if fixes or bars:
            return CodeLine(read_naive_tiles, "notes.fix" if fixes else "notes.excluded[")
        case Rule.PEGS | Rule.POSITIONS:
            return CodeLine(note_in_place, "notes.fix" if fixes else "notes.excluded[")
        case Rule.TILES | Rule.NAIVE | Rule.JOTTO | Rule.JOTTO_EACH:
            return counting_line(rule, "most")
        case _:
            assert_never(rule)


def counting_line(rule: Rule, bound: Bound) -> CodeLine:
    """Where it is learnt how often a letter must occur, or may."""
    return CodeLine(_COUNTING[rule], f"notes.at_{bound}(")


def silent(rule: Rule) -> CodeLine:
    """Where a clue that counts says nothing."""
    return CodeLine(
        _COUNTING[rule] if rule is not Rule.POSITIONS else note_in_place, "if number is"
    )


_COUNTING: Mapping[Rule, Callable[..., object]] = {
    Rule.TILES: read_counts,
    Rule.PAPER: read_counts,  # The strict pattern beside it is that of tiles.
    Rule.NAIVE: read_naive_tiles,
    Rule.PEGS: note_in_common,
    Rule.POSITIONS: note_in_common,
    Rule.JOTTO: note_in_common,
    Rule.JOTTO_EACH: read_jotto_each,
}

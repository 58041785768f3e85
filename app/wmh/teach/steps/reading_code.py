"""The lines by which the clues of each rule are read, for the code beside a pattern."""

from typing import Literal

from wmh.engine.clues.knowledge import READINGS, read_as_in_paper, read_places
from wmh.engine.clues.rules import RULES, Rule
from wmh.teach.causes import Cause
from wmh.teach.code import CodeLine

Bound = Literal["least", "most"]


def reading(rule: Rule, cause: Cause | None = None) -> CodeLine:
    """Where a place learns what it may be; None for one of which nothing is learnt."""
    fixes = cause in (Cause.GREEN, Cause.ONLY)
    bars = cause in (Cause.YELLOW, Cause.HERE)
    if cause is None:
        return CodeLine(read_places, "for place, ")
    places = READINGS[rule].places
    if places is not None and (fixes or bars):
        return CodeLine(places, "notes.fix" if fixes else "notes.excluded[")
    if rule is Rule.PAPER:
        return CodeLine(read_as_in_paper, "letters.add")
    if places is not None and RULES[rule].counted:
        return CodeLine(places, "notes.excluded[")
    return counting_line(rule, "most")


def counting_line(rule: Rule, bound: Bound) -> CodeLine:
    """Where it is learnt how often a letter must occur, or may."""
    return CodeLine(READINGS[rule].counts, f"notes.at_{bound}(")


def silent(rule: Rule) -> CodeLine:
    """Where a clue that counts says nothing."""
    of = READINGS[rule]
    alone = of.places is not None and len(RULES[rule].counted) == 1
    return CodeLine(of.places if alone and of.places else of.counts, "if number is")

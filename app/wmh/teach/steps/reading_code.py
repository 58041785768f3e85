"""Lines of code that read the clues of each rule, shown beside a pattern's figure."""

from typing import Literal

from wmh.engine.clues.rules import RULES, Rule
from wmh.teach.causes import Cause
from wmh.teach.code import CodeLine

Bound = Literal["least", "most"]

_PLACES = {
    Rule.TILES: "read_places",
    Rule.NAIVE: "read_naive",
    Rule.PAPER: "read_paper",
    Rule.PEGS: "read_in_place",
    Rule.POSITIONS: "read_in_place",
}
"""Names of the pieces of code that read what clues say about places, by rule."""

_COUNTS = {
    Rule.TILES: "read_counts",
    Rule.NAIVE: "read_naive",
    Rule.PAPER: "read_counts",
    Rule.JOTTO_EACH: "read_each",
}
"""Names of the pieces of code that read letter counts; rules that are missing share one piece."""

_FIXES = {"read_naive": "fix(x)"}
_BANS = {"read_naive": "ban_here"}


def reading(rule: Rule, cause: Cause | None = None) -> CodeLine:
    """Returns the line of code that reads a place for a cause (the loop's line if None)."""
    if cause is None:
        return CodeLine("read_places", "for i")
    places = _PLACES.get(rule)
    if places is not None and cause in (Cause.GREEN, Cause.ONLY):
        return CodeLine(places, _FIXES.get(places, "fixed[i]"))
    if places is not None and cause in (Cause.YELLOW, Cause.HERE):
        return CodeLine(places, _BANS.get(places, "banned[i]"))
    if rule is Rule.PAPER:
        return CodeLine("read_paper", "nowhere")
    if places is not None and RULES[rule].counted:
        return CodeLine(places, "banned[i]")
    return counting_line(rule, "most")


def counting_line(rule: Rule, bound: Bound) -> CodeLine:
    """Returns the line of code that sets the least or the greatest number of a letter."""
    return CodeLine(_COUNTS.get(rule, "read_in_common"), f"{bound}[x]")


def silent(rule: Rule) -> CodeLine:
    """Returns the line of code for a counting clue that excludes nothing."""
    if rule is Rule.POSITIONS:
        return CodeLine("read_in_place", "if number == 0")
    return CodeLine(_COUNTS.get(rule, "read_in_common"), "if times")

"""Methods to break a code, by name; cheap to import."""

from collections.abc import Mapping
from enum import StrEnum

from wmh.base.text.wording import translatable
from wmh.helper.mastermind.backtracking import BacktrackingReading


class CodeMethod(StrEnum):
    """Methods to break a code, by their names in the command line."""

    BACKTRACKING = "backtracking"
    RISING = "backtracking-rising"
    KNUTH = "knuth"
    ENTROPY = "entropy"
    EXPECTED = "expected"
    PARTS = "parts"
    EXACT = "exact"
    EXACT_IN_FIVE = "exact-in-five"


METHODS: Mapping[CodeMethod, str] = {
    CodeMethod.BACKTRACKING: "Expands by position and by colour in turn (Astatin 2009).",
    CodeMethod.RISING: "Expands by position again wherever the score has risen (Astatin 2009).",
    CodeMethod.KNUTH: "Leaves the fewest codes at worst (Knuth 1977).",
    CodeMethod.ENTROPY: "Gives the most information on average (Neuwirth 1982).",
    CodeMethod.EXPECTED: "Leaves the fewest codes on average (Irving 1978).",
    CodeMethod.PARTS: "Can get the most different marks (Kooi 2005).",
    CodeMethod.EXACT: "Needs the fewest guesses on average (Koyama and Lai 1993).",
    CodeMethod.EXACT_IN_FIVE: (
        "Needs the fewest on average of those that never need more than five."
    ),
}
translatable(METHODS)

SEARCHES = (CodeMethod.EXACT, CodeMethod.EXACT_IN_FIVE)
"""Methods that search to the end of the game; they need the compiled kernels."""

READINGS: Mapping[CodeMethod, BacktrackingReading] = {
    CodeMethod.BACKTRACKING: BacktrackingReading.ALTERNATING,
    CodeMethod.RISING: BacktrackingReading.RISING,
}

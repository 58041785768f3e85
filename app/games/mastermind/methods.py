"""The ways to break a code, by name; cheap to import."""

from collections.abc import Mapping
from enum import StrEnum

from app.games.mastermind.backtracking import Reading


class Method(StrEnum):
    """The methods, by the names that the command line uses."""

    BACKTRACKING = "backtracking"
    RISING = "backtracking-rising"
    KNUTH = "knuth"
    ENTROPY = "entropy"
    EXPECTED = "expected"
    PARTS = "parts"
    EXACT = "exact"
    EXACT_IN_FIVE = "exact-in-five"


METHODS: Mapping[Method, str] = {
    Method.BACKTRACKING: "Source 002: expands by position and by colour in turn.",
    Method.RISING: "The same, but by position again wherever the score has risen.",
    Method.KNUTH: "Leaves the fewest codes at worst (Knuth 1977).",
    Method.ENTROPY: "The mark to expect tells most (Neuwirth 1982).",
    Method.EXPECTED: "Leaves the fewest codes on average (Irving 1978).",
    Method.PARTS: "Can be answered by the most different marks (Kooi 2005).",
    Method.EXACT: "Needs the fewest guesses on average (Koyama and Lai 1993).",
    Method.EXACT_IN_FIVE: "Needs the fewest on average of those that never need more than five.",
}

READINGS: Mapping[Method, Reading] = {
    Method.BACKTRACKING: Reading.ALTERNATING,
    Method.RISING: Reading.RISING,
}

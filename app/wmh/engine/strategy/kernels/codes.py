"""Codes of clues: how many there are, and what holds them. Cheap to import."""

from wmh.engine.clues.rules import RULES, Rule

BITS = (8, 16, 32, 64)
"""Of the types that hold codes: everything that measures is compiled for each."""

SCALE = 1 << 24
"""Information is counted in whole parts of a bit, so that equal partitions are exactly equal
whatever the order of their classes."""


def codes(rule: Rule, length: int) -> int:
    """How many codes there are; the last one is that of the guess itself."""
    wording = RULES[rule]
    if not wording.counted:
        return 3**length
    # A clue that does not tell it when the guess is the secret leaves its code to be added.
    return (length + 1) ** len(wording.counted) + (not wording.tells)


def bits(rule: Rule, length: int) -> int:
    """Of the smallest type that holds every code."""
    return next(width for width in BITS if codes(rule, length) <= 1 << width)

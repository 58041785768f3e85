"""The compiled kernels, for who does not import them: whether there are any, and for which codes.

Cheap to ask.
"""

from importlib.util import find_spec

from app.engine.clues.rules import Rule

BITS = (8, 16, 32, 64)
"""Of the types that hold the codes of clues: everything that measures is compiled for each."""


def unavailable() -> str | None:
    """One line, why only the strategies that do not split are available; None if all are."""
    if find_spec("numba") is not None:
        return None
    return "This strategy needs numba, which is not installed here: choose paper or positional."


class NotReadyError(Exception):
    """Kernels that are needed are still being compiled elsewhere."""


def codes(rule: Rule, length: int) -> int:
    """How many codes there are; the last one is that of the guess itself."""
    if rule in (Rule.TILES, Rule.PAPER, Rule.NAIVE):
        return 3**length
    if rule is Rule.PEGS:
        return (length + 1) ** 2
    return length + 1 if rule is Rule.POSITIONS else length + 2


def bits(rule: Rule, length: int) -> int:
    """Of the smallest type that holds every code."""
    return next(width for width in BITS if codes(rule, length) <= 1 << width)

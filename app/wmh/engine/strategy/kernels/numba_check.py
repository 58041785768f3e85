"""The compiled kernels, for who does not import them: whether there are any, and for which codes.

Cheap to ask.
"""

from importlib.util import find_spec
from typing import assert_never

from wmh.engine.clues.rules import Rule
from wmh.engine.wording import translatable

BITS = (8, 16, 32, 64)
"""Of the types that hold the codes of clues: everything that measures is compiled for each."""


def unavailable() -> str | None:
    """One line, why only the strategies that do not split are available; None if all are."""
    if find_spec("numba") is not None:
        return None
    return translatable(
        "Strategies",
        "This strategy needs numba, which is not installed here: choose paper or positional.",
    )


class NotReadyError(Exception):
    """Kernels that are needed are still being compiled elsewhere."""


def codes(rule: Rule, length: int) -> int:
    """How many codes there are; the last one is that of the guess itself."""
    match rule:
        case Rule.TILES | Rule.PAPER | Rule.NAIVE:
            return 3**length
        case Rule.PEGS:
            return (length + 1) ** 2
        case Rule.POSITIONS:
            return length + 1
        case Rule.JOTTO | Rule.JOTTO_EACH:
            return length + 2
        case _:
            assert_never(rule)


def bits(rule: Rule, length: int) -> int:
    """Of the smallest type that holds every code."""
    return next(width for width in BITS if codes(rule, length) <= 1 << width)

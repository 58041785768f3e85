"""The compiled kernels, for who does not import them: whether there are any, and what they count.

Cheap to ask.
"""

from importlib.util import find_spec

from wmh.base.text.wording import translatable
from wmh.engine.clues.rules import RULES, Rule

BITS = (8, 16, 32, 64)
"""Of the types that hold the codes of clues: everything that measures is compiled for each."""

SCALE = 1 << 24
"""Information is counted in whole parts of a bit, so that equal partitions are exactly equal
whatever the order of their classes."""


_NO_NUMBA = "This strategy needs numba, which is not installed here: choose paper or positional."
"""Said beside a list that is not ranked, and where a command is refused."""
translatable("Strategies", _NO_NUMBA)
translatable("Errors", _NO_NUMBA)


def unavailable() -> str | None:
    """One line, why only the strategies that do not split are available; None if all are."""
    if find_spec("numba") is not None:
        return None
    return _NO_NUMBA


class NotReadyError(Exception):
    """Kernels that are needed are still being compiled elsewhere."""


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

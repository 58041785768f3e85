"""Integer codes of clues: their number, and the integer type that holds them.

Cheap to import.
"""

from typing import TYPE_CHECKING

from wmh.engine.clues.rules import RULES, Rule

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

BITS = (8, 16, 32, 64)
"""Sizes in bits of the integer types of codes; measuring kernels are compiled for each."""

SCALE = 1 << 24
"""Number of units in a bit of information.

Information is counted in integers so that equal partitions have exactly equal values.
"""


def codes(rule: Rule, length: int) -> int:
    """Returns the number of codes of a rule; the last code is that of the guess itself."""
    wording = RULES[rule]
    if not wording.counted:
        return 3**length
    # A clue that does not tell it when the guess is the secret leaves its code to be added.
    return (length + 1) ** len(wording.counted) + (not wording.tells)


def bits(rule: Rule, length: int) -> int:
    """Returns the number of bits of the smallest type that holds every code."""
    return next(width for width in BITS if codes(rule, length) <= 1 << width)


def check_worth(worth: "NDArray[np.int64] | None") -> None:
    """Raises ValueError if an empty class has a value other than 0.

    Every measure sums over the classes that exist, but some kernels sum over all codes.
    """
    if worth is not None and len(worth) and worth[0]:
        raise ValueError("a class of no word is worth nothing")

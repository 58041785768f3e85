"""Hues that games usually have for right and present; they decide only if nothing else does."""

from collections.abc import Sequence

Scheme = tuple[float, float, float]

SCHEMES: tuple[Scheme, ...] = (
    (120, 50, 0.0),
    (22, 202, -0.3),
    (0, 48, -1.3),
    (122, 33, -0.5),
    (150, 50, -0.3),
    (140, 208, -1.5),
    (215, 28, -1.2),
    (215, 50, -1.8),
    (122, 285, -1.8),
    (275, 50, -2.0),
    (330, 50, -2.3),
    (185, 50, -2.0),
    (122, 0, -2.6),
)
"""Known schemes: the hue of right, the hue of present, and the log of their frequency."""

WIDTH = 14.0
"""Standard deviation of a hue from its scheme, in degrees."""

ANY = 3.5
"""Cost (logarithm) of a hue that belongs to no known scheme."""


def hues_weight(right: Sequence[float], present: Sequence[float]) -> float:
    """Returns the log-likelihood of hues for right and for present.

    It is that of the best known scheme, or of the hues one by one if that is greater.
    """
    known = max(
        common
        - sum(min((_turn(x, a) / WIDTH) ** 2, 9) for x in right)
        - sum(min((_turn(x, b) / WIDTH) ** 2, 9) for x in present)
        for a, b, common in SCHEMES
    )
    alone = -0.5 - sum(map(_of_right, right)) - sum(map(_of_present, present))
    return max(known, alone)


def _of_right(hue: float) -> float:
    """Returns the cost of a hue that means right: green is usual."""
    return min((_turn(hue, 120) / 38) ** 2, ANY)


def _of_present(hue: float) -> float:
    """Returns the cost of a hue that means present.

    Yellow and orange are usual, then blue and purple.
    """
    return min((_turn(hue, 45) / 28) ** 2, 1.2 + (_turn(hue, 235) / 70) ** 2, ANY)


def _turn(one: float, other: float) -> float:
    return abs((one - other + 180) % 360 - 180)

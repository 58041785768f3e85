"""The power of a study of this size, before it begins.

Without scipy, which would take the window 50 MB and a third of a second to show one number.
"""

from functools import lru_cache
from math import erfc, exp, lgamma, log, sqrt

LEVEL, POWER = 0.05, 0.80

_HALVINGS = 50
"""Until a number is known to more digits than are shown."""
_STEPS = 400
_LEAST = 45
"""Powers of e below its peak, where a density counts no more."""


def power(effect: float, first: int, second: int, level: float = LEVEL) -> float:
    """Power of a two-sided t test of two groups for an effect in standard deviations.

    Raises ValueError where a group has less than two.
    """
    if min(first, second) < 2:
        raise ValueError("a group needs at least two participants")
    freedom = first + second - 2
    centre = abs(effect) * sqrt(first * second / (first + second))
    bound = critical_value(freedom, level)
    return _above(bound, freedom, centre) + _above(bound, freedom, -centre)


def smallest_effect(first: int, second: int, wanted: float = POWER, level: float = LEVEL) -> float:
    """The effect, in standard deviations, that is found with that likelihood.

    Raises ValueError as `power` does.
    """
    most = 1.0
    while power(most, first, second, level) < wanted:
        most *= 2
    least = 0.0
    for _ in range(_HALVINGS):
        middle = (least + most) / 2
        if power(middle, first, second, level) < wanted:
            least = middle
        else:
            most = middle
    return most


def participants_needed(effect: float, wanted: float = POWER, level: float = LEVEL) -> int:
    """Participants that each of two equal groups needs to find an effect with the wanted power."""
    n = 2
    while power(effect, n, n, level) < wanted:
        n *= 2
    low, high = n // 2, n
    while high - low > 1:
        middle = (low + high) // 2
        if middle >= 2 and power(effect, middle, middle, level) >= wanted:
            high = middle
        else:
            low = middle
    return high


@lru_cache(maxsize=64)
def critical_value(freedom: int, level: float) -> float:
    """Critical value of a two-sided t test at this level."""
    least, most = 0.0, 1.0
    while _above(most, freedom, 0.0) > level / 2:
        most *= 2
    for _ in range(_HALVINGS):
        middle = (least + most) / 2
        if _above(middle, freedom, 0.0) > level / 2:
            least = middle
        else:
            most = middle
    return most


def _above(bound: float, freedom: int, centre: float) -> float:
    """Probability that a noncentral t is above a bound.

    It is a normal variable over the root of chi squared by its freedom: the normal's part above,
    for each such root, by how likely that is; summed over the root's logarithm, in which the
    density falls off so fast to both sides that a plain sum has all digits.
    """
    room = sqrt(_LEAST / freedom)
    begin = -room - _LEAST / freedom
    step = (room - begin) / _STEPS
    height = log(2) + freedom / 2 * log(freedom / 2) - lgamma(freedom / 2)
    total = 0.0
    for number in range(_STEPS + 1):
        x = begin + step * number
        density = exp(height + freedom * (x - exp(2 * x) / 2))
        total += density * erfc((bound * exp(x) - centre) / sqrt(2)) / 2
    return total * step

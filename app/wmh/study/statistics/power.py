"""Power of a t test in a planned study.

It is computed without scipy, which would take the window 50 MB and a third of a second for one
number.
"""

from functools import lru_cache
from math import erfc, exp, lgamma, log, sqrt

LEVEL, POWER = 0.05, 0.80

_HALVINGS = 50
"""Number of bisection steps, which gives more digits than are shown."""
_STEPS = 400
_LEAST = 45
"""Fall of the log density below its maximum beyond which the density is neglected."""


def power(effect: float, first: int, second: int, level: float = LEVEL) -> float:
    """Returns the power of a two-sided t test of two groups, of sizes `first` and `second`.

    `effect` is in standard deviations. Raises ValueError for a group of less than two.
    """
    if min(first, second) < 2:
        raise ValueError("a group needs at least two participants")
    freedom = first + second - 2
    centre = abs(effect) * sqrt(first * second / (first + second))
    bound = critical_value(freedom, level)
    return _above(bound, freedom, centre) + _above(bound, freedom, -centre)


def smallest_effect(first: int, second: int, wanted: float = POWER, level: float = LEVEL) -> float:
    """Returns the smallest effect, in standard deviations, that is detected with the wanted power.

    Raises ValueError like `power`.
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
    """Returns the size of two equal groups that finds an effect with the wanted power."""
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
    """Returns the critical value of a two-sided t test at this level."""
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
    """Returns the probability that a noncentral t exceeds a bound.

    A noncentral t is a normal variable divided by the root of chi squared over its degrees of
    freedom. The probability is the normal tail for each root, weighted by the root's density and
    summed over the root's logarithm. The density falls off so fast at both ends that a plain sum is
    exact.
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

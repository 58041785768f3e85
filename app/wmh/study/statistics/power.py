"""The power of a study of this size, before it begins."""

from math import sqrt

from wmh.extras import studies

with studies():
    from scipy import optimize, stats


LEVEL, POWER = 0.05, 0.80


def power(effect: float, first: int, second: int, level: float = LEVEL) -> float:
    """How likely a two-sided t test finds an effect, in standard deviations, with two such groups.

    Raises ValueError where a group has less than two.
    """
    if min(first, second) < 2:
        raise ValueError("a group needs at least two participants")
    freedom = first + second - 2
    centre = abs(effect) * sqrt(first * second / (first + second))
    bound = float(stats.t.ppf(1 - level / 2, freedom))
    above = float(stats.nct.sf(bound, freedom, centre))
    return above + float(stats.nct.sf(bound, freedom, -centre))


def smallest_effect(first: int, second: int, wanted: float = POWER, level: float = LEVEL) -> float:
    """The effect, in standard deviations, that is found with that likelihood.

    Raises ValueError as `power` does.
    """
    power(0.0, first, second, level)
    most = 1.0
    while power(most, first, second, level) < wanted:
        most *= 2
    return float(optimize.brentq(lambda d: power(d, first, second, level) - wanted, 0.0, most))


def needed(effect: float, wanted: float = POWER, level: float = LEVEL) -> int:
    """How many participants each of two equal groups needs for an effect to be found so likely."""
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

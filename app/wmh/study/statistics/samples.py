"""Descriptive figures of one group, which has a number for each participant."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import nan, sqrt

import numpy as np

from wmh.study.statistics.distributions import Numbers, t_quantile

CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Interval:
    """Confidence interval with the confidence `CONFIDENCE`; nan for too few values."""

    low: float
    high: float


UNKNOWN = Interval(nan, nan)


@dataclass(frozen=True, slots=True)
class Description:
    """Descriptive figures of one group.

    The interval is that of the mean (Student's t); the standard deviation has the divisor n - 1.
    """

    n: int
    mean: float
    interval: Interval
    deviation: float
    median: float
    quartiles: tuple[float, float]
    least: float
    most: float


_DECIMALS = 10


def level(values: Sequence[float] | Numbers) -> Numbers:
    """Makes values equal that differ by floating-point error only, so that ranks see a tie.

    Means of the same logarithms in another order differ in the sixteenth digit.
    """
    return np.round(np.asarray(values, np.float64), _DECIMALS)


def varies(values: Numbers) -> bool:
    """True if the values differ; the variance of equal values may be above 0 by rounding."""
    return bool(np.ptp(values) > 0)


def describe(values: Sequence[float]) -> Description:
    """Returns the descriptive figures of a group; nan for those that need more participants."""
    x = np.asarray(values, np.float64)
    n = len(x)
    if not n:
        return Description(0, nan, UNKNOWN, nan, nan, (nan, nan), nan, nan)
    mean = float(x.mean())
    deviation = float(x.std(ddof=1)) if n > 1 else nan
    low, middle, high = np.quantile(x, (0.25, 0.5, 0.75)).tolist()
    return Description(
        n,
        mean,
        _mean_interval(mean, deviation, n),
        deviation,
        middle,
        (low, high),
        float(x.min()),
        float(x.max()),
    )


def _mean_interval(mean: float, deviation: float, n: int) -> Interval:
    if n < 2:
        return UNKNOWN
    reach = t_quantile((1 + CONFIDENCE) / 2, n - 1) * deviation / sqrt(n)
    return Interval(mean - reach, mean + reach)

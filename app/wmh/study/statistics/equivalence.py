"""Equivalence of two groups (TOST), and robust tests of trimmed means."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, nan, sqrt

import numpy as np

from wmh.study.statistics.comparison import Comparison, Estimate, Statistic
from wmh.study.statistics.distributions import t_above, t_below, t_quantile
from wmh.study.statistics.samples import CONFIDENCE, UNKNOWN, Interval, Numbers, level

TRIMMED = 0.2
"""Share of the values that are trimmed at each end (Yuen 1974)."""


@dataclass(frozen=True, slots=True)
class Equivalence:
    """Two one-sided t tests (Schuirmann 1987); p is the greater p, `interval` that of 90 %."""

    margin: float
    p: float
    interval: Interval

    @property
    def shown(self) -> bool:
        """True if the difference lies within the margin, at the 5 % level."""
        return self.p < 1 - CONFIDENCE


def equivalence(comparison: Comparison, margin: float) -> Equivalence:
    """Tests if the means of a comparison differ by less than `margin` in either direction.

    Standard error and degrees of freedom are those of its t test.
    """
    told, far = comparison.welch, comparison.difference.value
    if not told.statistic:
        error = (comparison.difference.interval.high - far) / _quantile(told.freedom, CONFIDENCE)
    else:
        error = far / told.statistic
    if not error > 0:
        return Equivalence(margin, nan, UNKNOWN)
    p = max(
        t_above((far + margin) / error, told.freedom),
        t_below((far - margin) / error, told.freedom),
    )
    reach = _quantile(told.freedom, 2 * CONFIDENCE - 1) * error
    return Equivalence(margin, p, Interval(far - reach, far + reach))


def _quantile(freedom: float, share: float) -> float:
    return t_quantile((1 + share) / 2, freedom)


def trimmed_between(first: Sequence[float], second: Sequence[float]) -> tuple[Statistic, Estimate]:
    """Returns Yuen's test of two trimmed means with unequal variances, and their difference."""
    x, y = level(first), level(second)
    if min(len(x), len(y)) < 2:
        return Statistic(nan, nan), Estimate(nan, UNKNOWN)
    parts = _squared_error(x), _squared_error(y)
    far = _trimmed_mean(x) - _trimmed_mean(y)
    if not sum(parts) > 0:
        return Statistic(nan, nan), Estimate(far, UNKNOWN)
    freedoms = _untrimmed_size(x) - 1, _untrimmed_size(y) - 1
    if not min(freedoms):
        return Statistic(nan, nan), Estimate(far, UNKNOWN)
    freedom = sum(parts) ** 2 / sum(
        part**2 / each for part, each in zip(parts, freedoms, strict=True)
    )
    return _t_result(far, sqrt(sum(parts)), freedom)


def trimmed_within(first: Sequence[float], second: Sequence[float]) -> tuple[Statistic, Estimate]:
    """Returns Tukey and McLaughlin's test of the trimmed mean of differences, and that mean."""
    gaps = level(np.asarray(first, np.float64) - np.asarray(second, np.float64))
    if len(gaps) < 2:
        return Statistic(nan, nan), Estimate(nan, UNKNOWN)
    far = _trimmed_mean(gaps)
    error, freedom = sqrt(_squared_error(gaps)), _untrimmed_size(gaps) - 1
    if not error > 0 or not freedom:
        return Statistic(nan, nan), Estimate(far, UNKNOWN)
    return _t_result(far, error, freedom)


def _trimmed_mean(x: Numbers) -> float:
    cut = floor(TRIMMED * len(x))
    return float(np.sort(x)[cut : len(x) - cut].mean())


def _untrimmed_size(x: Numbers) -> int:
    return len(x) - 2 * floor(TRIMMED * len(x))


def _squared_error(x: Numbers) -> float:
    """Returns the squared standard error of a trimmed mean, from the winsorized variance."""
    ordered = np.sort(x)
    cut = floor(TRIMMED * len(x))
    if cut:
        ordered[:cut], ordered[-cut:] = ordered[cut], ordered[-cut - 1]
    left = _untrimmed_size(x)
    if left < 2 or not np.ptp(ordered) > 0:
        return 0.0
    return float(ordered.var(ddof=1)) * (len(x) - 1) / (left * (left - 1))


def _t_result(far: float, error: float, freedom: float) -> tuple[Statistic, Estimate]:
    t = far / error
    p = 2 * t_above(abs(t), freedom)
    reach = _quantile(freedom, CONFIDENCE) * error
    return Statistic(t, p, freedom), Estimate(far, Interval(far - reach, far + reach))

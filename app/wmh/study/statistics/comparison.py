"""Comparison of two groups of participants: tests, effects, and intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, isfinite, lgamma, nan, sqrt

import numpy as np
from numpy.polynomial import Polynomial

from wmh.base.system.extras import studies
from wmh.study.statistics.distributions import (
    noncentral_t_below,
    normal_above,
    normal_quantile,
    ranks_of,
    root_between,
    t_above,
    t_quantile,
)
from wmh.study.statistics.resampling import bootstrap_interval
from wmh.study.statistics.samples import CONFIDENCE, UNKNOWN, Interval, Numbers, level, varies

EXACT = 25_000
"""Greatest product of group sizes for an exact test, which then takes less than a second."""

_NEAR = 1e-9
"""Distance outside 0 to 1 at which a root still counts as a probability."""


@dataclass(frozen=True, slots=True)
class Statistic:
    """Result of a test: statistic, degrees of freedom if there are any, and two-sided p.

    `exact` is true if p is computed from all permutations, not from a limit distribution.
    """

    statistic: float
    p: float
    freedom: float = nan
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Estimate:
    """An estimate with its confidence interval."""

    value: float
    interval: Interval


@dataclass(frozen=True, slots=True)
class Comparison:
    """Comparison of two groups; differences are first group minus second group.

    `welch` is the test, and `difference` the difference, of the means (Welch 1947). `u` is the
    Mann-Whitney test, exact without ties for at most `EXACT` pairs, else asymptotic, corrected for
    ties and continuity. `rank_biserial` is the effect of `u`: the share of pairs in which the first
    is greater, less the share in which it is smaller (Cureton 1956), with Newcombe's fifth interval
    (2006). `g` is Hedges' effect with the exact correction and the interval of the noncentral t.
    `bootstrap` is the interval of the difference of means when participants are drawn again, group
    by group (bias-corrected and accelerated).
    """

    welch: Statistic
    difference: Estimate
    u: Statistic
    rank_biserial: Estimate
    g: Estimate
    bootstrap: Interval


def compare(first: Sequence[float], second: Sequence[float], seed: int) -> Comparison:
    """Returns all tests and effects of two groups; nan where values are too few or all equal."""
    x, y = level(first), level(second)
    welch, difference = _welch(x, y)
    u, rank_biserial = _mann_whitney(x, y)
    return Comparison(welch, difference, u, rank_biserial, hedges_g(x, y), _bootstrap(x, y, seed))


def _spread(x: Numbers, y: Numbers) -> bool:
    """True if both groups have at least two values and at least one group varies."""
    return min(len(x), len(y)) > 1 and (varies(x) or varies(y))


def _welch(x: Numbers, y: Numbers) -> tuple[Statistic, Estimate]:
    apart = float(x.mean() - y.mean()) if min(len(x), len(y)) else nan
    if not _spread(x, y):
        return Statistic(nan, nan), Estimate(apart, UNKNOWN)
    parts = x.var(ddof=1) / len(x), y.var(ddof=1) / len(y)
    error = sqrt(sum(parts))
    freedom = sum(parts) ** 2 / (parts[0] ** 2 / (len(x) - 1) + parts[1] ** 2 / (len(y) - 1))
    t = apart / error
    reach = t_quantile((1 + CONFIDENCE) / 2, freedom) * error
    p = 2 * t_above(abs(t), freedom)
    return Statistic(t, p, float(freedom)), Estimate(apart, Interval(apart - reach, apart + reach))


def _mann_whitney(x: Numbers, y: Numbers) -> tuple[Statistic, Estimate]:
    n, m = len(x), len(y)
    if not min(n, m):
        return Statistic(nan, nan), Estimate(nan, UNKNOWN)
    both = np.concatenate([x, y])
    ranks = ranks_of(both)
    u = float(ranks[:n].sum()) - n * (n + 1) / 2
    if np.ptp(both) == 0:
        return Statistic(u, 1.0), Estimate(0.0, UNKNOWN)
    exact = n * m <= EXACT and len(np.unique(both)) == n + m
    p = _exact_p(x, y) if exact else _normal_p(u, n, m, ranks)
    share = u / (n * m)
    estimate = Estimate(2 * share - 1, share_interval(share, n, m))
    return Statistic(u, p, exact=exact), estimate


def _exact_p(x: Numbers, y: Numbers) -> float:
    with studies():
        from scipy import stats

    return float(stats.mannwhitneyu(x, y, method="exact").pvalue)


def _normal_p(u: float, n: int, m: int, ranks: Numbers) -> float:
    """Returns the p value of the limit, corrected for ties and for continuity."""
    _, times = np.unique(ranks, return_counts=True)
    size = n + m
    tied = float((times**3 - times).sum()) / (size * (size - 1))
    away = abs(u - n * m / 2) - 0.5
    return min(2 * normal_above(away / sqrt(n * m / 12 * (size + 1 - tied))), 1.0)


def share_interval(share: float, n: int, m: int) -> Interval:
    """Returns the confidence interval of a probability of superiority, rescaled to -1 to 1.

    `share` is the probability, `n` and `m` are the group sizes. By Newcombe's method 5 (2006) the
    ends are the probabilities from which the observed one is z standard errors away, with the error
    of Hanley and McNeil (1982) and the mean of both group sizes.
    """
    z = normal_quantile((1 + CONFIDENCE) / 2)
    half = (n + m) / 2 - 1
    theta = Polynomial([0.0, 1.0])
    above, below = 2 - theta, 1 + theta
    more = half * ((1 - theta) * below + theta * above)
    error = z * z * theta * (1 - theta) * (above * below + more)
    # Times (2 - theta) (1 + theta), which leaves the roots: two of the four lie from 0 to 1, for
    # a share of 0 or 1 as for any other.
    away = n * m * (share - theta) ** 2 * above * below - error
    roots = [float(root.real) for root in away.roots() if -_NEAR < root.real < 1 + _NEAR]
    low, high = max(min(roots), 0.0), min(max(roots), 1.0)
    return Interval(2 * min(low, share) - 1, 2 * max(high, share) - 1)


def hedges_g(x: Numbers, y: Numbers) -> Estimate:
    """Returns the difference in pooled standard deviations, corrected for bias (Hedges 1981)."""
    n, m = len(x), len(y)
    if not _spread(x, y):
        return Estimate(nan, UNKNOWN)
    freedom = n + m - 2
    pooled = sqrt(((n - 1) * x.var(ddof=1) + (m - 1) * y.var(ddof=1)) / freedom)
    root = sqrt(n * m / (n + m))
    d = float(x.mean() - y.mean()) / pooled
    exact = unbias(freedom)
    ends = noncentralities(d * root, freedom)
    return Estimate(exact * d, Interval(exact * ends[0] / root, exact * ends[1] / root))


def unbias(freedom: int) -> float:
    """Returns the factor from Cohen's d to Hedges' g: about 1 - 3 / (4 * freedom - 1)."""
    if freedom < 2:
        return nan
    return exp(lgamma(freedom / 2) - lgamma((freedom - 1) / 2)) / sqrt(freedom / 2)


def noncentralities(t: float, freedom: int) -> tuple[float, float]:
    """Returns the noncentralities of t for the ends of a confidence interval.

    At the interval's lower end the observed t is the 97.5 % quantile of the noncentral t
    distribution, at its upper end the 2.5 % quantile.
    """
    tail = (1 - CONFIDENCE) / 2

    def solve(share: float) -> float:
        def over(centre: float) -> float:
            return noncentral_t_below(t, freedom, centre) - share

        reach = 4 + abs(t) / 2
        while over(t - reach) < 0 or over(t + reach) > 0:
            reach *= 2
            if not isfinite(reach) or reach > 1e4:
                return nan
        return root_between(over, t - reach, t + reach)

    return solve(1 - tail), solve(tail)


def _bootstrap(x: Numbers, y: Numbers, seed: int) -> Interval:
    if not _spread(x, y):
        return UNKNOWN
    return bootstrap_interval((x, y), seed)

"""Bayes factor and posterior of a standardized difference, with the JZS prior.

The prior of the effect is a Cauchy distribution of scale `SCALE`, that of the variance Jeffreys'
(Rouder, Speckman, Sun, Morey and Iverson 2009). Two groups are assumed to have equal variances.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, log, log1p, nan, pi, sqrt

import numpy as np

from wmh.base.system.extras import studies
from wmh.study.statistics.samples import CONFIDENCE, UNKNOWN, Interval, Numbers, level, varies

with studies():
    from scipy import interpolate, optimize, stats

SCALE = sqrt(2) / 2
"""Scale of the effect's Cauchy prior; BayesFactor in R calls it `rscale = "medium"`."""

_PLACES = 9_401
_MOST = 700.0
"""Largest x for which exp(x) is a float."""
_CELLS = 1_501
_NODES = 60


@dataclass(frozen=True, slots=True)
class Bayes:
    """Bayes factor BF10: how many times likelier the data are with an effect than without one.

    `factor` is BF10. `effect` is the posterior median of the standardized difference if there is an
    effect, and `interval` its central 95 %. All are nan for too few or constant values.
    """

    factor: float
    effect: float
    interval: Interval


NO_BAYES = Bayes(nan, nan, UNKNOWN)


def bayes_between(first: Sequence[float], second: Sequence[float]) -> Bayes:
    """Returns the Bayes factor of two groups; the effect is in pooled standard deviations."""
    x, y = level(first), level(second)
    n, m = len(x), len(y)
    if min(n, m) < 2 or not (varies(x) or varies(y)):
        return NO_BAYES
    freedom = n + m - 2
    pooled = sqrt(((n - 1) * x.var(ddof=1) + (m - 1) * y.var(ddof=1)) / freedom)
    size = n * m / (n + m)
    return _bayes(float(x.mean() - y.mean()) / pooled * sqrt(size), size, freedom)


def bayes_within(first: Sequence[float], second: Sequence[float]) -> Bayes:
    """Returns the Bayes factor of differences within participants, in their standard deviations."""
    gaps = level(np.asarray(first, np.float64) - np.asarray(second, np.float64))
    n = len(gaps)
    if n < 2 or not varies(gaps):
        return NO_BAYES
    return _bayes(float(gaps.mean()) / float(gaps.std(ddof=1)) * sqrt(n), n, n - 1)


def _bayes(t: float, size: float, freedom: int) -> Bayes:
    effect, interval = _posterior(t, size, freedom)
    return Bayes(jzs_factor(t, size, freedom), effect, interval)


def jzs_factor(t: float, size: float, freedom: int) -> float:
    """Returns BF10 of a t statistic; `size` is n, or n m / (n + m) for two groups."""
    power = -(freedom + 1) / 2
    # Over the logarithm of g, whose prior is inverse gamma: there the trapezoid rule is exact to
    # all digits, as both ends of the density vanish.
    places, step = np.linspace(-14.0, 80.0, _PLACES, retstep=True)
    g = np.exp(places)
    prior = log(SCALE) - log(2 * pi) / 2 - places / 2 - SCALE**2 / (2 * g)
    told = -np.log1p(size * g) / 2 + power * np.log1p(t * t / ((1 + size * g) * freedom))
    logs = prior + told - power * log1p(t * t / freedom)
    peak = float(logs.max())
    total = log(float(np.exp(logs - peak).sum()) * step) + peak
    return exp(total) if total < _MOST else inf


def _posterior(t: float, size: float, freedom: int) -> tuple[float, Interval]:
    """Returns the effect's posterior median and central interval, from a grid on its density."""
    root = sqrt(size)
    reach = 8 * (1 / root + abs(t) / root / sqrt(2 * freedom)) + 4 * SCALE / freedom
    effects = np.linspace(t / root - reach, t / root + reach, _CELLS)
    density = _likelihood(t, effects * root, freedom) * stats.cauchy.pdf(effects, scale=SCALE)
    below = interpolate.CubicSpline(effects, density).antiderivative()
    total = float(below(effects[-1]))
    if not total > 0:
        return nan, UNKNOWN

    def quantile(share: float) -> float:
        def over(effect: float) -> float:
            return float(below(effect)) / total - share

        return float(optimize.brentq(over, effects[0], effects[-1], xtol=1e-12))

    tail = (1 - CONFIDENCE) / 2
    return quantile(0.5), Interval(quantile(tail), quantile(1 - tail))


def _likelihood(t: float, centres: Numbers, freedom: int) -> Numbers:
    """Returns the density of a noncentral t up to a factor, even where scipy's underflows to 0.

    It is integrated over s, the observed standard deviation relative to the true one, within ten
    widths of the maximum of the integrand.
    """
    square = freedom + t * t
    product = t * centres
    top = (product + np.sqrt(product**2 + 4 * square * freedom)) / (2 * square)
    width = 1 / np.sqrt(square + freedom / top**2)
    low, high = np.maximum(top - 10 * width, 0.0), top + 10 * width
    nodes, weights = np.polynomial.legendre.leggauss(_NODES)
    half = (high - low) / 2
    s = low[:, None] + half[:, None] * (nodes[None, :] + 1)
    logs = freedom * np.log(s) - ((t * s - centres[:, None]) ** 2 + freedom * s * s) / 2
    least = float(logs.max())
    return (np.exp(logs - least) * weights[None, :]).sum(axis=1) * half

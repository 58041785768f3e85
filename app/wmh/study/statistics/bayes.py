"""Bayes factor and posterior of a standardized difference, with the JZS prior.

The prior of the effect is a Cauchy distribution of scale `SCALE`, that of the variance Jeffreys'
(Rouder, Speckman, Sun, Morey and Iverson 2009). Two groups are assumed to have equal variances.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, inf, log, log1p, nan, pi, sqrt

import numpy as np
from numpy.polynomial import legendre

from wmh.study.statistics.distributions import legendre_nodes, root_between
from wmh.study.statistics.samples import CONFIDENCE, UNKNOWN, Interval, Numbers, level, varies

SCALE = sqrt(2) / 2
"""Scale of the effect's Cauchy prior; BayesFactor in R calls it `rscale = "medium"`."""

_PLACES = 9_401
_MOST = 700.0
"""Largest x for which exp(x) is a float."""
_PANELS, _PANEL_NODES = 100, 15
_AROUND = np.array([-8.0, -4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 4.0, 8.0])
"""Ends of panels near 0, in scales of the prior, whose maximum is there."""
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
    """Returns the effect's posterior median and central interval.

    The density is integrated panel by panel; quantiles are roots of the integral of the polynomial
    through a panel's nodes.
    """
    root = sqrt(size)
    reach = 8 * (1 / root + abs(t) / root / sqrt(2 * freedom)) + 4 * SCALE / freedom
    low, high = t / root - reach, t / root + reach
    around = SCALE * _AROUND
    around = around[(around > low) & (around < high)]
    edges = np.unique(np.concatenate([np.linspace(low, high, _PANELS + 1), around]))
    nodes, weights = legendre_nodes(_PANEL_NODES)
    half = np.diff(edges) / 2
    effects = edges[:-1, None] + half[:, None] * (nodes[None, :] + 1)
    told = _likelihood(t, effects.reshape(-1) * root, freedom).reshape(effects.shape)
    density = told / (1 + (effects / SCALE) ** 2)
    below = np.concatenate([[0.0], np.cumsum((density * weights).sum(axis=1) * half)])
    if not below[-1] > 0:
        return nan, UNKNOWN

    def quantile(share: float) -> float:
        due = share * float(below[-1])
        panel = int(np.searchsorted(below, due, side="right")) - 1
        curve = legendre.Legendre(_basis() @ (density[panel] * weights)).integ(lbnd=-1)
        rest = (due - float(below[panel])) / float(half[panel])
        at = root_between(lambda place: float(curve(place)) - rest, -1.0, 1.0)
        return float(edges[panel] + half[panel] * (at + 1))

    tail = (1 - CONFIDENCE) / 2
    return quantile(0.5), Interval(quantile(tail), quantile(1 - tail))


@cache
def _basis() -> Numbers:
    """Returns the matrix from a panel's weighted values to its Legendre coefficients."""
    nodes, _ = legendre_nodes(_PANEL_NODES)
    orders = np.arange(_PANEL_NODES)
    return np.asarray(legendre.legvander(nodes, _PANEL_NODES - 1).T * (orders[:, None] + 0.5))


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
    nodes, weights = legendre_nodes(_NODES)
    half = (high - low) / 2
    s = low[:, None] + half[:, None] * (nodes[None, :] + 1)
    logs = freedom * np.log(s) - ((t * s - centres[:, None]) ** 2 + freedom * s * s) / 2
    least = float(logs.max())
    return (np.exp(logs - least) * weights[None, :]).sum(axis=1) * half

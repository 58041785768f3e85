"""Distributions, ranks and roots for the tests of a study.

`scipy.special` has most of them, and is imported in a third of the time of `scipy.stats`, which a
thousand participants would wait for longer than for the analysis itself.
"""

from collections.abc import Callable
from functools import cache
from math import sqrt
from typing import cast

import numpy as np
from numpy.typing import NDArray

from wmh.base.system.extras import studies

with studies():
    from scipy import special

Numbers = NDArray[np.float64]

_NODES = 80
_WIDTHS = 10.0
"""Widths of a density, on each side of its maximum, beyond which it is 0 to all digits."""
_MOST_STEPS = 200


def t_below(t: float, freedom: float) -> float:
    """Returns the probability that Student's t is below `t`."""
    return float(special.stdtr(freedom, t))


def t_above(t: float, freedom: float) -> float:
    return t_below(-t, freedom)


def t_quantile(share: float, freedom: float) -> float:
    return float(special.stdtrit(freedom, share))


def chi2_above(value: float, freedom: float) -> float:
    return float(special.chdtrc(freedom, value))


def f_above(value: float, first: float, second: float) -> float:
    return float(special.fdtrc(first, second, value))


def normal_above(z: float) -> float:
    return float(special.ndtr(-z))


def normal_below(z: float) -> float:
    return float(special.ndtr(z))


def normal_quantile(share: float) -> float:
    return float(special.ndtri(share))


def noncentral_t_below(t: float, freedom: float, centre: float) -> float:
    """Returns the probability that a noncentral t with the noncentrality `centre` is below `t`.

    It is the mean of the normal probability below t s - centre over s, an observed standard
    deviation relative to the true one. Where that probability rises from 0 to 1 and where s is
    likely are integrated apart, so that neither is missed between two nodes. `special.nctdtr` is
    nan far below the centre.
    """
    # The logarithm of the density of s has its maximum here, and this is its width.
    top = sqrt(max(freedom - 1, 0.0) / freedom)
    width = 1 / sqrt(2 * freedom) if freedom > 1 else 1.0
    low, high = max(top - _WIDTHS * width, 0.0), top + _WIDTHS * width
    ends = [low, high]
    if t:
        rise, reach = centre / t, _WIDTHS / abs(t)
        ends += [end for end in (rise - reach, rise, rise + reach) if low < end < high]
    ends += [end for end in (top - 3 * width, top, top + 3 * width) if low < end < high]
    places = np.unique(np.asarray(ends, np.float64))
    nodes, weights = legendre_nodes(_NODES)
    half = np.diff(places)[:, None] / 2
    s = places[:-1, None] + half * (nodes[None, :] + 1)
    logs = (freedom - 1) * np.log(s) - freedom * s * s / 2
    scale = freedom / 2 * np.log(freedom / 2) + np.log(2.0) - special.gammaln(freedom / 2)
    density = np.exp(logs + scale) * weights[None, :] * half
    return float((density * special.ndtr(t * s - centre)).sum())


@cache
def legendre_nodes(count: int) -> tuple[Numbers, Numbers]:
    """Returns the nodes between -1 and 1, and the weights, of Gauss and Legendre's rule."""
    nodes, weights = np.polynomial.legendre.leggauss(count)
    return cast("Numbers", nodes), cast("Numbers", weights)


def ranks_of(values: Numbers) -> Numbers:
    """Returns the ranks of values, from 1; equal values have the mean of their ranks."""
    _, which, times = np.unique(values, return_inverse=True, return_counts=True)
    last = np.cumsum(times)
    return np.asarray((last - (times - 1) / 2)[which.reshape(-1)], np.float64)


def root_between(function: Callable[[float], float], low: float, high: float) -> float:
    """Returns a root of a continuous function that has different signs at both ends.

    The method is that of Chandrupatla (1997): inverse quadratic interpolation where it is safe,
    else bisection.
    """
    old, new = low, high
    at_old, at_new = function(old), function(new)
    before, at_before = old, at_old
    share = 0.5
    for _ in range(_MOST_STEPS):
        there = old + share * (new - old)
        at_there = function(there)
        if (at_there > 0) == (at_old > 0):
            before, at_before = old, at_old
        else:
            before, at_before, new, at_new = new, at_new, old, at_old
        old, at_old = there, at_there
        best, at_best = (old, at_old) if abs(at_old) < abs(at_new) else (new, at_new)
        near = 4e-16 * abs(best) + 1e-14
        if not at_best or near > abs(new - old) / 2:
            return best
        part, risen = (old - new) / (before - new), (at_old - at_new) / (at_before - at_new)
        share = 0.5
        if risen**2 < part and (1 - risen) ** 2 < 1 - part:
            share = at_old / (at_new - at_old) * at_before / (at_new - at_before) + (
                before - old
            ) / (new - old) * at_old / (at_before - at_old) * at_new / (at_before - at_new)
        least = near / abs(new - old)
        share = min(1 - least, max(least, share))
    return old

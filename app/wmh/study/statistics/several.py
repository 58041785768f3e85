"""Tests of several arms at once, and correction for multiple comparisons."""

from collections.abc import Sequence
from math import isnan, nan

import numpy as np

from wmh.base.system.extras import studies
from wmh.study.statistics.comparison import Statistic
from wmh.study.statistics.distributions import f_above
from wmh.study.statistics.samples import level, varies


def holm(values: Sequence[float]) -> tuple[float, ...]:
    """Returns p values adjusted by Holm (1979); nan values stay nan and do not count as tests."""
    known = sorted((p, place) for place, p in enumerate(values) if not isnan(p))
    adjusted = [nan] * len(values)
    least = 0.0
    for done, (p, place) in enumerate(known):
        least = max(least, min((len(known) - done) * p, 1.0))
        adjusted[place] = least
    return tuple(adjusted)


def welch_omnibus(groups: Sequence[Sequence[float]]) -> tuple[Statistic, float]:
    """Returns Welch's test of equal means (1951), as in R's oneway.test, and its second freedom.

    The second freedom is the number of degrees of freedom of the F statistic's denominator.
    """
    if min(map(len, groups)) < 2:
        return Statistic(nan, nan), nan
    x = [level(group) for group in groups]
    if not all(map(varies, x)):
        return Statistic(nan, nan), nan
    variances = np.array([float(each.var(ddof=1)) for each in x])
    sizes, means = np.array([len(each) for each in x]), np.array([each.mean() for each in x])
    weights = sizes / variances
    total, k = weights.sum(), len(x)
    lack = float(((1 - weights / total) ** 2 / (sizes - 1)).sum()) / (k * k - 1)
    centre = float((weights * means).sum() / total)
    f = float((weights * (means - centre) ** 2).sum()) / (k - 1) / (1 + 2 * (k - 2) * lack)
    second = 1 / (3 * lack)
    return Statistic(f, f_above(f, k - 1, second), k - 1), second


def rank_omnibus(groups: Sequence[Sequence[float]], *, paired: bool) -> Statistic:
    """Returns the test of equal ranks: Friedman's if `paired`, else the Kruskal-Wallis test."""
    least = min(map(len, groups))
    groups = [level(group).tolist() for group in groups]
    if least < (2 if paired else 1) or np.ptp(np.concatenate([np.asarray(g) for g in groups])) == 0:
        return Statistic(nan, nan)
    if paired and all(len(set(each)) == 1 for each in zip(*groups, strict=True)):
        return Statistic(nan, nan)
    with studies():
        from scipy import stats

    found = stats.friedmanchisquare(*groups) if paired else stats.kruskal(*groups)
    return Statistic(float(found.statistic), float(found.pvalue), len(groups) - 1)

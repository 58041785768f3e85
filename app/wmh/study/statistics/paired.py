"""Comparison of two arms by differences within participants, who have a mean in both."""

from collections.abc import Sequence
from math import nan, sqrt

import numpy as np

from wmh.base.system.extras import studies
from wmh.study.statistics.comparison import (
    Comparison,
    Estimate,
    Statistic,
    noncentralities,
    unbias,
)
from wmh.study.statistics.distributions import normal_above, ranks_of, t_above, t_quantile
from wmh.study.statistics.resampling import bootstrap_interval
from wmh.study.statistics.samples import CONFIDENCE, UNKNOWN, Interval, Numbers, level

EXACT = 50
"""Greatest number of participants for an exact signed-rank test, as in R's wilcox.test."""


def compare_paired(first: Sequence[float], second: Sequence[float], seed: int) -> Comparison:
    """Compares two arms by the differences within participants; the result has `compare`'s fields.

    `welch` is the paired t test, `u` Wilcoxon's signed-rank test (V; exact without ties and zeros).
    `rank_biserial` is the share of the rank sum with positive differences less that with negative
    ones (Kerby 2014). `g` is the mean difference in standard deviations of the differences,
    unbiased.
    """
    gaps = level(np.asarray(first, np.float64) - np.asarray(second, np.float64))
    n = len(gaps)
    mean = float(gaps.mean()) if n else nan
    if n < 2 or np.ptp(gaps) == 0:
        none = Estimate(nan, UNKNOWN)
        return Comparison(
            Statistic(nan, nan), Estimate(mean, UNKNOWN), _ranks(gaps)[0], _ranks(gaps)[1], none,
            UNKNOWN,
        )  # fmt: skip
    deviation = float(gaps.std(ddof=1))
    error = deviation / sqrt(n)
    t, freedom = mean / error, n - 1
    reach = t_quantile((1 + CONFIDENCE) / 2, freedom) * error
    ends = noncentralities(t, freedom)
    exact = unbias(freedom)
    g = Estimate(exact * mean / deviation, Interval(*(exact * end / sqrt(n) for end in ends)))
    v, effect = _ranks(gaps)
    p = 2 * t_above(abs(t), freedom)
    return Comparison(
        Statistic(t, p, freedom),
        Estimate(mean, Interval(mean - reach, mean + reach)),
        v,
        effect,
        g,
        bootstrap_interval((gaps,), seed),
    )


def _ranks(gaps: Numbers) -> tuple[Statistic, Estimate]:
    told = gaps[gaps != 0]
    n = len(told)
    if not n:
        return Statistic(nan, nan), Estimate(nan if not len(gaps) else 0.0, UNKNOWN)
    ranks = ranks_of(np.abs(told))
    v = float(ranks[told > 0].sum())
    total = n * (n + 1) / 2
    tied = len(np.unique(np.abs(told))) < n or n < len(gaps)
    effect = Estimate(2 * v / total - 1, UNKNOWN)
    if not tied and n < EXACT:
        with studies():
            from scipy import stats

        tested = stats.wilcoxon(told, method="exact")
        return Statistic(v, float(tested.pvalue), exact=True), effect
    # As R has it: zeros left out, a correction for ties and one for continuity.
    _, times = np.unique(ranks, return_counts=True)
    variance = n * (n + 1) * (2 * n + 1) / 24 - float((times**3 - times).sum()) / 48
    away = v - total / 2
    z = (away - np.sign(away) * 0.5) / sqrt(variance) if variance > 0 else nan
    return Statistic(v, min(2 * normal_above(float(abs(z))), 1.0)), effect

"""Bootstrap interval of a mean, or of the difference of two means."""

from collections.abc import Sequence

import numpy as np

from wmh.study.statistics.distributions import Numbers, normal_below, normal_quantile
from wmh.study.statistics.samples import CONFIDENCE, Interval

RESAMPLES = 9_999
"""Number of bootstrap samples: enough for the second digit of an interval's ends."""
_BATCH = 500


def bootstrap_interval(groups: Sequence[Numbers], seed: int) -> Interval:
    """Returns the bias-corrected and accelerated interval (Efron 1987) of a mean.

    Of two groups it is that of the first mean minus the second; values are drawn group by group.
    """
    signs = (1.0, -1.0)[: len(groups)]
    dice = np.random.default_rng(seed)
    drawn: list[Numbers] = []
    for start in range(0, RESAMPLES, _BATCH):
        size = min(_BATCH, RESAMPLES - start)
        means = [x[dice.integers(0, len(x), (size, len(x)))].mean(axis=1) for x in groups]
        drawn.append(np.sum([s * each for s, each in zip(signs, means, strict=True)], axis=0))
    means = np.concatenate(drawn)
    found = sum(sign * float(x.mean()) for sign, x in zip(signs, groups, strict=True))
    below = np.count_nonzero(means < found) + np.count_nonzero(means <= found)
    bias = normal_quantile(below / (2 * RESAMPLES))
    # What the mean changes by when one value is left out (the jackknife).
    moved = [sign * (x - x.mean()) for sign, x in zip(signs, groups, strict=True)]
    cubes = sum(float((each**3).sum()) / len(each) ** 3 for each in moved)
    squares = sum(float((each**2).sum()) / len(each) ** 2 for each in moved)
    skew = cubes / squares**1.5 / 6
    ends: list[float] = []
    for share in ((1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2):
        far = bias + normal_quantile(share)
        ends.append(normal_below(bias + far / (1 - skew * far)))
    low, high = np.quantile(means, ends).tolist()
    return Interval(low, high)

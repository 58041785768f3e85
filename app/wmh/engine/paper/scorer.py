"""Scorer: ranks the candidates by the frequencies of their letters (paper, section IV.E)."""

import numpy as np
from numpy.typing import NDArray

from wmh.engine.paper.frequency import Frequencies
from wmh.engine.paper.matcher import Candidates


def letter_scores(candidates: Candidates, frequencies: Frequencies) -> NDArray[np.int64]:
    """Returns for each word the sum of its letters' counts, int64 (n,).

    A repeated letter adds its count once.
    """
    columns = candidates.letters.T
    total = np.zeros(len(candidates), np.int64)
    for place, column in enumerate(columns):
        value = frequencies.counts[column]
        for earlier in columns[:place]:
            value[column == earlier] = 0
        total += value
    return total


def best(
    totals: NDArray[np.int64], wanted: int, tiers: NDArray[np.uint8] | None = None
) -> NDArray[np.intp]:
    """Returns the indices of the `wanted` highest totals, in descending order.

    Ties go to the lower tier, then to alphabetical order. A total divided by the total number of
    letters is the paper's score, (a + b + c + d) / total.
    """
    number = len(totals)
    # One integer holds sum and place, so that no two are equal and part of the sort is enough.
    rank = totals.max(initial=0) - totals
    if tiers is not None:
        rank = rank * 256 + tiers
    rank = rank * number + np.arange(number)
    if wanted < number:
        part = np.argpartition(rank, wanted)[:wanted]
        return part[np.argsort(rank[part])]
    return np.argsort(rank)

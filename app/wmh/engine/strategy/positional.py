"""The positional rank of candidates: by the letters at their places."""

import numpy as np
from numpy.typing import NDArray

from wmh.engine.paper.matcher import Candidates


def in_place(candidates: Candidates) -> NDArray[np.int64]:
    """int64 (n,): how many letters of all candidates a word has at their places, its own too.

    Divided by the number of candidates, the greens that a guess can expect.
    """
    total = np.zeros(len(candidates), np.int64)
    for column in candidates.letters.T:
        total += np.bincount(column, minlength=128)[column]
    return total

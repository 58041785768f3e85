"""Counter of letter frequencies (paper, section IV.D)."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wmh.engine.paper.matcher import Candidates


class Frequencies(NamedTuple):
    """Number of occurrences of each letter in all candidates.

    `counts` is int64 (128,), by label; `total` is the sum of the counts.
    """

    counts: NDArray[np.int64]
    total: int


def count_letters(candidates: Candidates) -> Frequencies:
    """Counts every occurrence of every letter in the candidate words."""
    counts = np.bincount(candidates.letters.ravel(order="K"), minlength=128)
    return Frequencies(counts, int(counts.sum()))

"""Letter Frequency Counter (paper, section IV.D)."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wmh.engine.paper.matcher import Candidates


class Frequencies(NamedTuple):
    """Letter counts: `counts` int64 (128,), by label, over all candidates; `total` is their sum."""

    counts: NDArray[np.int64]
    total: int


def count_letters(candidates: Candidates) -> Frequencies:
    """Counts every occurrence of every letter in the candidate words."""
    counts = np.bincount(candidates.letters.ravel(order="K"), minlength=128)
    return Frequencies(counts, int(counts.sum()))

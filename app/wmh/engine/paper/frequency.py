"""Letter Frequency Counter (paper, section IV.D)."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.engine.paper.matcher import Candidates


@dataclass(frozen=True, slots=True, eq=False)
class Frequencies:
    """Letter counts: `counts` int64 (128,), by label, over all candidates; `total` is their sum."""

    counts: NDArray[np.int64]
    total: int


def count_letters(candidates: Candidates) -> Frequencies:
    """Counts every occurrence of every letter in the candidate words."""
    counts = np.bincount(candidates.letters.ravel(order="K"), minlength=128)
    return Frequencies(counts, int(counts.sum()))

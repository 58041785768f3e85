"""Positional score of candidates: by the frequencies of letters at their places."""

import numpy as np
from numpy.typing import NDArray

from wmh.engine.paper.matcher import Candidates


def in_place(candidates: Candidates, guesses: Candidates | None = None) -> NDArray[np.int64]:
    """Returns for each guess the number of equal letters at its places in all candidates.

    int64 (n,). The guesses are by default the candidates themselves. Divided by the number of
    candidates, it is the expected number of greens.
    """
    guesses = candidates if guesses is None else guesses
    total = np.zeros(len(guesses), np.int64)
    for column, guessed in zip(candidates.letters.T, guesses.letters.T, strict=True):
        total += np.bincount(column, minlength=128)[guessed]
    return total

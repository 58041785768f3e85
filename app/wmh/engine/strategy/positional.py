"""Positional score of guesses, by the frequencies of letters at their places."""

import numpy as np
from numpy.typing import NDArray

from wmh.engine.paper.matcher import Candidates


def in_place(candidates: Candidates, guesses: Candidates | None = None) -> NDArray[np.int64]:
    """Returns the score of each guess: the number of greens that it gets from all candidates.

    The result is int64 (n,). By default the candidates themselves are scored. Divided by the number
    of candidates, the score is the expected number of greens.
    """
    guesses = candidates if guesses is None else guesses
    total = np.zeros(len(guesses), np.int64)
    for column, guessed in zip(candidates.letters.T, guesses.letters.T, strict=True):
        total += np.bincount(column, minlength=128)[guessed]
    return total

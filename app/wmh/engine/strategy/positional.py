"""The positional rank of candidates: by the letters at their places."""

import numpy as np
from numpy.typing import NDArray

from wmh.engine.paper.matcher import Candidates


def in_place(candidates: Candidates, guesses: Candidates | None = None) -> NDArray[np.int64]:
    """int64 (n,): how many letters of all candidates a guess has at their places.

    The guesses are by default the candidates themselves. Divided by the number of candidates, the
    greens that a guess can expect.
    """
    guesses = candidates if guesses is None else guesses
    total = np.zeros(len(guesses), np.int64)
    for column, guessed in zip(candidates.letters.T, guesses.letters.T, strict=True):
        total += np.bincount(column, minlength=128)[guessed]
    return total

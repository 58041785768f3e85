"""Walks: another way to the partition of few candidates: guesses as walks through sets.

A guess splits the set of all candidates by its first letter into those where it is green, yellow
and white, those by its second letter, and so on; guesses that begin alike share that much of the
walk. It is the quicker way where words are short and candidates few, as after a clue.
"""

import numpy as np
from numpy.typing import NDArray

from wmh.engine.strategy.kernels.codes import check_worth
from wmh.engine.strategy.kernels.kernel_calls import call, pointer, sides


def walked_to(length: int) -> int:
    """The candidates of this length to which it is the quicker way, on this processor."""
    return call("walked_to", length)


def walk(
    guesses: NDArray[np.uint8],
    letters: NDArray[np.uint8],
    labels: int,
    worth: NDArray[np.int64],
    out: NDArray[np.int64],
) -> None:
    """Statistics of guesses (g, length), as `partition.measure` has them, in `out` int64 (g, 5).

    For rules that mark tiles, and candidates that all weigh the same: `letters` (m, length) are
    theirs. No guess has a letter that is not below `labels`. Guesses in alphabetical order take
    the least time. Raises ValueError as `check_worth` does.
    """
    check_worth(worth)
    (number, length), (m, _) = sides(guesses, 2), sides(letters, 2)
    call(
        "walk_through", pointer(guesses, np.uint8, (number, length)), number, length,
        pointer(letters, np.uint8, (m, length)), m, labels, pointer(worth, np.int64, (m + 1,)),
        pointer(out, np.int64, (number, 5), written=True),
    )  # fmt: skip

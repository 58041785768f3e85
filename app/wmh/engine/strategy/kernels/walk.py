"""Walks: another way to partition few candidates, guess by guess and letter by letter.

A guess splits the set of all candidates by its first letter into those where it is green, yellow
and white, then by its second letter, and so on; guesses with a common beginning share that part of
the walk. This is faster for short words and few candidates, as after a clue.
"""

import numpy as np
from numpy.typing import NDArray

from wmh.engine.strategy.kernels.codes import check_worth
from wmh.engine.strategy.kernels.kernel_calls import call, pointer, sides


def walked_to(length: int) -> int:
    """Returns the greatest number of candidates for which walks are faster on this processor."""
    return call("walked_to", length)


def walk(
    guesses: NDArray[np.uint8],
    letters: NDArray[np.uint8],
    labels: int,
    worth: NDArray[np.int64],
    out: NDArray[np.int64],
) -> None:
    """Writes the statistics of guesses, (g, length), to `out`, int64 (g, 5).

    The columns are those of `partition.measure`. It works for rules that mark tiles, and for
    candidates of equal weight; `letters` (m, length) are the labels of the candidates. Every label
    of a guess is below `labels`. Guesses in alphabetical order are fastest. Raises ValueError as
    `check_worth`.
    """
    check_worth(worth)
    (number, length), (m, _) = sides(guesses, 2), sides(letters, 2)
    call(
        "walk_through", pointer(guesses, np.uint8, (number, length)), number, length,
        pointer(letters, np.uint8, (m, length)), m, labels, pointer(worth, np.int64, (m + 1,)),
        pointer(out, np.int64, (number, 5), written=True),
    )  # fmt: skip

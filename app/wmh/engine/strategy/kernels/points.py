"""Expected points in Lingo: the compiled search of `goals.lingo`.

A win with k attempts left, the winning guess counted, brings k. With one attempt left the points
are 1 for any candidate; with two, a guess wins 1 for each class it makes, and 1 more if it is a
candidate itself; with three or more the most promising guesses are tried, chosen by `worth`
(attempts, size), the mean points of classes of each size.

With k attempts left, a class of m words brings at most k for one word and k - 1 for each other, so
a guess that makes p classes of n words brings at most n * (k - 2) + p, and 1 more if it is a
candidate itself. Guesses for which that is too little are skipped.
"""

import numpy as np
from numpy.typing import NDArray

from wmh.engine.strategy.kernels.kernel_calls import call, pointer, sides
from wmh.engine.strategy.kernels.problem import Problem, Scratch


def points(
    state: NDArray[np.int64],
    left: int,
    width: int,
    enough: int,
    worth: NDArray[np.float64],
    problem: Problem,
    scratch: Scratch,
) -> int:
    """Returns the points summed over the candidates of a state, with `left` attempts.

    `width` guesses are tried here, and a third of them one guess later. If no more than `enough`
    points are possible, the result is any number up to that.
    """
    attempts, sizes = sides(worth, 2)
    if not 1 <= left <= attempts:
        raise ValueError(f"what classes are worth is known of {attempts} attempts, not of {left}")
    (n,) = sides(state, 1)
    try:
        return call(
            "points", pointer(state, np.int64, (n,)), n, left, width, enough,
            pointer(worth, np.float64, (attempts, sizes)), sizes, problem.table, scratch.table,
        )  # fmt: skip
    except MemoryError:
        scratch.clear()
        raise

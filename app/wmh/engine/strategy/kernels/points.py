"""Points to expect in Lingo: the search of `lookahead`, compiled.

A win with k attempts left, the winning guess counted, brings k. With one left the points are 1 for
any of the candidates; with two left a guess wins one for each class it makes, and one more if it
is the secret itself; from three left the most promising guesses are tried, which those are says
`worth` (attempts, size): what classes of each size have brought on average.

No class of m words brings more with k attempts left than k for one of them and k - 1 for each
other one, so a guess that makes p classes of n words brings n * (k - 2) + p at most, and one more
if it is the secret itself. Guesses for which that is too little are passed over.
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
    """Points in all over the candidates of a state, int64, with `left` attempts.

    `width` guesses are tried here, and a third of them one guess later. Where no more than `enough`
    can be had, the result may be anything up to that.
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

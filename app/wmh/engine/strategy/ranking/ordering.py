"""The order of guesses by what a strategy wants of their measures."""

import math

import numpy as np
from numpy.typing import NDArray

from wmh.engine.strategy.kernels.numba_check import SCALE
from wmh.engine.strategy.ranking.measures import Measures
from wmh.engine.strategy.strategies import Strategy


def best(
    measures: Measures, strategy: Strategy, wanted: int, tiers: NDArray[np.uint8] | None = None
) -> NDArray[np.intp]:
    """The `wanted` best guesses, best first.

    Of equals those come first that can be the secret, the likelier before the others, then those
    that are best known, by `tiers`, uint8 (g,), and then they stay in alphabetical order. Raises
    ValueError for a strategy that goes by something else.
    """
    keys = keys_of(measures, strategy)
    first = keys[0]
    if wanted < len(first):
        last = np.partition(first, wanted - 1)[wanted - 1] if wanted else first.min() - 1
        near = np.flatnonzero(first <= last)
    else:
        near = np.arange(len(first))
    ties = (-measures.hit,) if tiers is None else (-measures.hit, tiers)
    sorting = [key[near] for key in (*keys, *ties)]
    return near[np.lexsort(sorting[::-1])][:wanted]


def score(measures: Measures, strategy: Strategy) -> NDArray[np.float64]:
    """What the strategy goes by, in its unit; float64 (g,). Raises ValueError as `best`."""
    match strategy:
        case Strategy.ENTROPY:
            return entropy(measures)
        case Strategy.EXPECTED:
            return expected(measures)
        case Strategy.WORST:
            return measures.worst.astype(np.float64)
        case Strategy.EXACT:
            # No play after it is better: the likeliest word of each class next, then the others.
            least = 3 * measures.weight - measures.shot - measures.hit
            return least / max(measures.weight, 1)
        case Strategy.PARTS | Strategy.PARTS_ENTROPY:
            # Where all weigh the same, this is the number of classes.
            return measures.shot.astype(np.float64) * (
                measures.candidates / max(measures.weight, 1)
            )
        case _:
            raise _other(strategy)


def entropy(measures: Measures) -> NDArray[np.float64]:
    """Bits that the clue tells on average, where `total` counts information."""
    weight = max(measures.weight, 1)
    known = measures.total.astype(np.float64) / (SCALE * weight)
    return np.maximum(math.log2(weight) - known, 0.0)


def expected(measures: Measures) -> NDArray[np.float64]:
    """How many words are left on average."""
    return measures.squares / max(measures.weight, 1)


def keys_of(measures: Measures, strategy: Strategy) -> tuple[NDArray[np.int64], ...]:
    """What is compared, the most important first; less is better."""
    match strategy:
        case Strategy.ENTROPY:
            return (measures.total,)
        case Strategy.EXPECTED:
            return (measures.squares,)
        case Strategy.WORST:
            return (measures.worst,)
        case Strategy.PARTS:
            return (-measures.shot,)
        case Strategy.PARTS_ENTROPY | Strategy.EXACT:
            return (-measures.shot, measures.total)
        case _:
            raise _other(strategy)


def _other(strategy: Strategy) -> ValueError:
    return ValueError(f"{strategy} goes by something else")

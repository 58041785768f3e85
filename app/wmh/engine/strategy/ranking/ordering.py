"""The order of guesses by what a strategy wants of their measures."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.engine.strategy.kernels.codes import SCALE
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
    keys = order_of(strategy).keys(measures)
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
    """Returns the figure by which the strategy ranks, in its unit: float64 (g,).

    Raises ValueError as `best` does.
    """
    return order_of(strategy).score(measures)


def order_of(strategy: Strategy) -> "MeasureOrder":
    """Raises ValueError for a strategy that goes by something else."""
    if strategy not in ORDERS:
        raise ValueError(f"{strategy} goes by something else")
    return ORDERS[strategy]


def entropy(measures: Measures) -> NDArray[np.float64]:
    """Bits that the clue tells on average, where `total` counts information."""
    weight = max(measures.weight, 1)
    known = measures.total.astype(np.float64) / (SCALE * weight)
    return np.maximum(math.log2(weight) - known, 0.0)


def expected_left(measures: Measures) -> NDArray[np.float64]:
    """Returns the average number of words left."""
    return measures.squares / max(measures.weight, 1)


def least_guesses(measures: Measures) -> NDArray[np.float64]:
    """The least guesses to the end, float64 (g,), on average; no play after it needs fewer.

    The likeliest word of a class is found by the guess after it, the others by one more.
    """
    least = 3 * measures.weight - measures.shot - measures.hit
    return least / max(measures.weight, 1)


_TIE = 1e-6


def as_shown(figures: NDArray[np.float64]) -> NDArray[np.int64]:
    """Hundredths, int64, of figures as they are shown: rounded as text is."""
    hundredths = 100 * figures
    shown = np.rint(hundredths)
    ties = np.flatnonzero(np.abs(hundredths - np.floor(hundredths) - 0.5) < _TIE)
    # Times 100 may round what is written to the other side.
    shown[ties] = [round(100 * round(each, 2)) for each in figures[ties].tolist()]
    return shown.astype(np.int64)


def _parts(measures: Measures) -> NDArray[np.float64]:
    """The number of classes, where all words weigh the same."""
    return measures.shot.astype(np.float64) * (measures.candidates / max(measures.weight, 1))


@dataclass(frozen=True, slots=True)
class MeasureOrder:
    """Order of guesses: the score that a strategy shows, and its keys of comparison, in turn.

    Less is better of what is compared. `by_largest` is for one that goes by the largest class, of
    which a small sample of the candidates says little.
    """

    score: Callable[[Measures], NDArray[np.float64]]
    keys: Callable[[Measures], tuple[NDArray[np.int64], ...]]
    by_largest: bool = False


ORDERS: Mapping[Strategy, MeasureOrder] = {
    Strategy.ENTROPY: MeasureOrder(entropy, lambda measures: (measures.total,)),
    Strategy.EXPECTED: MeasureOrder(expected_left, lambda measures: (measures.squares,)),
    Strategy.WORST: MeasureOrder(
        lambda measures: measures.worst.astype(np.float64),
        lambda measures: (measures.worst,),
        by_largest=True,
    ),
    Strategy.PARTS: MeasureOrder(_parts, lambda measures: (-measures.shot,)),
    Strategy.PARTS_ENTROPY: MeasureOrder(_parts, lambda measures: (-measures.shot, measures.total)),
    Strategy.EXACT: MeasureOrder(
        least_guesses,
        lambda measures: (
            as_shown(least_guesses(measures)),
            (measures.own < 0).astype(np.int64),
            -measures.shot - measures.hit,
            measures.total,
        ),
    ),
}
"""The strategies that measures rank, one that follows the game to its end until it has done so.

That one has bounds for figures: of those that are shown alike, words that can be the secret come
first, then those of the lower bound.
"""

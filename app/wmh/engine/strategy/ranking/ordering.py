"""Order of guesses by the measures that each strategy uses."""

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
    """Returns the indices of the `wanted` best guesses by the strategy, best first.

    Ties go to words that can be the secret, then to likelier words, then to better known words by
    `tiers`, uint8 (g,), then to alphabetical order. Raises ValueError for a strategy that is not in
    `ORDERS`.
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


def best_to_end(
    measures: Measures, wanted: int, tiers: NDArray[np.uint8] | None = None
) -> NDArray[np.intp]:
    """Returns the indices of the `wanted` guesses that seem to end a game soonest, best first.

    Ties are decided as in `best`.
    """
    return best(measures, Strategy.EXACT, wanted, tiers)


def score(measures: Measures, strategy: Strategy) -> NDArray[np.float64]:
    """Returns the strategy's score of each guess, in its unit: float64 (g,).

    Raises ValueError as `best` does.
    """
    return order_of(strategy).score(measures)


def order_of(strategy: Strategy) -> "MeasureOrder":
    """Returns the order of a strategy. Raises ValueError if the strategy is not in `ORDERS`."""
    if strategy not in ORDERS:
        raise ValueError(f"{strategy} goes by something else")
    return ORDERS[strategy]


def entropy(measures: Measures) -> NDArray[np.float64]:
    """Returns the average bits of each guess's clue, if `total` counts information."""
    weight = max(measures.weight, 1)
    known = measures.total.astype(np.float64) / (SCALE * weight)
    return np.maximum(math.log2(weight) - known, 0.0)


def expected_left(measures: Measures) -> NDArray[np.float64]:
    """Returns the average number of words left after each guess."""
    return measures.squares / max(measures.weight, 1)


def least_guesses(measures: Measures) -> NDArray[np.float64]:
    """Returns a lower bound of the average guesses to the end with each guess, float64 (g,).

    It assumes that the next guess finds the likeliest word of a class, and one more guess the
    others.
    """
    least = 3 * measures.weight - measures.shot - measures.hit
    return least / max(measures.weight, 1)


_TIE = 1e-6


def as_shown(figures: NDArray[np.float64]) -> NDArray[np.int64]:
    """Returns figures in hundredths, int64, rounded as figures are shown."""
    hundredths = 100 * figures
    shown = np.rint(hundredths)
    ties = np.flatnonzero(np.abs(hundredths - np.floor(hundredths) - 0.5) < _TIE)
    # Times 100 may round what is written to the other side.
    shown[ties] = [round(100 * round(each, 2)) for each in figures[ties].tolist()]
    return shown.astype(np.int64)


def _parts(measures: Measures) -> NDArray[np.float64]:
    """Returns the number of classes of each guess as its score, if all words weigh the same."""
    return measures.shot.astype(np.float64) * (measures.candidates / max(measures.weight, 1))


@dataclass(frozen=True, slots=True)
class MeasureOrder:
    """Order of guesses: the score that a strategy shows, and the keys compared in turn.

    Smaller keys are better. `by_largest` is true for a strategy of the largest class, of which a
    small sample of the candidates tells little.
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
"""Order of each strategy that ranks by measures.

The strategy of the fewest guesses has lower bounds until its search is done: of guesses with bounds
that are shown equal, words that can be the secret come first, then lower bounds.
"""

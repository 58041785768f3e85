"""Summary of many games in figures."""

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Outcome:
    """Figures of many games: how many were won with each number of guesses, and how many lost.

    `total`, `mean`, `median` and `worst` are figures of the guesses in the games won, None (or 0
    for `total`) if none was won.
    """

    distribution: Mapping[int, int]
    lost: int
    total: int
    mean: float | None
    median: float | None
    worst: int | None

    @property
    def won(self) -> int:
        return sum(self.distribution.values())


def outcome(guesses: NDArray[np.int64], attempts: int | None = None) -> Outcome:
    """Returns the summary of games, whose guesses are int64 (n,), 0 for a game given up.

    With `attempts`, a game that took more guesses is lost.
    """
    within = guesses > 0
    if attempts is not None:
        within &= guesses <= attempts
    won = guesses[within]
    numbers, games = np.unique(won, return_counts=True)
    return Outcome(
        distribution=dict(zip(numbers.tolist(), games.tolist(), strict=True)),
        lost=len(guesses) - len(won),
        total=int(won.sum()),
        mean=float(won.mean()) if len(won) else None,
        median=float(median(won.tolist())) if len(won) else None,
        worst=int(won.max()) if len(won) else None,
    )

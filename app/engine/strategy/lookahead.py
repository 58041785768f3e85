"""Lingo: the guess that brings the most points with the attempts that are left."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.engine.clues.rules import Rule
from app.engine.paper.matcher import Candidates
from app.engine.stopping import Stop, heed, never
from app.engine.strategy.measure import Guesses, Spread, code_table, in_turn, measure
from app.engine.strategy.points import points
from app.engine.strategy.states import number_rows

POINTS = 100
"""What a win is worth for each attempt that is left, the winning guess counted."""

LOOKED_TO = 200
"""Candidates to which the most promising guesses are followed."""

WIDTH = 30
"""How many those are at first; a third of them one guess later."""

_UNIT = 1000
"""Parts of a win that whole numbers count."""


@dataclass(frozen=True, slots=True)
class Experience:
    """Mean points by length, attempts left and number of candidates, as earlier games had them.

    `means[length][left - 2]` holds, for each of `sizes`, wins times attempts left on average, each
    divided by the number of candidates.
    """

    sizes: Sequence[int]
    means: Mapping[int, Sequence[Sequence[float]]]

    def worth(self, length: int, attempts: int, most: int) -> NDArray[np.float64]:
        """What classes bring in all: float64 (attempts, most + 1), by attempts left and size.

        Between the sizes that are known the means are straight over the logarithm; a length that
        is not known is taken to be like the nearest one, and each attempt beyond those known to
        bring one more.
        """
        known = self.means[min(self.means, key=lambda each: abs(each - length))]
        number = np.arange(most + 1)
        table = np.zeros((attempts, most + 1))
        for left in range(1, attempts):
            if left == 1:
                table[left] = number > 0
                continue
            means = known[min(left, len(known) + 1) - 2]
            beyond = max(0, left - len(known) - 1)
            mean = np.interp(np.log(np.maximum(number, 1)), np.log(self.sizes), means) + beyond
            table[left] = mean * number
            table[left, 1:3] = (left, 2 * left - 1)[:most]
        return table


def novice() -> Experience:
    """For who has no experience: what is not told apart costs a third of an attempt a doubling."""
    sizes = [1 << doublings for doublings in range(11)]
    means = [[max(left - 0.3 * doublings, 0.1) for doublings in range(11)] for left in range(2, 5)]
    return Experience(sizes, {5: means})


def read_experience(path: Path) -> Experience:
    """What a file has of it. Raises OSError or ValueError."""
    read = json.loads(path.read_text("ascii"))
    return Experience(read["sizes"], {int(length): m for length, m in read["means"].items()})


def promising(
    guesses: Guesses,
    candidates: Candidates,
    rule: Rule,
    left: int,
    experience: Experience,
    weights: NDArray[np.int64] | None = None,
    stop: Stop = never,
    spread: Spread = in_turn,
) -> NDArray[np.float64]:
    """Mean points to expect of each guess, float64 (g,), by what its classes have brought.

    With one or two attempts left this is exact. Raises Stopped.
    """
    table = experience.worth(candidates.letters.shape[1], left, len(candidates))
    worth = np.rint(_UNIT * table[left - 1]).astype(np.int64)
    found = measure(guesses, candidates, rule, weights, worth, stop, spread)
    if left == 1:
        total = _UNIT * found.hit
    elif left == 2:
        total = _UNIT * (found.shot + found.hit)
    else:
        total = found.total + _UNIT * found.hit
    return POINTS / _UNIT * total / max(found.weight, 1)


def looked_ahead(
    guesses: Guesses,
    candidates: Candidates,
    rule: Rule,
    left: int,
    experience: Experience,
    order: NDArray[np.intp],
    stop: Stop = never,
) -> Iterator[tuple[int, float]]:
    """The guesses of `order`, each with its mean points when the next ones are looked for too.

    For at most LOOKED_TO candidates that are all as likely, and at least two attempts. Raises
    Stopped.
    """
    n = len(candidates)
    codes = code_table(guesses, candidates, rule, stop)
    classes = np.empty(codes.shape, np.uint8)
    most = number_rows(codes, classes)
    columns = np.ascontiguousarray(classes.T)
    at = np.minimum(np.searchsorted(guesses.numbers, candidates.numbers), len(guesses) - 1)
    there = guesses.numbers[at] == candidates.numbers
    guess_of = np.where(there, at, -1)
    member = np.full(len(guesses), -1)
    member[at[there]] = np.flatnonzero(there)
    worth = experience.worth(candidates.letters.shape[1], left, n)
    scratch = np.zeros(n, np.uint8), worth, np.zeros(most, np.int64), np.zeros(n + 1, np.int64)
    for guess in order.tolist():
        heed(stop)
        total = points(
            np.arange(n), left, guess, WIDTH // 3, classes, columns, member, guess_of, *scratch
        )
        yield guess, POINTS * total / n

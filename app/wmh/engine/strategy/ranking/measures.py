"""Allowed guesses, and the measures of how they split the candidates.

A `Measuring` computes them: the compiled kernels or, where they are missing, numpy.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop
from wmh.engine.clues.rules import Rule
from wmh.engine.paper.matcher import Candidates

Spread = Callable[[Callable[[slice], None], Iterable[slice]], None]
"""Function that applies a function to every slice, at once or in turn, and waits for all."""


def in_turn(work: Callable[[slice], None], slices: Iterable[slice]) -> None:
    """A `Spread` that uses no other thread."""
    for each in slices:
        work(each)


@dataclass(frozen=True, slots=True, eq=False)
class GuessPlan:
    """Data about guesses in the layout of the kernels.

    Words with the same repeated letters are kept together: `order` sorts them so, `letters` uint8
    (g, length) are sorted so already, `places` and `singles` are as in `coding.plan`; bool `used`
    (length, labels) says which letters occur once at which places.
    """

    order: NDArray[np.intp]
    letters: NDArray[np.uint8]
    places: NDArray[np.uint8]
    singles: NDArray[np.uint8]
    used: NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Guesses:
    """Words that may be guessed, in sorted order.

    `letters` uint8 (g, length) and `numbers` int32 (g,) are as in `Candidates`.
    """

    letters: NDArray[np.uint8]
    numbers: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.numbers)

    @cached_property
    def planned(self) -> GuessPlan:
        """Data for the kernels, computed once for many questions."""
        from wmh.engine.strategy.kernels.coding import plan as planned

        letters = np.ascontiguousarray(self.letters)
        length = letters.shape[1]
        places, singles = planned(letters)
        # Words in which the same letters are repeated at the same places follow each other.
        repeated = np.zeros((len(letters), length + 1), np.uint8)
        repeated[:, 0] = singles
        for place in range(length):
            rows = np.flatnonzero(singles <= place)
            at = places[rows, place]
            repeated[rows, 1 + at] = letters[rows, at]
        order = np.lexsort(repeated.T[::-1])
        used = np.zeros((length, int(letters.max(initial=0)) + 1), np.bool_)
        for place in range(length):
            used[place, np.flatnonzero(np.bincount(letters[:, place], minlength=1))] = True
        return GuessPlan(order, letters[order], places[order], singles[order], used)

    def take(self, which: NDArray[np.integer]) -> "Guesses":
        """Returns some of the guesses, by their indices in sorted order, in any order."""
        return Guesses(self.letters[which], self.numbers[which])


def plan(words: Candidates) -> Guesses:
    """Returns words as guesses."""
    return Guesses(np.ascontiguousarray(words.letters), words.numbers)


@dataclass(frozen=True, slots=True, eq=False)
class Measures:
    """Measures of each guess on `candidates` words of total weight `weight`; int64 (g,) each.

    `total` is the sum of `worth` of the class sizes, by default of n log2 n in parts of `SCALE`;
    `squares` the sum of weight times size; `worst` the largest size; `parts` the number of classes;
    `shot` the sum of the greatest weights of the classes: what one more guess can win. `own` is the
    guess's index among the candidates, or -1; `hit` its weight, or 0.
    """

    candidates: int
    weight: int
    total: NDArray[np.int64]
    squares: NDArray[np.int64]
    worst: NDArray[np.int64]
    parts: NDArray[np.int64]
    shot: NDArray[np.int64]
    own: NDArray[np.int64]
    hit: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.total)

    def take(self, which: NDArray[np.integer]) -> "Measures":
        return Measures(
            self.candidates,
            self.weight,
            *(column[which] for column in (
                self.total, self.squares, self.worst, self.parts, self.shot, self.own, self.hit,
            )),
        )  # fmt: skip


def join_measures(parts: Sequence[Measures]) -> Measures:
    """Concatenates measures, at least one."""
    columns = zip(*(
        (each.total, each.squares, each.worst, each.parts, each.shot, each.own, each.hit)
        for each in parts
    ), strict=True)  # fmt: skip
    return Measures(
        parts[0].candidates, parts[0].weight, *(np.concatenate(column) for column in columns)
    )


def gathered(
    statistics: NDArray[np.int64],
    own: NDArray[np.int64],
    candidates: int,
    weights: NDArray[np.int64] | None,
) -> Measures:
    """Returns measures from int64 `statistics` (5, g): total, squares, worst, parts and shot."""
    hit = np.zeros(len(own), np.int64)
    mine = np.flatnonzero(own >= 0)
    hit[mine] = 1 if weights is None else weights[own[mine]]
    weight = candidates if weights is None else int(weights.sum())
    total, squares, worst, parts, shot = statistics
    return Measures(candidates, weight, total, squares, worst, parts, shot, own, hit)


Measuring = Callable[
    [Guesses, Candidates, Rule, NDArray[np.int64] | None, Stop],
    Measures,
]
"""Function that measures how every guess splits the candidates under a rule.

The weights int64 (m,) are the likelihoods of the candidates, equal if None; their sum must be less
than 2**33, or `total` might overflow. Raises Cancelled.
"""


def places_of(numbers: NDArray[np.int32], among: NDArray[np.int32]) -> NDArray[np.int64]:
    """Returns the indices of words with these numbers `among` others, -1 for missing ones.

    Neither array is sorted; the numbers looked for are more than the others.
    """
    places = np.full(len(numbers), -1)
    if len(numbers):
        # The others are looked up among them, because they are fewer.
        order = None if (numbers[1:] > numbers[:-1]).all() else np.argsort(numbers)
        at = np.searchsorted(numbers, among, sorter=order)
        at = np.minimum(at, len(numbers) - 1)
        at = at if order is None else order[at]
        there = np.flatnonzero(numbers[at] == among)
        places[at[there]] = there
    return places

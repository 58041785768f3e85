"""Allowed guesses, and measures of how guesses split the candidates.

A `Measuring` computes the measures: the compiled kernels or, where they are missing, numpy.
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
"""Function that calls a function for every slice, at once or in turn, and waits for all calls."""


def in_turn(work: Callable[[slice], None], slices: Iterable[slice]) -> None:
    """Calls the function for each slice in turn: a `Spread` without other threads."""
    for each in slices:
        work(each)


@dataclass(frozen=True, slots=True, eq=False)
class GuessPlan:
    """Guesses prepared for the kernels.

    `order` sorts the guesses so that words with the same repeated letters are together. In this
    order `letters` uint8 (g, length) are their labels, and `places` and `singles` are as in
    `coding.plan`; bool `used` (length, labels) tells which letters occur once at which places.
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
        """Guesses prepared for the kernels, once for many questions."""
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
        """Returns the guesses at these indices, which may be in any order."""
        return Guesses(self.letters[which], self.numbers[which])


def plan(words: Candidates) -> Guesses:
    """Returns these words as guesses."""
    return Guesses(np.ascontiguousarray(words.letters), words.numbers)


@dataclass(frozen=True, slots=True, eq=False)
class Measures:
    """Measures of each guess on `candidates` words, whose weights sum to `weight`; int64 (g,) each.

    `total` is the sum of `worth` over the sizes of the classes, by default n log2 n in units of 1 /
    `SCALE` bit; `squares` is the sum of weight times size; `worst` is the largest size; `parts` is
    the number of classes; `shot` is the sum of the greatest weight in each class, which one more
    guess can win. `own` is the guess's index among the candidates, or -1; `hit` its weight, or 0.
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
    """Returns the measures of several groups of guesses as one; there must be a group."""
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
    """Returns the measures with these int64 `statistics` (5, g).

    Their rows are total, squares, worst, parts and shot. `own` are the guesses' indices among the
    candidates, `candidates` the number of candidates.
    """
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
    """Returns the indices of `numbers` in the array `among`, -1 for numbers not in it.

    Neither array is sorted. The function is fast if there are more `numbers` than values in
    `among`.
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

"""Measures of guesses in numpy, with the same results as the compiled kernels.

They serve systems without kernels, and tests. As `kernels.coding` describes, the code of a clue is
the sum of the shares of the guess's letters, so that the codes of many guesses are a few sums of
rows. Then equal codes are counted.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.clues.rules import RULES, Rule, marks, numbers
from wmh.engine.paper.matcher import Candidates
from wmh.engine.strategy.kernels.codes import SCALE, bits, check_worth, codes
from wmh.engine.strategy.ranking.measures import Guesses, Measures, gathered, places_of

_TOGETHER = 100_000
"""Guesses times candidates computed at once, between two checks for cancelling."""

_MOST_TOGETHER = 200
"""Maximal number of guesses computed at once."""

_NO_LETTER = 255
"""Label that stands for other letters of a guess; no word contains it."""

_SCARCE = 4
"""Greatest number of bins per candidate with which codes are counted; else they are sorted."""


def measure(
    guesses: Guesses,
    candidates: Candidates,
    rule: Rule,
    weights: NDArray[np.int64] | None = None,
    stop: Stop = never,
    worth: NDArray[np.int64] | None = None,
) -> Measures:
    """Measures guesses with numpy, as a `Measuring`.

    It has a fifth of the kernels' speed, a twentieth with weights. `worth` is as in
    `measure.measure`. There must be a candidate unless there are no guesses. Raises ValueError as
    `check_worth`.
    """
    check_worth(worth)
    m, length = len(candidates), candidates.letters.shape[1]
    number = codes(rule, length)
    lies = np.arange(m) if weights is None else np.argsort(-weights, kind="stable")
    own = places_of(guesses.numbers, candidates.numbers)
    lies_own = np.where(own < 0, -1, np.argsort(lies)[own])
    if weights is None:
        counting = _Counting(number, _informations(np.arange(m + 1)) if worth is None else worth)
    else:
        counting = _Weighing(number, weights[lies], worth)
    found = np.empty((5, len(guesses)), np.int64)
    coder = _Coder(rule, np.ascontiguousarray(candidates.letters[lies].T), guesses.letters, stop)
    step = min(max(1, _TOGETHER // max(m, 1)), _MOST_TOGETHER)
    for start in range(0, len(guesses), step):
        check_cancelled(stop)
        part = slice(start, start + step)
        coded = coder.codes(guesses.letters[part])
        mine = np.flatnonzero(lies_own[part] >= 0)
        coded[mine, lies_own[part][mine]] = number - 1
        found[:, part] = counting.statistics(coded)
    return gathered(found, own, m, weights)


class _Coder:
    """Codes of candidates, whose labels are uint8 `columns` (length, m)."""

    def __init__(
        self, rule: Rule, columns: NDArray[np.uint8], guesses: NDArray[np.uint8], stop: Stop
    ) -> None:
        length, m = columns.shape
        self.rule, self.columns = rule, columns
        self.code = np.dtype(f"uint{bits(rule, length)}")
        self.shared: dict[tuple[int, tuple[int, ...]], NDArray[np.unsignedinteger]] = {}
        """Share that a repeated letter has in each code, by letter and places in the guess."""
        # The last letter has nothing in any code.
        self.planes = np.zeros((length, int(guesses.max(initial=0)) + 2, m), self.code)
        """Share in each code of a letter that occurs once in its guess, by place and letter."""
        for place in range(length):
            for letter in np.flatnonzero(np.bincount(guesses[:, place])).tolist():
                check_cancelled(stop)
                self.planes[place, letter] = self._row(letter, (place,))

    def codes(self, guesses: NDArray[np.uint8]) -> NDArray[np.unsignedinteger]:
        """Returns the code of each of these guesses (row) and each candidate (column)."""
        length = guesses.shape[1]
        alike = guesses[:, :, None] == guesses[:, None]
        repeated = alike.sum(axis=2) > 1
        letters = np.where(repeated, self.planes.shape[1] - 1, guesses)
        coded = self.planes[0].take(letters[:, 0], axis=0)
        for place in range(1, length):
            coded += self.planes[place].take(letters[:, place], axis=0)
        for row in np.flatnonzero(repeated.any(axis=1)).tolist():
            for letter, places in _repeated_letters(guesses[row].tolist()):
                coded[row] += self._shared(letter, places)
        return coded

    def _shared(self, letter: int, places: tuple[int, ...]) -> NDArray[np.unsignedinteger]:
        found = self.shared.get((letter, places))
        if found is None:
            found = self.shared[letter, places] = self._row(letter, places)
        return found

    def _row(self, letter: int, places: tuple[int, ...]) -> NDArray[np.unsignedinteger]:
        """Returns the share of a letter at these places in each candidate's code; shape (m,)."""
        length = len(self.columns)
        guess = [letter if place in places else _NO_LETTER for place in range(length)]
        if RULES[self.rule].counted:
            said, base = numbers(self.rule, guess, self.columns.T), length + 1
        else:
            said, base = marks(self.rule, guess, self.columns.T), 3
        row = np.zeros(self.columns.shape[1], self.code)
        for place, each in enumerate(said):
            row += each.astype(self.code) * self.code.type(base**place)
        return row


def _repeated_letters(guess: list[int]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yields the letters that a guess contains more than once, each with its places."""
    for letter in set(guess):
        if guess.count(letter) > 1:
            yield letter, tuple(place for place, each in enumerate(guess) if each == letter)


@dataclass(frozen=True, slots=True, eq=False)
class _Counting:
    """Statistics of guesses by the sizes of their classes, for candidates of equal weight."""

    number: int
    worth: NDArray[np.int64]
    """Value of a class, by its size from 0 to m."""

    def statistics(self, coded: NDArray[np.unsignedinteger]) -> NDArray[np.int64]:
        """Returns the statistics of each row of codes, int64 (5, g), as `gathered` takes them."""
        if coded.shape[1] * _SCARCE < self.number:
            sizes, first = _sizes(_new(np.sort(coded, axis=1)))
        else:
            sizes, first, _ = _bins(_keys(coded, self.number), self.number)
        parts = np.diff(first, append=len(sizes))
        return np.array([
            np.add.reduceat(self.worth[sizes], first),
            np.add.reduceat(sizes * sizes, first),
            np.maximum.reduceat(sizes, first),
            parts,
            parts,
        ])  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class _Weighing:
    """Statistics of guesses for candidates with int64 `weights` (m,), the heaviest first."""

    number: int
    weights: NDArray[np.int64]
    worth: NDArray[np.int64] | None

    def statistics(self, coded: NDArray[np.unsignedinteger]) -> NDArray[np.int64]:
        """Returns the statistics of each row of codes, as `_Counting.statistics` does."""
        guesses, m = coded.shape
        if m * _SCARCE < self.number:
            order = np.argsort(coded, axis=1, kind="stable")
            new = _new(np.take_along_axis(coded, order, axis=1))
            sizes, first = _sizes(new)
            classes = np.empty((guesses, m), np.intp)
            np.put_along_axis(classes, order, (np.cumsum(new) - 1).reshape(new.shape), axis=1)
        else:
            keys = _keys(coded, self.number)
            sizes, first, named = _bins(keys, self.number)
            classes = named[keys]
        # Whole numbers below 2**53 are exact in it.
        sums = np.bincount(classes.ravel(), np.tile(self.weights, guesses)).astype(np.int64)
        tops = np.zeros(len(sizes), np.int64)
        # From the lightest to the heaviest: what is left is the heaviest of each class.
        levels = [0, *(np.flatnonzero(np.diff(self.weights)) + 1).tolist(), m]
        for start, end in reversed(list(pairwise(levels))):
            tops[classes[:, start:end]] = self.weights[start]
        worth = self.worth
        counted = _informations(sums) if worth is None else sums * worth[sizes] // sizes
        return np.array([
            np.add.reduceat(counted, first),
            np.add.reduceat(sums * sizes, first),
            np.maximum.reduceat(sizes, first),
            np.diff(first, append=len(sizes)),
            np.add.reduceat(tops, first),
        ])  # fmt: skip


def _keys(coded: NDArray[np.unsignedinteger], number: int) -> NDArray[np.intp]:
    """Returns the codes, with an offset that gives each row bins of its own."""
    return coded.astype(np.intp) + np.arange(len(coded))[:, None] * number


def _bins(
    keys: NDArray[np.intp], number: int
) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
    """Returns the class sizes, row after row; the beginning of each row; and each bin's class."""
    bins = np.bincount(keys.ravel(), minlength=len(keys) * number)
    there = np.flatnonzero(bins)
    first = np.searchsorted(there, np.arange(len(keys)) * number)
    return bins[there], first, np.cumsum(bins > 0) - 1


def _new(ordered: NDArray[np.unsignedinteger]) -> NDArray[np.bool_]:
    """Returns where a new code begins in each row of sorted codes."""
    new = np.ones(ordered.shape, np.bool_)
    np.not_equal(ordered[:, 1:], ordered[:, :-1], out=new[:, 1:])
    return new


def _sizes(new: NDArray[np.bool_]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Returns the class sizes and the beginning of each row; `new` is the result of `_new`."""
    starts = np.flatnonzero(new)
    rows = np.arange(len(new)) * (new.size // len(new))
    return np.diff(starts, append=new.size), np.searchsorted(starts, rows)


def _informations(totals: NDArray[np.int64]) -> NDArray[np.int64]:
    """Returns `partition.information` of each total, computed with the same logarithm."""
    logarithms = np.fromiter(map(math.log2, np.maximum(totals, 1).tolist()), float, len(totals))
    return np.floor(totals * logarithms * SCALE + 0.5).astype(np.int64)

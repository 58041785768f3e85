"""Search for the fewest guesses on average to the end of a game, proven for few candidates."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.paper.matcher import Candidates
from wmh.engine.strategy.kernels.problem import Findings, Problem, Scratch
from wmh.engine.strategy.kernels.search import (
    ENDLESS,
    NEVER,
    UNFINISHED,
    WHOLE,
    distinct,
    name_all,
    search,
)
from wmh.engine.strategy.ranking.measure import class_table, code_table
from wmh.engine.strategy.ranking.measures import Guesses

PROVEN_TO = 60
"""Greatest number of candidates for which every guess is searched; more may take seconds."""

SEARCHED_TO = 200
"""Greatest number of candidates for which the most promising guesses are searched."""

WIDTH = 20
"""Number of the most promising guesses that are searched above `PROVEN_TO` candidates."""

_SLICE = 20_000_000
"""Guesses times candidates searched between two checks for cancelling: some 20 ms."""

LATE, UNKNOWN = -1, -2
"""Values in place of a total: the guess may not end the game in time, or was not valued."""

_PLACES = 1 << 19
CANDIDATES_ONLY = 3
HARD = {Hardness.FREE: 0, Hardness.HARD: 1, Hardness.ULTRA: 2}


@dataclass(frozen=True, slots=True)
class Solution:
    """The best guess found, as an index of the guesses, and its total.

    `total` is the sum over the candidates of weight times guesses to the end, UNKNOWN while the
    search goes on; `guess` is None, and `total` LATE, if the game cannot be ended with the guesses
    left.
    """

    guess: int | None
    total: int
    proven: bool


@dataclass(slots=True, eq=False)
class Endgame:
    """Search for the fewest guesses, with one list of guesses and one rule; caches its proofs.

    With `candidates_only` every guess must be able to be the secret; otherwise `hardness` tells
    which guesses the game accepts later, and `guesses` are those that it accepts now. The cache
    serves later states of the same game, so a word must always have the same weight. With
    a `price`, a word that is not found in the guesses left counts as so many guesses more; without
    one, such a state has no solution. Not thread-safe.
    """

    guesses: Guesses
    rule: Rule
    hardness: Hardness = Hardness.FREE
    candidates_only: bool = False
    price: int = 0
    _findings: Findings = field(default_factory=lambda: Findings(_PLACES), init=False)

    def solve(
        self,
        candidates: Candidates,
        weights: NDArray[np.int64] | None = None,
        stop: Stop = never,
        width: int = 0,
        attempts: int = ENDLESS,
        only: int | None = None,
    ) -> Solution:
        """Returns the last solution that `improve` yields for these arguments."""
        *_, last = self.improve(candidates, weights, stop, width, attempts, only)
        return last

    def improve(
        self,
        candidates: Candidates,
        weights: NDArray[np.int64] | None = None,
        stop: Stop = never,
        width: int = 0,
        attempts: int = ENDLESS,
        only: int | None = None,
    ) -> Iterator[Solution]:
        """Yields the best solution so far for these candidates, slice by slice of the search.

        There must be a candidate. Only the last solution may be proven, and it is unless `width`
        limits how many guesses are tried in a state (0: all). `attempts` is the number of guesses
        left; with `only`, an index, this guess alone is valued. Raises Cancelled.
        """
        check_cancelled(stop)
        n = len(candidates)
        guess_of = places_of(candidates.numbers, self.guesses.numbers)
        if weights is None and only is None and attempts > 1:
            perfect = self._perfect(candidates, guess_of[guess_of >= 0])
            if perfect is not None:
                yield Solution(perfect, 2 * n - 1, proven=True)
                return
        kept = None if only is None else np.array([only])
        problem, needed = self._problem(candidates, weights, width, kept, stop)
        yield from self._search(problem, needed, attempts, only, self._findings, stop)

    def totals(
        self,
        candidates: Candidates,
        weights: NDArray[np.int64] | None,
        places: NDArray[np.intp],
        stop: Stop = never,
        width: int = 0,
        attempts: int = ENDLESS,
        below: int = NEVER,
        patience: int | None = None,
    ) -> NDArray[np.int64]:
        """Returns the total of each guess at these indices, int64, as `solve` with `only` finds it.

        LATE is the value of a guess after which the game may not end with the guesses left, or
        whose total is not less than `below`; UNKNOWN is the value of the last guesses if the search
        of all took more slices than `patience`. With a `width` each guess is searched by itself, so
        that no total depends on the other guesses. Raises Cancelled.
        """
        found = np.full(len(places), UNKNOWN, np.int64)
        if not len(places):
            return found
        problem, needed = self._problem(candidates, weights, width, places, stop)
        findings, slices = self._findings, 0
        for at, place in enumerate(places.tolist()):
            if width:
                findings = Findings(_PLACES)
            steps = self._search(problem, needed, attempts, place, findings, stop, below)
            for step in steps:
                # A guess that is valued within a slice has used next to nothing of the patience.
                slices += step.total == UNKNOWN
                found[at] = step.total
                if patience is not None and slices > patience:
                    return found
        return found

    def _problem(
        self,
        candidates: Candidates,
        weights: NDArray[np.int64] | None,
        width: int,
        kept: NDArray[np.intp] | None,
        stop: Stop,
    ) -> tuple[Problem, NDArray[np.int64]]:
        """Returns the problem of these candidates, and the indices of the guesses in it.

        Guesses that split the candidates like another guess are left out, unless they are in
        `kept`.
        """
        guess_of = places_of(candidates.numbers, self.guesses.numbers)
        classes, most = class_table(self.guesses, candidates, self.rule, stop)
        member = np.full(len(self.guesses), -1, np.int64)
        member[guess_of[guess_of >= 0]] = np.flatnonzero(guess_of >= 0)
        names = name_all(candidates.numbers)
        hard = CANDIDATES_ONLY if self.candidates_only else HARD[self.hardness]
        needed = np.arange(len(self.guesses))
        if not hard:
            needed = distinct(classes, member, names)
            if kept is not None:
                needed = np.union1d(needed, kept)
        classes, member = classes[needed], member[needed]
        guess_of = np.where(guess_of >= 0, np.searchsorted(needed, guess_of), -1)
        problem = Problem(
            classes, most, member, guess_of, self.guesses.letters[needed], candidates.letters,
            names, weights, hard=hard, width=width,
            price=self.price,
        )  # fmt: skip
        return problem, needed

    def _search(
        self,
        problem: Problem,
        needed: NDArray[np.int64],
        attempts: int,
        only: int | None,
        findings: Findings,
        stop: Stop,
        below: int = NEVER,
    ) -> Iterator[Solution]:
        """Yields solutions of a problem as `improve` does, but only with totals less than `below`.

        `needed` are the indices of the problem's guesses.
        """
        if only is not None:
            problem = problem.asking(only=int(np.searchsorted(needed, only)))
        scratch, guess = Scratch(problem), -1
        everything = np.arange(problem.candidates)
        looked_at = np.arange(0 if self.candidates_only else len(needed))
        nothing = np.empty(0, np.int64)
        proven = not problem.width
        while True:
            check_cancelled(stop)
            # Others may have searched since the last time that somebody asked.
            findings.begin(max(_SLICE, 8 * problem.classes.size), guess)
            value = search(
                everything, looked_at, attempts, below, WHOLE, nothing, problem, findings, scratch
            )
            guess = findings.guess
            if value != UNFINISHED:
                break
            yield Solution(int(needed[guess]) if guess >= 0 else None, UNKNOWN, proven=False)
        if value >= below or guess < 0:
            yield Solution(None, LATE, proven=proven)
        else:
            yield Solution(int(needed[guess]), value, proven=proven)

    def _perfect(self, candidates: Candidates, own: NDArray[np.int64]) -> int | None:
        """Returns the index of the first candidate whose clue tells all others apart, or None.

        No guess is better than such a candidate. `own` are the candidates' indices among the
        guesses.
        """
        if not len(own):
            return None
        codes = np.sort(code_table(self.guesses.take(own), candidates, self.rule))
        alone = np.flatnonzero((np.diff(codes.astype(np.int64)) != 0).all(axis=1))
        return int(own[alone[0]]) if len(alone) else None


def places_of(numbers: NDArray[np.int32], among: NDArray[np.int32]) -> NDArray[np.int64]:
    """Returns the indices of numbers in the sorted array `among`, -1 for numbers not in it."""
    if not len(among):
        return np.full(len(numbers), -1)
    at = np.minimum(np.searchsorted(among, numbers), len(among) - 1)
    return np.where(among[at] == numbers, at, -1)

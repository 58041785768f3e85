"""Proof of the fewest guesses for a whole word list, as two heavy runs.

The first run searches openers, each up to a limit at which it is no better than another opener; the
second run searches the branches of the best opener once more, to find the guesses in them. Results
for a state serve all openers that are searched in one thread.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.paper.matcher import Candidates
from wmh.engine.strategy.ground import Ground, Known, known_of
from wmh.engine.strategy.kernels.problem import Findings, Problem, Scratch
from wmh.engine.strategy.kernels.search import (
    ENDLESS,
    NEVER,
    PARTS,
    UNFINISHED,
    WHOLE,
    passing,
    search,
    told_apart,
)
from wmh.engine.strategy.play.play_state import Choose, PlayState
from wmh.engine.strategy.play.player import Player
from wmh.engine.strategy.ranking.measure import measure
from wmh.engine.strategy.ranking.measures import plan
from wmh.engine.strategy.ranking.ordering import best
from wmh.engine.strategy.strategies import Strategy

Policy = list[list[int]]
"""Guess of each state, as a list: guesses made, first possible secret, and the guess.

Words are given by their numbers in the lexicon. No two states at the same depth share a word.
"""

_SLICE = 400_000_000
"""Guesses times candidates searched between two checks for cancelling: some tenths of a second."""
_FEW = 4000
"""Greatest number of secrets for which a small table suffices."""


class OpenerBound(NamedTuple):
    """An opener, by its number in the lexicon, and a lower bound of the total guesses with it."""

    opener: int
    bound: int


@dataclass(frozen=True, slots=True, eq=False)
class Openers:
    """Setting of a heavy run that searches openers; a task is an opener's number in the lexicon.

    A result is two numbers: the fewest total guesses with that opener, and 1; or, if they are not
    less than `limit`, the limit and 0. With a `width` only so many guesses are followed in each
    state: the result is an upper bound, which can be played. With `counting` the search only counts
    how many clues each second guess can get: this gives lower bounds, in some hundredths of a
    second each.
    """

    frees: ClassVar[bool] = True

    ground: Ground
    limit: int = NEVER
    width: int = 0
    counting: bool = False

    def prepare(self) -> Callable[[Sequence[int], Stop], list[list[int]]]:
        searcher = _Searcher(known_of(self.ground), self.ground, self.width)
        extent = PARTS if self.counting else WHOLE

        def value(some: Sequence[int], stop: Stop) -> list[list[int]]:
            found = [searcher.opener(number, self.limit, extent, stop) for number in some]
            # How far above the limit a bound is depends on what was looked at before.
            return [
                [min(each, self.limit), int(each < self.limit and not self.counting)]
                for each in found
            ]

        return value


@dataclass(frozen=True, slots=True, eq=False)
class OpenerBranches:
    """Setting of a heavy run that searches the guesses after an opener; a task is a clue's index.

    A result is the number of guesses that the games with this clue take after the opener, -1 if the
    attempts do not suffice, and the policy.
    """

    frees: ClassVar[bool] = True

    ground: Ground
    opener: int
    width: int = 0

    def clues(self) -> tuple[list[int], list[int]]:
        """Returns the tasks, those that leave most words first, and how many words each leaves."""
        row = known_of(self.ground).row(self.opener)
        places, sizes = np.unique(row, return_counts=True)
        order = np.argsort(-sizes, kind="stable")
        return places[order].tolist(), sizes[order].tolist()

    def prepare(self) -> Callable[[Sequence[int], Stop], list[list[object]]]:
        known = known_of(self.ground)
        searcher = _Searcher(known, self.ground, self.width)
        row = known.row(self.opener)

        def grow(some: Sequence[int], stop: Stop) -> list[list[object]]:
            return [
                searcher.branch(np.flatnonzero(row == place), self.opener, stop) for place in some
            ]

        return grow


def in_order(ground: Ground) -> list[OpenerBound]:
    """Returns the openers, the most promising first, each with a quickly found lower bound."""
    measures = measure(plan(ground.guesses), ground.secrets, ground.rule)
    n = measures.candidates
    bounds = 3 * n - measures.parts - (measures.own >= 0)
    order = np.lexsort((bounds, 2 * measures.squares + n * bounds))
    if ground.candidates_only:
        order = order[measures.own[order] >= 0]
    order = order[ground.first_ones()[order]]
    return [OpenerBound(int(ground.guesses.numbers[g]), int(bounds[g])) for g in order]


def promising(ground: Ground, wanted: int) -> list[int]:
    """Returns the numbers of the `wanted` openers that give most clues or most information.

    They are taken alternately from both rankings.
    """
    first = ground.first_ones()
    guesses = Candidates(ground.guesses.letters[first], ground.guesses.numbers[first])
    measures = measure(plan(guesses), ground.secrets, ground.rule)
    lists = [
        best(measures, each, wanted).tolist() for each in (Strategy.PARTS_ENTROPY, Strategy.ENTROPY)
    ]
    mixed = dict.fromkeys(place for pair in zip(*lists, strict=True) for place in pair)
    return [int(guesses.numbers[place]) for place in list(mixed)[:wanted]]


def chooser(policies: Iterable[Policy], opener: bytes, words: Candidates) -> Choose:
    """Returns the function that chooses the guesses of the decision tree in these policies.

    `words` are the words that may be guessed.
    """
    guess_of = {
        (made, first): guess for policy in policies for made, first, guess in policy
    }  # The states of all branches, which share no word.
    letters = dict(zip(words.numbers.tolist(), words.letters, strict=True))

    def choose(state: PlayState, stop: Stop = never) -> bytes | None:
        check_cancelled(stop)
        made = len(state.turns)
        if not made:
            return opener
        guess = guess_of.get((made, int(state.candidates.numbers[0])))
        return None if guess is None else letters[guess].tobytes()

    return choose


@dataclass(frozen=True, slots=True, eq=False)
class TreePlayer(Player):
    """Player of a decision tree that was proven for `secrets` alone."""

    secrets: Candidates

    def start(self, stop: Stop = never) -> PlayState:
        check_cancelled(stop)
        return PlayState((), self.secrets, None, None)


class _Searcher:
    """Search in one thread, with a table of its results."""

    def __init__(self, known: Known, ground: Ground, width: int) -> None:
        self._known, self._ground = known, ground
        self._problem = known.problem.asking(width=width)
        self._findings = Findings(1 << (22 if len(ground.secrets) <= _FEW else 23))
        self._scratch = Scratch(known.problem)

    def opener(self, number: int, limit: int, extent: int, stop: Stop) -> int:
        """Returns the total guesses with an opener, or a bound that is not less than the limit.

        `number` is the opener's number in the lexicon.
        """
        problem = self._problem.asking(only=self._known.place(number))
        everything = np.arange(len(self._ground.secrets))
        return self._search(
            everything, self._known.looked_at, self._ground.attempts, limit, extent,
            self._known.alike, problem, stop,
        )  # fmt: skip

    def branch(self, among: NDArray[np.int64], opener: int, stop: Stop) -> list[object]:
        place = self._known.place(opener)
        if self._problem.member[place] == among[0]:
            return [0, []]
        policy: Policy = []
        guesses = self._passing(self._known.looked_at, place, int(among[0]))
        left = self._ground.attempts
        alike = self._alike(self._known.alike, place)
        total = self._grow(among, guesses, left - (left != ENDLESS), 1, alike, policy, stop)
        return [-1, []] if total >= NEVER else [total, policy]

    def _grow(
        self,
        among: NDArray[np.int64],
        guesses: NDArray[np.int64],
        left: int,
        made: int,
        alike: NDArray[np.int64],
        policy: Policy,
        stop: Stop,
    ) -> int:
        """Adds the guesses of a state and of the states below it to `policy`.

        Returns the total of guesses to the end, or NEVER if the guesses left do not suffice.
        """
        value = self._search(among, guesses, left, NEVER, WHOLE, alike, self._problem, stop)
        guess = self._findings.guess
        if value >= NEVER or guess < 0:
            return NEVER
        numbers = self._ground.secrets.numbers
        policy.append([made, int(numbers[among[0]]), int(self._known.numbers[guess])])
        total = len(among)
        own = int(self._problem.member[guess])
        left, below = left - (left != ENDLESS), self._alike(alike, guess)
        for part in self._parts(guess, among):
            if part[0] != own:
                passed = self._passing(guesses, guess, int(part[0]))
                total += self._grow(part, passed, left, made + 1, below, policy, stop)
        return total

    def _alike(self, alike: NDArray[np.int64], guess: int) -> NDArray[np.int64]:
        return told_apart(alike, self._problem.letters[guess]) if alike.size else alike

    def _search(
        self,
        among: NDArray[np.int64],
        guesses: NDArray[np.int64],
        left: int,
        limit: int,
        extent: int,
        alike: NDArray[np.int64],
        problem: Problem,
        stop: Stop,
    ) -> int:
        findings = self._findings
        findings.begin(0, guess=-1)
        while True:
            check_cancelled(stop)
            findings.begin(_SLICE)
            value = search(
                among, guesses, left, limit, extent, alike, problem, findings, self._scratch
            )
            if value != UNFINISHED:
                return value

    def _parts(self, guess: int, among: NDArray[np.int64]) -> Iterator[NDArray[np.int64]]:
        row = self._problem.classes[guess][among]
        for place in np.unique(row):
            yield among[row == place]

    def _passing(self, guesses: NDArray[np.int64], before: int, secret: int) -> NDArray[np.int64]:
        problem = self._problem
        return passing(problem, guesses, before, secret) if problem.hard in (1, 2) else guesses

"""The fewest guesses for a whole list, proven: what it is about, and what can be done anywhere.

An opener is valued up to a limit, beyond which it is known to be no better than another one; the
branches of the best one are then searched once more for what to guess in them. Both are settings of
heavy runs. What has been found out about a state serves all openers that a thread looks at.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wmh.engine.clues.hardness import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.paper.matcher import Candidates
from wmh.engine.stopping import Stop, heed, never
from wmh.engine.strategy.endgame import CANDIDATES_ONLY, HARD, places_of
from wmh.engine.strategy.kernels.numba_check import codes as number_of_codes
from wmh.engine.strategy.kernels.problem import Findings, Problem, Scratch, scratch_for
from wmh.engine.strategy.kernels.search import ENDLESS, NEVER, UNFINISHED, WHOLE, search
from wmh.engine.strategy.kernels.states import name_all, number_rows, passes
from wmh.engine.strategy.play.play_state import Choose, PlayState
from wmh.engine.strategy.play.player import Player
from wmh.engine.strategy.ranking.measure import code_table, measure, plan
from wmh.engine.strategy.ranking.ordering import best
from wmh.engine.strategy.strategies import Strategy

Policy = list[list[int]]
"""What to guess in each state of a tree: how many guesses were made, the number of the first word
that can be the secret, and the number of the guess. No two states as deep share a word."""

_SLICE = 400_000_000
"""Guesses times candidates looked at between two looks at `stop`: some tenths of a second."""
_FEW = 4000
"""Secrets to which a small table holds the states that matter."""


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """What a proof is about: the words that may be guessed, and those among them that are hidden.

    With `candidates_only` a guess must be able to be the secret, otherwise `hardness` says which
    ones pass. `attempts` are the guesses allowed, ENDLESS where none is too many.
    """

    guesses: Candidates
    secrets: Candidates
    rule: Rule
    hardness: Hardness = Hardness.FREE
    candidates_only: bool = False
    attempts: int = ENDLESS

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ground) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        words = (self.guesses.letters.tobytes(), self.secrets.letters.tobytes())
        return (*words, self.rule, self.hardness, self.candidates_only)


class Looked(NamedTuple):
    """An opener, by its number, and what it cannot be better than, in guesses in all."""

    opener: int
    bound: int


@dataclass(frozen=True, slots=True, eq=False)
class Openers:
    """The valuing of openers, by their numbers, each up to a limit.

    A result is the fewest guesses in all with that opener, and 1; or where they are not less than
    the `limit`, a bound of them that is not, and 0. With a `width` only so many guesses are
    followed in each state: what is found is then no bound, but can be played.
    """

    frees: ClassVar[bool] = True

    ground: Ground
    limit: int = NEVER
    width: int = 0

    def prepare(self) -> Callable[[Sequence[int], Stop], list[list[int]]]:
        searcher = _Searcher(_known(self.ground), self.ground, self.width)

        def value(some: Sequence[int], stop: Stop) -> list[list[int]]:
            found = [searcher.opener(number, self.limit, stop) for number in some]
            return [[each, int(each < self.limit)] for each in found]

        return value


@dataclass(frozen=True, slots=True, eq=False)
class OpenerBranches:
    """What to guess after an opener, by its number: the items are its clues, by their places.

    A result is the number of guesses that the games of a clue take after the opener, -1 where
    there are not enough, and the policy.
    """

    frees: ClassVar[bool] = True

    ground: Ground
    opener: int
    width: int = 0

    def clues(self) -> tuple[list[int], list[int]]:
        """The items, those of the most words first, and how many words each leaves."""
        row = _known(self.ground).row(self.opener)
        places, sizes = np.unique(row, return_counts=True)
        order = np.argsort(-sizes, kind="stable")
        return places[order].tolist(), sizes[order].tolist()

    def prepare(self) -> Callable[[Sequence[int], Stop], list[list[object]]]:
        known = _known(self.ground)
        searcher = _Searcher(known, self.ground, self.width)
        row = known.row(self.opener)

        def grow(some: Sequence[int], stop: Stop) -> list[list[object]]:
            return [
                searcher.branch(np.flatnonzero(row == place), self.opener, stop) for place in some
            ]

        return grow


def in_order(ground: Ground) -> list[Looked]:
    """All openers, the most promising first, with a bound that is known at once."""
    measures = measure(plan(ground.guesses), ground.secrets, ground.rule)
    n = measures.candidates
    bounds = 3 * n - measures.parts - (measures.own >= 0)
    order = np.lexsort((bounds, 2 * measures.squares + n * bounds))
    if ground.candidates_only:
        order = order[measures.own[order] >= 0]
    return [Looked(int(ground.guesses.numbers[g]), int(bounds[g])) for g in order]


def promising(ground: Ground, wanted: int) -> list[int]:
    """The openers, by their numbers, that tell most, by the number of clues or by entropy."""
    measures = measure(plan(ground.guesses), ground.secrets, ground.rule)
    lists = [
        best(measures, each, wanted).tolist() for each in (Strategy.PARTS_ENTROPY, Strategy.ENTROPY)
    ]
    mixed = dict.fromkeys(place for pair in zip(*lists, strict=True) for place in pair)
    return [int(ground.guesses.numbers[place]) for place in list(mixed)[:wanted]]


def chooser(policies: Iterable[Policy], opener: bytes, words: Candidates) -> Choose:
    """What makes the guesses of a tree."""
    guess_of = {
        (made, first): guess for policy in policies for made, first, guess in policy
    }  # The states of all branches, which share no word.
    letters = dict(zip(words.numbers.tolist(), words.letters, strict=True))

    def choose(state: PlayState, stop: Stop = never) -> bytes | None:
        heed(stop)
        made = len(state.turns)
        if not made:
            return opener
        guess = guess_of.get((made, int(state.candidates.numbers[0])))
        return None if guess is None else letters[guess].tobytes()

    return choose


@dataclass(frozen=True, slots=True, eq=False)
class TreePlayer(Player):
    """Plays by a tree, where only some words are hidden."""

    secrets: Candidates

    def start(self, stop: Stop = never) -> PlayState:
        heed(stop)
        return PlayState((), self.secrets, None, None)


class _Known(NamedTuple):
    """The problem of a ground, the guesses `looked_at` and how many classes one can make."""

    problem: Problem
    looked_at: NDArray[np.int64]
    most: int
    numbers: NDArray[np.int32]
    """Of the guesses."""

    def place(self, number: int) -> int:
        return int(np.flatnonzero(self.numbers == number)[0])

    def row(self, opener: int) -> NDArray[np.unsignedinteger]:
        """The class of each secret, by its place."""
        return self.problem.classes[self.place(opener)]


@lru_cache(maxsize=1)
def _known(ground: Ground) -> _Known:
    """Made once in a process: it is large."""
    guesses, secrets = plan(ground.guesses), ground.secrets
    n = len(secrets)
    codes = code_table(guesses, secrets, ground.rule)
    length = secrets.letters.shape[1]
    few = min(n, number_of_codes(ground.rule, length)) <= 1 << 8
    classes = np.empty(codes.shape, np.uint8 if few else np.uint16)
    most = number_rows(codes, classes)
    del codes
    guess_of = places_of(secrets.numbers, guesses.numbers)
    member = np.full(len(guesses), -1, np.int64)
    member[guess_of[guess_of >= 0]] = np.flatnonzero(guess_of >= 0)
    names = name_all(secrets.numbers)
    hard = CANDIDATES_ONLY if ground.candidates_only else HARD[ground.hardness]
    problem = Problem(
        classes,
        np.ascontiguousarray(classes.T),
        member,
        guess_of,
        guesses.letters,
        np.ascontiguousarray(secrets.letters),
        np.ones(n, np.int64),
        True,
        names,
        np.uint64(0),
        hard,
        0,
        -1,
    )
    looked_at = np.arange(0 if ground.candidates_only else len(guesses))
    return _Known(problem, looked_at, most, guesses.numbers)


class _Searcher:
    """Searches in one thread, and keeps what it has found out."""

    def __init__(self, known: _Known, ground: Ground, width: int) -> None:
        self._known, self._ground = known, ground
        self._problem = known.problem._replace(width=width)
        n = len(ground.secrets)
        places = 1 << (19 if n <= _FEW else 23)
        self._findings = Findings(
            np.zeros(places, np.uint64),
            np.zeros(places, np.int64),
            np.zeros(1, np.int64),
            np.full(1, -1, np.int64),
        )
        self._scratch: Scratch = scratch_for(known.most, n, len(known.numbers))

    def opener(self, number: int, limit: int, stop: Stop) -> int:
        """The guesses in all with an opener, or a bound that is not less than the limit."""
        problem = self._problem._replace(only=self._known.place(number))
        everything = np.arange(len(self._ground.secrets))
        return self._searched(
            everything, self._known.looked_at, self._ground.attempts, limit, problem, stop
        )

    def branch(self, among: NDArray[np.int64], opener: int, stop: Stop) -> list[object]:
        place = self._known.place(opener)
        if self._problem.member[place] == among[0]:
            return [0, []]
        policy: Policy = []
        guesses = self._passed(self._known.looked_at, place, int(among[0]))
        left = self._ground.attempts
        total = self._grow(among, guesses, left - (left != ENDLESS), 1, policy, stop)
        return [-1, []] if total >= NEVER else [total, policy]

    def _grow(
        self,
        among: NDArray[np.int64],
        guesses: NDArray[np.int64],
        left: int,
        made: int,
        policy: Policy,
        stop: Stop,
    ) -> int:
        """The guesses that a state takes as its policy says, which is told."""
        value = self._searched(among, guesses, left, NEVER, self._problem, stop)
        guess = int(self._findings.guess[0])
        if value >= NEVER or guess < 0:
            return NEVER
        numbers = self._ground.secrets.numbers
        policy.append([made, int(numbers[among[0]]), int(self._known.numbers[guess])])
        total = len(among)
        own = int(self._problem.member[guess])
        for part in self._parts(guess, among):
            if part[0] != own:
                passed = self._passed(guesses, guess, int(part[0]))
                total += self._grow(part, passed, left - (left != ENDLESS), made + 1, policy, stop)
        return total

    def _searched(
        self,
        among: NDArray[np.int64],
        guesses: NDArray[np.int64],
        left: int,
        limit: int,
        problem: Problem,
        stop: Stop,
    ) -> int:
        findings = self._findings
        findings.guess[0] = -1
        while True:
            heed(stop)
            findings.effort[0] = _SLICE
            value = search(among, guesses, left, limit, WHOLE, 0, problem, findings, self._scratch)
            if value != UNFINISHED:
                return int(value)

    def _parts(self, guess: int, among: NDArray[np.int64]) -> Iterator[NDArray[np.int64]]:
        row = self._problem.classes[guess][among]
        for place in np.unique(row):
            yield among[row == place]

    def _passed(self, guesses: NDArray[np.int64], before: int, secret: int) -> NDArray[np.int64]:
        problem = self._problem
        if problem.hard not in (1, 2):
            return guesses
        kept = [
            passes(problem.letters[g], problem.letters[before], problem.secrets[secret],
                   problem.hard == 2)
            for g in guesses
        ]  # fmt: skip
        return guesses[np.array(kept, np.bool_)]

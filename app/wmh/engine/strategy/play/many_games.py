"""Automatic games of a strategy, split into branches, as tasks of a heavy run; their summary."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, never
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.experience import Experience, novice
from wmh.engine.strategy.play.games_walk import Games, walk_branch
from wmh.engine.strategy.play.play_state import PlayState
from wmh.engine.strategy.play.player import Player, player
from wmh.engine.strategy.ranking.classes import Class, classes
from wmh.engine.strategy.strategies import STRATEGIES

Branch = list[int]
"""Indices, ascending, of the secrets for which the opener gets the same clue."""


@dataclass(frozen=True, slots=True)
class ManyGames:
    """Setting of a heavy run that plays games; its tasks are branches.

    A result is what `_play` returns for a branch.
    """

    frees: ClassVar[bool] = False

    question: Question
    lexicon: Lexicon
    opener: bytes
    experience: Experience

    def prepare(self) -> Callable[[Sequence[Branch], Stop], list[list[int]]]:
        playing = alone(self.question, self.lexicon, self.experience)
        start = playing.start()
        numbers = start.candidates.numbers
        answered = {
            number: each
            for each in classes(self.question.rule, self.opener, start.candidates.letters)
            for number in numbers[each.members].tolist()
        }
        return partial(_play, playing, start, self.opener, answered)


def alone(question: Question, lexicon: Lexicon, experience: Experience | None = None) -> Player:
    """Returns a player for the question that uses one thread."""
    if not STRATEGIES[question.strategy].splits:
        return player(question, lexicon)
    from wmh.engine.strategy.solver import Solver

    return player(question, lexicon, Solver(lexicon, experience=experience or novice()))


def branches(
    question: Question, start: PlayState, opener: bytes, secrets: NDArray[np.int32]
) -> list[Branch]:
    """Returns the secrets in groups, one for each clue to the opener, the largest group first."""
    numbers = start.candidates.numbers
    found = classes(question.rule, opener, start.candidates.letters)
    held = [np.intersect1d(secrets, numbers[each.members]) for each in found]
    held.sort(key=lambda each: (-len(each), each.tolist()))
    return [each.tolist() for each in held if len(each)]


def games_of(
    opener: bytes | None,
    secrets: NDArray[np.int32],
    items: Sequence[Branch],
    results: Sequence[list[int]],
) -> Games:
    """Returns the games of all branches, by the tasks and results of a heavy run.

    Without an opener all games were given up.
    """
    guesses = np.zeros(len(secrets), np.int64)
    states = 1
    for branch, (more, *made) in zip(items, results, strict=True):
        guesses[np.searchsorted(secrets, branch)] = made
        states += more
    return Games(opener, guesses, states)


def _play(
    playing: Player,
    start: PlayState,
    opener: bytes,
    answered: Mapping[int, Class],
    some: Sequence[Branch],
    stop: Stop = never,
) -> list[list[int]]:
    """Returns for each branch its number of states, then the guesses of each of its games.

    `answered` has, by the number of a candidate, the candidate's class after the opener.
    """
    played: list[list[int]] = []
    for branch in some:
        secrets = np.array(branch, np.int32)
        guesses, states = walk_branch(playing, start, opener, answered[branch[0]], secrets, stop)
        played.append([states, *guesses.tolist()])
    return played


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

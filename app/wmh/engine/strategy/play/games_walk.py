"""Games with many secrets, played together by walking over the states that they share."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.strategy.play.play_state import PlayState
from wmh.engine.strategy.play.player import Player
from wmh.engine.strategy.ranking.classes import Class, classes

MOST = 100
"""Number of guesses after which a game is given up, as its player makes no progress."""

Progress = Callable[[int], None]
"""Callback that gets the number of games that have ended so far."""


def ignore_progress(_ended: int) -> None:
    """A `Progress` that does nothing."""


@dataclass(frozen=True, slots=True, eq=False)
class Games:
    """Results of the games with some secrets.

    `opener` holds the labels of the first guess, None if no word could be guessed. `guesses` int64
    (n,) is how many guesses each game took, 0 if it was given up; `states` is the number of
    different states that the games reached.
    """

    opener: bytes | None
    guesses: NDArray[np.int64]
    states: int


def walk(
    player: Player,
    secrets: NDArray[np.int32],
    opener: bytes | None = None,
    progress: Progress = ignore_progress,
    stop: Stop = never,
) -> Games:
    """Plays the games with these secrets, which are numbers in the lexicon, ascending.

    Games with equal clues so far share a state, and go on with the same guess. A game is given up
    once its secret is not among the candidates, which happens to a player who uses the paper's
    rule. `opener` is the labels of the first guess, by default the player's choice. Raises
    Cancelled.
    """
    start = player.start(stop)
    if opener is None and len(start.candidates):
        opener = player.choose(start, stop)
    guesses, states = _walk(player, start, start, secrets, opener, progress, stop)
    return Games(opener, guesses, states)


def walk_branch(
    player: Player,
    start: PlayState,
    opener: bytes,
    answered: Class,
    secrets: NDArray[np.int32],
    stop: Stop = never,
) -> tuple[NDArray[np.int64], int]:
    """Plays the games whose secrets get one clue to the opener; `answered` is the clue's class.

    Returns the guesses of each game, the opener included, int64 (n,), and the number of states.
    Raises Cancelled.
    """
    if answered.solves:
        return np.ones(len(secrets), np.int64), 0
    state = player.after(start, opener, answered)
    return _walk(player, start, state, secrets, None, ignore_progress, stop)


def _walk(
    player: Player,
    start: PlayState,
    begin: PlayState,
    secrets: NDArray[np.int32],
    opener: bytes | None,
    progress: Progress,
    stop: Stop,
) -> tuple[NDArray[np.int64], int]:
    """Returns the guesses of each game since `start`, and the number of states from `begin` on.

    `begin` is the state in which the walk begins.
    """
    guesses = np.zeros(len(secrets), np.int64)
    states, ended = 0, 0
    # With each state the secrets that lead to it.
    todo = [(begin, np.arange(len(secrets)))]
    while todo:
        check_cancelled(stop)
        state, which = todo.pop()
        numbers = state.candidates.numbers
        places = np.searchsorted(numbers, secrets[which])
        seen = np.append(numbers, -1)[places] == secrets[which]
        ended += len(which) - int(np.count_nonzero(seen))
        places, which = places[seen], which[seen]
        made = len(state.turns) - len(start.turns)
        guess = (player.choose(state, stop) if made else opener) if len(which) else None
        states += 1
        if guess is None or made == MOST:
            ended += len(which)
            progress(ended)
            continue
        for found in classes(player.question.rule, guess, state.candidates.letters):
            into = np.minimum(np.searchsorted(found.members, places), len(found) - 1)
            here = which[found.members[into] == places]
            if not len(here):
                continue
            if found.solves:
                guesses[here] = made + 1
                ended += 1
                progress(ended)
            else:
                todo.append((player.after(state, guess, found), here))
    return guesses, states

"""Automatic games on several boards, also as tasks of a heavy run, to count their guesses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.boards.fitting import Lot
from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.boards.ranking import best, measured_on
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule, marks
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.engine.strategy.ranking.measure import measure
from wmh.engine.strategy.ranking.measures import Guesses, Spread, in_turn
from wmh.engine.strategy.solver import Solver

MOST = 100
"""Number of guesses after which a game is given up, as its player makes no progress."""


@dataclass(frozen=True, slots=True, eq=False)
class BoardsPlayer:
    """Player that always makes the top-ranked guess.

    It plays by the rule and the strategy of the `question`. `guesses` are the words it may guess,
    `start` the possible secrets, `weights` their weights as in `likelihood`. The opener is the same
    in every game.
    """

    question: BoardsQuestion
    start: Candidates
    weights: NDArray[np.int64] | None
    guesses: Guesses
    opener: int
    """Index, in `guesses`, of the first guess of every game."""
    spread: Spread = in_turn

    def play(self, secrets: NDArray[np.intp], stop: Stop = never) -> int:
        """Returns the number of guesses of a game; 0 if it was given up. Raises Cancelled.

        `secrets` are indices of `start`, one for each board.
        """
        whole = Lot((), self.start, self.weights)
        open_ = {board: replace(whole, boards=(board,)) for board in range(len(secrets))}
        guess = self.opener
        for made in range(1, MOST + 1):
            check_cancelled(stop)
            labels = self.guesses.letters[guess]
            for board, lot in list(open_.items()):
                secret = self.start.letters[secrets[board]]
                if (secret == labels).all():
                    del open_[board]
                else:
                    open_[board] = _after(labels, secret, lot, self.question.rule)
            if not open_:
                return made
            live = tuple(open_.values())
            guess = _first(self.question, self.guesses, live, stop, self.spread)
        return 0


def player(
    question: BoardsQuestion,
    start: Candidates,
    weights: NDArray[np.int64] | None,
    guesses: Guesses,
    stop: Stop = never,
    spread: Spread = in_turn,
) -> BoardsPlayer:
    """Returns a player whose opener has been chosen.

    The arguments are the fields of `BoardsPlayer`. Raises Cancelled, and ValueError if there is
    nothing to guess.
    """
    if not len(guesses):
        raise ValueError("there is no word that may be guessed")
    alone = (Lot((0,), start, weights),)
    opener = _first(question, guesses, alone, stop, spread)
    return BoardsPlayer(question, start, weights, guesses, opener, spread)


def _first(
    question: BoardsQuestion, guesses: Guesses, live: tuple[Lot, ...], stop: Stop, spread: Spread
) -> int:
    """Returns the index of the guess that ranks first for the unsolved boards `live`."""
    measuring = partial(measure, spread=spread)
    measured = measured_on(guesses, live, question.rule, stop, measuring)
    return int(best(measured, 1, question.strategy)[0][0])


def _after(guess: NDArray[np.uint8], secret: NDArray[np.uint8], lot: Lot, rule: Rule) -> Lot:
    """Returns the lot of a board after a guess, with the candidates that remain.

    These are the words that get the clue that the secret gets, without the guess itself.
    """
    letters = lot.candidates.letters
    said = marks(rule, guess.tolist(), letters)
    told = marks(rule, guess.tolist(), secret[None, :])
    left = (said == told).all(axis=0)
    kept = np.flatnonzero(left & (letters != guess).any(axis=1))
    candidates = Candidates(letters[kept], lot.candidates.numbers[kept])
    return Lot(lot.boards, candidates, None if lot.weights is None else lot.weights[kept])


@dataclass(frozen=True, slots=True)
class ManyBoards:
    """Setting of a heavy run that plays games on several boards.

    A task is the secrets of one game, as indices of the words that fit the question; its result is
    the number of guesses, 0 if the game was given up. `opener` is the first guess, as an index of
    the allowed guesses.
    """

    frees: ClassVar[bool] = False

    question: BoardsQuestion
    lexicon: Lexicon
    opener: int

    def prepare(self) -> Callable[[Sequence[Sequence[int]], Stop], list[int]]:
        alone = self.question.alone(0)
        start = candidates_of(alone, self.lexicon)
        guesses = Solver(self.lexicon).guesses(alone, start)
        weights = likelihood(alone, self.lexicon, start)
        return partial(_play, BoardsPlayer(self.question, start, weights, guesses, self.opener))


def _play(playing: BoardsPlayer, some: Sequence[Sequence[int]], stop: Stop = never) -> list[int]:
    return [playing.play(np.array(secrets, np.intp), stop) for secrets in some]

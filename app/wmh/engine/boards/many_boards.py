"""Automatic games on several boards, as tasks of a heavy run."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

import numpy as np

from wmh.base.running.stopping import Stop, never
from wmh.engine.boards.playing import BoardsPlayer
from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.engine.strategy.solver import Solver


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

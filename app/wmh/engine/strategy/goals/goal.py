"""Goal of a strategy: functions that rank guesses for a list and choose one in a game."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop
from wmh.engine.answer import Advice
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.experience import Experience
from wmh.engine.strategy.kernels.library import unavailable
from wmh.engine.strategy.play.play_state import PlayState
from wmh.engine.strategy.ranking.measure import measure
from wmh.engine.strategy.ranking.measures import Guesses, Measuring, Spread
from wmh.engine.strategy.strategies import GuessList

if TYPE_CHECKING:
    from wmh.engine.strategy.endgame import Endgame

_SLOWER = 6
"""Least factor by which numpy is slower than the compiled kernels."""


@dataclass(slots=True, eq=False)
class GoalMeans:
    """Tools that the functions of a goal share.

    Not thread-safe; `spread` may use other threads.
    """

    lexicon: Lexicon
    spread: Spread
    experience: Experience
    _last: "tuple[tuple[object, ...], Endgame] | None" = field(default=None, init=False)

    @property
    def measuring(self) -> Measuring:
        return partial(measure, spread=self.spread)

    @property
    def slower(self) -> int:
        """Factor by which work is slower here: 1 with the compiled kernels.

        Without the kernels, work is split into more parts by this factor.
        """
        return _SLOWER if unavailable() else 1

    def endgame(self, question: Question, guesses: Guesses) -> "Endgame":
        """Returns an endgame search for the question: the last one, with its proofs, if it fits.

        It fits if `guesses` is the same object as before, and if the question has the same rule,
        prior, `plain`, hardness, and restriction to candidates or none. Otherwise a new search is
        returned.
        """
        from wmh.engine.strategy.endgame import Endgame

        only = question.guesses is GuessList.CANDIDATES
        hardness = Hardness.FREE if only else question.hardness
        key = (question.rule, question.prior, question.plain, hardness, only)
        if self._last is None or self._last[0] != key or self._last[1].guesses is not guesses:
            self._last = key, Endgame(guesses, question.rule, hardness, only)
        return self._last[1]


class Improve(Protocol):
    """Function that yields an advice with ever better rankings, the best one last.

    `weights` are those of the candidates, as in `likelihood`. Without `closing` no guess is
    followed to the end of the game. Raises Cancelled.
    """

    def __call__(
        self,
        advice: Advice,
        guesses: Guesses,
        weights: NDArray[np.int64] | None,
        means: GoalMeans,
        stop: Stop,
        *,
        closing: bool,
    ) -> Iterator[Advice]: ...


class Guess(Protocol):
    """Function that returns the labels of the next guess; None if no word may be guessed.

    There are three candidates or more. `may` int64 (m,) are the indices of the candidates that may
    be guessed. Raises Cancelled.
    """

    def __call__(
        self,
        state: PlayState,
        may: NDArray[np.intp],
        question: Question,
        means: GoalMeans,
        stop: Stop,
    ) -> bytes | None: ...


@dataclass(frozen=True, slots=True)
class Goal:
    """The two functions of a goal: one for the ranked list, one for the guess in a game."""

    improve: Improve
    guess: Guess

"""State of an automatic game: the clues so far, the candidates, and the allowed guesses."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, never
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.hard_mode import passes_hard_mode

if TYPE_CHECKING:
    from wmh.engine.strategy.ranking.measures import Guesses


@dataclass(frozen=True, slots=True, eq=False)
class PlayState:
    """State of a game as its player sees it; there is at least one candidate.

    `weights` are as in `likelihood`. `guesses` are the words that the game's mode still accepts,
    None for a strategy that does not split the candidates.
    """

    turns: tuple[Turn, ...]
    candidates: Candidates
    weights: NDArray[np.int64] | None
    guesses: "Guesses | None"


class Choose(Protocol):
    """Function that chooses the next guess of a game."""

    def __call__(self, state: PlayState, stop: Stop = never) -> bytes | None:
        """Returns the labels of the next guess, or None if no word may be guessed.

        Raises Cancelled.
        """
        ...


def guessable(state: PlayState, question: Question, lexicon: Lexicon) -> NDArray[np.intp]:
    """Returns the indices of the candidates that may be guessed."""
    candidates = state.candidates
    may = lexicon.nameable(candidates.numbers, flagged=question.flagged)
    if question.hardness is not Hardness.FREE:
        may &= passes_hard_mode(
            candidates.letters, state.turns, question.hardness, lexicon.alphabet
        )
    return np.flatnonzero(may)


def likeliest(state: PlayState, may: NDArray[np.intp], lexicon: Lexicon) -> bytes:
    """Returns the labels of the likeliest candidate at the indices `may`.

    Ties go to the better known word.
    """
    tiers = lexicon.tiers[state.candidates.numbers[may]]
    weights = np.ones(len(may), np.int64) if state.weights is None else state.weights[may]
    return state.candidates.letters[may[np.lexsort((tiers, -weights))[0]]].tobytes()

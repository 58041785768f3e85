"""Measures of all words that a game allowed as a guess; needs the compiled kernels."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, never
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.ranking import ordering
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.engine.strategy.ranking.measure import measure
from wmh.engine.strategy.ranking.measures import Measures, join_measures, plan
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Strategy


@dataclass(frozen=True, slots=True, eq=False)
class Measured:
    """Words as labels, uint8 (n, length), and their measures.

    The first `allowed` words are those that a strategy may guess; `tiers` uint8 are theirs. `own`
    is the index of the actual guess; if it is less common than the allowed words, it is the last
    word, after them.
    """

    letters: NDArray[np.uint8]
    measures: Measures
    own: int
    allowed: int
    tiers: NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.letters)

    def best(self, strategy: Strategy) -> bytes:
        """Returns the allowed word that a strategy by measures would guess."""
        measures = self.measures.take(np.arange(self.allowed))
        return self.letters[ordering.best(measures, strategy, 1, self.tiers)[0]].tobytes()


def measured(
    guess: tuple[str, ...],
    question: Question,
    before: Candidates,
    lexicon: Lexicon,
    solver: Solver,
    stop: Stop = never,
) -> Measured:
    """Returns the measures of the words that a question allows as guesses, and of the actual guess.

    Raises Cancelled.
    """
    guesses = solver.guesses(question, before, stop)
    labels = np.frombuffer(lexicon.alphabet.encode_guess(guess), np.uint8)
    weights = likelihood(question, lexicon, before, stop)
    measures = measure(guesses, before, question.rule, weights, stop, solver.spread)
    tiers = lexicon.tiers[guesses.numbers]
    own = np.flatnonzero((guesses.letters == labels).all(axis=1))
    if len(own):
        return Measured(guesses.letters, measures, int(own[0]), len(guesses), tiers)
    number = lexicon.number_of(guess)
    alone = plan(Candidates(labels[None], np.array([-1 if number is None else number], np.int32)))
    return Measured(
        np.concatenate((guesses.letters, labels[None])),
        join_measures([measures, measure(alone, before, question.rule, weights)]),
        len(guesses),
        len(guesses),
        tiers,
    )

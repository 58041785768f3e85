"""The splitter: which guess a strategy makes that looks at how guesses split the candidates.

Importing this module imports numba: see `strategy.kernels`.
"""

from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from wmh.engine.clues.hardness import Hardness
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.stopping import Stop, never
from wmh.engine.strategy import endgame
from wmh.engine.strategy.experience import Experience
from wmh.engine.strategy.play.lookahead import contenders, most_points
from wmh.engine.strategy.play.play_state import PlayState, guessable
from wmh.engine.strategy.ranking import ordering
from wmh.engine.strategy.ranking.measure import Guesses, Measures, Spread, measure, plan
from wmh.engine.strategy.strategies import GuessList, Strategy


@dataclass(slots=True, eq=False)
class Splitter:
    """A `Choose` for strategies that split the candidates. It belongs to one thread."""

    question: Question
    lexicon: Lexicon
    spread: Spread
    experience: Experience
    _endgame: endgame.Endgame | None = field(default=None, init=False)

    def __call__(self, state: PlayState, stop: Stop = never) -> bytes | None:
        """Raises Stopped."""
        may = guessable(state, self.question, self.lexicon)
        candidates, weights = state.candidates, state.weights
        if len(candidates) <= 2 and len(may):
            # Whichever is guessed, the clue tells the other one.
            likeliest = 0 if weights is None else np.argmax(weights[may])
            return candidates.letters[may[likeliest]].tobytes()
        left = self.question.attempts - len(state.turns)
        if self.question.strategy is Strategy.LINGO and left > 0:
            return self._most_points(state, may, left, stop)
        if self.question.strategy is Strategy.EXACT and len(candidates) <= endgame.SEARCHED_TO:
            found = self._searched(state, stop)
            if found is not None:
                return found
        if len(may):
            own = plan(Candidates(candidates.letters[may], candidates.numbers[may]))
            measures = self._measured(own, state, stop)
            first = self._best(measures, own)
            alone = self.question.guesses is GuessList.CANDIDATES
            # No guess is better than a candidate that tells all the others apart.
            if alone or measures.parts[first] == len(candidates):
                return own.letters[first].tobytes()
        guesses = state.guesses
        if guesses is None or not len(guesses):
            return None
        first = self._best(self._measured(guesses, state, stop), guesses)
        return guesses.letters[first].tobytes()

    def _measured(self, guesses: Guesses, state: PlayState, stop: Stop) -> Measures:
        rule = self.question.rule
        return measure(guesses, state.candidates, rule, state.weights, None, stop, self.spread)

    def _best(self, measures: Measures, guesses: Guesses) -> int:
        strategy = self.question.strategy
        if strategy is Strategy.LINGO:
            # No points are to be won any more.
            strategy = Strategy.PARTS_ENTROPY
        return int(ordering.best(measures, strategy, 1, self.lexicon.tiers[guesses.numbers])[0])

    def _searched(self, state: PlayState, stop: Stop) -> bytes | None:
        """The guess that needs the fewest more; proven among few candidates."""
        guesses = state.guesses
        if guesses is None or not len(guesses):
            return None
        if self._endgame is None or self._endgame.guesses is not guesses:
            only = self.question.guesses is GuessList.CANDIDATES
            hardness = Hardness.FREE if only else self.question.hardness
            self._endgame = endgame.Endgame(guesses, self.question.rule, hardness, only)
        if len(state.candidates) <= endgame.PROVEN_TO:
            found = self._endgame.solve(state.candidates, state.weights, stop).guess
        else:  # What is not proven may depend on what was kept, and so on the games played before.
            forgetful = replace(self._endgame)
            found = forgetful.solve(state.candidates, state.weights, stop, endgame.WIDTH).guess
        return None if found is None else guesses.letters[found].tobytes()

    def _most_points(
        self, state: PlayState, may: NDArray[np.intp], left: int, stop: Stop
    ) -> bytes | None:
        """The guess that brings the most points on average with the attempts that are left."""
        candidates, weights, rule = state.candidates, state.weights, self.question.rule
        guesses = state.guesses
        if self.question.guesses is GuessList.CANDIDATES:
            guesses = plan(Candidates(candidates.letters[may], candidates.numbers[may]))
        if guesses is None or not len(guesses):
            return None
        spread = self.spread
        some = contenders(guesses, candidates, rule, weights, 0, stop, spread)
        best = most_points(some, candidates, rule, left, self.experience, weights, stop, spread)
        return some.letters[best].tobytes()

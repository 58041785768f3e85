"""Estimates of the guesses to the end of a game with many words left.

The lower bounds of a list's rows are far too low there, since they assume that the third guess
always wins. So the guess of the first row is followed through the game. After each of its clues, a
search finds the best guesses if few words are left; if many are left, the guess with the best
measures is followed in turn. Played games go on like this too: `wmh bench estimates` shows by how
much their mean differs.
"""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.answer import Advice
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.endgame import SEARCHED_TO, WIDTH, Endgame
from wmh.engine.strategy.goals.valuing import State, likeliest_in_time
from wmh.engine.strategy.hard_mode import passes_hard_mode
from wmh.engine.strategy.ranking import ordering
from wmh.engine.strategy.ranking.classes import Class, classes
from wmh.engine.strategy.ranking.measures import Guesses, Measures, Measuring, plan
from wmh.engine.strategy.ranking.ordering import as_shown
from wmh.engine.strategy.strategies import Certainty, GuessList

MOST = 150_000_000
"""Maximal number of guesses times candidates for an estimate, which takes up to four seconds.

No other question is answered meanwhile.
"""

_STEEPER = 2
"""Factor from a difference of lower bounds to a difference of estimates.

Measured factors are 1.3 to 3.8, by kind of game.
"""


@dataclass(frozen=True, slots=True, eq=False)
class Rollout:
    """Estimate of the guesses that a question's game takes with any first guess.

    `weights` are those of the candidates, as in `likelihood`.
    """

    question: Question
    guesses: Guesses
    candidates: Candidates
    weights: NDArray[np.int64] | None
    lexicon: Lexicon
    measuring: Measuring

    def measure_guesses(self, stop: Stop) -> Measures:
        """Returns the measures of all guesses in the question's state. Raises Cancelled."""
        return self._measures_in(self._start, stop)

    @property
    def _start(self) -> "_StateAfter":
        made = len(self.question.turns)
        return _StateAfter(made, self.guesses, self.candidates, self.weights)

    def mean(self, guess: bytes, stop: Stop) -> float:
        """Returns the mean number of guesses to the end with this first guess. Raises Cancelled."""
        return self._total(guess, self._start, stop) / self._start.weight

    def _total(self, guess: bytes, state: "_StateAfter", stop: Stop) -> int:
        """Returns the sum over the candidates of weight times guesses to the end with a guess."""
        total = state.weight
        for each in classes(self.question.rule, guess, state.candidates.letters):
            check_cancelled(stop)
            if not each.solves:
                total += self._best_total(self._after(guess, each, state), stop)
        return total

    def _best_total(self, state: "_StateAfter", stop: Stop) -> int:
        """Returns the sum of weights times guesses to the end, with the best guess found."""
        if len(state.candidates) <= 2:
            return len(state.candidates) * state.weight - (len(state.candidates) - 1) * state.most
        if len(state.candidates) <= SEARCHED_TO:
            return self._search(state, stop)
        measures = self._measures_in(state, stop)
        tiers = self.lexicon.tiers[state.guesses.numbers]
        best = int(ordering.best_to_end(measures, 1, tiers)[0])
        if measures.parts[best] == 1:  # No guess tells these words apart.
            return round(float(ordering.least_guesses(measures)[best]) * state.weight)
        return self._total(state.guesses.letters[best].tobytes(), state, stop)

    def _search(self, state: "_StateAfter", stop: Stop) -> int:
        """Returns the sum of weights times guesses to the end as a search finds it.

        In a game with a limit, the search prefers guesses that find most words in time.
        """
        only = self.question.guesses is GuessList.CANDIDATES
        hardness = Hardness.FREE if only else self.question.hardness
        search = Endgame(state.guesses, self.question.rule, hardness, only)
        left = (self.question.attempts or 0) - state.made
        if left > 0:
            found = search.solve(state.candidates, state.weights, stop, WIDTH, left)
            if found.guess is not None:
                return found.total
            tiers = self.lexicon.tiers[state.guesses.numbers]
            late = State(search, state.candidates, state.weights, tiers, left)
            likelier = likeliest_in_time(late, left, stop) if left > 2 else None
            if likelier is not None and likelier.guess is not None:
                return self._total(state.guesses.letters[likelier.guess].tobytes(), state, stop)
        found = replace(search).solve(state.candidates, state.weights, stop, WIDTH)
        if found.guess is not None:
            return found.total
        # A word that may not be guessed is among them.
        least = ordering.least_guesses(self._measures_in(state, stop))
        return round(float(least.min()) * state.weight)

    def _measures_in(self, state: "_StateAfter", stop: Stop) -> Measures:
        rule = self.question.rule
        return self.measuring(state.guesses, state.candidates, rule, state.weights, stop)

    def _after(self, guess: bytes, each: Class, state: "_StateAfter") -> "_StateAfter":
        """Returns the state after a guess and one of its clues, given as a class."""
        letters, numbers = state.candidates.letters, state.candidates.numbers
        words = Candidates(letters[each.members], numbers[each.members])
        weights = None if state.weights is None else state.weights[each.members]
        guesses, alphabet = state.guesses, self.lexicon.alphabet
        if self.question.guesses is GuessList.CANDIDATES:
            guesses = guesses.take(np.flatnonzero(np.isin(guesses.numbers, words.numbers)))
        elif self.question.hardness is not Hardness.FREE:
            turn = Turn(tuple(alphabet.decode(bytes([label])) for label in guess), each.clue)
            hardness = self.question.hardness
            passed = passes_hard_mode(guesses.letters, (turn,), hardness, alphabet)
            guesses = guesses.take(np.flatnonzero(passed))
        guesses = guesses if len(guesses) else plan(words)
        return _StateAfter(state.made + 1, guesses, words, weights)


@dataclass(frozen=True, slots=True, eq=False)
class _StateAfter:
    """State of an estimated game after `made` guesses."""

    made: int
    guesses: Guesses
    candidates: Candidates
    weights: NDArray[np.int64] | None

    @property
    def weight(self) -> int:
        return len(self.candidates) if self.weights is None else int(self.weights.sum())

    @property
    def most(self) -> int:
        """Weight of the likeliest candidate."""
        return 1 if self.weights is None else int(self.weights.max())


def in_step(first: float, least_of_first: float, least: NDArray[np.float64]) -> NDArray[np.float64]:
    """Returns estimates of the mean guesses of rows, float64 (k,), from their lower bounds.

    `least` are the lower bounds; `first` is the estimate of the first row, whose lower bound is
    `least_of_first`. Order and ties of the estimates are those of the lower bounds as shown.
    """
    more = as_shown(least) - as_shown(np.array([least_of_first]))
    return np.round(first + _STEEPER * more / 100, 2)


def estimate_rows(advice: Advice, rollout: Rollout, stop: Stop, most: int = MOST) -> Advice:
    """Returns the advice with estimates of the mean guesses in place of lower bounds.

    The advice is unchanged if there are too many words for estimates, by `most`, or for the
    paper's rule, which keeps words that its clues rule out. Raises Cancelled.
    """
    rows, many = advice.suggestions, len(rollout.guesses) * advice.remaining > most
    if not rows or many or advice.question.rule is Rule.PAPER:
        return advice
    first, alphabet = rows[0], rollout.lexicon.alphabet
    mean = rollout.mean(alphabet.encode(alphabet.letters_of(first.word) or ()), stop)
    scores = in_step(mean, first.score, np.array([row.score for row in rows]))
    about = tuple(
        replace(row, score=score, certainty=Certainty.ESTIMATED)
        for row, score in zip(rows, scores.tolist(), strict=True)
    )
    return replace(advice, suggestions=about)

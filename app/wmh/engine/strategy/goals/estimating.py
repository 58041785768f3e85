"""Estimates of the guesses to the end of a game with many words left.

The lower bound of guesses is far too low with many words: it assumes that the third guess always
wins. So the first suggestion is followed one guess further, to the best guess after each of its
clues; the remaining difference was fitted on games that were played to the end.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.answer import Advice
from wmh.engine.clues.hardness import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.hard_mode import passes_hard_mode
from wmh.engine.strategy.kernels.codes import SCALE
from wmh.engine.strategy.ranking.classes import Class, classes
from wmh.engine.strategy.ranking.measures import Guesses, Measuring, plan
from wmh.engine.strategy.ranking.ordering import as_shown
from wmh.engine.strategy.strategies import Certainty, GuessList, Prior


class GameKind(StrEnum):
    """Kinds of games with the same estimate."""

    PEGS = "pegs"
    LIKELY = "likely words first"
    ALIKE = "words alike"
    HARD = "hard mode"
    POSSIBLE = "only possible words"


BEYOND: Mapping[GameKind, tuple[float, float, float]] = {
    GameKind.PEGS: (-0.066, 0.020, 0.028),
    GameKind.LIKELY: (0.052, -0.007, 0.035),
    GameKind.ALIKE: (-0.006, 0.066, 0.027),
    GameKind.HARD: (-0.031, 0.352, -0.119),
    GameKind.POSSIBLE: (-0.124, 0.345, -0.050),
}
"""Guesses beyond the second look: a constant, and factors of the bits left and their square.

Least squares on whole games from 60 positions of Wordle, its hard mode, Termo, Lingo, Mastermind,
Bulls and Cows, Word500, and words of 4 to 6 letters, each played from one to three first guesses.
Of twenty positions of five games that were not fitted, each played from its first row, 17 are
within 0.05; the error is 0.028 on average and 0.12 at most.
"""

MOST = 400_000_000
"""Maximal guesses times candidates for a second look: some two seconds of work.

Nothing else is answered meanwhile.
"""

_STEEPER = 2
"""Guesses that a row takes more for each guess of its lower bound: 1.3 to 3.8 by kind."""


@dataclass(frozen=True, slots=True, eq=False)
class SecondLook:
    """Result of following a guess to the best guess after each of its clues.

    `least` is the lower bound of guesses on average, as if the guess after those always won; `bits`
    is the average information still unknown then.
    """

    least: float
    bits: float


@dataclass(frozen=True, slots=True, eq=False)
class Looking:
    """Data for second looks at a question; `weights` are as in `likelihood`."""

    question: Question
    guesses: Guesses
    candidates: Candidates
    weights: NDArray[np.int64] | None
    alphabet: Alphabet
    measuring: Measuring

    def look(self, guess: bytes, stop: Stop) -> SecondLook:
        """Returns the second look at one guess, given by its labels. Raises Cancelled."""
        m = len(self.candidates)
        weighing = np.ones(m, np.int64) if self.weights is None else self.weights
        total, bits = int(weighing.sum()), 0.0
        for each in classes(self.question.rule, guess, self.candidates.letters):
            check_cancelled(stop)
            own = weighing[each.members]
            if each.solves:
                continue
            if len(each) <= 2:
                total += len(each) * int(own.sum()) - (len(each) - 1) * int(own.max())
                continue
            least, left = self._best(each, guess, own, stop)
            total, bits = total + least, bits + left
        weight = int(weighing.sum())
        return SecondLook(total / weight, bits / weight)

    def _best(
        self, each: Class, guess: bytes, own: NDArray[np.int64], stop: Stop
    ) -> tuple[int, float]:
        """Returns the lowest total of a class, by its best guess, and the bits left after it."""
        letters, numbers = self.candidates.letters, self.candidates.numbers
        words = Candidates(letters[each.members], numbers[each.members])
        guesses = self._guesses_after(guess, each, words)
        weights = None if self.weights is None else own
        found = self.measuring(guesses, words, self.question.rule, weights, stop)
        least = 3 * found.weight - found.shot - found.hit
        best = np.flatnonzero(least == least.min())
        bits = float(found.total[best].min()) / SCALE - float(own @ np.log2(own))
        return int(least.min()), max(bits, 0.0)

    def _guesses_after(self, guess: bytes, each: Class, words: Candidates) -> Guesses:
        """Returns the words that may be guessed after one more clue."""
        guesses = self.guesses
        if self.question.guesses is GuessList.CANDIDATES:
            guesses = guesses.take(np.flatnonzero(np.isin(guesses.numbers, words.numbers)))
        elif self.question.hardness is not Hardness.FREE:
            spelt = tuple(self.alphabet.decode(bytes([label])) for label in guess)
            turn = Turn(spelt, each.clue)
            passed = passes_hard_mode(
                guesses.letters, (turn,), self.question.hardness, self.alphabet
            )
            guesses = guesses.take(np.flatnonzero(passed))
        return guesses if len(guesses) else plan(words)


def kind_of(question: Question) -> GameKind | None:
    """Returns the kind of a game; None if no games of its kind were measured."""
    if question.rule is Rule.PEGS and question.hardness is Hardness.FREE:
        return GameKind.PEGS
    if question.rule is not Rule.TILES:
        return None
    if question.guesses is GuessList.CANDIDATES:
        return GameKind.POSSIBLE
    if question.hardness is not Hardness.FREE:
        return GameKind.HARD
    return GameKind.ALIKE if question.prior is Prior.UNIFORM else GameKind.LIKELY


def beyond(kind: GameKind, look: SecondLook) -> float:
    """Returns the estimated guesses to the end, in hundredths, from a second look."""
    constant, each, square = BEYOND[kind]
    more = constant + each * look.bits + square * look.bits**2
    return round(look.least + max(more, 0.0), 2)


def in_step(first: float, least_of_first: float, least: NDArray[np.float64]) -> NDArray[np.float64]:
    """Returns estimates of all rows, float64 (k,), from `least` and the first row's estimate.

    Their order, and which are equal, is that of the lower bounds as shown.
    """
    more = as_shown(least) - as_shown(np.array([least_of_first]))
    return np.round(first + _STEEPER * more / 100, 2)


def estimate_rows(advice: Advice, looking: Looking, stop: Stop) -> Advice:
    """Returns the advice with estimates in place of lower bounds.

    Unchanged if no games of its kind were measured, or if there are too many words. Raises
    Cancelled.
    """
    kind, rows = kind_of(advice.question), advice.suggestions
    if kind is None or not rows or len(looking.guesses) * advice.remaining > MOST:
        return advice
    first = rows[0]
    guess = looking.alphabet.encode(looking.alphabet.letters_of(first.word) or ())
    estimate = beyond(kind, looking.look(guess, stop))
    scores = in_step(estimate, first.score, np.array([row.score for row in rows]))
    about = tuple(
        replace(row, score=score, certainty=Certainty.ESTIMATED)
        for row, score in zip(rows, scores.tolist(), strict=True)
    )
    return replace(advice, suggestions=about)

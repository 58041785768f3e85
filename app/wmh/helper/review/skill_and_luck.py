"""Ratings of guesses for a review; need the compiled kernels.

Measured are all words that a game allowed as a guess. Skill and luck of a guess are counted in
expected guesses by the program's advice.
"""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, never
from wmh.engine.advice import advise
from wmh.engine.answer import Advice, Suggestion
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.endgame import PROVEN_TO, WIDTH, Endgame
from wmh.engine.strategy.goals.estimating import in_step
from wmh.engine.strategy.ranking import ordering
from wmh.engine.strategy.ranking.classes import Class, classes
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.engine.strategy.ranking.measure import measure
from wmh.engine.strategy.ranking.measures import Measures, join_measures, plan
from wmh.engine.strategy.ranking.ordering import least_guesses
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Certainty, Strategy
from wmh.helper.review.review_values import RATED_BY, Standard


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


@dataclass(frozen=True, slots=True)
class GuessRating:
    """Rating of a guess: the `standard` that it is compared with, and its luck.

    `luck` is the number of guesses saved by chance, None if no word or too many words are left.
    """

    standard: Standard
    luck: float | None = None


def rate_guess(
    question: Question,
    turn: Turn,
    lexicon: Lexicon,
    solver: Solver,
    stop: Stop = never,
    *,
    solved: bool,
) -> GuessRating | None:
    """Returns the rating of the guess of `turn`, made on the question; None if no word fits.

    `solved` is true if the guess was the secret. The likelihood, the allowed guesses and the hard
    mode are the question's. Raises Cancelled.
    """
    question = replace(question, strategy=RATED_BY)
    advice = advise(question, lexicon, stop)
    candidates = advice.candidates
    if not len(candidates) or not advice.suggestions:
        return None
    guess = lexicon.alphabet.encode_guess(turn.guess)
    split = classes(question.rule, guess, candidates.letters)
    if len(candidates) == 1:
        own = 1.0 if any(each.solves for each in split) else 2.0
        return GuessRating(
            Standard(advice.suggestions[0].word, 1.0, own), 0.0 if own == 1 else None
        )
    *_, better = solver.improve(advice, stop)
    first = better.suggestions[0]
    weights = likelihood(question, lexicon, candidates, stop)
    weighing = np.ones(len(candidates), np.int64) if weights is None else weights
    if better.best is None:
        own = first.score
        if first.word != turn.word:
            own = _as_listed(guess, first, better, weights, solver, stop)
        return GuessRating(Standard(first.word, first.score, own))
    follow = _Following(better, solver, weights, stop)
    own = follow.value(guess, split, weighing)
    if first.word == turn.word:
        own = first.score
    standard = Standard(first.word, min(first.score, own), own)
    left = _class_of(split, turn, solved=solved)
    if left is None:
        return GuessRating(standard)
    to_come = 0.0
    if not left.solves:
        total = follow.total(left, question, turn)
        to_come = total / int(weighing[left.members].sum())
    return GuessRating(standard, own - 1 - to_come)


def _class_of(split: list[Class], turn: Turn, *, solved: bool) -> Class | None:
    return next((each for each in split if each.solves == solved and each.clue == turn.clue), None)


def _as_listed(
    guess: bytes,
    first: Suggestion,
    advice: Advice,
    weights: NDArray[np.int64] | None,
    solver: Solver,
    stop: Stop,
) -> float:
    """Returns the value that the list of suggestions shows for a guess with many words left."""
    alphabet = solver.lexicon.alphabet
    labels = alphabet.encode(alphabet.letters_of(first.word) or ())
    spelt = np.array([list(guess), list(labels)], np.uint8)
    words = [alphabet.letters_of(alphabet.decode(row.tobytes())) or () for row in spelt]
    numbers = [-1 if (n := solver.lexicon.number_of(word)) is None else n for word in words]
    both = plan(Candidates(spelt, np.array(numbers, np.int32)))
    rule = advice.question.rule
    own, best = least_guesses(measure(both, advice.candidates, rule, weights, stop)).tolist()
    if first.certainty is not Certainty.ESTIMATED:
        return own
    return float(in_step(first.score, best, np.array([own]))[0])


@dataclass(slots=True)
class _Following:
    """Search of the guesses to the end of the game, as wide as the search of the advice."""

    advice: Advice
    solver: Solver
    weights: NDArray[np.int64] | None
    stop: Stop

    def value(self, guess: bytes, split: list[Class], weighing: NDArray[np.int64]) -> float:
        """Returns the average number of guesses to the end from this guess on, itself included."""
        question, candidates = self.advice.question, self.advice.candidates
        guesses = self.solver.guesses(question, candidates, self.stop)
        endgame = self.solver.means.endgame(question, guesses)
        place = np.flatnonzero((guesses.letters == np.frombuffer(guess, np.uint8)).all(axis=1))
        if len(place):
            found = endgame.solve(
                candidates, self.weights, self.stop, self._width, only=int(place[0])
            )
            if found.guess is not None:
                return found.total / int(weighing.sum())
        totals = (self._guesses_for(each, endgame) for each in split if not each.solves)
        return (int(weighing.sum()) + sum(totals)) / int(weighing.sum())

    def total(self, left: Class, question: Question, turn: Turn) -> int:
        """Returns the number of guesses after the turn, summed over the words of a class.

        Each word is weighted by its likelihood.
        """
        after = replace(question, turns=(*question.turns, turn))
        words = self._words(left)
        guesses = self.solver.guesses(after, words, self.stop)
        if not len(guesses):
            guesses = plan(words)
        return self._guesses_for(left, self.solver.means.endgame(after, guesses))

    def _guesses_for(self, each: Class, endgame: Endgame) -> int:
        weights = None if self.weights is None else self.weights[each.members]
        found = endgame.solve(self._words(each), weights, self.stop, self._width)
        if found.guess is None:  # The hard mode lets no word pass: each is tried one by one.
            weighing = np.ones(len(each), np.int64) if weights is None else np.sort(weights)[::-1]
            return int((weighing * np.arange(1, len(each) + 1)).sum())
        return found.total

    def _words(self, each: Class) -> Candidates:
        candidates = self.advice.candidates
        return Candidates(candidates.letters[each.members], candidates.numbers[each.members])

    @property
    def _width(self) -> int:
        return 0 if len(self.advice.candidates) <= PROVEN_TO else WIDTH

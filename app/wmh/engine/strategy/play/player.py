"""Which guess a strategy makes in a game that nobody watches: one word, and no list."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray

from wmh.engine.candidates import candidates_of
from wmh.engine.clues.hardness import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.frequency import count_letters
from wmh.engine.paper.matcher import Candidates
from wmh.engine.paper.scorer import best, sums
from wmh.engine.question import Question
from wmh.engine.stopping import Stop, heed, never
from wmh.engine.strategy import endgame
from wmh.engine.strategy.allowed import allowed
from wmh.engine.strategy.experience import Experience
from wmh.engine.strategy.play.lookahead import contenders, most_points
from wmh.engine.strategy.positional import in_place
from wmh.engine.strategy.ranking import ordering
from wmh.engine.strategy.ranking.classes import Class
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.engine.strategy.ranking.measure import Guesses, Measures, Spread, measure, plan
from wmh.engine.strategy.strategies import STRATEGIES, GuessList, Strategy

if TYPE_CHECKING:
    from wmh.engine.strategy.ranking.breaker import Breaker


@dataclass(frozen=True, slots=True, eq=False)
class PlayState:
    """A game so far, as the one who guesses sees it; there is at least one candidate.

    `weights` are as in `likelihood`. `guesses` are the words that the mode of the game still lets
    pass, None for a strategy that does not split the candidates.
    """

    turns: tuple[Turn, ...]
    candidates: Candidates
    weights: NDArray[np.int64] | None
    guesses: "Guesses | None"


class Choose(Protocol):
    """Makes guesses: the labels of one, None where there is no word that may be guessed."""

    def __call__(self, state: PlayState, stop: Stop = never) -> bytes | None:
        """Raises Stopped."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Player:
    """Somebody who plays by the question's strategy. The breaker is the same lexicon's.

    Without one only strategies can be played that do not split the candidates.
    """

    question: Question
    lexicon: Lexicon
    choose: Choose
    breaker: "Breaker | None"

    def start(self, stop: Stop = never) -> PlayState:
        """The state that the question tells of. Raises Stopped."""
        candidates = candidates_of(self.question, self.lexicon, stop)
        guesses = None
        if self.breaker and STRATEGIES[self.question.strategy].splits:
            guesses = self.breaker.guesses(self.question, candidates, stop)
        return PlayState(
            self.question.turns,
            candidates,
            likelihood(self.question, self.lexicon, candidates),
            guesses,
        )

    def after(self, state: PlayState, guess: bytes, found: Class) -> PlayState:
        """What a guess and its clue make of a state."""
        alphabet = self.lexicon.alphabet
        turn = Turn(tuple(alphabet.decoded(bytes([label])) for label in guess), found.clue)
        turns = (*state.turns, turn)
        guesses = state.guesses
        if guesses is not None and self.question.hardness is not Hardness.FREE:
            passed = allowed(guesses.letters, (turn,), self.question.hardness, alphabet)
            if not passed.all():
                guesses = guesses.take(np.flatnonzero(passed))
        if self.question.rule is Rule.PAPER:
            # Who reads as the paper does is left with more words than would be marked alike.
            question = replace(self.question, turns=turns)
            candidates = candidates_of(question, self.lexicon)
            weights = likelihood(question, self.lexicon, candidates)
        else:
            letters, numbers = state.candidates.letters, state.candidates.numbers
            candidates = Candidates(letters[found.members], numbers[found.members])
            weights = None if state.weights is None else state.weights[found.members]
        return PlayState(turns, candidates, weights, guesses)


def player(question: Question, lexicon: Lexicon, breaker: "Breaker | None" = None) -> Player:
    """Raises ValueError for a strategy that splits the candidates, and no breaker."""
    if not STRATEGIES[question.strategy].splits:
        return Player(question, lexicon, _by_letters(question, lexicon), breaker)
    if breaker is None:
        msg = f"{question.strategy} needs a breaker"
        raise ValueError(msg)

    return Player(
        question, lexicon, Splitter(question, lexicon, breaker.spread, breaker.experience), breaker
    )


def guessable(state: PlayState, question: Question, lexicon: Lexicon) -> NDArray[np.intp]:
    """The places of the candidates that may be guessed."""
    candidates = state.candidates
    may = lexicon.nameable(candidates.numbers, flagged=question.flagged)
    if question.hardness is not Hardness.FREE:
        may &= allowed(candidates.letters, state.turns, question.hardness, lexicon.alphabet)
    return np.flatnonzero(may)


def _by_letters(question: Question, lexicon: Lexicon) -> Choose:
    """The best candidate by how often its letters occur in all of them."""

    def choose(state: PlayState, stop: Stop = never) -> bytes | None:
        heed(stop)
        candidates = state.candidates
        may = guessable(state, question, lexicon)
        if not len(may):
            return None
        if question.strategy is Strategy.POSITIONAL:
            totals = in_place(candidates)
        else:
            totals = sums(candidates, count_letters(candidates))
        return candidates.letters[may[best(totals[may], 1)[0]]].tobytes()

    return choose


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
            first = self._best(measures)
            alone = self.question.guesses is GuessList.CANDIDATES
            # No guess is better than a candidate that tells all the others apart.
            if alone or measures.parts[first] == len(candidates):
                return own.letters[first].tobytes()
        guesses = state.guesses
        if guesses is None or not len(guesses):
            return None
        order = self._order(guesses)
        first = order[self._best(self._measured(guesses, state, stop).take(order))]
        return guesses.letters[first].tobytes()

    def _measured(self, guesses: Guesses, state: PlayState, stop: Stop) -> Measures:
        rule = self.question.rule
        return measure(guesses, state.candidates, rule, state.weights, None, stop, self.spread)

    def _best(self, measures: Measures) -> int:
        strategy = self.question.strategy
        if strategy is Strategy.LINGO:
            # No points are to be won any more.
            strategy = Strategy.PARTS_ENTROPY
        return int(ordering.best(measures, strategy, 1)[0])

    def _order(self, guesses: Guesses) -> NDArray[np.intp]:
        """Words of the view before the less common ones, so that they win where equal."""
        beyond = self.lexicon.tiers[guesses.numbers] > self.question.tier
        return np.concatenate((np.flatnonzero(~beyond), np.flatnonzero(beyond)))

    def _searched(self, state: PlayState, stop: Stop) -> bytes | None:
        """The guess that needs the fewest more; proven among few candidates."""
        guesses = state.guesses
        if guesses is None or not len(guesses):
            return None
        if self._endgame is None or self._endgame.guesses is not guesses:
            only = self.question.guesses is GuessList.CANDIDATES
            hardness = Hardness.FREE if only else self.question.hardness
            self._endgame = endgame.Endgame(guesses, self.question.rule, hardness, only)
        width = 0 if len(state.candidates) <= endgame.PROVEN_TO else endgame.WIDTH
        found = self._endgame.solve(state.candidates, state.weights, stop, width).guess
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

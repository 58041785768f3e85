"""Which guess a strategy makes in a game that nobody watches: one word, and no list."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray

from app.engine.candidates import candidates_of
from app.engine.clues.hardness import Hardness
from app.engine.clues.rules import Rule
from app.engine.clues.turn import Turn
from app.engine.lexicon.store import Lexicon
from app.engine.paper.frequency import count_letters
from app.engine.paper.matcher import Candidates
from app.engine.paper.scorer import best, sums
from app.engine.question import Question
from app.engine.stopping import Stop, heed, never
from app.engine.strategy.allowed import allowed
from app.engine.strategy.classes import Class
from app.engine.strategy.likelihood import likelihood
from app.engine.strategy.positional import in_place
from app.engine.strategy.strategies import STRATEGIES, Strategy

if TYPE_CHECKING:
    from app.engine.strategy.breaker import Breaker
    from app.engine.strategy.measure import Guesses


@dataclass(frozen=True, slots=True, eq=False)
class State:
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

    def __call__(self, state: State, stop: Stop = never) -> bytes | None:
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

    def start(self, stop: Stop = never) -> State:
        """The state that the question tells of. Raises Stopped."""
        candidates = candidates_of(self.question, self.lexicon, stop)
        guesses = None
        if self.breaker and STRATEGIES[self.question.strategy].splits:
            guesses = self.breaker.guesses(self.question, candidates, stop)
        return State(
            self.question.turns,
            candidates,
            likelihood(self.question, self.lexicon, candidates),
            guesses,
        )

    def after(self, state: State, guess: bytes, found: Class) -> State:
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
        return State(turns, candidates, weights, guesses)


def player(question: Question, lexicon: Lexicon, breaker: "Breaker | None" = None) -> Player:
    """Raises ValueError for a strategy that splits the candidates, and no breaker."""
    if not STRATEGIES[question.strategy].splits:
        return Player(question, lexicon, _by_letters(question, lexicon), breaker)
    if breaker is None:
        msg = f"{question.strategy} needs a breaker"
        raise ValueError(msg)
    # Here and not above: numba comes with it.
    from app.engine.strategy.splitting import Splitter

    return Player(
        question, lexicon, Splitter(question, lexicon, breaker.spread, breaker.experience), breaker
    )


def guessable(state: State, question: Question, lexicon: Lexicon) -> NDArray[np.intp]:
    """The places of the candidates that may be guessed."""
    candidates = state.candidates
    may = lexicon.nameable(candidates.numbers, flagged=question.flagged)
    if question.hardness is not Hardness.FREE:
        may &= allowed(candidates.letters, state.turns, question.hardness, lexicon.alphabet)
    return np.flatnonzero(may)


def _by_letters(question: Question, lexicon: Lexicon) -> Choose:
    """The best candidate by how often its letters occur in all of them."""

    def choose(state: State, stop: Stop = never) -> bytes | None:
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

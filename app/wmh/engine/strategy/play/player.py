"""Player: makes a strategy's guesses in an automatic game, without a ranked list."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.frequency import count_letters
from wmh.engine.paper.matcher import Candidates
from wmh.engine.paper.scorer import best, letter_scores
from wmh.engine.question import Question
from wmh.engine.strategy.hard_mode import passes_hard_mode
from wmh.engine.strategy.play.opener import first_guess
from wmh.engine.strategy.play.play_state import Choose, PlayState, guessable
from wmh.engine.strategy.positional import in_place
from wmh.engine.strategy.ranking.classes import Class
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.engine.strategy.strategies import STRATEGIES, Strategy

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver


@dataclass(frozen=True, slots=True, eq=False)
class Player:
    """Player of games by the question's strategy; `choose` returns its guesses."""

    question: Question
    lexicon: Lexicon
    choose: Choose
    solver: "Solver | None"

    def start(self, stop: Stop = never) -> PlayState:
        """Returns the state that the question describes. Raises Cancelled."""
        candidates = candidates_of(self.question, self.lexicon, stop)
        guesses = None
        if self.solver and STRATEGIES[self.question.strategy].splits:
            guesses = self.solver.guesses(self.question, candidates, stop)
        return PlayState(
            self.question.turns,
            candidates,
            likelihood(self.question, self.lexicon, candidates),
            guesses,
        )

    def after(self, state: PlayState, guess: bytes, found: Class) -> PlayState:
        """Returns the state after a guess and its clue; `found` is the class of words left."""
        alphabet = self.lexicon.alphabet
        turn = Turn(tuple(alphabet.decode(bytes([label])) for label in guess), found.clue)
        turns = (*state.turns, turn)
        guesses = state.guesses
        if guesses is not None and self.question.hardness is not Hardness.FREE:
            passed = passes_hard_mode(guesses.letters, (turn,), self.question.hardness, alphabet)
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


def player(question: Question, lexicon: Lexicon, solver: "Solver | None" = None) -> Player:
    """Returns a player for the question.

    Without a solver only strategies that do not split the candidates can be played. Raises
    ValueError for a strategy that needs the missing solver.
    """
    if not STRATEGIES[question.strategy].splits:
        choose = _with_opening(_by_letters(question, lexicon), question, lexicon)
        return Player(question, lexicon, choose, solver)
    if solver is None:
        msg = f"{question.strategy} needs a solver"
        raise ValueError(msg)
    from wmh.engine.strategy.goals.goal import GoalMeans
    from wmh.engine.strategy.goals.goals import chooser

    # What it proves is its own: a game is played alike whatever was asked of the solver before.
    means = GoalMeans(lexicon, solver.spread, solver.experience)
    choose = _with_opening(chooser(question, means), question, lexicon)
    return Player(question, lexicon, choose, solver)


def _with_opening(choose: Choose, question: Question, lexicon: Lexicon) -> Choose:
    """Returns a function that chooses the recommended first guess, then what `choose` chooses."""
    if not (question.opener and question.opening):
        return choose

    def choose_with_opening(state: PlayState, stop: Stop = never) -> bytes | None:
        first = None if state.turns else first_guess(question, lexicon)
        return choose(state, stop) if first is None else first

    return choose_with_opening


def _by_letters(question: Question, lexicon: Lexicon) -> Choose:
    """Returns a function that chooses the candidate with the most frequent letters."""

    def choose(state: PlayState, stop: Stop = never) -> bytes | None:
        check_cancelled(stop)
        candidates = state.candidates
        may = guessable(state, question, lexicon)
        if not len(may):
            return None
        if question.strategy is Strategy.POSITIONAL:
            totals = in_place(candidates)
        else:
            totals = letter_scores(candidates, count_letters(candidates))
        tiers = lexicon.tiers[candidates.numbers[may]]
        return candidates.letters[may[best(totals[may], 1, tiers)[0]]].tobytes()

    return choose

"""Table of the goals of the strategies that split the candidates."""

from collections.abc import Mapping

from wmh.base.running.stopping import Stop, never
from wmh.engine.question import Question
from wmh.engine.strategy.goals import fewest_guesses, lingo, measured
from wmh.engine.strategy.goals.goal import Goal, GoalMeans
from wmh.engine.strategy.play.play_state import Choose, PlayState, guessable, likeliest
from wmh.engine.strategy.strategies import Strategy

GOALS: Mapping[Strategy, Goal] = {
    Strategy.LINGO: Goal(lingo.improve, lingo.guess),
    Strategy.EXACT: Goal(fewest_guesses.improve, fewest_guesses.guess),
}
"""Goal of each strategy that is not ranked by its measures alone."""


def goal_of(strategy: Strategy) -> Goal:
    """Returns the goal of a strategy, by default the goal of the best measures.

    The functions of the default goal raise ValueError for a strategy that is not in
    `ordering.ORDERS`.
    """
    return GOALS.get(strategy, Goal(measured.improve, measured.guess))


def _is_named(state: PlayState, question: Question, means: GoalMeans) -> bool:
    """True if one of the candidates may be suggested."""
    numbers = state.candidates.numbers
    return bool(means.lexicon.nameable(numbers, flagged=question.flagged).any())


def chooser(question: Question, means: GoalMeans) -> Choose:
    """Returns the function that chooses the guesses of a game. Not thread-safe."""
    guess = goal_of(question.strategy).guess

    def choose(state: PlayState, stop: Stop = never) -> bytes | None:
        may = guessable(state, question, means.lexicon)
        if len(state.candidates) == 1 and not _is_named(state, question, means):
            return None
        if len(state.candidates) <= 2 and len(may):
            # Whichever is guessed, the clue tells the other one.
            return likeliest(state, may, means.lexicon)
        return guess(state, may, question, means, stop)

    return choose

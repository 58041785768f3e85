"""Comparison of a class with strategies: the guesses that each needs for the same secret."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from wmh.base.running.stopping import Stop, never
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.classroom.class_sample import ClassComparison, Run
from wmh.helper.games.game import Game, GameState
from wmh.helper.games.possible import fitting
from wmh.helper.review.review import STRATEGIES_SHOWN, reviews
from wmh.helper.review.review_values import StrategyRun

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver


def comparisons(
    game: Game,
    lexicon: Lexicon,
    solver: "Solver | None" = None,
    stop: Stop = never,
) -> Iterator[ClassComparison]:
    """Yields a comparison that grows: the class, then its guesses one by one, then each strategy.

    A strategy may make more attempts than the class. Without a solver the strategies that need a
    solver are left out. Raises Cancelled.
    """
    found: ClassComparison | None = None
    for review in reviews(game, lexicon, solver, stop=stop):
        if found is None:
            words = len(_words(review.game, (), lexicon, stop))
            left = _words_left(review.game, game.turns, game.state is GameState.WON, lexicon, stop)
            runs = (Run(None, game.turns, left, game.state is GameState.WON),)
            found = ClassComparison(words, runs, review)
        found = _with(replace(found, review=review), review.needed[-1:], lexicon, stop)
        yield found
    if found is None:
        return
    # Not with the others: what these would guess in the class's place takes long to find out.
    rest = [each for each in Strategy if each not in STRATEGIES_SHOWN]
    start = replace(game, turns=(), state=GameState.LOST)
    for review in reviews(start, lexicon, solver, rest, stop):
        found = _with(found, review.needed[-1:], lexicon, stop)
        yield found


def _with(
    found: ClassComparison, needed: tuple[StrategyRun, ...], lexicon: Lexicon, stop: Stop
) -> ClassComparison:
    """Returns the comparison with the games of these strategies added."""
    runs = tuple(
        Run(
            each.strategy,
            each.turns,
            _words_left(found.review.game, each.turns, each.won, lexicon, stop),
            each.won,
        )
        for each in needed
    )
    return replace(found, runs=found.runs + runs)


def _words(game: Game, turns: tuple[Turn, ...], lexicon: Lexicon, stop: Stop) -> Candidates:
    """Returns the words that fit the game after these turns, counted as in the helper's list."""
    return fitting(replace(game, turns=turns), Question((), game.terms.length), lexicon, stop)


def _words_left(
    game: Game, turns: tuple[Turn, ...], won: bool, lexicon: Lexicon, stop: Stop
) -> tuple[int, ...]:
    before_last = range(1, len(turns) + (not won))
    left = (len(_words(game, turns[:number], lexicon, stop)) for number in before_last)
    return (*left, 1) if won else tuple(left)

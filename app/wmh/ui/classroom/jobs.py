"""What is done for a class in the suggester's thread.

The modules that need numpy are imported when the work begins, in that thread.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wmh.answering import Answering
from wmh.engine.stopping import Stop
from wmh.engine.strategy.kernels.numba_check import unavailable
from wmh.games.game import Game
from wmh.suggester import Work

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon
    from wmh.games.classroom.class_runs import ClassComparison


def counting(game: Game) -> Work:
    """How many words the secret can still be."""

    def work(lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[int]:
        from wmh.games.possible import possible

        yield len(possible(game.terms, game.turns, lexicon, stop))

    return work


def comparing(game: Game) -> Work:
    """The Comparison of a game that is over with every strategy, ever more of it."""

    def work(lexicon: "Lexicon", answering: Answering, stop: Stop) -> Iterator["ClassComparison"]:
        from wmh.games.classroom.class_comparison import comparisons

        breaker = None if unavailable() else answering.breaker(lexicon)
        yield from comparisons(game, lexicon, breaker, stop)

    return work

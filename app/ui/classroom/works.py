"""What is done for a class in the suggester's thread.

The modules that need numpy are imported when the work begins, in that thread.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.answering import Answering
from app.engine.stopping import Stop
from app.engine.strategy.kernels import unavailable
from app.games.game import Game
from app.suggester import Work

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon
    from app.games.compared import Comparison


def counting(game: Game) -> Work:
    """How many words the secret can still be."""

    def work(lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[int]:
        from app.games.possible import possible

        yield len(possible(game.terms, game.turns, lexicon, stop))

    return work


def comparing(game: Game) -> Work:
    """The Comparison of a game that is over with every strategy, ever more of it."""

    def work(lexicon: "Lexicon", answering: Answering, stop: Stop) -> Iterator["Comparison"]:
        from app.games.class_comparison import comparisons

        breaker = None if unavailable() else answering.breaker(lexicon)
        yield from comparisons(game, lexicon, breaker, stop)

    return work

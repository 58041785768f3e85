"""What is looked back at in the suggester's thread."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.answering import Answering
from app.engine.stopping import Stop
from app.engine.strategy.kernels import unavailable
from app.games.game import Game
from app.games.reviewed import Review
from app.suggester import Work

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon


def reviewing(game: Game) -> Work:
    """The Review of a game, a turn more each time."""

    def work(lexicon: "Lexicon", answering: Answering, stop: Stop) -> Iterator[Review]:
        # Here and not above: numpy comes with it, which the window must not wait for.
        from app.games.review import reviews

        breaker = None if unavailable() else answering.breaker(lexicon)
        yield from reviews(game, lexicon, breaker, stop=stop, flagged=game.terms.flagged)

    return work

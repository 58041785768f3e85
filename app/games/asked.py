"""The question that a game comes to, for whoever guesses in it."""

from dataclasses import replace

from app.engine.question import Question
from app.games.game import Game


def asked(game: Game, like: Question | None = None) -> Question:
    """The question of one who sees the clues of this game, with the strategy and rows of `like`.

    Where the game does not limit the attempts, they are those of `like`.
    """
    terms = game.terms
    like = like or Question((), terms.length)
    return replace(
        like,
        turns=game.turns,
        length=terms.length,
        rule=terms.rule,
        given=(),
        tier=terms.tier,
        flagged=terms.flagged or like.flagged,
        hardness=terms.hardness,
        attempts=terms.attempts or like.attempts,
    )

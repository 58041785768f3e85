"""The question that a game comes to, for whoever guesses in it, and who may name which words."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from wmh.engine.question import Question
from wmh.helper.games.game import Game

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon
    from wmh.engine.strategy.breaker import Breaker


def asked(game: Game, like: Question | None = None) -> Question:
    """The question of one who sees the clues of this game, with the strategy and rows of `like`.

    Flagged words are guessed where `like` wants them: that the secret may be one of them, as the
    terms say, is no leave to name any. Where the game does not limit the attempts, they are those
    of `like`.
    """
    terms = game.terms
    like = like or Question((), terms.length)
    return replace(
        like,
        turns=game.turns,
        length=terms.length,
        rule=terms.rule,
        given=game.given,
        tier=terms.tier,
        hardness=terms.hardness,
        attempts=terms.attempts or like.attempts,
    )


def with_typed(
    secrets: Iterable[str], lexicon: "Lexicon", breaker: "Breaker | None"
) -> "tuple[Lexicon, Breaker | None]":
    """For who guesses at secrets that somebody typed: these may be named, flagged or not."""
    named = lexicon.naming(secrets)
    return named, breaker if breaker is None or named is lexicon else breaker.on(named)

"""A game in progress, as a value; cheap to import, safe to share between threads."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.file_format import LONGEST
from wmh.engine.question import ALL_TIERS, COMMON_TIER, MOST_ATTEMPTS, Question

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon
    from wmh.engine.strategy.solver import Solver


class Keeping(StrEnum):
    """Ways in which the program keeps the secret, by the names of the command line."""

    RANDOM = "random"
    FIXED = "fixed"
    ADVERSARIAL = "adversarial"


class GameState(StrEnum):
    """States of a game: in progress, won or lost."""

    PLAYING = "playing"
    WON = "won"
    LOST = "lost"


MOST_GUESSES = 500
"""Maximal number of guesses of a saved game; no player makes so many."""


LIMITS: tuple[int | None, ...] = (None, 5, 6, 8, 12)
"""Usual limits for the number of attempts, None for no limit; other limits are valid too."""


@dataclass(frozen=True, slots=True)
class Terms:
    """Terms of a game, fixed before the first guess.

    The secret is a word of vocabulary `tier` or a more common one, and not offensive unless
    `flagged`; any word of the list may be guessed if `hardness` accepts it. `attempts` is None
    without a limit, `keeping` None if a person keeps the secret. `shown` are the places, from 1,
    whose letters are revealed before the first guess; every guess must have these letters.
    """

    length: int
    rule: Rule = Rule.TILES
    keeping: Keeping | None = Keeping.RANDOM
    attempts: int | None = None
    tier: int = COMMON_TIER
    flagged: bool = False
    hardness: Hardness = Hardness.FREE
    shown: tuple[int, ...] = ()


def can_be(terms: Terms) -> bool:
    """True if the terms, which may be read from a file, are valid."""
    return (
        1 <= terms.length <= LONGEST
        and (terms.attempts is None or 1 <= terms.attempts <= MOST_ATTEMPTS)
        and 0 <= terms.tier <= ALL_TIERS
        and all(1 <= place <= terms.length for place in terms.shown)
    )


def are_words(words: Collection[str]) -> bool:
    """True if these can be the guesses of a saved game: no empty or too long word, not too many."""
    return len(words) <= MOST_GUESSES and all(0 < len(word) <= 4 * LONGEST for word in words)


@dataclass(frozen=True, slots=True)
class Game:
    """A game so far.

    `secret` has the letters of the secret. It is None if a person keeps the secret, and with a
    cheating host until the game ends.
    """

    terms: Terms
    secret: tuple[str, ...] | None = None
    turns: tuple[Turn, ...] = ()
    state: GameState = GameState.PLAYING

    @property
    def given(self) -> Given:
        """Letters revealed before the first guess; none with a cheating host."""
        terms, secret = self.terms, self.secret
        if not terms.shown or secret is None or terms.keeping is Keeping.ADVERSARIAL:
            return ()
        return tuple(
            letter if place in terms.shown else None for place, letter in enumerate(secret, start=1)
        )

    @property
    def left(self) -> int | None:
        """Number of attempts left; None without a limit."""
        attempts = self.terms.attempts
        return None if attempts is None else max(attempts - len(self.turns), 0)


def question_of(game: Game, like: Question | None = None) -> Question:
    """Returns the question of a player who sees the clues of a game.

    Strategy, rows and offensive words are those of `like`: a game whose secret may be offensive
    does not mean that the player wants to guess such words. The limit of attempts is the game's, or
    that of `like` if the game has none.
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
    secrets: Iterable[str], lexicon: "Lexicon", solver: "Solver | None"
) -> "tuple[Lexicon, Solver | None]":
    """Returns word list and solver in which these secrets, typed by a person, may be guessed.

    That concerns offensive words, which strategies do not guess otherwise.
    """
    named = lexicon.naming(secrets)
    return named, solver if solver is None or named is lexicon else solver.on(named)

"""A game in progress, as a value; cheap to import, safe to share between threads."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from wmh.engine.clues.hardness import Hardness
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.file_format import LONGEST
from wmh.engine.question import ALL_TIERS, COMMON_TIER, MOST_ATTEMPTS, Question

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon
    from wmh.engine.strategy.solver import Solver


class Keeping(StrEnum):
    """Ways of the program to keep the secret, by the names that the command line uses."""

    RANDOM = "random"
    FIXED = "fixed"
    ADVERSARIAL = "adversarial"


class GameState(StrEnum):
    """States of a game."""

    PLAYING = "playing"
    WON = "won"
    LOST = "lost"


MOST_GUESSES = 500
"""Most guesses of a saved game; no player makes as many."""


LIMITS: tuple[int | None, ...] = (None, 5, 6, 8, 12)
"""The attempts that games commonly allow; None sets no limit. Any other number will do as well."""


@dataclass(frozen=True, slots=True)
class Terms:
    """Agreement before the first guess.

    A secret is no less common than `tier` and not flagged unless `flagged`; any word of the
    lexicon may be guessed, as long as `hardness` lets it pass. `attempts` is None where nothing
    limits them, `keeping` None where a person keeps the secret. `shown` are the places, from 1,
    whose letters are known before the first guess; every guess has them.
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
    """True if a game can have these terms, which may come from a file."""
    return (
        1 <= terms.length <= LONGEST
        and (terms.attempts is None or 1 <= terms.attempts <= MOST_ATTEMPTS)
        and 0 <= terms.tier <= ALL_TIERS
        and all(1 <= place <= terms.length for place in terms.shown)
    )


def are_words(words: Collection[str]) -> bool:
    """True if the guesses of a saved game can be words: neither empty nor too long nor too many."""
    return len(words) <= MOST_GUESSES and all(0 < len(word) <= 4 * LONGEST for word in words)


@dataclass(frozen=True, slots=True)
class Game:
    """A game so far.

    `secret` holds its letters: None where a person keeps it, and while an adversary has not
    decided, which it does when the game ends.
    """

    terms: Terms
    secret: tuple[str, ...] | None = None
    turns: tuple[Turn, ...] = ()
    state: GameState = GameState.PLAYING

    @property
    def given(self) -> Given:
        """The letters that are shown before the first guess; an adversary has none to show."""
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

    Strategy, rows and offensive words are those of `like`: that the answer may be an offensive
    word does not mean that the player wants to guess one. The number of attempts is the game's
    where it has a limit, else that of `like`.
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
    """Returns a lexicon, and a solver on it, in which typed secrets may be guessed.

    An offensive word that was typed as the secret is allowed as a guess there.
    """
    named = lexicon.naming(secrets)
    return named, solver if solver is None or named is lexicon else solver.on(named)

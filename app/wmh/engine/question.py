"""The question to the engine; cheap to import, safe to share between threads."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import Rule, solves
from wmh.engine.clues.turn import Turn
from wmh.engine.strategy.strategies import GuessList, Prior, Strategy

EVERYDAY_TIER = 60
"""Greatest tier of everyday words: 97 % of Wordle's answers, 25 % of its other words."""

COMMON_TIER = 70
"""Greatest tier of words known outside word games: 99.5 % of Wordle's answers."""

ALL_TIERS = 127
"""Greatest tier; as a limit, this tier leaves out no word."""


class Familiarity(StrEnum):
    """Vocabulary levels, by the names of settings and options."""

    EVERYDAY = "everyday"
    COMMON = "common"
    ALL = "all"


TIERS: Mapping[Familiarity, int] = {
    Familiarity.EVERYDAY: EVERYDAY_TIER,
    Familiarity.COMMON: COMMON_TIER,
    Familiarity.ALL: ALL_TIERS,
}
"""Greatest tier of each vocabulary level."""

USUAL_ATTEMPTS = 5
"""Limit of guesses used to count points if the game sets none; Lingo's limit."""

MOST_ATTEMPTS = 100
"""Greatest number of guesses that can be set as a limit of a game."""


@dataclass(frozen=True, slots=True)
class Question:
    """Request for advice on the next guess, after `turns` with words of `length` letters.

    `given` holds the revealed letters by place, or is empty; every guess must contain them. `tier`
    bounds how uncommon a word may be, `rows` is the number of suggestions wanted. Offensive words
    count as possible secrets, but are suggested only with `flagged`. Words that the game `refused`
    are neither guesses nor secrets.

    The other fields serve strategies that split the candidates. `guesses` tells which words may be
    guessed, `hardness` which of these words the game accepts; `prior` gives the likelihood of each
    secret; with `plain`, words that look like a plural or past tense are a fiftieth as likely.
    `attempts` is the limit of guesses in the game, None without a limit. `opener` is the first
    guess recommended for the game, or "". With `possible_only` the player takes only
    words that can be the secret; in a game with a limit, the one that loses few games leads the
    list.
    """

    turns: tuple[Turn, ...]
    length: int
    rule: Rule = Rule.TILES
    given: Given = ()
    tier: int = ALL_TIERS
    rows: int = 10
    flagged: bool = False
    strategy: Strategy = Strategy.PAPER
    guesses: GuessList = GuessList.VIEW
    prior: Prior = Prior.UNIFORM
    plain: bool = False
    hardness: Hardness = Hardness.FREE
    attempts: int | None = None
    refused: tuple[str, ...] = ()
    opener: str = ""
    possible_only: bool = False

    @property
    def opening(self) -> bool:
        """True if nothing but the length of the secret is known."""
        return not self.turns and not any(self.given)

    @property
    def solved(self) -> bool:
        """True if the secret is among the guesses."""
        return any(solves(self.rule, turn.guess, turn.clue) for turn in self.turns)

"""The question to the engine; cheap to import, safe to share between threads."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from wmh.engine.clues.hardness import Hardness
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.engine.strategy.strategies import GuessList, Prior, Strategy

EVERYDAY_TIER = 60
"""A view of the words that people say and write: 97 % of Wordle's answers, 25 % of others."""

COMMON_TIER = 70
"""A view of the words that SCOWL does not keep for word games: 99.5 % of Wordle's answers."""

ALL_TIERS = 127
"""A view that leaves out no word."""


class Familiarity(StrEnum):
    """Levels of vocabulary, by the names of settings and options."""

    EVERYDAY = "everyday"
    COMMON = "common"
    ALL = "all"


TIERS: Mapping[Familiarity, int] = {
    Familiarity.EVERYDAY: EVERYDAY_TIER,
    Familiarity.COMMON: COMMON_TIER,
    Familiarity.ALL: ALL_TIERS,
}
"""The view of each."""

USUAL_ATTEMPTS = 5
"""What points are counted for, where the game sets no limit: Lingo's."""

MOST_ATTEMPTS = 100
"""How many guesses a game can allow, where it sets a limit."""


@dataclass(frozen=True, slots=True)
class Question:
    """A request for advice: all turns so far, of words of `length` letters, marked by one rule.

    `given` are letters that the game shows at no cost, by place, or nothing; every guess has them.
    `tier` bounds how uncommon a word may be, `rows` how many suggestions are wanted; flagged
    words are counted as possible secrets, but suggested only with `flagged`. The game does not take
    the words that are `refused`: they are neither guesses nor secrets.

    The other fields serve strategies that split the candidates: which words may be guessed, and
    which of them the game accepts (`hardness`); the likelihood of each secret, `prior`, a fiftieth
    with `plain` for words that look like a plural or a past tense. `attempts` is the limit of the
    game, None without a limit. `opener` is the first guess recommended for the game, empty where
    there is none. With `possible_only` a simulated game takes only words that can be the secret, as
    who hides the others in the list; the list itself stays whole.
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
        """True if only the length of the secret is known."""
        return not self.turns and not any(self.given)

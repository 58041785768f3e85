"""Which words are looked at: the main window's lexicon, and how much of it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from app.engine.question import ALL_TIERS, COMMON_TIER
from app.settings import Settings

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon


@dataclass(frozen=True, slots=True)
class View:
    """Words of tiers up to `tier`, and flagged ones only if they are wanted."""

    lexicon: "Lexicon"
    tier: int
    flagged: bool

    @classmethod
    def of(cls, lexicon: "Lexicon", settings: Settings) -> Self:
        """The same tier for words of every length: they are all in one list."""
        tier = ALL_TIERS if settings.all_tiers else COMMON_TIER
        return cls(lexicon, tier, settings.flagged)

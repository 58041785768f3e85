"""Which words are looked at: the main window's lexicon, and how much of it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QCoreApplication

from app.engine.question import ALL_TIERS, COMMON_TIER
from app.settings import Settings
from app.ui.keys import key_of

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon


translate = QCoreApplication.translate


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

    @property
    def title(self) -> str:
        """The lexicon, how much of it is looked at, and the key that changes that."""
        if not self.lexicon.tiered:
            text = translate("Views", "Lexicon: {0}")
        elif self.tier == ALL_TIERS:
            text = translate("Views", "Lexicon: {0}, all words ({1})")
        else:
            text = translate("Views", "Lexicon: {0}, common words ({1})")
        return text.format(self.lexicon.name, key_of("all_words"))

"""Choices of a game, as a value that is stored in its sheet."""

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.question import Familiarity
from wmh.engine.strategy.strategies import GuessList, Prior, Strategy

if TYPE_CHECKING:
    from wmh.helper.settings import Settings


@dataclass(frozen=True, slots=True)
class BoardChoices:
    """Word list and choices of a game; each field is named like that of `Settings`."""

    lexicon: str
    strategy: Strategy
    guesses: GuessList
    prior: Prior
    plain: bool
    hardness: Hardness
    familiarity: Familiarity
    attempts: int

    @property
    def changes(self) -> dict[str, Any]:
        """Returns the choices by the names of their settings."""
        return {name: getattr(self, name) for name in TERMS}


TERMS = tuple(each.name for each in fields(BoardChoices))
"""Names of the choices, the word list first."""


def terms_of(settings: "Settings") -> BoardChoices:
    return BoardChoices(**{name: getattr(settings, name) for name in TERMS})

"""Errors of a host, with their reasons; every message is one line."""

from enum import Enum, auto

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import Plural
from wmh.engine.clues.guard import Impossible
from wmh.engine.clues.hard_modes import Broken
from wmh.engine.diagnosis import Diagnosis
from wmh.engine.question import Question


class SecretError(InputError):
    """The error for an invalid secret, or for terms of a game that allow no secret."""


class Refusal(Enum):
    """Reason why a guess does not count."""

    OVER = auto()
    """The game has ended."""
    FOREIGN = auto()
    """A character of the guess is no letter of the word list."""
    LENGTH = auto()
    UNKNOWN = auto()
    """The word is not in the word list."""
    REPEATED = auto()
    """The word was already guessed or nominated."""
    MODE = auto()
    """The game's hard mode does not accept the guess."""
    SHOWN = auto()
    """The guess has other letters at the places of the revealed ones."""


class GuessError(InputError):
    """The error for a guess that does not count; the game stays as it is.

    `broken` is the rule of the hard mode that the guess violates, or None.
    """

    def __init__(
        self, said: str | Plural, *values: object, refusal: Refusal, broken: Broken | None = None
    ) -> None:
        super().__init__(said, *values)
        self.refusal = refusal
        self.broken = broken


class MarkError(InputError):
    """The error for marks that cannot be right.

    `impossible` is set if no secret at all gives these marks. If the marks are possible, but no
    word of the list agrees with all marks so far, `diagnosis` tells after which turn no word is
    left, and `question` is the one to be corrected. All are None if marks are missing.
    """

    def __init__(
        self,
        said: str,
        *values: object,
        impossible: Impossible | None = None,
        question: Question | None = None,
        diagnosis: Diagnosis | None = None,
    ) -> None:
        super().__init__(said, *values)
        self.impossible = impossible
        self.question = question
        self.diagnosis = diagnosis

"""The refusals of a keeper, and their reasons; every message is one line."""

from enum import Enum, auto

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import Plural
from wmh.engine.clues.guard import Impossible
from wmh.engine.clues.hardness import Broken
from wmh.engine.diagnosis import Diagnosis
from wmh.engine.question import Question


class SecretError(InputError):
    """A secret that cannot be kept, or terms under which there is none."""


class Refusal(Enum):
    """Why a guess does not count."""

    OVER = auto()
    """The game has ended."""
    FOREIGN = auto()
    """Something in it is no letter of the lexicon."""
    LENGTH = auto()
    UNKNOWN = auto()
    """The lexicon does not have the word."""
    REPEATED = auto()
    """The word has been guessed, or nominated."""
    MODE = auto()
    """The mode of the game does not let it pass."""
    SHOWN = auto()
    """Letters differ from those that the game reveals."""


class GuessError(InputError):
    """A guess that does not count: the game goes on as if it had not been made.

    `broken` says what a guess does that its mode refuses.
    """

    def __init__(
        self, said: str | Plural, *values: object, refusal: Refusal, broken: Broken | None = None
    ) -> None:
        super().__init__(said, *values)
        self.refusal = refusal
        self.broken = broken


class MarkError(InputError):
    """Marks that a person cannot have meant.

    `impossible` says why no secret of any lexicon causes them. If some secret might, but not with
    the marks of the turns before, or none that is in the lexicon, `diagnosis` says where the words
    ran out, and `question` is the one that no word answers: the doctor may have proposals.
    All are None for marks that are not complete.
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

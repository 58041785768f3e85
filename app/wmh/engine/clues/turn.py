"""A turn of a game: a guess and its clue, which may be incomplete."""

from dataclasses import dataclass
from enum import IntEnum


class Mark(IntEnum):
    """Mark that the game gives one letter of a guess, named by its colour (paper, section IV.B)."""

    WHITE = 0
    """The letter is not in the secret, or not as often as in the guess."""
    YELLOW = 1
    """The letter is in the secret, at another place."""
    GREEN = 2
    """The letter is in the secret, at this place."""


Marks = tuple[Mark | None, ...]
"""Mark of each letter of a guess; None if not entered yet."""


@dataclass(frozen=True, slots=True)
class Counts:
    """Clue of numbers, as in Mastermind; None for a number that is not entered yet.

    The rule determines the meaning of each number: see `clues.rules`.
    """

    numbers: tuple[int | None, ...]


Clue = Marks | Counts


@dataclass(frozen=True, slots=True)
class Turn:
    """A guess, letter by letter, with its clue; the rule of marking is not part of it.

    Raises ValueError if the number of marks differs from the number of letters.
    """

    guess: tuple[str, ...]
    clue: Clue

    def __post_init__(self) -> None:
        if not isinstance(self.clue, Counts) and len(self.guess) != len(self.clue):
            msg = f"{len(self.guess)} letters cannot carry {len(self.clue)} marks"
            raise ValueError(msg)

    @property
    def marks(self) -> Marks:
        """The clue as a mark for each letter; all None for a clue of numbers."""
        return (None,) * len(self.guess) if isinstance(self.clue, Counts) else self.clue

    @property
    def word(self) -> str:
        return "".join(self.guess)

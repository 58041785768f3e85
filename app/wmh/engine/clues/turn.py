"""A turn of a game: a guess, and its clue, a mark or a number at a time."""

from dataclasses import dataclass
from enum import IntEnum


class Mark(IntEnum):
    """Answer of the game to one letter of a guess, named by its colour (paper, section IV.B)."""

    WHITE = 0
    """Not in the secret, or not another time."""
    YELLOW = 1
    """In the secret, at another place."""
    GREEN = 2
    """In the secret, at this place."""


Marks = tuple[Mark | None, ...]
"""A mark for each letter of a guess; None where none has been given yet."""


@dataclass(frozen=True, slots=True)
class Counts:
    """A clue that says how many and not which, as pegs do; None where nothing is said yet.

    What the numbers count is the rule's: see `clues.rules`.
    """

    numbers: tuple[int | None, ...]


Clue = Marks | Counts


@dataclass(frozen=True, slots=True)
class Turn:
    """A guess, letter by letter, with its clue. Neither belongs to any rule yet.

    Raises ValueError if there are not as many marks as letters.
    """

    guess: tuple[str, ...]
    clue: Clue

    def __post_init__(self) -> None:
        if not isinstance(self.clue, Counts) and len(self.guess) != len(self.clue):
            msg = f"{len(self.guess)} letters cannot carry {len(self.clue)} marks"
            raise ValueError(msg)

    @property
    def marks(self) -> Marks:
        """The clue as a mark a letter; nothing is said of any letter where the clue counts."""
        return (None,) * len(self.guess) if isinstance(self.clue, Counts) else self.clue

    @property
    def word(self) -> str:
        return "".join(self.guess)

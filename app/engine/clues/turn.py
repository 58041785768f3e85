"""One turn of a game: a guess, and what the game said of each of its letters."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from app.engine.lexicon.alphabet import Alphabet
from app.engine.wording import counted, excerpt


class Mark(IntEnum):
    """What the game said of one letter of a guess, named by its colour (paper, section IV.B)."""

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


class ClueError(ValueError):
    """A turn that cannot be read. The message names what is wrong and what to do."""


_SPELLINGS = {
    **dict.fromkeys("wW0xX", Mark.WHITE),
    **dict.fromkeys("yY1?", Mark.YELLOW),
    **dict.fromkeys("gG2oO", Mark.GREEN),
}


def read_clue(text: str) -> tuple[Mark, ...]:
    """The marks that text spells, in any of three notations.

    `g y w` is the paper's, `2 1 0` source 001's and `O ? X` the Lingo pit's (source 004).
    Raises ClueError.
    """
    for place, character in enumerate(text, start=1):
        if character not in _SPELLINGS:
            msg = (
                f"The clue {excerpt(text)} has {character!r} at place {place}: use g, y and w for"
                " green, yellow and white (or 2 1 0, or O ? X)."
            )
            raise ClueError(msg)
    return tuple(_SPELLINGS[character] for character in text)


def read_turn(guess: str, clue: str, alphabet: Alphabet) -> Turn:
    """A turn from the two texts a person types, such as `rain` and `ywwg`.

    The guess is folded to the alphabet's case first. Raises ClueError.
    """
    letters = alphabet.letters_of(guess)
    if letters is None:
        foreign = alphabet.first_foreign(guess)
        msg = f"The guess {excerpt(guess)} has {foreign!r}, which is no letter of this lexicon."
        raise ClueError(msg)
    marks = read_clue(clue)
    if len(letters) != len(marks):
        msg = (
            f"The guess {excerpt(guess)} has {counted(len(letters), 'letter')} but its clue"
            f" {excerpt(clue)} has {counted(len(marks), 'mark')}: give one mark for each letter."
        )
        raise ClueError(msg)
    return Turn(letters, marks)


def one_length(turns: Iterable[Turn], length: int | None = None) -> int | None:
    """The length all guesses share; `length` if it is given. None when nothing says.

    Raises ClueError if a guess has another length.
    """
    for turn in turns:
        if length is None:
            length = len(turn.guess)
        elif len(turn.guess) != length:
            msg = (
                f"The guess {excerpt(turn.word)} has {counted(len(turn.guess), 'letter')}, but"
                f" this game's words have {length}."
            )
            raise ClueError(msg)
    return length

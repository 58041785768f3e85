"""Round of the Lingo pit as the referee keeps it, and the masks that answer guesses."""

from collections.abc import Container, Iterable
from dataclasses import dataclass, replace

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.clues.rules import tiles
from wmh.engine.clues.turn import Mark

_SIGNS = {Mark.GREEN: "O", Mark.YELLOW: "?", Mark.WHITE: "X"}
_MARKS = {sign: mark for mark, sign in _SIGNS.items()}


class MaskError(InputError):
    """The error for a mask that is invalid for a guess; its message is a sentence."""


def mask_of(marks: Iterable[Mark]) -> str:
    return "".join(map(_SIGNS.__getitem__, marks))


def marks_of(mask: str, length: int) -> tuple[Mark, ...]:
    """Returns the marks of a mask for a guess of this length. Raises MaskError."""
    if strange := next((sign for sign in mask if sign not in _MARKS), None):
        raise MaskError(
            "The mask {0} has {1}: only O, ? and X are marks.", excerpt(mask), repr(strange)
        )
    if len(mask) != length:
        raise MaskError(
            "The mask {0} has {1} for {2}.",
            excerpt(mask),
            count.marks(len(mask)),
            count.letters(length),
        )
    return tuple(_MARKS[sign] for sign in mask)


ATTEMPTS = 5
LENGTHS = range(4, 14)
"""Lengths of words in the pit."""

_POINTS = 100


def points(attempts: int) -> int:
    """Returns the points of a game with so many attempts: 500 for 1, 100 for 5, 0 for 0 (lost)."""
    return _POINTS * (ATTEMPTS + 1 - attempts) if attempts else 0


@dataclass(frozen=True, slots=True)
class Round:
    """A secret and the guesses so far, of which only the last may be the secret.

    `invalid` are the guesses that are not in the word list.
    """

    secret: str
    guesses: tuple[str, ...] = ()
    invalid: tuple[str, ...] = ()

    @property
    def won(self) -> bool:
        return self.guesses[-1:] == (self.secret,)

    @property
    def over(self) -> bool:
        return self.won or len(self.guesses) >= ATTEMPTS

    @property
    def attempts(self) -> int:
        """Number of attempts that found the secret; 0 if it was not found."""
        return len(self.guesses) if self.won else 0

    def answered(self, guess: str, words: Container[str]) -> tuple["Round", str]:
        """Returns the round after a guess, and the mask of the guess.

        A guess that is not in the list costs an attempt and gets only X, like a guess without any
        letter of the secret.
        """
        after = replace(self, guesses=(*self.guesses, guess))
        if len(guess) == len(self.secret) and guess in words:
            return after, mask_of(tiles(guess, self.secret))
        return replace(after, invalid=(*self.invalid, guess)), "X" * len(self.secret)

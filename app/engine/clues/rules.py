"""How a game marks a guess."""

from collections import Counter
from collections.abc import Sequence

from app.engine.clues.turn import Mark


def tiles(guess: Sequence[str], secret: Sequence[str]) -> tuple[Mark, ...]:
    """The marks of Wordle and Lingo (source 004): greens are dealt first.

    Each letter of the secret that paid for no green then pays for one yellow, left to right; the
    other tiles stay white. Both words must have the same length.
    """
    unpaid = Counter(s for g, s in zip(guess, secret, strict=True) if g != s)
    marks = [Mark.GREEN if g == s else Mark.WHITE for g, s in zip(guess, secret, strict=True)]
    for place, letter in enumerate(guess):
        if marks[place] is Mark.WHITE and unpaid[letter]:
            unpaid[letter] -= 1
            marks[place] = Mark.YELLOW
    return tuple(marks)

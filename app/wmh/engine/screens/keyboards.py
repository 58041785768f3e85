"""Rows of letters that stand beside a game and are no words of it: keyboards and alphabets."""

from collections.abc import Sequence
from itertools import pairwise

ROWS = (
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "qwertyuiopasdfghjklñzxcvbnm",
    "qwertyuiopåasdfghjkløæzxcvbnm",
    "qwertzuiopüasdfghjklöäyxcvbnm",
    "pyfgcrlaoeuidhtnsqjkxbmwvz",
    "йцукенгшщзхъфывапролджэячсмитьбю",
    "abcdefghijklmnopqrstuvwxyz",
)


def is_keyboard(letters: Sequence[str | None]) -> bool:
    """Whether a row of letters runs along a keyboard or the alphabet."""
    text = "".join(x or "." for x in letters)
    pairs = [a + b for a, b in pairwise(text) if "." not in (a, b)]
    if len(pairs) < 2:
        return False
    return any(sum(pair in row for pair in pairs) >= 0.6 * len(pairs) for row in ROWS)

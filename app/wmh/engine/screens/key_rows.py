"""Rows of keyboards and alphabets, which stand beside games and are no words of them."""

from collections.abc import Sequence
from itertools import pairwise

from wmh.engine.lexicon.store import Lexicon

LONG = 4
"""A word of so many letters is no part of a keyboard, though `past` and `weird` run along one."""

_KEYBOARDS = (
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
"""Keyboards and alphabets, which stand beside games and are no words of them."""


def is_keyboard(letters: Sequence[str | None], lexicon: Lexicon) -> bool:
    """True if a row of letters follows a keyboard or the alphabet; words but `qwerty` do not."""
    known = tuple(x for x in letters if x is not None)
    text = "".join(x or "." for x in letters)
    pairs = [a + b for a, b in pairwise(text) if "." not in (a, b)]
    if len(pairs) < 2:
        return False
    found = max(sum(pair in row for pair in pairs) for row in _KEYBOARDS)
    word = len(letters) == len(known) >= LONG and lexicon.number_of(known) is not None
    if word and found < len(pairs):
        return False
    return found >= 0.6 * len(pairs) and (found > 2 or found == len(pairs))

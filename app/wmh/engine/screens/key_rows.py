"""Tests for letters that are no words of a game: keyboards, alphabets, random letters."""

import re
import unicodedata
from collections.abc import Sequence
from itertools import pairwise

from wmh.engine.lexicon.store import Lexicon

LONG = 4
"""Least length of words that are not taken for a part of a keyboard (`past`, `weird`)."""

ENOUGH_LETTERS, LEAST_VOWELS = 20, 0.3
"""Fewest letters in which vowels are counted, and least share of vowels in words."""

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
"""Letters of keyboards, row after row, and the alphabet."""


def is_keyboard(letters: Sequence[str | None], lexicon: Lexicon) -> bool:
    """True if a row of letters follows a keyboard or the alphabet.

    False for words, except `qwerty`, which runs along a keyboard as a whole.
    """
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


def could_be_words(rows: Sequence[Sequence[str]]) -> bool:
    """False if rows of Latin letters have too few vowels, or too many consonants in sequence.

    In words of European languages 38 to 48 % of the letters are vowels, in random letters 23 %. Few
    words have four consonants in sequence, and most long rows of random letters do. True for too
    few letters and for letters other than a to z.
    """
    plain = ["".join(unicodedata.normalize("NFD", x)[0] for x in row) for row in rows]
    text = "".join(plain)
    if len(text) < ENOUGH_LETTERS or not all("a" <= x <= "z" for x in text):
        return True
    harsh = sum(re.search("[^aeiouy]{4}", row) is not None for row in plain)
    vowels = sum(x in "aeiouy" for x in text)
    return vowels >= LEAST_VOWELS * len(text) and 2 * harsh <= len(plain)

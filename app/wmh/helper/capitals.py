"""Capitals in which boards, lists and shared texts show words, by the alphabet of the word list."""

from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.spelling import in_capitals

_turkish: list[bool] = [False]
"""True if the alphabet of the window's word list has a dotless i."""


def show_capitals_of(alphabet: Alphabet) -> bool:
    """Sets the alphabet in whose capitals words are shown; returns True if its i differs."""
    before, _turkish[0] = _turkish[0], alphabet.turkish
    return before is not alphabet.turkish


def capital(text: str) -> str:
    """Returns a letter or word in capitals; i is İ if the word list has a dotless i, too."""
    return in_capitals(text, turkish=_turkish[0])

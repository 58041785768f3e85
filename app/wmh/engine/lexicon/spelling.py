"""Spelling of text: case, accents and combining marks."""

import re
import unicodedata
from collections.abc import Callable
from functools import cache

TURKISH = "tr", "az"
"""Codes of languages that have a dotless i as well as a dotted one, in both cases."""

_MARKS = re.compile("[\u0300-\u036f]")
_DOTLESS = "\N{LATIN SMALL LETTER DOTLESS I}"
_SPELT_OUT = {
    "æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th",
    _DOTLESS: "i",
}  # fmt: skip
_DOTTED = "\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}"
_JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
_FINAL_SIGMA, _SIGMA = "\N{GREEK SMALL LETTER FINAL SIGMA}", "\N{GREEK SMALL LETTER SIGMA}"

_SYLLABLES = range(0xAC00, 0xD7A4)
_LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_VOWELS = (
    *("ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅛ", "ㅜ"),
    *("ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅠ", "ㅡ", "ㅡㅣ", "ㅣ"),
)
_TAILS = (
    *(
        "",
        "ㄱ",
        "ㄲ",
        "ㄱㅅ",
        "ㄴ",
        "ㄴㅈ",
        "ㄴㅎ",
        "ㄷ",
        "ㄹ",
        "ㄹㄱ",
        "ㄹㅁ",
        "ㄹㅂ",
        "ㄹㅅ",
        "ㄹㅌ",
    ),
    *("ㄹㅍ", "ㄹㅎ", "ㅁ", "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ"),
)


def fold_case(text: str, *, turkish: bool = False) -> str:
    """Returns the text composed (NFC) and in lower case, as word lists store it.

    If `turkish`, the small letter of I is the dotless i.
    """
    text = unicodedata.normalize("NFC", text)
    if turkish:
        text = text.replace("I", _DOTLESS)
    return text.replace(_DOTTED, "i").lower()


def in_capitals(text: str, *, turkish: bool = False) -> str:
    """Returns the text in capitals; if `turkish`, that of i is the dotted İ."""
    return (text.replace("i", _DOTTED) if turkish else text).upper()


_TURKISH_SHARE = 50
"""A list is Turkish if at least one of this many lines has a dotless i or an İ."""


def has_turkish_capitals(text: str) -> bool:
    """True if a word list has so many dotless i and İ that its I is no capital of i."""
    if "I" not in text or text.isascii():
        return False
    return (text.count(_DOTLESS) + text.count(_DOTTED)) * _TURKISH_SHARE > text.count("\n")


def letters_in(text: str) -> tuple[str, ...]:
    """Returns the letters of a text; combining marks, as in Hindi, belong to their letter."""
    found: list[str] = []
    for sign in text:
        if found and _stands_on(sign, found[-1]):
            found[-1] += sign
        else:
            found.append(sign)
    return tuple(found)


def is_letters(text: str) -> bool:
    """True if a text consists of letters; these may have combining marks."""
    return bool(text) and all(letter[0].isalpha() for letter in letters_in(text))


def _stands_on(sign: str, before: str) -> bool:
    """True if a sign belongs to the letter before: a combining mark or, after a mark, a joiner."""
    if sign in _JOINERS:
        return len(before) > 1
    return unicodedata.category(sign).startswith("M") and before[0].isalpha()


def as_lists_are_spelt(text: str) -> str:
    """Returns lower-case text with one form of sigma, and Korean syllables split into jamo.

    Jamo are Korean letters, here those with a key of their own on the usual keyboard; there are too
    many syllables for an alphabet.
    """
    text = text.replace(_FINAL_SIGMA, _SIGMA)
    if any(_SYLLABLES[0] <= ord(sign) <= _SYLLABLES[-1] for sign in set(text)):
        text = "".join(map(_jamo, text))
    return text


def without_accents(text: str, but: str) -> str:
    """Returns lower-case text with Latin letters as a to z, and Greek letters without accents.

    In other scripts, such as Cyrillic, a mark makes another letter and stays; so do the letters in
    `but`.
    """
    kept = set(fold_case(but))
    table = {
        ord(letter): _plain(letter)
        for letter in set(text)
        if not letter.isascii() and letter not in kept
    }
    return text.translate(table)


def respelt(text: str, known: Callable[[str], bool]) -> str:
    """Returns lower-case text in which characters that are not `known` are spelt as in lists.

    A character stays if its spelling in word lists is not known either.
    """
    return "".join(
        sign if known(sign) else next((each for each in _ways(sign) if all(map(known, each))), sign)
        for sign in text
    )


@cache
def _ways(sign: str) -> tuple[str, ...]:
    if sign == _SIGMA:
        return (_FINAL_SIGMA,)
    listed = as_lists_are_spelt(sign)
    return (listed, _plain(sign), as_lists_are_spelt(_plain(sign)))


def _jamo(sign: str) -> str:
    if ord(sign) not in _SYLLABLES:
        return sign
    rest, tail = divmod(ord(sign) - _SYLLABLES[0], len(_TAILS))
    lead, vowel = divmod(rest, len(_VOWELS))
    return _LEADS[lead] + _VOWELS[vowel] + _TAILS[tail]


def _plain(letter: str) -> str:
    if _MARKS.match(letter):
        return ""
    if letter in _SPELT_OUT:
        return _SPELT_OUT[letter]
    parts = unicodedata.normalize("NFKD", letter)
    base = parts[0]
    if not (base.isascii() or base in _SPELT_OUT or "\u0370" <= base <= "\u03ff"):
        return letter
    return "".join(_SPELT_OUT.get(part, part) for part in parts if not unicodedata.combining(part))

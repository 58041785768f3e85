"""Letters of rows, read from the tiles and corrected to words of the word list.

Rows that cannot be words of a game are recognized: keyboards, alphabets, random letters.
"""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, product

import numpy as np

from wmh.engine.lexicon.store import Lexicon
from wmh.engine.screens.letters import LetterModel, likelihoods
from wmh.engine.screens.tiles import LatticeTile

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
    """True if most neighbours in a row of letters are neighbours on a keyboard or in the alphabet.

    In a word of the list with LONG letters or more, all of them must be, as in `qwerty`.
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


NEAR_TIE, SLIP = 1.2, 3.6
"""Greatest log-likelihood differences of letters between which the word list decides.

NEAR_TIE is for any number of letters; SLIP is for changing a single letter, which then is
uncertain.
"""

OPEN = 0.6
"""Certainty of a letter that the word list changed."""

DOUBTED = 0.7
"""Certainty of a letter that was kept although a change would make its row a word."""


@dataclass(frozen=True)
class ReadLetter:
    """Letter read from a tile, with its certainty; `other` is the second likeliest letter.

    `letter` is None if there is none or it could not be read.
    """

    letter: str | None
    sure: float
    other: str | None


def read_letters(
    rows: Sequence[Sequence[LatticeTile]], lexicon: Lexicon, model: LetterModel
) -> list[list[ReadLetter]]:
    alphabet = lexicon.alphabet.letters
    lines = [t.features for row in rows for t in row if t.features is not None]
    if not lines:
        return [[ReadLetter(None, 1.0, None) for _ in row] for row in rows]
    likely, junk = likelihoods(model, np.array(lines, np.float32), alphabet)
    order = np.argsort(likely, axis=1)
    found = iter(range(len(lines)))
    out: list[list[ReadLetter]] = []
    for row in rows:
        read: list[ReadLetter] = []
        ties: list[list[str]] = []
        slips: list[bool] = []
        for tile in row:
            if tile.features is None:
                read.append(ReadLetter(None, 1.0 if tile.glyph is None else 0.9, None))
                ties.append([])
                continue
            i = next(found)
            best, next_best = int(order[i, -1]), int(order[i, -2])
            sure = float(np.exp(likely[i, best]))
            if junk[i] > likely[i, best] + 1:
                read.append(ReadLetter(None, 0.0, alphabet[best]))
                ties.append([alphabet[int(order[i, -j])] for j in (1, 2, 3)])
                continue
            read.append(ReadLetter(alphabet[best], sure, alphabet[next_best]))
            near = likely[i, best] - likely[i, next_best] < NEAR_TIE
            ties.append([alphabet[best], alphabet[next_best]] if near else [alphabet[best]])
            slips.append(bool(likely[i, best] - likely[i, next_best] < SLIP))
        out.append(_without_slip(_with_word(read, ties, lexicon), slips, lexicon))
    return _doubt_alike(out)


def _doubt_alike(rows: list[list[ReadLetter]]) -> list[list[ReadLetter]]:
    """Returns the rows, with letters made uncertain that look like a letter corrected elsewhere.

    In one game a letter always looks the same: an error may occur in each of its tiles.
    """
    changed = {(x.letter, x.other) for row in rows for x in row if x.sure == OPEN}
    return [
        [replace(x, sure=OPEN) if (x.other, x.letter) in changed and x.sure > OPEN else x
         for x in row]
        for row in rows
    ]  # fmt: skip


def _without_slip(
    read: list[ReadLetter], slips: Sequence[bool], lexicon: Lexicon
) -> list[ReadLetter]:
    """Returns the row with one letter changed, if that makes a word of a row that is none.

    A letter with high certainty is not changed but made uncertain.
    """
    if len(slips) < len(read) or any(x.letter is None for x in read) or is_word(read, lexicon):
        return read
    for i, (x, slip) in enumerate(zip(read, slips, strict=True)):
        changed = [*read[:i], ReadLetter(x.other, OPEN, x.letter), *read[i + 1 :]]
        if is_word(changed, lexicon):
            return changed if slip else [*read[:i], replace(x, sure=DOUBTED), *read[i + 1 :]]
    return read


def _with_word(read: list[ReadLetter], ties: list[list[str]], lexicon: Lexicon) -> list[ReadLetter]:
    """Returns the row with near-ties of letters decided so that it is a word, if possible.

    `ties` has the possible letters of each place.
    """
    if not all(ties) or all(len(x) == 1 for x in ties):
        return _confirm(read, lexicon)
    if sum(len(x) > 1 for x in ties) > 4 or sum(x.letter is None for x in read) > 1:
        return read
    for letters in product(*ties):
        if lexicon.number_of(letters) is not None:
            changed = [
                x if x.letter == y else ReadLetter(y, min(x.sure, OPEN), x.letter)
                for x, y in zip(read, letters, strict=True)
            ]
            return _confirm(changed, lexicon)
    return read


def _confirm(read: list[ReadLetter], lexicon: Lexicon) -> list[ReadLetter]:
    """Returns the letters, with higher certainty if they are a word."""
    if not is_word(read, lexicon):
        return read
    return [replace(x, sure=1 - 0.3 * (1 - x.sure)) if x.sure > 0.6 else x for x in read]


def is_word(read: Sequence[ReadLetter], lexicon: Lexicon) -> bool:
    """True if every letter was read and they are a word together."""
    letters = tuple(x.letter for x in read if x.letter is not None)
    return len(letters) == len(read) and lexicon.number_of(letters) is not None

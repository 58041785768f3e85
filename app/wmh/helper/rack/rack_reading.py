"""Reader of racks and patterns as people type them, with messages for mistakes."""

import re

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt, translatable
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.file_format import LONGEST
from wmh.helper.rack.rack_question import BoardPattern

MOST_LETTERS = 25
"""Maximal number of letters of a rack.

With the letters of a board, at most 31, and the blanks, their counts take 60 of the 64 bits that a
walk has for them; and so many letters make most words anyway.
"""

MOST_BLANKS = 4
"""Maximal number of blanks, as in the largest set, of 200 tiles.

More blanks make nearly every short word.
"""

_FOREIGN_RACK = (
    "The rack {0} has {1}, which is not a letter of this word list: give letters; ? is a blank."
)
translatable(_FOREIGN_RACK)
_FOREIGN_PATTERN = (
    "The pattern {0} has {1}, which is not a letter of this word list: give "
    "letters; a dot is a place for one, a star an open end."
)
translatable(_FOREIGN_PATTERN)
_BLANK = re.compile("[?* ]")


class RackError(InputError):
    """The error for a rack or pattern that cannot be read; the message gives fault and remedy."""


def read_rack(text: str, alphabet: Alphabet, blanks: int = 0) -> tuple[tuple[str, ...], int]:
    """Returns the letters of a rack, in the order typed, and the number of blanks.

    `?`, `*` and a space are blanks, which are added to `blanks`. Raises RackError.
    """
    typed = text.strip("\t\r\n")
    pieces = _BLANK.split(typed)
    letters = tuple(x for piece in pieces for x in _letters(piece, alphabet, typed, _FOREIGN_RACK))
    blanks += len(pieces) - 1
    if len(letters) > MOST_LETTERS:
        raise RackError(
            "The rack {0} has {1} letters: give {2} at most.",
            excerpt(typed),
            len(letters),
            MOST_LETTERS,
        )
    if blanks > MOST_BLANKS:
        raise RackError(
            "The rack {0} has {1} blanks: give {2} at most.", excerpt(typed), blanks, MOST_BLANKS
        )
    if not letters and not blanks:
        raise RackError("The rack is empty: type its letters, and ? for a blank.")
    return letters, blanks


def read_pattern(text: str, alphabet: Alphabet) -> BoardPattern | None:
    """Returns the pattern of a text; None for an empty text.

    A letter of the text lies on the board, a dot is an empty place; at a star at either end the
    word may go on. Raises RackError.
    """
    typed = text.strip()
    inner = typed.removeprefix("*")
    open_before = len(inner) < len(typed)
    open_after = inner.endswith("*")
    inner = inner.removesuffix("*")
    if "*" in inner:
        raise RackError(
            "The pattern {0} has a star between its letters: stars stand at its ends, and a dot"
            " for each place between.",
            excerpt(typed),
        )
    places: list[str | None] = []
    for number, piece in enumerate(inner.split(".")):
        places += [None] * (number > 0)
        places += _letters(piece, alphabet, typed, _FOREIGN_PATTERN)
    if not places:
        return None
    if len(places) > LONGEST:
        raise RackError(
            "The pattern {0} has {1} places: words have {2} letters at most.",
            excerpt(typed),
            len(places),
            LONGEST,
        )
    if None not in places and not (open_before or open_after):
        raise RackError(
            "The pattern {0} leaves no place for the rack: write a dot for each letter that is"
            " wanted, or a star at an end, as *{1}*.",
            excerpt(typed),
            inner,
        )
    return BoardPattern(tuple(places), open_before, open_after)


def _letters(text: str, alphabet: Alphabet, typed: str, foreign_said: str) -> tuple[str, ...]:
    letters = alphabet.letters_of(text)
    if letters is None:
        foreign = alphabet.first_foreign(text) or text
        raise RackError(foreign_said, excerpt(typed), repr(foreign))
    return letters

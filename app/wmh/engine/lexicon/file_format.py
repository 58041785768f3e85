"""Limits of lexicon files, shared by the modules that write and that read them."""

SHORTEST, LONGEST = 2, 31
"""Minimal and maximal length of a word, in letters."""

BLOCK = 256
"""Units in a block: XOR with a label stays within 256 units, and files have whole blocks."""

FREE = 0x80000000
"""Value of an unused unit, which matches no label."""

REGION = 1 << 21
"""Units in a region, within which any unit can reach any other."""

MOST_UNITS = 1 << 23
"""Maximal units of a file: some six million words. Owner and label of a unit fit 32 bits."""

MOST_WORDS = 20_000_000
"""Maximal number of words: some twenty times the longest list in use.

A small damaged file can claim many more.
"""

FLAG = 0x80
"""Bit of a word's tier byte that marks it as offensive: suggested only on request."""


class NoRoomError(Exception):
    """The exception for a region that is too small for its states."""

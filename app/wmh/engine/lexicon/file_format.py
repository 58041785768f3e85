"""Limits of lexicon files, shared by the modules that write or read these files."""

SHORTEST, LONGEST = 2, 31
"""Minimal and maximal length of a word, in letters."""

BLOCK = 256
"""Number of units in a block; files have whole blocks, and XOR with a label stays in a block."""

FREE = 0x80000000
"""Value of an unused unit; it matches no label."""

REGION = 1 << 21
"""Number of units in a region, in which any unit can refer to any other."""

MOST_UNITS = 1 << 23
"""Maximal number of units in a file, so that owner and label of a unit fit into 32 bits.

It is enough for some six million words.
"""

MOST_WORDS = 20_000_000
"""Maximal number of words in a lexicon: some twenty times the longest list in use.

A small damaged file can claim many more.
"""

FLAG = 0x80
"""Bit of a word's byte in the .tiers file that marks the word as offensive."""


class NoRoomError(Exception):
    """The exception for a region that has too few units for its states."""

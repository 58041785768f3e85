"""The files of a lexicon: what they may hold, for those who write and those who only read."""

SHORTEST, LONGEST = 2, 31
"""Lengths of its words, in letters."""

BLOCK = 256
"""XOR with a label never leaves a run of 256 units, and files come in whole runs."""

FREE = 0x80000000
"""A unit that matches no label."""

REGION = 1 << 21
"""Within so many units, from a multiple of it on, any reaches any other."""

MOST_UNITS = 1 << 23
"""The most of a file: some six million words. The owner of a unit and a label fit 32 bits."""

MOST_WORDS = 20_000_000
"""Some twenty times the longest list in use; a small file can tell of many more."""

FLAG = 0x80
"""The bit of a word's tier byte that says: never suggest it unless asked."""


class NoRoomError(Exception):
    """A region is too small for the states that are to lie in it."""

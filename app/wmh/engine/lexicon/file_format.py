"""The files of a lexicon: what they may hold, for those who write and those who only read."""

SHORTEST, LONGEST = 2, 31
"""Lengths of its words, in letters."""

BLOCK = 256
"""XOR with a label never leaves a run of 256 units, and files come in whole runs."""

FREE = 0x80000000
"""A unit that matches no label."""

MOST_UNITS = 1 << 21
"""Below this any unit reaches any other; beyond it dawgdic would have to copy states."""

MOST_WORDS = 20_000_000
"""Some twenty times the longest list in use; a small file can tell of many more."""

FLAG = 0x80
"""The bit of a word's tier byte that says: never suggest it unless asked."""

"""Word Mastermind Helper: suggests the next guess in games that hide a word.

An import inside a function is one that most starts can do without: numpy and numba come with it, or
a window that few open. The first picture, and a process for a single game, must not wait for them;
`tests/test_start.py` says for which.
"""

__version__ = "0.1.0"

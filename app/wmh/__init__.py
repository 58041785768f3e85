"""Word Mastermind Helper: suggests the next guess in games that hide a word."""

__version__ = "0.1.0"

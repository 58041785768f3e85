"""The player in front of a window, and a tidy program for each test."""

from tests.player import (  # noqa: F401 - fixtures
    _swept,
    lexicon,
    no_dictionaries,
    play,
    player,
    tidy,
    turned,
)

"""Fixtures of windows, for the tests of studies."""

from tests.player import (
    _swept,  # pyright: ignore[reportPrivateUsage]
    clocks,
    lexicon,
    no_dictionaries,
    play,
    player,
    quick_pins,
    tidy,
    turned,
)

__all__ = [
    "_swept",
    "clocks",
    "lexicon",
    "no_dictionaries",
    "play",
    "player",
    "quick_pins",
    "tidy",
    "turned",
]

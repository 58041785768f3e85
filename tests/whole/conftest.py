"""Fixtures for tests of several products: the player, and a clean program for each test."""

from tests.helper.cli.conftest import _never_long  # noqa: F401 - a fixture
from tests.player import (  # noqa: F401 - fixtures
    _swept,
    lexicon,
    no_dictionaries,
    play,
    player,
    tidy,
    turned,
)
from tests.study.ui.studying import clocks, quick_pins  # noqa: F401 - fixtures

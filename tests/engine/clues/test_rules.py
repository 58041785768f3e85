"""How games mark: golden games, and the same rule said another way."""

from itertools import product

import pytest

from app.engine.clues.rules import tiles
from app.engine.clues.turn import read_clue
from tests.oracle import mark


# The first two and the boons game are source 004's, with its O ? X.
@pytest.mark.parametrize(
    ("guess", "secret", "clue"),
    [
        ("dents", "dozes", "O?XXO"),
        ("dozes", "dents", "OXX?O"),
        ("tosses", "cozies", "XOXXOO"),
        ("cozies", "tosses", "XOXXOO"),
        ("seora", "boons", "?XOXX"),
        ("topsl", "boons", "XOX?X"),
        ("monks", "boons", "XO?XO"),
        ("bewig", "boons", "OXXXX"),
        ("boons", "boons", "OOOOO"),
        ("speed", "abide", "XX?X?"),
        ("rain", "born", "?XXO"),
        ("eels", "feet", "?OXX"),
    ],
)
def test_golden_marks(guess, secret, clue):
    assert tiles(guess, secret) == read_clue(clue)


def test_the_rule_agrees_with_dealing_the_letters_one_by_one():
    for guess, secret in product(product("abc", repeat=4), repeat=2):
        assert tiles(guess, secret) == mark(guess, secret)

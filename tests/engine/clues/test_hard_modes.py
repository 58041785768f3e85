"""Hard modes, by the letter of their statements."""

from itertools import product

import pytest

from tests.oracle import turn
from wmh.engine.clues.hard_modes import STATEMENTS, Breach, Broken, Hardness, breaks
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.reading import read_turn
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet


def turns(*texts):
    return [read_turn(*text.split(":"), Alphabet(ENGLISH)) for text in texts]


@pytest.mark.parametrize(
    ("guess", "hard", "ultra"),
    [
        ("torn", None, None),
        ("rein", None, Broken(Breach.MOVE_YELLOW, "r", 0, 0)),
        ("tarn", None, Broken(Breach.DROP_WHITE, "a", None, 0)),
        ("moon", *[Broken(Breach.USE_COLOURED, "r", None, 0)] * 2),
        ("sort", *[Broken(Breach.KEEP_GREEN, "n", 3, 0)] * 2),
    ],
)
def test_what_each_mode_says_of_a_guess_after_rain(guess, hard, ultra):
    said = turns("rain:ywwg")

    assert breaks(guess, said, Hardness.FREE) is None
    assert breaks(guess, said, Hardness.HARD) == hard
    assert breaks(guess, said, Hardness.ULTRA) == ultra


def test_a_letter_coloured_twice_is_used_twice():
    assert breaks("best", turns("feet:wyyw"), Hardness.HARD).breach is Breach.USE_COLOURED
    assert breaks("ease", turns("feet:wyyw"), Hardness.HARD) is None


def test_the_row_that_is_broken_is_named():
    assert breaks("born", turns("cold:wgww", "moon:wgww"), Hardness.HARD) is None
    assert breaks("bern", turns("main:wwwg", "cold:wgww"), Hardness.HARD).row == 1


def test_whatever_can_be_the_secret_passes_the_hardest_mode():
    words = ["".join(word) for word in product("abc", repeat=4)]
    for guess, secret in product(words[::3], words[::2]):
        said = [turn(guess, secret)]
        knowledge = learn(said, 4)
        for word in words:
            assert not knowledge.allows(word) or breaks(word, said, Hardness.ULTRA) is None


def test_every_mode_is_stated():
    assert set(STATEMENTS) == set(Hardness)

"""Totals of guesses over whole lists of secrets, as they were measured by others: exactly these."""

from functools import cache
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from tests.lexica import lexicon_of
from wmh.engine.clues.rules import Rule
from wmh.engine.question import Question
from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import GuessList, Strategy

DATA = Path(__file__).parents[3].parent / "shared" / "data"
HIDDEN = DATA / "wordlist_orig_hidden.txt"
ALLOWED = DATA / "wordlist_orig_all.txt"

wordle_lists = pytest.mark.skipif(
    not (HIDDEN.exists() and ALLOWED.exists()), reason="Wordle's lists are not there"
)


@cache
def wordle():
    """Wordle's first lists; the tier of the words that can be the secret is 10."""
    hidden = set(HIDDEN.read_text("ascii").split())
    allowed = hidden.union(ALLOWED.read_text("ascii").split())
    assert (len(hidden), len(allowed)) == (2315, 12972)
    return lexicon_of({word: 10 if word in hidden else 80 for word in allowed})


@cache
def mastermind():
    """Every code of four pegs in six colours."""
    return lexicon_of(["".join(code) for code in product("abcdef", repeat=4)])


def total(lexicon, question, opener=None):
    """The sum over all words of the view; and the opener."""
    playing = player(question, lexicon, Solver(lexicon))
    games = walk(playing, playing.start().candidates.numbers, opener)
    assert (games.guesses > 0).all()
    return int(games.guesses.sum()), games.opener.decode()


@wordle_lists
@pytest.mark.parametrize(
    ("strategy", "opener", "own", "salet"),
    [
        ("entropy", "soare", 8018, 7947),
        ("worst", "arise", 8257, 8148),
        ("expected", "roate", 8060, 7982),
        ("parts", "trace", 7951, 7936),
        ("parts-entropy", "trace", 7945, 7930),
    ],
)
def test_all_of_wordles_first_games(strategy, opener, own, salet):
    question = Question((), 5, tier=10, strategy=Strategy(strategy), guesses=GuessList.ALL)

    assert total(wordle(), question) == (own, opener)
    assert total(wordle(), question, b"salet") == (salet, "salet")


@wordle_lists
def test_all_of_wordles_first_games_guessing_only_what_can_be_the_secret():
    question = Question((), 5, tier=10, strategy=Strategy.ENTROPY, guesses=GuessList.CANDIDATES)

    assert total(wordle(), question) == (8332, "raise")
    assert total(wordle(), question, b"salet") == (8168, "salet")


@pytest.mark.parametrize(
    ("strategy", "fewest"),
    [("worst", 5801), ("entropy", 5722), ("expected", 5696), ("parts", 5668)],
)
def test_all_codes_of_mastermind(strategy, fewest):
    """Knuth 1977, Neuwirth 1982, Irving 1978, Kooi 2005."""
    question = Question((), 4, Rule.PEGS, strategy=Strategy(strategy))

    assert total(mastermind(), question)[0] == fewest


@wordle_lists
def test_a_state_is_met_once():
    question = Question((), 5, tier=10, guesses=GuessList.CANDIDATES)
    playing = player(question, wordle())
    secrets = playing.start().candidates.numbers

    assert walk(playing, secrets).states == len(np.unique(secrets)) == 2315

"""A contestant: finds secrets by honest masks, and makes the best of others."""

from functools import cache

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import lexicon_of
from wmh.engine.question import Question
from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.lingo.contestant import Contestant
from wmh.helper.lingo.round import ATTEMPTS, Round

WORDS = tuple(sorted(a + b + c + d for a in "bcs" for b in "aeo" for c in "nrst" for d in "ekt"))


@cache
def small():
    return lexicon_of(WORDS)


@cache
def solver():
    return Solver(small())


def contestant(strategy=Strategy.LINGO):
    question = Question((), 4, strategy=strategy, attempts=ATTEMPTS)
    return Contestant(question, small(), solver())


def played(secret, strategy):
    game, one = Round(secret), contestant(strategy)
    while not game.over:
        guess = one.guess()
        game, mask = game.answered(guess, WORDS)
        assert game.won or one.hear(guess, mask) is None
    return game


@pytest.mark.parametrize("strategy", [Strategy.LINGO, Strategy.PARTS, Strategy.PAPER])
def test_games_end_as_when_all_are_walked_at_once(strategy):
    question = Question((), 4, strategy=strategy, attempts=ATTEMPTS)
    every = np.arange(len(WORDS), dtype=np.int32)
    games = walk(player(question, small(), solver()), every)
    expected = np.where(games.guesses > ATTEMPTS, 0, games.guesses)

    assert [played(secret, strategy).attempts for secret in WORDS] == expected.tolist()


@given(st.lists(st.text("O?X", min_size=4, max_size=4) | st.text(max_size=6), max_size=ATTEMPTS))
def test_whatever_the_masks_every_guess_is_another_word_of_the_list(masks):
    one = contestant()
    guesses = []
    for mask in masks:
        guesses.append(one.guess())
        objection = one.hear(guesses[-1], mask)
        assert objection is None or "\n" not in str(objection)

    assert set(guesses) <= set(WORDS)
    assert len(set(guesses)) == len(guesses)


@pytest.mark.parametrize("mask", ["OOO", "OOOOO", "OOOB", "", "????O", "O O X", "\ufffd"])
def test_what_is_no_mask_is_skipped(mask):
    one = contestant()

    assert "It is skipped." in str(one.hear(one.guess(), mask))


def test_a_mask_that_no_word_gets_is_skipped():
    one = contestant()

    assert "No word gives the mask OOO? for" in str(one.hear(one.guess(), "OOO?"))


def test_after_a_bad_mask_the_secret_is_still_found():
    one = contestant()
    game = Round("cone")
    game, _ = game.answered(one.guess(), WORDS)
    one.hear(game.guesses[0], "nonsense")
    while not game.over:
        guess = one.guess()
        game, mask = game.answered(guess, WORDS)
        assert game.won or one.hear(guess, mask) is None

    assert game.won


def test_words_the_referee_does_not_know_are_ignored_once_nothing_fits():
    """Such words are answered by X alone, as where two lists differ."""
    one = contestant()
    unknown = one.guess()
    objections = [one.hear(unknown, "XXXX")]
    game = Round(next(word for word in WORDS if len(set(word) & set(unknown)) == 3))
    while not game.over:
        guess = one.guess()
        game, mask = game.answered(guess, WORDS)
        if not game.won:
            objections.append(one.hear(guess, mask))

    assert game.won
    assert [bool(each) for each in objections].count(True) == 1
    assert "masks with only X are ignored" in str(next(filter(None, objections)))


def test_a_list_of_one_word_has_nothing_else_to_say():
    one = Contestant(Question((), 4, strategy=Strategy.PAPER), lexicon_of(["cone"]), None)

    assert one.guess() == "cone"
    one.hear("cone", "XXXX")
    assert one.guess() == "cone"

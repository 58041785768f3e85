"""Masks, rounds and points: source 004's own examples, and its rule said another way."""

import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import oracle
from tests.lexica import lexicon_of
from wmh.engine.clues.turn import Mark
from wmh.helper.lingo.round import (
    ATTEMPTS,
    LENGTHS,
    MaskError,
    Round,
    draw,
    marks_of,
    mask_of,
    points,
)


def mask(secret, guess):
    return Round(secret).answered(guess, {guess})[1]


@pytest.mark.parametrize(
    ("secret", "guess", "said"),
    [
        ("dents", "dozes", "OXX?O"),
        ("cozies", "tosses", "XOXXOO"),
        ("tosses", "cozies", "XOXXOO"),
        ("essentially", "pedestaling", "X?XO?O????X"),
    ],
)
def test_published_masks(secret, guess, said):
    assert mask(secret, guess) == said


def test_the_published_round():
    game = Round("boons")
    said = []
    for guess in ("seora", "topsl", "monks", "bewig", "boons"):
        assert not game.over
        game, answer = game.answered(guess, {"seora", "topsl", "monks", "bewig", "boons"})
        said.append(answer)

    assert said == ["?XOXX", "XOX?X", "XO?XO", "OXXXX", "OOOOO"]
    assert game.over
    assert game.won
    assert points(game.attempts) == 100


words = st.integers(2, 8).flatmap(
    lambda length: st.tuples(
        *[st.text("abc", min_size=length, max_size=length) for _ in ("guess", "secret")]
    )
)


@given(words)
def test_masks_say_what_the_marks_say(pair):
    guess, secret = pair
    signs = dict(zip(oracle.mark(guess, secret), mask(secret, guess), strict=True))

    assert set(signs.items()) <= {(Mark.GREEN, "O"), (Mark.YELLOW, "?"), (Mark.WHITE, "X")}
    assert marks_of(mask(secret, guess), len(guess)) == oracle.mark(guess, secret)


@given(st.lists(st.sampled_from(Mark)))
def test_a_mask_is_read_as_it_was_written(marks):
    assert marks_of(mask_of(marks), len(marks)) == tuple(marks)


@given(st.text(), st.integers(0, 13))
def test_nothing_else_is_a_mask(text, length):
    if len(text) == length and set(text) <= set("O?X"):
        assert mask_of(marks_of(text, length)) == text
    else:
        with pytest.raises(MaskError) as refused:
            marks_of(text, length)
        assert "\n" not in str(refused.value)


@pytest.mark.parametrize("guess", ["", "dents\n", "DOZES", "dozed", "dentss", "dent", "\0\ufffd"])
def test_what_is_no_word_of_that_length_costs_an_attempt_and_looks_absent(guess):
    game, said = Round("dents").answered(guess, {"dents", "dozes", "dentss", "dent"})

    assert said == "XXXXX"
    assert game.guesses == game.invalid == (guess,)


def test_a_round_ends_with_the_fifth_attempt():
    game = Round("dents")
    for number in range(ATTEMPTS):
        assert (game.over, len(game.guesses)) == (False, number)
        game, _ = game.answered("dozes", {"dozes"})

    assert game.over
    assert not game.won
    assert points(game.attempts) == 0


def test_points():
    assert [points(attempts) for attempts in range(ATTEMPTS + 1)] == [0, 500, 400, 300, 200, 100]
    assert list(LENGTHS) == [4, 5, 6, 7, 8, 9, 10, 11, 12, 13]


WORDS = [a + b + c for a in "bcd" for b in "aeiou" for c in "nrt"]


@cache
def small():
    return lexicon_of(WORDS)


@given(st.integers(1, 60), st.integers())
def test_secrets_are_different_words_and_the_same_each_time(rounds, seed):
    drawn = draw(small(), 3, rounds, seed)

    assert len(drawn.secrets) == min(rounds, len(WORDS))
    assert len(set(drawn.secrets)) == len(drawn.secrets)
    assert drawn.words == set(WORDS)
    assert drawn.words.issuperset(drawn.secrets)
    assert drawn.secrets == draw(small(), 3, rounds, seed).secrets


def test_other_seeds_draw_others():
    several = {draw(small(), 3, 10, seed).secrets for seed in range(20)}

    assert len(several) == 20


def test_what_is_drawn_of_one_length_does_not_depend_on_the_others():
    alone = lexicon_of([*WORDS, "cares"])

    assert draw(alone, 3, 5, 1).secrets == draw(small(), 3, 5, 1).secrets
    assert draw(alone, 5, 5, 1).secrets == ("cares",)


def test_flagged_words_may_be_guessed_but_are_no_secrets():
    drawn = draw(lexicon_of(["torn", "born", "cast"], flagged=["cast"]), 4, 9, 0)

    assert sorted(drawn.secrets) == ["born", "torn"]
    assert "cast" in drawn.words


def test_the_order_of_the_list_does_not_matter():
    mixed = random.Random(0).sample(WORDS, len(WORDS))

    assert draw(lexicon_of(mixed), 3, 9, 4).secrets == draw(small(), 3, 9, 4).secrets

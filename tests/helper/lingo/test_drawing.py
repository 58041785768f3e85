"""Secrets drawn: the same for everybody, none twice, all of them words of the list."""

import random
from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import lexicon_of
from wmh.helper.lingo.drawing import draw

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

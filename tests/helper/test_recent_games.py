"""The games begun last: the newest first, each once, and no more than a menu holds."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.helper.recent_games import MOST, recent_games, with_recent


@given(st.lists(st.sampled_from("abcdefghij")))
def test_they_are_the_last_ones_each_once(begun):
    kept = "[]"
    for game in begun:
        kept = with_recent(kept, game)
    assert recent_games(kept) == tuple(dict.fromkeys(reversed(begun)))[:MOST]


@pytest.mark.parametrize("odd", ["", "{}", "[1]", "null", '"wordle"', "[" * 100_000])
def test_what_makes_no_sense_is_no_game(odd):
    assert recent_games(odd) == ()
    assert recent_games(with_recent(odd, "wordle")) == ("wordle",)


def test_a_file_written_by_hand_has_no_more_than_the_menu():
    assert len(recent_games(json.dumps([str(n) for n in range(50)]))) == MOST

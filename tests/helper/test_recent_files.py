"""The files opened last: the newest first, each once, of each kind apart, and only those there."""

import json
from pathlib import Path
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.base.files import paths
from wmh.helper.recent_files import (
    MOST,
    recent_files,
    recent_games,
    remember_file,
    with_file,
    with_recent,
)


def test_they_are_the_last_ones_each_once_and_of_their_kind(home, tmp_path):
    files = [tmp_path / f"{number}.toml" for number in range(MOST + 2)]
    for file in [*files, files[3]]:
        file.touch()
        remember_file("lessons", file)
    remember_file("lists", files[0])
    wanted = [files[3], *(each for each in reversed(files) if each != files[3])]
    assert recent_files("lessons") == tuple(wanted[:MOST])
    assert recent_files("lists") == (files[0],)
    assert recent_files("protocols") == ()


def test_a_file_that_has_gone_is_left_out(home, tmp_path):
    remember_file("lists", tmp_path / "gone.txt")
    assert recent_files("lists") == ()


def test_a_disk_that_does_not_answer_holds_up_no_window(home, tmp_path, monkeypatch):
    remember_file("lists", tmp_path / "far.txt")
    back = Event()
    monkeypatch.setattr(Path, "is_file", lambda _file: back.wait())
    try:
        assert recent_files("lists") == ()
    finally:
        back.set()


@pytest.mark.parametrize("odd", ["", "[]", '{"lists": 1}', "null", "[" * 100_000])
def test_what_makes_no_sense_is_no_file(odd):
    assert with_file("lists", "/a.txt", odd) == '{"lists": ["/a.txt"]}'


def test_where_nothing_can_be_saved_a_file_is_opened_all_the_same(home, tmp_path):
    paths.settings_file().mkdir(parents=True)
    remember_file("lists", tmp_path / "a.txt")
    assert recent_files("lists") == ()


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

"""The files opened last: the newest first, each once, of each kind apart, and only those there."""

from pathlib import Path
from threading import Event

import pytest

from wmh.base.files import paths
from wmh.helper.recent_files import MOST, recent_files, remember_file, with_file


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

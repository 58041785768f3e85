"""The program's own files are found, and the user's stay where they belong."""

import os
import sys
import tempfile
from pathlib import Path

import platformdirs
import pytest

from tests.program import wmh
from wmh.base.files import paths
from wmh.base.files.refusals import refusal_of


def test_a_checkout_has_the_lexicon_beside_the_package():
    assert paths.folder("lexicon") == Path(paths.__file__).parents[4] / "lexicon"


def test_an_installed_package_holds_its_folders_inside(tmp_path, monkeypatch):
    (tmp_path / "wmh" / "lexicon").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "wmh" / "base" / "files" / "paths.py"))

    assert paths.folder("lexicon") == tmp_path / "wmh" / "lexicon"


def test_one_folder_holds_everything_when_asked_to(home):
    assert paths.data_folder() == home
    assert paths.lexica_folder() == home / "lexica"
    assert paths.cache_folder() == home / "cache"
    assert paths.log_folder() == home / "log"
    assert paths.settings_file() == home / "settings.ini"
    assert not list(home.iterdir())


@pytest.mark.parametrize("unset", [None, ""])
def test_otherwise_the_system_decides(home, monkeypatch, unset):
    monkeypatch.delenv("WMH_HOME")
    if unset is not None:
        monkeypatch.setenv("WMH_HOME", unset)

    folders = paths.data_folder(), paths.cache_folder(), paths.log_folder(), paths.settings_file()

    assert all("word-mastermind-helper" in folder.parts for folder in folders)
    assert not any(folder.is_relative_to(home) for folder in folders)


@pytest.mark.skipif(sys.platform != "linux", reason="where no package is asked")
@pytest.mark.parametrize("named", [None, "", "relative/folder", "/named/by a variable"])
@pytest.mark.parametrize("own", [None, "", "relative", "/home/somebody"])
def test_the_system_is_read_as_platformdirs_reads_it(monkeypatch, named, own):
    monkeypatch.delenv("WMH_HOME", raising=False)
    for variable in (
        "HOME",
        *(f"XDG_{each}_HOME" for each in ("DATA", "CACHE", "STATE", "CONFIG")),
    ):
        value = own if variable == "HOME" else named
        if value is None:
            monkeypatch.delenv(variable, raising=False)
        else:
            monkeypatch.setenv(variable, value)
    name = "word-mastermind-helper"

    assert paths.data_folder() == platformdirs.user_data_path(name, appauthor=False)
    assert paths.log_folder() == platformdirs.user_log_path(name, appauthor=False)
    assert paths.settings_file().parent == platformdirs.user_config_path(name, appauthor=False)
    monkeypatch.setattr(os, "access", lambda *_asked: True)
    assert paths.cache_folder() == platformdirs.user_cache_path(name, appauthor=False)


@pytest.fixture
def full(monkeypatch, tmp_path):
    """A home below which nothing can be made, for root neither; and the system's folder."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("WMH_HOME", str(tmp_path / "file" / "home"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def test_what_can_be_computed_again_is_kept_elsewhere_where_home_cannot_be_written(full):
    found = paths.cache_folder()

    assert found.parent == full
    assert found.name.startswith("word-mastermind-helper")
    assert found == paths.cache_folder()
    (found / "openings").mkdir()
    assert paths.data_folder() == full / "file" / "home"


@pytest.mark.skipif(os.name == "nt", reason="there every user has a folder of the system's")
@pytest.mark.parametrize("whose", ["open to others", "a link", "a file", "another's"])
def test_nothing_is_kept_where_others_could_lay_something(full, monkeypatch, whose):
    """Compiled files are believed, so nobody else may be able to write them."""
    place = full / f"word-mastermind-helper-{os.getuid()}"
    match whose:
        case "open to others":
            place.mkdir()
            place.chmod(0o777)
        case "a link":
            (full / "elsewhere").mkdir(0o700)
            place.symlink_to(full / "elsewhere")
        case "a file":
            place.touch()
        case _:
            paths.cache_folder()
            there = os.getuid() + 1
            place.rename(full / f"word-mastermind-helper-{there}")
            monkeypatch.setattr(os, "getuid", lambda: there)

    assert paths.cache_folder() == full / "file" / "home" / "cache"


def test_games_are_played_on_all_cores_where_home_cannot_be_written(full):
    """Games whose results could not be kept used to end at once."""
    assert wmh("simulate", "--length", "4", "--secrets", "5").code == 0


def test_what_somebody_wrote_is_a_path_in_any_case(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WMH_HOME", "~nobody-of-this-name")

    assert paths.data_folder() == tmp_path / "~nobody-of-this-name"
    assert paths.typed_path("..") == tmp_path.parent
    assert paths.typed_path("~/a/../b") == Path.home() / "b"


def test_a_home_that_cannot_be_written_is_named_by_its_variable(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("WMH_HOME", str(tmp_path / "file"))
    error = FileNotFoundError(2, "No such file or directory", str(paths.games_file()))
    elsewhere = FileNotFoundError(2, "No such file or directory", str(tmp_path / "list.txt"))

    assert str(refusal_of(error)).startswith(f"WMH_HOME is {tmp_path / 'file'}, where no")
    assert refusal_of(elsewhere) is None
    ended = wmh("lexicon", "import", __file__)
    assert ended.code == 2
    assert "where no file can be written; set it to another one." in ended.err
    monkeypatch.setenv("WMH_HOME", str(tmp_path))
    assert refusal_of(error) is None

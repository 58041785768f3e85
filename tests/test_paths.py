"""The program's own files are found, and the user's stay where they belong."""

from pathlib import Path

import pytest

from wmh.files import paths


def test_a_checkout_has_the_lexicon_beside_the_package():
    assert paths.folder("lexicon") == Path(paths.__file__).parents[3] / "lexicon"


def test_an_installed_package_holds_its_folders_inside(tmp_path, monkeypatch):
    (tmp_path / "wmh" / "lexicon").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "wmh" / "files" / "paths.py"))

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


def test_what_somebody_wrote_is_a_path_in_any_case(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WMH_HOME", "~nobody-of-this-name")

    assert paths.data_folder() == tmp_path / "~nobody-of-this-name"
    assert paths.typed_path("..") == tmp_path.parent
    assert paths.typed_path("~/a/../b") == Path.home() / "b"

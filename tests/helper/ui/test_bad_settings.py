"""A settings file that makes no sense stops nothing, and is told of once."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFrame, QLabel

from tests.player import Player
from wmh.base.files import paths
from wmh.helper.settings import Settings, ThemeChoice, save
from wmh.helper.ui.shell.application import build


def message(player):
    """Without the places at which a long name may be broken."""
    frame = player.window.findChild(QFrame, "message")
    text = frame.findChild(QLabel).text() if frame.isVisible() else ""
    return text.replace("\N{ZERO WIDTH SPACE}", "")


def start(qtbot):
    """Starts the program with the files on the disk."""
    return Player(qtbot, build())


def test_a_good_file_is_not_spoken_of(qtbot):
    save(Settings(theme=ThemeChoice.LIGHT, told_of_games=True), paths.settings_file())

    assert message(start(qtbot)) == ""


def test_a_window_that_was_closed_opens_again(qtbot):
    start(qtbot).window.close()

    assert message(start(qtbot)) == ""


def test_what_was_refused_is_told_once_and_the_rest_is_kept(qtbot):
    paths.settings_file().write_text("[General]\ntheme=dark\nlength=many\nwhy=perhaps\n")
    player = start(qtbot)

    assert message(player).startswith(
        "2 settings were not valid and have their default values: length, why."
    )
    assert "Ctrl+," in message(player)
    assert player.action("dark").isChecked()
    player.window.close()
    again = start(qtbot)
    assert "settings" not in message(again)
    assert again.action("dark").isChecked()


def test_one_setting_is_told_in_the_singular(qtbot):
    paths.settings_file().write_text("[General]\npalette=purple\n")

    assert message(start(qtbot)).startswith(
        "1 setting was not valid and has its default value: palette."
    )


@pytest.mark.parametrize(
    "text",
    [
        b"\x89PNG\r\n\x1a\n\x00",
        b"[General\nlength",
        b"\xff" * 300,
        b"[General]\nlength=5\n" * 100_000,
    ],
)
def test_a_file_of_something_else_is_told_of_with_its_place(qtbot, text):
    paths.settings_file().write_bytes(text)
    player = start(qtbot)

    path = paths.settings_file()
    said = (
        f"The settings in {path} could not be read; that file is now called settings.ini.broken-1."
    )
    assert message(player).startswith(said)
    assert path.with_name("settings.ini.broken-1").read_bytes() == text
    assert player.tiles()
    player.choose("dark").window.close()
    again = start(qtbot)
    assert "settings" not in message(again)
    assert again.action("dark").isChecked()


def test_what_is_set_aside_is_as_somebody_left_it_whatever_game_was_in_hand(qtbot):
    player = start(qtbot).choose("naive")
    player.keys("rain>")
    player.window.close()
    text = "[General]\ntheme=dark\n".encode("utf-16")
    paths.settings_file().write_bytes(text)

    start(qtbot).window.close()

    assert paths.settings_file().with_name("settings.ini.broken-1").read_bytes() == text


def test_what_made_sense_of_a_file_that_is_set_aside_is_kept_for_good(qtbot):
    paths.settings_file().write_bytes(b"[General]\ntheme=dark\n\xff\nstrategy=worst\n")

    start(qtbot).window.close()

    again = start(qtbot)
    assert message(again) == ""
    assert again.action("dark").isChecked()


def test_a_setting_that_is_misspelt_is_told_once(qtbot):
    paths.settings_file().write_text("[General]\nthmee=dark\ndiary=false\nlater=1\n")

    player = start(qtbot)

    assert message(player).startswith("1 setting was not valid and has its default value: thmee.")
    player.window.close()
    again = start(qtbot)
    assert "setting" not in message(again)
    assert not again.action("diary").isChecked()
    assert "later=1" in paths.settings_file().read_text()


def test_settings_of_a_newer_version_are_left_as_they_are(qtbot):
    text = b"[General]\nversion=2\ntheme=dark\nwhy=perhaps\nglow=purple\n"
    paths.settings_file().write_bytes(text)
    player = start(qtbot)

    assert message(player).startswith(f"{paths.settings_file()} belongs to a newer version")
    assert player.action("dark").isChecked()
    player.choose("light").window.close()
    assert paths.settings_file().read_bytes() == text


def test_a_folder_in_its_place_stops_nothing(qtbot):
    paths.settings_file().mkdir()
    player = start(qtbot)

    assert "could not be read" in message(player)
    player.choose("dark")
    palette = player.window.palette
    player.qtbot.waitUntil(lambda: palette().window().color().name() == "#17171a")


@pytest.mark.parametrize("name", ["/no/such/file.dawg", "a\x00b", "../..", "ü" * 300, "codes:"])
def test_a_lexicon_that_cannot_be_is_told_of_and_the_board_works(qtbot, name):
    save(Settings(lexicon=name), paths.settings_file())
    player = start(qtbot).until(headline="No word list")

    assert message(player)
    player.keys("rain>ywwg>")
    assert player.heard(1, 1) == "R, yellow"


def test_what_cannot_be_set_aside_is_not_written_over(qtbot, monkeypatch):
    def refuse(*_names):
        raise PermissionError

    monkeypatch.setattr(Path, "rename", refuse)
    text = "[General]\ntheme=dark\n".encode("utf-16")
    paths.settings_file().write_bytes(text)

    assert "settings.ini" in message(start(qtbot))
    assert paths.settings_file().read_bytes() == text

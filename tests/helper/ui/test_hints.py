"""Messages of bars: hints are neutral and go with the next key, errors stay."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tests.helper.ui.test_closing import EVERY, shown
from wmh.helper.ui.parts.bars import MessageBar
from wmh.helper.ui.parts.hints import HINTS, is_hint

WITH_BARS = "boards", "class", "lessons", "studies", "manage_lexica"


@pytest.fixture
def bar(player):
    return player.window.findChild(MessageBar)


@pytest.mark.parametrize("hint", HINTS)
def test_a_hint_goes_with_the_next_key_which_does_what_it_does(player, bar, hint):
    player.window.show_message(hint())
    assert bar.isVisible()

    player.keys("r")

    assert not bar.isVisible()
    assert player.board == ["R / empty / empty / empty"]


@pytest.mark.parametrize("hint", HINTS)
def test_a_hint_has_no_red_frame_and_an_error_has(player, bar, hint):
    player.window.show_message(hint())
    neutral = player.colour(bar, 0.5, 0.0)
    player.window.show_message("The settings cannot be saved.")
    red = player.colour(bar, 0.5, 0.0)

    assert neutral != red
    assert not is_hint("The settings cannot be saved.")


def test_an_error_stays_until_it_is_closed(player, bar):
    player.window.show_message("The settings cannot be saved.")
    player.keys("rain>ywwg>")
    assert bar.isVisible()

    close = next(x for x in bar.findChildren(QPushButton) if x.text() == "Close")
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not bar.isVisible()


def test_a_hint_after_an_error_does_not_make_the_next_error_go(player, bar):
    for hint in HINTS:
        player.window.show_message(hint())
        player.window.show_message("The settings cannot be saved.")
    player.keys("rain")

    assert bar.isVisible()


def test_what_was_said_of_a_bad_text_goes_with_a_good_one(player):
    QGuiApplication.clipboard().setText("a letter to my aunt, 1,2,3!")
    player.choose("paste")
    assert "is not a game" in player.hint

    QGuiApplication.clipboard().setText("RAIN ywwg")
    player.choose("paste")
    assert "is not a game" not in player.hint


@pytest.mark.parametrize("name", EVERY)
def test_in_every_window_hints_go_with_the_next_key_and_errors_stay(player, name):
    """A sweep over all bars: a file that was saved was said in red, until it was closed."""
    panel = shown(player, name)
    bars = panel.findChildren(MessageBar)
    assert bars or name not in WITH_BARS
    for each in bars:
        for show, stays in ((each.show_hint, False), (each.show_message, True)):
            show("The file is there.")
            assert not each.isHidden()
            assert bool(each.property("hint")) is not stays
            QTest.keyClick(panel, Qt.Key.Key_Shift)
            assert each.isHidden() is not stays
        each.hide()

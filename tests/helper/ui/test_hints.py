"""Messages of bars: hints are neutral and go with the next key, errors stay."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from wmh.helper.ui.parts.bars import MessageBar
from wmh.helper.ui.parts.hints import HINTS, is_hint


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
    assert "is no game" in player.hint

    QGuiApplication.clipboard().setText("RAIN ywwg")
    player.choose("paste")
    assert "is no game" not in player.hint

"""Letters with accents and keys of other scripts, as they are typed on the board."""

import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

PLACES = {"g": 34, "y": 21, "w": 17}


def press(player, text, place=""):
    """A key as a keyboard of another layout sends it; X counts its keys from 8."""
    code = PLACES.get(place, -8) + (0 if sys.platform == "win32" else 8)
    event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, code, 0, 0, text)
    QApplication.sendEvent(player.focus(), event)


def test_an_accent_that_the_lexicon_has_not_is_none(player):
    player.keys("RÁÏŃ>")

    assert [player.heard(1, place)[0] for place in (1, 2, 3, 4)] == list("RAIN")


def test_one_sign_may_stand_for_two_letters(player):
    player.keys("Æß")

    assert [player.heard(1, place)[0] for place in (1, 2, 3, 4)] == list("AESS")


@pytest.mark.skipif(sys.platform == "darwin", reason="keys have other numbers there")
@pytest.mark.parametrize("typed", ["пнц", "γυς", "ㅎㅛㅈ"])
def test_marks_by_the_place_of_their_keys(player, typed):
    player.keys("rain>")
    for text, place in zip(typed, "gyw", strict=True):
        press(player, text, place)

    assert [player.heard(1, place)[3:] for place in (1, 2, 3)] == ["green", "yellow", "white"]


@pytest.mark.parametrize("typed", ["зжб", "ЗЖБ", "πκλ", "יצל", "210"])
def test_marks_by_the_words_for_their_colours_and_by_digits(player, typed):
    player.keys("rain>")
    for text in typed:
        press(player, text)

    assert [player.heard(1, place)[3:] for place in (1, 2, 3)] == ["green", "yellow", "white"]

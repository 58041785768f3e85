"""A word is dragged out of the list, and the picture of a solved game out of its card."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDrag
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from wmh.helper.ui.game.win_card import GridPicture

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dragged(monkeypatch):
    """Dragged objects with their data; Qt's own drag waits for a pointer."""
    found = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, _action: found.append(drag.mimeData()))
    return found


def drag(widget, start, far=40):
    QTest.mousePress(widget, LEFT, pos=start)
    for step in (2, far // 2, far):
        QTest.mouseMove(widget, start + QPoint(step, 0))
        QApplication.processEvents()
    QTest.mouseRelease(widget, LEFT, pos=start + QPoint(far, 0))


def test_a_word_of_the_list_is_dragged_in_capitals(player, dragged):
    player.keys("rain>ywwg>").until(headline="11 words fit")
    view = player.list
    row = view.visualRect(view.model().index(1, 0)).center()
    drag(view.viewport(), row)

    assert [each.text() for each in dragged] == [player.words[1].upper()]


def test_a_click_that_trembles_drags_nothing(player, dragged):
    player.keys("rain>ywwg>").until(headline="11 words fit")
    view = player.list
    drag(view.viewport(), view.visualRect(view.model().index(1, 0)).center(), far=4)

    assert dragged == []


def test_the_picture_of_a_solved_game_is_dragged_with_its_text(player, dragged):
    player.keys("rain>ywwg>torn>gggg>")
    picture = player.window.findChild(GridPicture)
    player.qtbot.waitUntil(picture.isVisible)
    drag(picture, QPoint(2, 2))

    (data,) = dragged
    assert data.hasImage()
    assert data.text().count("\N{LARGE GREEN SQUARE}") == 5

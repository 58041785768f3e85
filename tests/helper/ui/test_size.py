"""Windows that make room, in either direction, and give it back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from wmh.helper.ui.frame.geometry import Growth

WIDE, TALL = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


class Grown:
    """A window that grows one way; `size` is what it has of that, `other` of the other."""

    def __init__(self, qtbot, way):
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.qtbot, self.way = qtbot, way
        self.resize(200, 150)
        self.window.show()
        self.growth = Growth(QWidget(self.window), way)

    def resize(self, size, other):
        self.window.resize(*((size, other) if self.way is WIDE else (other, size)))

    @property
    def sizes(self):
        size, other = self.window.width(), self.window.height()
        return (size, other) if self.way is WIDE else (other, size)

    def until(self, size, other=150):
        self.qtbot.waitUntil(lambda: self.sizes == (size, other))


@pytest.fixture(params=[WIDE, TALL], ids=["wide", "tall"])
def grown(qtbot, request):
    return Grown(qtbot, request.param)


def test_room_is_made_and_given_back(grown):
    grown.growth.note()
    grown.growth.make(300)
    grown.until(300)
    grown.growth.give_back()
    grown.until(200)


def test_more_room_is_there_at_once(grown):
    grown.growth.add(70)
    assert grown.sizes == (270, 150)
    grown.growth.give_back()
    grown.until(200)


def test_what_somebody_chose_meanwhile_stays(grown):
    grown.growth.add(70)
    grown.resize(320, 150)
    grown.growth.give_back()
    grown.growth.note()
    grown.growth.make(340)
    grown.until(340)
    grown.growth.give_back()
    grown.until(320)


def test_less_than_there_is_changes_nothing(grown):
    grown.growth.note()
    grown.growth.make(100)
    grown.growth.add(10)
    assert grown.sizes == (210, 150)


def test_no_window_grows_beyond_the_screen(grown):
    screen = grown.window.screen().availableSize()
    grown.growth.add(100_000)
    most = screen.width() if grown.way is WIDE else screen.height() - 40
    assert grown.sizes == (most, 150)

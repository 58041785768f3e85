"""Work that waits for the first picture of a window, however late the system asks for it."""

from PySide6.QtCore import QEvent, QObject, QRect, QTimer
from PySide6.QtGui import QExposeEvent, QRegion
from PySide6.QtWidgets import QApplication, QLabel

from wmh.helper.ui.shell.application import build


class Late(QObject):
    """A screen that puts a window up when it is told to, as X11 does after a while."""

    def __init__(self, window):
        super().__init__()
        self.window, self.up = window, False
        window.installEventFilter(self)

    def eventFilter(self, watched, event):
        return event.type() is QEvent.Type.Expose and not self.up

    def put_up(self):
        self.up = True
        size = QRect(0, 0, self.window.width(), self.window.height())
        QApplication.sendEvent(self.window, QExposeEvent(QRegion(size)))


def headline(window):
    return window.findChild(QLabel, "headline").text()


def test_the_lexicon_waits_until_the_window_has_been_drawn(qtbot):
    window = build()
    told = []
    window.first_picture.drawn.connect(lambda: told.append("drawn"))
    window.show()
    late = Late(window.windowHandle())
    QTimer.singleShot(0, lambda: told.append("timer"))
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["timer"]

    late.put_up()
    assert told == ["timer"]  # It has been drawn, and nothing else was done in between.
    qtbot.waitUntil(lambda: " fit" in headline(window))
    assert told == ["timer", "drawn"]
    window.close()


def test_a_window_that_nobody_sees_opens_its_lexicon_all_the_same(qtbot):
    window = build()
    window.showMinimized()
    late = Late(window.windowHandle())
    qtbot.waitUntil(lambda: " fit" in headline(window))
    assert not late.up
    window.close()


def test_the_picture_is_told_of_once(qtbot):
    window = build()
    told = []
    window.first_picture.drawn.connect(lambda: told.append("drawn"))
    for _ in range(2):
        window.show()
        qtbot.waitUntil(lambda: " fit" in headline(window))
        window.hide()
    window.show()
    QApplication.processEvents()
    assert told == ["drawn"]
    window.close()

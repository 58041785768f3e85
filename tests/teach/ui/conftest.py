"""A teacher who has a keyboard, a clicker and a mouse, at the window of lessons."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QListView, QPushButton, QWidget

from tests.player import (
    _swept,
    lexicon,
    no_dictionaries,
    play,
    player,
    spoken,
    tidy,
    turned,
)
from wmh.teach.ui.lessons_window import LessonsWindow

__all__ = [
    "_swept",
    "lexicon",
    "no_dictionaries",
    "play",
    "player",
    "tidy",
    "turned",
]
"""Fixtures of every window."""

CONTROL = Qt.KeyboardModifier.ControlModifier

SMALL = """
title = "Ends in n"
about = "Six words, one guess."
stages = ["pattern", "counter", "list"]
length = 4
words = ["rain", "torn", "born", "moon", "lion", "loan"]
turns = ["rain:ywwg"]

[[stop]]
before = "counter"
question = "How many words remain?"
reveal = "Two words remain."

[[note]]
text = "Let them guess first."

[[note]]
stage = "list"
text = "Both have the same letters but one."
"""


class Teacher:
    def __init__(self, player):
        self.player, self.qtbot = player, player.qtbot
        self.front(player.window)

    @property
    def window(self):
        return self.player.window.findChild(LessonsWindow)

    def front(self, window):
        window.activateWindow()
        self.qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
        return self

    def come(self):
        """Open the window of lessons."""
        self.player.key(Qt.Key.Key_O, CONTROL)
        return self.front(self.window)

    def begin(self):
        """The lesson that is selected."""
        return self.come().key(Qt.Key.Key_Return).arrive()

    def arrive(self):
        self.qtbot.waitUntil(lambda: self.place != "")
        return self

    def key(self, *key):
        self.player.key(*key)
        return self

    def keys(self, *keys):
        for key in keys:
            self.player.key(getattr(Qt.Key, f"Key_{key}"))
        return self

    def click(self, name):
        QTest.mouseClick(self.named(name), Qt.MouseButton.LeftButton)
        return self

    # What is seen and heard

    def named(self, name):
        widgets = self.window.findChildren(QWidget)
        return next(x for x in widgets if x.isVisible() and spoken(x) == name)

    def label(self, name):
        return self.player.label(name)

    @property
    def sentence(self):
        return self.label("sentence")

    @property
    def place(self):
        """Such as `3 of 9`."""
        label = self.window.findChild(QLabel, "place")
        return label.text() if label is not None and label.isVisible() else ""

    @property
    def stages(self):
        """The spoken words of the stages; the current one has a star."""
        boxes = self.window.findChildren(QPushButton, "stage")
        return [("*" if box.isChecked() else "") + spoken(box) for box in boxes]

    @property
    def listed(self):
        shown = self.window.findChild(QListView, "lessons")
        rows = range(shown.model().rowCount()) if shown.isVisible() else ()
        return [shown.model().index(row, 0).data() for row in rows]

    @property
    def view(self):
        return self.window.findChild(QFrame, "drawing")

    @property
    def message(self):
        bar = self.window.findChild(QFrame, "message")
        return spoken(bar) if bar.isVisible() else ""


@pytest.fixture
def teacher(player):
    """A teacher who has not opened the lessons yet."""
    return Teacher(player)


@pytest.fixture
def own(tmp_path, monkeypatch):
    """The folder of one's own lessons, with one lesson of six words."""
    monkeypatch.setenv("WMH_HOME", str(tmp_path))
    folder = tmp_path / "scenarios"
    folder.mkdir()
    (folder / "small.toml").write_text(SMALL, "utf-8")
    return folder

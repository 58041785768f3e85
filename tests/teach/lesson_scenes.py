"""The window of lessons as it is drawn: the choice, steps, questions, and before a class."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tests.scenes import draw, wait
from wmh.helper.settings import ThemeChoice
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.ui.lessons_window import LessonsWindow


def lesson(name="", keys=(), size=(900, 640), present=False, file=None):
    """The window of lessons: without a name the lessons there are, else one after these keys.

    A `file` is opened instead, which may be wrong.
    """

    def show(scene):
        QTest.keyClick(
            QApplication.focusWidget(), Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier
        )
        scene.shown = window = scene.window.findChild(LessonsWindow)
        window.resize(*size)
        wait(100)
        if file is not None:
            window.open_file(file)
        if name:
            window.open(SCENARIOS.read_named(name))
            scene.wait(lambda: window.findChild(QLabel, "place") is not None)
        if present:
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F11)
            wait(100)
            window.resize(*size)
            wait(100)
        for key in keys:
            QTest.keyClick(QApplication.focusWidget(), key)
        wait(100)

    return show


def lessons(folder):
    """The window of lessons: the choice, steps, a question, notes, presented, and a bad file."""
    right, stage = Qt.Key.Key_Right, Qt.Key.Key_3
    bad = folder / "bad.toml"
    bad.write_text('title = "A lesson"\nlength = four\n', "utf-8")
    for theme in (ThemeChoice.LIGHT, ThemeChoice.DARK):
        draw(folder / f"lessons-{theme}.png", theme=theme, then=lesson())
        walk = lesson("rain", (stage, *[right] * 16))
        draw(folder / f"lesson-walk-{theme}.png", theme=theme, then=walk)
    draw(folder / "lesson-question.png", then=lesson("rain", [right]))
    draw(folder / "lesson-notes.png", then=lesson("rain", (stage, Qt.Key.Key_N)))
    draw(folder / "lesson-bad.png", then=lesson(file=bad))
    bad.unlink()
    draw(folder / "lesson-small.png", then=lesson("rain", (stage, right), (420, 360)))
    draw(folder / "lesson-200.png", zoom=200, then=lesson("rain", (stage, right)))
    for size in ((1280, 720), (1920, 1080)):
        for number in range(1, 7):
            shown = lesson("rain", (getattr(Qt.Key, f"Key_{number}"), right, right), size, True)
            draw(folder / f"lesson-{number}-{size[1]}.png", scale=1.0, then=shown)

"""A lesson before a class: on the whole screen, with notes for the teacher alone."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFontMetrics, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tests.patience import PATIENCE
from tests.teach.ui.conftest import CONTROL
from wmh.helper.answering import Answering
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.scenario.scenario_lexicon import lexicon_of
from wmh.teach.steps.steps import lesson_of

ROOT = Path(__file__).parents[3]
TWENTY_POINTS = 20 * 96 / 72
NOTE = "Let them guess first."


@pytest.fixture
def small(own, teacher):
    """At the first step of the lesson of one's own."""
    teacher.come().window.take_file(own / "small.toml")
    return teacher.arrive()


def test_it_is_steered_by_a_clicker_and_left_with_esc(small):
    before = small.window.geometry()
    small.keys("F11")

    assert small.window.isFullScreen()
    small.keys("PageDown", "PageDown")
    there = small.place
    small.keys("PageDown", "PageUp")
    assert small.place == there
    assert not there.startswith("1 of")
    small.keys("Escape")
    assert not small.window.isFullScreen()
    assert small.window.geometry() == before
    assert small.place == there


def test_afterwards_every_window_has_the_size_it_had(small):
    windows = (small.player.window, small.window)
    before = [window.geometry() for window in windows]

    small.keys("F11")
    small.qtbot.waitUntil(lambda: small.player.window.geometry() != before[0])
    small.keys("Right", "Escape")

    QApplication.processEvents()
    assert [window.geometry() for window in windows] == before


@pytest.mark.parametrize("words", [14, 18])
def test_a_question_is_whole_when_the_lesson_is_presented_again(words, own, teacher):
    """The margins around the question may have changed meanwhile."""
    asked = f"How many {'words ' * words}remain?"
    lesson = (own / "small.toml").read_text("utf-8").replace("How many words remain?", asked)
    (own / "small.toml").write_text(lesson, "utf-8")
    teacher.come().window.take_file(own / "small.toml")
    small = teacher.arrive().keys("PageDown")
    while small.sentence != asked:
        small.keys("PageDown")

    for _ in range(2):
        small.keys("F11")
        assert_whole(small.window.findChild(QLabel, "sentence"))
        small.keys("F11")
        assert_whole(small.window.findChild(QLabel, "sentence"))


def assert_whole(label):
    QApplication.processEvents()
    inside = label.contentsRect()
    metrics = QFontMetrics(label.font())
    needed = metrics.boundingRect(inside, Qt.TextFlag.TextWordWrap, label.text())
    assert needed.height() <= inside.height()


@pytest.mark.parametrize("presented", [False, True])
def test_f1_opens_the_guide_and_f10_lists_the_keys_of_a_lesson(small, presented):
    if presented:
        small.keys("F11")
    small.keys("F10")
    menu = QApplication.activePopupWidget()
    assert {"PgDown", "P", "W", "F11"} <= {
        key.toString() for action in menu.actions() for key in action.shortcuts()
    }
    menu.close()

    small.keys("F1")
    small.qtbot.waitUntil(lambda: QApplication.activeWindow().objectName() == "guide-panel")
    QApplication.activeWindow().close()


def test_ctrl_q_quits_from_a_lesson(small):
    small.key(Qt.Key.Key_Q, CONTROL)

    assert not small.player.window.isVisible()


def test_nothing_that_is_written_around_the_drawing_is_smaller_than_twenty_points(small):
    small.keys("F11")

    labels = [x for x in small.window.findChildren(QLabel) if x.isVisible() and x.text()]
    assert len(labels) >= 2
    assert min(x.fontInfo().pixelSize() for x in labels) >= TWENTY_POINTS
    assert small.named("Stage 1 of 3: Pattern Generator").fontInfo().pixelSize() >= TWENTY_POINTS


def test_a_larger_size_enlarges_what_is_presented(small):
    small.keys("F11")
    before = small.view.grab().toImage()

    for _ in range(7):
        small.key(Qt.Key.Key_Plus, CONTROL)

    assert small.view.grab().toImage() != before
    assert small.view.horizontalScrollBar().maximum() > 0
    small.key(Qt.Key.Key_0, CONTROL).keys("Escape")


def test_the_list_is_told_one_row_at_a_time(small):
    small.keys("F11", "3")
    told = [small.sentence]
    for _ in range(2):
        small.keys("PageDown")
        told.append(small.sentence)

    assert "torn" not in told[0]
    assert "born" not in told[0]
    assert [word in sentence for word, sentence in zip(("torn", "born"), told[1:], strict=True)]


def test_a_pointer_that_is_still_is_not_seen(small):
    small.keys("F11")
    small.qtbot.waitUntil(lambda: QApplication.overrideCursor() is not None)
    shape = QApplication.overrideCursor().shape()

    handle, none = small.window.windowHandle(), Qt.KeyboardModifier.NoModifier
    moved = QMouseEvent(
        QEvent.Type.MouseMove, QPointF(9, 9), QPointF(9, 9),
        Qt.MouseButton.NoButton, Qt.MouseButton.NoButton, none,
    )  # fmt: skip
    QApplication.sendEvent(handle, moved)

    assert shape is Qt.CursorShape.BlankCursor
    assert QApplication.overrideCursor() is None
    small.keys("Escape")


def test_what_is_presented_is_so_in_another_language(small):
    small.keys("F11")
    small.player.speak("de")
    small.qtbot.waitUntil(lambda: small.place != "", timeout=60_000)

    assert small.window.isFullScreen()
    small.front(small.window).keys("F11")
    assert QApplication.overrideCursor() is None
    assert not small.window.isFullScreen()
    small.player.speak("en")


def test_a_lesson_goes_on_at_its_step_after_the_guide_and_in_another_language(small):
    """F1 and back, and the words of another language: two interruptions of a lesson."""
    small.keys("F11")
    small.keys("Right")
    small.keys("Right")
    number = small.place.split()[0]
    small.keys("F1")
    small.qtbot.waitUntil(lambda: QApplication.activeWindow().objectName() == "guide-panel")
    QTest.keyClick(QApplication.activeWindow(), Qt.Key.Key_Escape)
    small.front(small.window).keys("Right")
    at = int(number) + 1
    assert small.place.split()[0] == f"{at}"

    small.player.speak("de")
    small.qtbot.waitUntil(lambda: small.place != "", timeout=60_000)
    assert small.window.isFullScreen()
    assert small.place.split()[:2] == [f"{at}", "von"]
    small.front(small.window).keys("Right")
    assert small.place.split()[0] == f"{at + 1}"
    small.keys("F11")
    small.player.speak("en")


def notes(teacher):
    shown = teacher.window.findChild(QLabel, "note-notes")
    return shown.text() if shown.isVisible() else ""


def test_notes_are_beside_the_drawing_and_never_on_the_only_screen_while_it_is_presented(small):
    assert notes(small) == ""

    small.keys("N")
    assert NOTE in notes(small)
    small.keys("F11")
    assert notes(small) == ""
    small.keys("N", "N")
    assert notes(small) == ""
    small.keys("Escape")
    assert NOTE in notes(small)
    small.keys("N")
    assert notes(small) == ""


def test_notes_know_what_comes(small):
    small.keys("N", "2", "Left")
    known = {
        name: small.window.findChild(QLabel, f"note-{name}").text()
        for name in ("now", "next", "question", "answer")
    }

    assert known["now"] == small.sentence
    small.keys("Right")
    assert small.sentence == known["next"]
    assert known["answer"] == "Two words remain."


TWO_SCREENS = """
import sys
from pathlib import Path
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from wmh.helper.settings import Settings
from wmh.helper.ui.shell.application import build
from wmh.teach.ui.lessons_window import LessonsWindow

application = QApplication([])
window = build(Settings(lexicon=sys.argv[2]))
window.show()
window.open_file(Path(sys.argv[1]))
lessons = window.findChild(LessonsWindow)


def until(done):
    while not done():
        application.processEvents()


def beside():
    return lessons.findChild(QWidget, "notes-panel")


def press(key):
    QTest.keyClick(QApplication.focusWidget() or QApplication.activeWindow(), key)
    application.processEvents()


def place(shown):
    return shown.findChild(QLabel, "headline").text()


until(lambda: lessons.findChild(QLabel, "place") is not None)
until(lambda: QApplication.activeWindow() is lessons)
print("before", beside() is not None)
press(Qt.Key.Key_F11)
until(lambda: beside() is not None and beside().isVisible())
print("apart", beside().screen() is not lessons.screen(), len(application.screens()))
print("at", place(beside()))
until(lambda: QApplication.activeWindow() is lessons)
press(Qt.Key.Key_Right)
print("at", place(beside()))
beside().activateWindow()
until(lambda: QApplication.activeWindow() is beside())
press(Qt.Key.Key_Right)
print("at", place(beside()), lessons.findChild(QLabel, "place").text())
lessons.activateWindow()
until(lambda: QApplication.activeWindow() is lessons)
press(Qt.Key.Key_Escape)
until(lambda: beside() is None)
print("after", beside() is not None)
window.close()
"""


def test_where_there_are_two_screens_the_notes_are_on_the_other_one(own, lexicon, tmp_path):
    lines = on_two_screens(TWO_SCREENS, tmp_path, own / "small.toml", lexicon)

    first, second, third = (line for line in lines if line.startswith("at"))
    assert lines[:2] == ["before False", "apart True 2"]
    assert first.startswith("at 1 of ")
    assert second.startswith("at 2 of ")
    assert third.count("3 of ") == 2  # The keys steer from there too.
    assert lines[-1] == "after False"


EITHER = """
import sys
from pathlib import Path
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from wmh.helper.settings import Settings
from wmh.helper.ui.shell.application import build
from wmh.teach.ui.lessons_window import LessonsWindow

application = QApplication([])
window = build(Settings(lexicon=sys.argv[2]))
window.show()
window.open_file(Path(sys.argv[1]))
lessons = window.findChild(LessonsWindow)


def until(done):
    while not done():
        application.processEvents()


def beside():
    return lessons.findChild(QWidget, "notes-panel")


def wanted():
    return beside() or lessons if sys.argv[3] == "notes" else lessons


def press(keys):
    for key in keys.split():
        target = wanted()
        if not target.isVisible():
            break
        target.activateWindow()
        until(lambda: QApplication.activeWindow() is target)
        focus = QApplication.focusWidget() or target
        if len(key) == 1 and not key.isupper():
            QTest.keyClicks(focus, key)
        else:
            *held, last = key.split("+") if key != "+" else ["Plus"]
            modifiers = Qt.KeyboardModifier.NoModifier
            for each in held:
                modifiers |= getattr(Qt.KeyboardModifier, f"{each}Modifier")
            QTest.keyClick(focus, getattr(Qt.Key, f"Key_{last}"), modifiers)
        if key == "W":
            until(lambda: any(x.isVisible() for x in lessons.findChildren(QLineEdit, "called")))
        for _ in range(30):
            application.processEvents()
        if key == "Escape" and beside() is None:
            until(lambda: not lessons.isFullScreen())


def seen():
    labels = [x.text() for x in lessons.findChildren(QLabel) if x.isVisible()
              and x.window() is lessons]
    fields = [(x.objectName(), x.text()) for x in lessons.findChildren(QLineEdit) if x.isVisible()]
    return lessons.isVisible(), lessons.isFullScreen(), beside() is not None, labels, fields


until(lambda: lessons.findChild(QLabel, "place") is not None)
until(lambda: QApplication.activeWindow() is lessons)
QTest.keyClick(lessons, Qt.Key.Key_F11)
until(lambda: beside() is not None and beside().isVisible() and lessons.isFullScreen())
for keys in sys.argv[4:]:
    press(keys)
    print(keys, "|", *seen())
window.close()
"""

QUESTION = "2"
"""The second stage begins with a question."""

CALLED = "c a t Space c a r Return"
PRESSED = (
    "PageDown", "PageUp", "Right", "Right", "Left", "Down", "Up", "G", "R", "End", "Home", "3", "1",
    "Plus", "Minus", "C", "C", "F", "F", "J", "J", "Control+Plus", "Control+0",
    QUESTION, "P", "2", "Return", "3", "Return", "Up", "+", "Escape",
    "P", "1 2", "Return", "Return", "Right",
    "W", CALLED, "Backspace", "1 2 Return", "Escape", "Right", "Left",
    QUESTION, "P", "Escape", "N", "N", "Escape",
)  # fmt: skip
"""The keys of a presentation, each after the other."""


def test_a_key_does_the_same_in_the_window_of_the_notes_as_in_that_of_the_lesson(
    own, lexicon, tmp_path
):
    """Fields are opened, filled and closed from there; Esc closes the innermost thing alone."""
    seen = {
        window: on_two_screens(
            EITHER, tmp_path / window, own / "small.toml", lexicon, window, *PRESSED
        )
        for window in ("lesson", "notes")
    }
    for here, there in zip(seen["lesson"], seen["notes"], strict=True):
        assert there == here
    assert len(seen["notes"]) == len(PRESSED)
    shown = list(zip(PRESSED, seen["notes"], strict=True))
    (typed,) = (line for keys, line in shown if keys == "1 2")
    assert "('prediction', '12')" in typed
    (called,) = (line for keys, line in shown if keys == CALLED)
    assert "'car: nodes more in the trie 1, in the DAWG 0, so it saves 1.'" in called
    escaped = [line for keys, line in shown if keys == "Escape"]
    assert [line.count("True True True") for line in escaped] == [1, 1, 1, 0]
    assert not any("('called'" in line or "('prediction'" in line for line in escaped)


def on_two_screens(program, folder, *arguments, size=(1280, 720)):
    """The lines that a program prints where there is a projector beside the screen."""
    wide, high = size
    screens = [
        {"name": name, "x": x, "y": 0, "width": wide, "height": high, "logicalDpi": 96, "dpr": 1}
        for name, x in (("table", 0), ("projector", wide))
    ]
    folder.mkdir(exist_ok=True)
    kept = folder / "screens.json"
    kept.write_text(json.dumps({"screens": screens}), "utf-8")
    platform = f"offscreen:configfile={kept}"
    environment = os.environ | {"QT_QPA_PLATFORM": platform, "WMH_HOME": str(folder)}
    command = [sys.executable, "-c", program, *map(str, arguments)]
    said = subprocess.check_output(command, cwd=ROOT, env=environment, text=True, timeout=PATIENCE)
    return said.splitlines()


INTERRUPTIONS = (
    ("W", CALLED, "Backspace", "Escape"),
    ("N", "N"),
    ("Control+Plus", "Control+0", "C", "C"),
)
"""A pupil calls words, the notes are put away and fetched, somebody cannot read the code."""
SIZES = (1280, 720), (1024, 768), (1920, 1080)
BOTH = "lesson", "notes"


def presentations():
    """Every lesson, size and window once; in the daily run one lesson with either window."""
    yield from (("trie-dawg", SIZES[0], window) for window in BOTH)
    for at, name in enumerate(SCENARIOS.shipped_files()):
        for number in range(2):
            size = SIZES[(at + number) % len(SIZES)]
            yield pytest.param(name, size, BOTH[number], marks=pytest.mark.slow)


@pytest.mark.parametrize(("name", "size", "window"), list(presentations()))
def test_a_lesson_is_taught_from_its_start_to_its_end_in_spite_of_interruptions(
    name, size, window, lexicon, tmp_path
):
    """After each the lesson is where it was, and each step is seen once: no key is lost."""
    path = SCENARIOS.find(name)
    steps = number_of_steps(path)
    pressed = []
    for keys in INTERRUPTIONS:
        pressed += [*["Right"] * (steps // 4), *keys]
    pressed += ["Right"] * (steps - len([key for key in pressed if key == "Right"]) + 1)
    lines = on_two_screens(EITHER, tmp_path, path, lexicon, window, *pressed, "Escape", size=size)

    assert len(lines) == len(pressed) + 1
    at = 1
    for keys, line in zip(pressed, lines, strict=False):
        assert "| True True " in line, line
        place = re.search(r"'(\d+) of (\d+)'", line)
        if place is None:
            assert "('called'" in line, line
            continue
        assert int(place[2]) == steps
        at = min(at + (keys == "Right"), steps)
        assert int(place[1]) == at, line
    assert at == steps
    assert "| True False " in lines[-1]


def number_of_steps(path):
    """The number of steps of the lesson, made as the window makes it."""
    scenario, answering = SCENARIOS.read(path), Answering()
    try:
        return len(lesson_of(scenario, answering, lexicon_of(scenario)).steps)
    finally:
        answering.close()

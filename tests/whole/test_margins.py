"""Margins, gaps and rows are those of the scale in use, whichever was there first."""

import ast
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QFormLayout,
    QFrame,
    QGridLayout,
    QGroupBox,
    QLayout,
    QStackedLayout,
    QTableView,
)

from tests.helper.ui.test_language_storm import PANELS
from tests.teach.ui.conftest import Teacher
from tests.turns import drawn
from wmh.helper.ui.program.widgets import widgets_in
from wmh.helper.ui.shell.panels import open_panels

ROOT = Path(__file__).parents[2]
DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def lengths(window):
    """Returns the lengths of each kind of place in a window that follow the scale."""
    found = {}
    for each in widgets_in(window):
        found.setdefault(place(each, window), set()).add(tuple(own(each)))
    return found


def place(widget, window):
    """Returns the classes and names of a widget and of those around it."""
    names = []
    while widget is not None:
        names.append(type(widget).__name__ + (widget.objectName() and f"#{widget.objectName()}"))
        widget = None if widget is window else widget.parentWidget()
    return " < ".join(names)


def own(widget):
    margins = widget.contentsMargins()
    if not isinstance(widget, QGroupBox) and not (
        isinstance(widget, QFrame) and widget.frameWidth()
    ):
        yield margins.left(), margins.top(), margins.right(), margins.bottom()
    if (layout := widget.layout()) is not None:
        yield from of_layout(layout)
    if isinstance(widget, QTableView):
        yield widget.verticalHeader().defaultSectionSize()


def of_layout(layout):
    if isinstance(layout, QStackedLayout):  # It has neither.
        return
    margins = layout.contentsMargins()
    yield margins.left(), margins.top(), margins.right(), margins.bottom()
    if isinstance(layout, QGridLayout | QFormLayout):
        yield layout.horizontalSpacing(), layout.verticalSpacing()
    else:
        yield layout.spacing()
    for inner in layout.findChildren(QLayout, options=DIRECT):
        yield from of_layout(inner)


def differing(one, other):
    return {
        each: (one[each], other[each]) for each in {*one} & {*other} if one[each] != other[each]
    }


def settle():
    for _time in range(20):
        QApplication.processEvents()


def enlarge(player):
    for _time in range(4):
        player.choose("zoom_in")
    settle()


def opened(player, names):
    """Returns the lengths of each window once all are open."""
    for name in names:
        player.to_front().choose(name)
        player.qtbot.waitUntil(lambda name=name: f"{name}-panel" in player.beside)
        settle()
    return {each.objectName(): each for each in open_panels(player.window)}


def test_windows_have_the_margins_of_the_scale_whether_they_or_it_came_first(player, home):
    names = [*PANELS, "guide", "replication"]
    player.keys("rain>ywwg>").until(headline="11 words fit")
    windows = opened(player, names)
    assert len(windows) == len(names)
    enlarge(player)
    before = {name: lengths(each) for name, each in windows.items()}
    for each in windows.values():
        each.close()
    player.qtbot.waitUntil(lambda: player.beside == [])
    again = {name: lengths(each) for name, each in opened(player, names).items()}

    assert [differing(before[name], again[name]) for name in before] == [{} for _ in before]


def test_parts_of_the_window_have_the_margins_of_the_scale_whether_they_or_it_came_first(
    play, home
):
    found = []
    for scale_first in (False, True):
        player = play().keys("rain>ywwg>").until(headline="11 words fit")
        if scale_first:
            enlarge(player)
        for name in ("why", "find", "look_up", "play", "first_steps"):
            player.choose(name)
        if not scale_first:
            enlarge(player)
        settle()
        found.append(lengths(player.window))

    assert differing(*found) == {}


def test_a_lesson_has_the_margins_of_the_scale_whether_it_or_the_screen_came_first(player, home):
    found = []
    teacher = Teacher(player).come()
    for keys in ((Qt.Key.Key_Return, Qt.Key.Key_F11), (Qt.Key.Key_F11, Qt.Key.Key_Return)):
        for key in keys:
            teacher.key(key)
            teacher.qtbot.waitUntil(drawn)
            if key == Qt.Key.Key_Return:
                teacher.arrive()
            else:
                teacher.qtbot.waitUntil(teacher.window.isFullScreen)
        settle()
        found.append(lengths(teacher.window))
        teacher.key(Qt.Key.Key_Escape)  # Ends the presentation.
        teacher.qtbot.waitUntil(lambda: not teacher.window.isFullScreen() and drawn())
        teacher.key(Qt.Key.Key_Escape)  # Leaves the lesson.

    assert differing(*found) == {}


SET = "setContentsMargins", "setSpacing", "setHorizontalSpacing", "setVerticalSpacing"


def test_only_what_scales_them_sets_margins_and_spacing():
    """Qt's own setters would know nothing of the scale."""
    scaling = ("look/scaling.py", "parts/layout.py")
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (ROOT / "app").rglob("*.py")
        if not path.as_posix().endswith(scaling)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in SET
    ]

    assert wrong == []

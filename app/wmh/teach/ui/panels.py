"""Entries of lessons in the program's menu, and their windows."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtWidgets import QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.shell.actions import Spec
from wmh.helper.ui.shell.panels import PanelKind
from wmh.helper.ui.shell.windows import EVERYWHERE, Windows, is_toml

_PARTS = (
    "wmh.teach.scenario.scenario_file",
    "wmh.teach.figures.graph_figure",
    "wmh.teach.ui.drawing_view",
    "wmh.teach.ui.code.drawing_and_code",
    "wmh.teach.ui.lesson_page",
    "wmh.teach.ui.lessons_window",
)
"""Modules to import one by one, at most 40 ms each, so that windows stay responsive."""


def actions() -> tuple[Spec, ...]:
    return (
        Spec("lessons", "play", _("&Lessons …"), "Ctrl+O"),
        Spec(
            "board_lesson",
            "play",
            _("Lesson of this &board"),
            "Ctrl+Shift+O",
            tip=_("A lesson about the rows on the board, to show or to save."),
        ),
    )


def panels(windows: Windows) -> Mapping[str, PanelKind]:
    board_lesson = windows.actions["board_lesson"]
    board_lesson.setEnabled(False)
    windows.viewed.connect(partial(board_lesson.setEnabled, True))
    board_lesson.triggered.connect(partial(_open_board_lesson, windows))
    return {
        "lessons": PanelKind(
            partial(_lessons, windows), takes=partial(is_toml, "lesson"), parts=_PARTS
        )
    }


def _open_board_lesson(windows: Windows, *_checked: object) -> None:
    if (question := windows.question()) is not None:
        windows.open("lessons", lambda window: window.open_board(question))


def _lessons(windows: Windows) -> QWidget:
    from wmh.teach.ui.lessons_window import LessonsWindow

    models = windows.models
    return LessonsWindow(
        models.suggester,
        models.remembered,
        models.appearance,
        tuple(windows.actions[name] for name in EVERYWHERE),
        windows.question,
        windows.window,
    )

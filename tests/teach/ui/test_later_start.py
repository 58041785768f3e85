"""A lesson that a later start is given."""

from PySide6.QtWidgets import QApplication

from tests.helper.ui.test_starts import begin, ended, first, own_window  # noqa: F401 - fixtures
from tests.teach.ui.conftest import SMALL
from wmh.teach.ui.lessons_window import LessonsWindow


def test_it_hands_over_the_lesson_it_was_given(first, qtbot, tmp_path):  # noqa: F811
    path = tmp_path / "small.toml"
    path.write_text(SMALL, "utf-8")

    assert ended(begin(path), qtbot) == "None"
    qtbot.waitUntil(lambda: any(isinstance(each, LessonsWindow) for each in shown()))


def shown():
    return [each for each in QApplication.topLevelWidgets() if each.isVisible()]

"""A lesson of what is on the board, with one key."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from tests.teach.ui.conftest import CONTROL
from wmh.engine.clues.rules import Rule
from wmh.teach.scenario.scenario_file import read_scenario
from wmh.teach.scenario.scenario_lexicon import lexicon_of


def of_board(teacher):
    both = CONTROL | Qt.KeyboardModifier.ShiftModifier
    teacher.key(Qt.Key.Key_O, both)
    teacher.front(teacher.window)
    return teacher.arrive()


def test_the_lesson_lists_the_words_that_fit_but_not_the_flagged_one(teacher):
    teacher.player.keys("rain>ywwg>").until(headline="11 words fit")

    of_board(teacher)
    teacher.keys("6")

    assert teacher.window.windowTitle() == "Lesson: The board: rain"
    assert teacher.message == ""
    assert teacher.stages[-1] == "*Stage 6 of 6: List"
    assert teacher.sentence.startswith("The list has 10 words")


@pytest.mark.parametrize(
    ("keys", "title", "said"),
    [
        ("", "An empty board", ""),
        ("rain>ywwg>to", "The board: rain", ""),
        ("rain>yw", "The board: rain", "Rows without all their colours are left out."),
    ],
)
def test_a_board_in_any_state_has_a_lesson(teacher, keys, title, said):
    teacher.player.keys(keys)

    of_board(teacher)

    assert teacher.window.windowTitle() == f"Lesson: {title}"
    assert teacher.message == said


def test_a_board_that_no_word_fits_has_the_lesson_of_the_doctor(teacher):
    teacher.player.keys("rain>ggwg>torn>wwww>").until(headline="No word fits")

    of_board(teacher)

    assert any("Doctor" in stage for stage in teacher.stages)


def choose(teacher, path):
    """In the dialog that asks for a file."""
    dialog = teacher.window.findChild(QFileDialog)
    teacher.qtbot.waitUntil(dialog.isVisible)
    dialog.fileSelected.emit(str(path))
    dialog.reject()


def test_it_is_saved_and_opened_again(teacher, tmp_path):
    path = tmp_path / "mine.wmh-lesson.toml"
    teacher.player.keys("rain>ywwg>").until(headline="11 words fit")
    of_board(teacher)
    total = teacher.place.partition(" of ")[2]

    teacher.key(Qt.Key.Key_S, CONTROL)
    choose(teacher, path)

    assert teacher.message == f"Saved in {path}."
    saved = read_scenario(path)
    assert ["".join(turn.guess) for turn in saved.turns] == ["rain"]
    assert saved.rule is Rule.TILES
    teacher.keys("Escape")
    teacher.window.take_file(path)
    assert teacher.arrive().place == f"1 of {total}"
    assert lexicon_of(saved) is not None


def test_where_it_cannot_be_saved_is_said(teacher, tmp_path):
    of_board(teacher)

    teacher.key(Qt.Key.Key_S, CONTROL)
    choose(teacher, tmp_path / "no" / "such.toml")

    assert "such.toml" in teacher.message
    assert QApplication.activeModalWidget() is None

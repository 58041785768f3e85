"""Typing arrives: from whatever has the keyboard, a letter is written on the board."""

import string
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QWidget,
)

from tests.boxes import choose_in
from tests.helper.ui.gaming import Gamer
from tests.helper.ui.test_boards import Boards
from tests.helper.ui.test_classroom import Class
from tests.player import spoken
from wmh.helper.ui.board.given_line import GivenLine
from wmh.helper.ui.boards.boards_window import BoardsWindow
from wmh.helper.ui.boards.guess_row import GuessRow
from wmh.helper.ui.classroom.class_page import WordField
from wmh.helper.ui.look.tile import Tile

ROOT = Path(__file__).parents[3]
LETTERS = string.ascii_lowercase


def shown(window, kind=QWidget):
    return [x for x in window.findChildren(kind) if x.isVisible() and x.window() is window.window()]


def takes_text(widget):
    return (
        isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit) and not widget.isReadOnly()
    ) or isinstance(widget, GivenLine)


def controls(window):
    """The controls that the keyboard can reach, except fields of text."""
    every = (x for x in shown(window) if x.focusPolicy() is not Qt.FocusPolicy.NoFocus)
    every = (x for x in every if x.isEnabled() and x.focusProxy() is None)
    return [x for x in every if not (takes_text(x) or isinstance(x, Tile))]


def said_of(widget):
    return f"{type(widget).__name__} {widget.accessibleName()!r}"


def lost(window, written, home):
    """Faults where a letter is typed, or Esc: the control, and the result.

    `written` says what is spelt, `home` whether the keyboard is where one types.
    """
    wrong = []
    for widget in controls(window):
        for letter in LETTERS:
            if not (widget.isVisible() and widget.isEnabled()):
                break  # With a letter written, there may be nothing to press any more.
            widget.setFocus()
            before = written()
            QTest.keyClick(widget, letter)
            if written() != before + letter:
                wrong.append((said_of(widget), letter, written()))
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backspace)
        if widget.isVisible() and widget.isEnabled():
            widget.setFocus()
            QTest.keyClick(widget, Qt.Key.Key_Escape)
            if not home():
                wrong.append((said_of(widget), "Esc", said_of(QApplication.focusWidget())))
    return wrong


def spelt(tiles):
    """The letters of tiles, as they are heard."""
    heard = [spoken(tile).partition(": ")[2] or spoken(tile) for tile in tiles]
    return "".join(each[0] for each in heard if not each.startswith("empty")).lower()


def on_tile():
    return isinstance(QApplication.focusWidget(), Tile)


def wheel(widget):
    """A notch, over the middle of it."""
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        widget.mapToGlobal(middle),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


# The main window


def last_row(player):
    return lambda: spelt(player.tiles()[-1])


def test_every_letter_arrives_from_every_control(player):
    player.choose("why").choose("look_up").key(Qt.Key.Key_Escape)
    player.keys("rain>ywwg>").until(headline="11 words fit")

    assert len(controls(player.window)) > 6
    assert lost(player.window, last_row(player), on_tile) == []


def test_every_letter_arrives_where_words_are_covered(player):
    player.keys("rain>ywwg>").until(headline="11 words fit").choose("spoiler-3")
    player.qtbot.waitUntil(lambda: player.label("note") != "" or len(controls(player.window)) > 6)

    assert lost(player.window, last_row(player), on_tile) == []


def test_every_letter_arrives_where_no_word_fits(player):
    player.keys("rain>ywwg>torn>wwww>")
    player.qtbot.waitUntil(lambda: any(x.objectName() == "proposal" for x in shown(player.window)))

    assert lost(player.window, last_row(player), on_tile) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Length of the words", "5"),
        ("Vocabulary", "all"),
        ("Vocabulary", "common"),
        ("Strategy", "Safest"),
        ("Strategy", "Letter frequency"),
    ],
)
def test_typing_goes_on_after_a_choice(player, name, text):
    player.pick(name, text).keys("ro")

    assert spelt(player.tiles()[0]) == "ro"


def test_typing_goes_on_after_a_click_on_anything(player):
    player.keys("rain>ywwg>").until(headline="11 words fit")
    for control in shown(player.window, QPushButton):
        if control.isEnabled():
            QTest.mouseClick(control, Qt.MouseButton.LeftButton)
            before = last_row(player)()
            player.keys("r")
            assert last_row(player)() == before + "r", said_of(control)
            player.keys("<")


def test_an_open_box_is_left_and_then_the_board_is_reached(player):
    box = next(x for x in shown(player.window, QComboBox) if x.accessibleName() == "Strategy")
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.view().isVisible()
    QTest.keyClick(box.view(), Qt.Key.Key_Escape)
    assert not box.view().isVisible()

    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert on_tile()
    assert box.currentIndex() == 0


# Other windows


def test_every_letter_arrives_on_several_boards(player):
    boards = Boards(player).keys("rain>wwww>wwww>")

    assert lost(boards.window, lambda: guess_of(boards), on_tile) == []


def guess_of(boards):
    row = boards.window.findChild(GuessRow)
    return spelt(sorted(row.findChildren(Tile), key=lambda tile: tile.x()))


@pytest.mark.parametrize("name", ["Number of boards", "Length of the words", "Guesses allowed"])
def test_typing_goes_on_after_a_choice_for_several_boards(player, name):
    boards = Boards(player)
    box = next(x for x in shown(boards.window, QComboBox) if x.accessibleName() == name)
    choose_in(box, box.itemText(box.currentIndex() + 1))
    boards.keys("ro")

    assert guess_of(boards) == "ro"


def test_every_letter_arrives_in_a_game_beside_the_helper(player):
    gamer = Gamer(player).begin()
    gamer.wait(lambda: "Give up" in gamer.buttons)

    def written():
        row = sorted(shown(gamer.pane, Tile), key=lambda tile: tile.x())
        return spelt(row)

    assert lost(player.window, written, on_tile) == []


def test_every_letter_arrives_in_a_class(player):
    room = Class(player).begin("corn").keys("rain>")
    field = room.window.findChild(WordField)

    assert lost(room.window, field.text, field.hasFocus) == []


# The wheel


def test_the_wheel_changes_no_box_anywhere(player):
    player.keys("rain>")
    player.choose("play")
    Boards(player)
    windows = [x for x in QApplication.topLevelWidgets() if x.isVisible()]
    boxes = [box for window in windows for box in window.findChildren(QComboBox)]
    assert any(isinstance(x, BoardsWindow) for x in windows)
    assert len(boxes) > 8
    before = [box.currentIndex() for box in boxes]

    for box in boxes:
        wheel(box)

    assert [box.currentIndex() for box in boxes] == before
    assert player.heard(1, 1).startswith("R")


def test_every_box_of_the_program_is_one_of_ours():
    """The rules hold for all, because there is one kind."""
    files = ROOT.joinpath("app").rglob("*.py")
    assert [x.name for x in files if "= QComboBox(" in x.read_text(encoding="utf-8")] == []

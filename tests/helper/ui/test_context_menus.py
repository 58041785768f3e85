"""Context menus by a right click and the menu key."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu

# A screen that is none has nothing to raise a menu above, and no keyboard to hold on to.
pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support", extend=True)

MOUSE, KEYBOARD = QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard


def ask(widget, where=None, reason=MOUSE):
    """Asks for a context menu as the system does after a right click or the menu key."""
    where = widget.rect().center() if where is None else where
    event = QContextMenuEvent(reason, where, widget.mapToGlobal(where))
    QApplication.sendEvent(widget, event)
    menu = QApplication.activePopupWidget()
    return menu if isinstance(menu, QMenu) else None


def right_click(player, tile):
    QTest.mouseClick(tile, Qt.MouseButton.RightButton)
    return ask(tile)


def pick(menu, text):
    action = next(x for x in menu.actions() if x.text().replace("&", "") == text)
    assert action.isEnabled()
    action.trigger()
    menu.close()


def texts(menu):
    return [each.text().replace("&", "") for each in menu.actions() if each.text()]


def row_menu(player, row):
    place = player.list.visualRect(player.list.model().index(row - 1, 0)).center()
    QTest.mouseClick(player.list.viewport(), Qt.MouseButton.RightButton, pos=place)
    return ask(player.list.viewport(), place)


def clipboard():
    return QGuiApplication.clipboard().text()


def test_a_word_of_the_list_is_taken_copied_and_looked_up(player):
    third = player.words[2]
    menu = row_menu(player, 3)
    assert texts(menu)[:2] == [f"Take {third.upper()}", "Copy word"]

    pick(menu, "Copy word")
    assert clipboard() == third
    pick(row_menu(player, 3), f"Look up {third.upper()}")
    field = player.window.findChild(QLineEdit, "lookup")
    assert field.isVisible()
    assert field.text() == third
    pick(row_menu(player, 3), f"Take {third.upper()}")
    assert player.board[0].replace(", no colour yet", "") == " / ".join(third.upper())


def test_why_a_word_is_suggested(player):
    pick(row_menu(player, 1), "Why this guess")

    assert player.action("why").isChecked()


def test_there_is_no_menu_where_there_is_no_word(player):
    bare = player.list.viewport().rect().bottomLeft()
    player.keys("rain>gggg>").until(headline="Solved in 1 guess")
    player.list.setCurrentIndex(player.list.model().index(-1, 0))

    assert ask(player.list.viewport(), bare) is None


def test_the_list_is_copied_with_ranks_and_scores(player):
    player.key(
        Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )

    lines = [line.split("\t") for line in clipboard().splitlines()]
    assert [word for _rank, word, _score in lines] == player.words[: len(lines)]
    assert [int(rank) for rank, _word, _score in lines] == list(range(1, len(lines) + 1))
    scores = [float(score) for _rank, _word, score in lines]
    assert scores == sorted(scores, reverse=True)
    assert player.hint == f"{len(lines)} words are on the clipboard."


def test_nothing_is_copied_where_nothing_is_listed(player):
    QGuiApplication.clipboard().setText("before")
    player.keys("rain>wwww>rain>gwww>").until(headline="No word fits")
    player.choose("copy_list")

    assert player.hint == "There is no list to copy."
    assert clipboard() == "before"


def test_the_menu_key_marks_the_tile_at_the_cursor(player):
    player.keys("rain>")
    menu = ask(player.focus(), reason=KEYBOARD)
    assert texts(menu)[:3] == ["R is green", "R is yellow", "R is white"]

    pick(menu, "R is yellow")
    assert player.heard(1, 1) == "R, yellow"
    menu = ask(player.tile(1, 1), reason=KEYBOARD)
    menu.close()


def test_a_row_that_is_being_spelt_has_neither_clue_nor_letters_to_respell(player):
    player.keys("ra")
    menu = right_click(player, player.tile(1, 1))

    assert "Edit guess" not in texts(menu)
    assert "Paste game" in texts(menu)
    menu.close()


def test_lines_of_text_are_copied(player):
    player.keys("rain>ywwg>").until(headline="11 words fit")
    pick(ask(player.window.findChild(QLabel, "headline")), "Copy this line")
    assert clipboard() == "11 words fit"

    known = player.window.findChild(QLabel, "known")
    pick(ask(known), "Copy this line")
    assert clipboard() == known.text()
    menu = ask(known)
    assert "What is known" in texts(menu)
    menu.close()


def test_a_right_click_on_a_tile_is_about_that_tile(player):
    player.keys("rain>ywwg")
    menu = right_click(player, player.tile(1, 2))

    assert player.board == ["R, yellow / A, white / I, white / N, green"]
    assert "A is green" in texts(menu)
    pick(menu, "A is green")
    assert player.heard(1, 2) == "A, green"

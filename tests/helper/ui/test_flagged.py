"""Flagged words at the window: half of the lexicon are, and nobody sees or hears one of them."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QTabWidget,
    QTextEdit,
    QTreeView,
)

from tests.helper.test_offensive import FLAGGED, OPEN, WORDS, told
from tests.helper.ui.test_classroom import Class
from tests.lexica import lexicon_file
from tests.player import spoken
from wmh.engine.clues.rules import tiles
from wmh.helper.ui.rack.rack_window import RackWindow

ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
GUESS, SECRET = OPEN[0], OPEN[-1]
MARKED = f"{GUESS}>{''.join('wyg'[mark] for mark in tiles(GUESS, SECRET))}>"


@pytest.fixture
def player(play, tmp_path):
    path = lexicon_file(tmp_path, WORDS, flagged=FLAGGED, name="half")
    return play(lexicon=str(path)).until(headline=f"{len(WORDS)} words fit")


def seen_and_heard():
    """The texts that stand in any window."""
    found = []
    for widget in QApplication.allWidgets():
        if not widget.isVisible():
            continue
        found += [spoken(widget), widget.toolTip(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QLineEdit):
            found.append(widget.text())
        elif isinstance(widget, QTextEdit):
            found.append(widget.toPlainText())
        elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
            tabled = isinstance(widget, QTableView | QTreeView)
            found += listed(widget.model(), QModelIndex(), tabled=tabled)
    return "\n".join(found)


def listed(model, parent, *, tabled):
    for row in range(model.rowCount(parent)):
        for column in range(model.columnCount(parent) if tabled else 1):
            index = model.index(row, column, parent)
            yield from (str(index.data(role)) for role in ROLES)
        if tabled:
            yield from listed(model, model.index(row, 0, parent), tabled=True)


def settled(player):
    """Until something is named beside what was typed."""
    wanted = {*OPEN} - {GUESS, SECRET}
    player.qtbot.waitUntil(
        lambda: any(word in seen_and_heard().lower() for word in wanted), timeout=120_000
    )
    return seen_and_heard()


@pytest.mark.parametrize("action", ["", "why", "tree", "known", "review", "find"])
def test_no_panel_names_a_flagged_word(action, player):
    player.keys(MARKED)
    if action:
        player.choose(action)
    if action == "find":
        player.keys("...o")

    assert told(settled(player)) == []


@pytest.mark.parametrize(
    ("action", "keys"), [("rack", "bamnoutp"), ("boards", f"{GUESS}>"), ("race", f"{SECRET}>")]
)
def test_no_window_beside_it_names_a_flagged_word(action, keys, player):
    player.choose(action).keys(keys)

    assert told(settled(player)) == []


def test_the_comparison_of_a_class_names_no_flagged_word(player):
    room = Class(player).begin(SECRET).guess(GUESS).guess(SECRET)
    room.keys(">").until(lambda: room.headline == "The class took 2 guesses")
    sides = seen_and_heard()
    room.key(Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)

    assert told(sides) == []
    assert told(seen_and_heard()) == []


def test_a_challenge_names_no_flagged_word_afterwards(player):
    player.choose("rack")
    window = player.window.findChild(RackWindow)
    window.activateWindow()
    player.qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    window.findChild(QTabWidget).setCurrentIndex(1)
    fields = window.findChildren(QLineEdit)
    next(x for x in fields if x.accessibleName() == "Letters of your own").setFocus()
    player.keys("bamnoutp>")
    letters = window.findChild(QLineEdit, "letters")
    player.qtbot.waitUntil(lambda: letters.isVisible() and letters.text() != "")
    give_up = next(x for x in window.findChildren(QPushButton) if x.text() == "&Give up")
    give_up.click()

    assert told(settled(player)) == []


def test_with_the_switch_they_are_named(player):
    player.choose("flagged").until(headline=f"{len(WORDS)} words fit")

    player.qtbot.waitUntil(lambda: told(seen_and_heard()) != [])

"""The window beside a game: small, with what it needs and no more."""

import json

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMenu, QPushButton

from wmh.base.files import paths
from wmh.engine.clues.rules import Rule
from wmh.helper import settings
from wmh.helper.settings import ThemeChoice
from wmh.helper.ui.board.board_view import BoardView
from wmh.helper.ui.board.stepper import Stepper
from wmh.helper.ui.frame.geometry import TITLE_BAR
from wmh.helper.ui.look.tile import Tile

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def compact(play):
    player = play(compact=True).until(headline="20 words fit")
    player.window.resize(250, 260)
    return player


def seen(player, kind):
    return [each for each in player.window.findChildren(kind) if each.isVisible()]


def overflowing(player):
    """Tiles and what stands beside them that cannot be seen as a whole, however one scrolls."""
    board = player.window.findChild(BoardView)
    room = board.viewport().width()
    pieces = [each for kind in (Tile, Stepper) for each in board.findChildren(kind)]
    pieces.append(board.enter_button)
    return [
        each.accessibleName()
        for each in pieces
        if each.isVisible()
        and not 0 <= each.mapTo(board.viewport(), QPoint(0, 0)).x() <= room - each.width()
    ]


def menu_of(player):
    player.qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    return QApplication.activePopupWidget()


def ask_for_menu(widget, reason=QContextMenuEvent.Reason.Mouse):
    place = widget.rect().center()
    QApplication.sendEvent(widget, QContextMenuEvent(reason, place, widget.mapToGlobal(place)))


def test_one_key_makes_the_window_small_and_another_press_large_again(player):
    player.window.resize(400, 610)
    player.key(Qt.Key.Key_K, CONTROL)
    assert player.window.size() == QSize(250, 260)
    assert player.tile(1, 1).width() == 34
    assert not player.window.menuBar().isVisible()
    assert seen(player, QComboBox) == []
    assert player.headline == "20 words fit"

    player.key(Qt.Key.Key_K, CONTROL)
    assert player.window.size() == QSize(400, 610)
    assert player.tile(1, 1).width() == 52
    assert player.window.menuBar().isVisible()
    assert len(seen(player, QComboBox)) == 3


def test_a_game_is_played_there_as_ever(compact):
    compact.keys("rain>ywwg>")
    compact.qtbot.waitUntil(lambda: compact.headline not in ("20 words fit", ""))
    compact.qtbot.waitUntil(lambda: not compact.list.accessibleDescription())
    word = compact.words[0]
    compact.keys("|>")
    assert [compact.heard(2, place)[0] for place in (1, 2, 3, 4)] == list(word.upper())


def test_three_words_are_seen_below_four_rows(compact):
    compact.keys("rain>wwww>tear>wwww>sale>wwww>")
    rows = compact.list
    third = rows.visualRect(rows.model().index(2, 0)) if rows.isVisible() else None

    assert third is None or rows.viewport().rect().contains(third.center())
    assert compact.window.size() == QSize(250, 260)
    assert rows.height() >= 3 * 20 or not rows.isVisible()


def test_the_list_keeps_three_rows_and_the_row_at_the_cursor_is_seen(play):
    player = play(compact=True).until(headline="20 words fit")
    player.window.resize(250, 200)
    player.keys("rain>yw>sore>www>tear>w")
    view, here = player.window.findChild(BoardView), player.focus()

    assert isinstance(here, Tile)
    assert view.viewport().rect().contains(here.mapTo(view.viewport(), here.rect().center()))


def test_nothing_says_what_to_do_but_notices_are_seen(compact):
    assert compact.hint == ""
    compact.keys("7")
    assert compact.hint == "7 is not a letter of this word list: type one of A to Z."
    compact.keys("r")
    assert compact.hint == ""


@pytest.mark.parametrize("small", [True, False])
@pytest.mark.parametrize("length", range(2, 32))
def test_no_tile_leaves_its_place_at_any_length_and_width(play, length, small):
    player = play(compact=small, length=length)
    player.keys("a" * length + ">g")
    for width in (250, 251, 267, 300, 333, 360, 420, 512, 640, 800):
        player.window.resize(width, 400)
        assert player.window.width() == max(width, player.window.minimumSizeHint().width())
        assert overflowing(player) == []
    player.window.resize(250, 260)
    assert player.window.width() <= (250 if small else 300)


@pytest.mark.parametrize("length", [8, 15, 24, 31])
def test_every_tile_of_a_long_word_is_seen_and_can_be_clicked(play, length):
    player = play(compact=True, length=length)
    player.keys("a" * length + ">")
    player.window.resize(250, 400)
    tiles = seen(player, Tile)[:length]
    assert all(tile.visibleRegion().boundingRect() == tile.rect() for tile in tiles)
    QTest.mouseClick(tiles[-1], Qt.MouseButton.LeftButton)
    assert tiles[-1].accessibleName().startswith("A, green")  # It has nowhere else to be yellow.


@pytest.mark.parametrize("rule", [Rule.PEGS, Rule.JOTTO_EACH])
def test_numbers_have_room_beside_long_words(play, rule):
    for length in (4, 8, 15):
        player = play(compact=True, length=length, rule=rule)
        player.keys("a" * length + ">")
        player.window.resize(250, 260)
        assert player.window.width() == 250
        assert overflowing(player) == []


def test_longer_words_do_not_widen_it(play):
    player = play(compact=True, lexicon="english")
    player.qtbot.waitUntil(lambda: player.headline.endswith("fit"))
    for _ in range(12):
        player.key(Qt.Key.Key_Up, CONTROL)
    player.qtbot.wait(0)
    assert len(player.window.findChild(BoardView).tiles[0]) == 16
    assert player.window.size() == QSize(250, 260)


# The menu


def test_keys_work_while_the_menu_is_hidden(compact):
    compact.keys("rain>").key(Qt.Key.Key_Z, CONTROL)
    assert compact.heard(1, 1) == "R"
    assert "not marked" not in compact.board[0]
    compact.key(Qt.Key.Key_F, CONTROL)
    assert compact.widget_named("Look up a word").hasFocus()


@pytest.mark.parametrize("small", [True, False])
def test_a_right_click_beside_the_tiles_opens_the_menu(play, small):
    player = play(compact=small).until(headline="20 words fit")
    ask_for_menu(player.window.centralWidget())
    menu = menu_of(player)
    texts = [action.text().replace("&", "") for action in menu.actions()]

    assert texts[:2] == ["Compact", "Keep on top"]
    assert {"Game", "Edit", "View", "Help"} <= set(texts)
    next(each for each in menu.actions() if each.text() == "Co&mpact").trigger()
    menu.close()
    assert player.window.menuBar().isVisible() is small


def test_a_right_click_on_a_tile_opens_the_menu_and_marks_nothing(compact):
    compact.keys("rain>")
    tile = compact.tile(1, 1)
    QTest.mouseClick(tile, Qt.MouseButton.RightButton)
    ask_for_menu(tile)

    assert compact.heard(1, 1) == "R, no colour yet"
    menu = QApplication.activePopupWidget()
    assert menu is not None
    menu.close()


def test_the_menu_key_opens_the_menu_on_a_tile_too(compact):
    ask_for_menu(compact.tile(1, 1), QContextMenuEvent.Reason.Keyboard)
    menu_of(compact).close()


@pytest.mark.parametrize(("key", "modifier"), [(Qt.Key.Key_F10, SHIFT), (Qt.Key.Key_F10, None)])
def test_the_keyboard_opens_the_menu(compact, key, modifier):
    compact.key(key, modifier or Qt.KeyboardModifier.NoModifier)
    menu_of(compact).close()


def test_f10_goes_to_the_bar_where_there_is_one(player):
    player.key(Qt.Key.Key_F10)
    assert player.window.menuBar().activeAction().text() == "&Game"


# Memory


def test_each_way_of_showing_it_has_its_place(play):
    player = play()
    player.window.setGeometry(40, 50, 420, 600)
    before = player.window.pos()
    player.choose("compact")
    player.window.setGeometry(500, 300, 270, 280)
    place = player.window.pos()
    player.window.close()
    remembered = settings.load(paths.settings_file())
    assert remembered.compact

    again = play(places=remembered.places, compact=True)
    assert (again.window.pos(), again.window.size()) == (place, QSize(270, 280))
    again.choose("compact")
    assert (again.window.pos(), again.window.size()) == (before, QSize(420, 600))


def test_a_place_on_a_screen_that_is_gone_is_not_used(play):
    gone = ["usual", "gone 1920x1080+4000+0", 4100, 50, 500, 500, False]
    player = play(places=json.dumps([gone]).encode())

    assert player.window.width() < 500
    assert player.window.screen().availableGeometry().intersects(player.window.frameGeometry())


@pytest.mark.parametrize("place", [[-3000, -3000, 9000, 9000], [9000, 9000, 300, 400]])
def test_a_place_outside_of_the_screen_is_brought_inside(play, place):
    there = QApplication.primaryScreen().geometry()
    screen = f"{there.width()}x{there.height()}+{there.x()}+{there.y()}"
    name = f"{QApplication.primaryScreen().name()} {screen}"
    player = play(places=json.dumps([["usual", name, *place, False]]).encode())

    assert there.contains(player.window.pos())
    assert there.size() == there.size().expandedTo(player.window.size())


def test_a_window_that_comes_back_has_its_title_bar_on_the_screen(play):
    """Before a window is shown nobody knows what its frame takes, so room is left for it."""
    there = QApplication.primaryScreen()
    full, free = there.geometry(), there.availableGeometry()
    name = f"{there.name()} {full.width()}x{full.height()}+{full.x()}+{full.y()}"
    player = play(places=json.dumps([["usual", name, 3000, 2500, 400, 600, False]]).encode())

    frame = QRect(player.window.pos(), player.window.size() + QSize(0, TITLE_BAR))
    assert free.contains(frame)


def test_the_reason_of_a_held_tile_is_said_in_a_small_window_too(player):
    player.choose("compact").keys("rain>gggy")
    said = "N cannot be yellow: there is no other place for it."
    label = player.window.findChild(QLabel, "hint")
    player.keys("[]")  # Whatever happens next, the tile is held still.

    assert label.isVisible()
    assert label.text() == said
    player.key(Qt.Key.Key_G)
    assert player.heard(1, 4) == "N, green"
    assert label.text() != said


def test_a_large_window_comes_back_as_large(player):
    player.window.showMaximized()
    player.choose("compact")
    assert not player.window.isMaximized()
    assert player.window.size() == QSize(250, 260)

    player.choose("compact")
    assert player.window.isMaximized()


# With other things


def test_the_reasons_go_and_come_back(play):
    player = play().until(headline="20 words fit")
    player.choose("why")  # Only what is chosen is written.
    panel = player.widget_named("Why this guess")
    assert panel.isVisible()
    player.choose("compact")
    assert not panel.isVisible()
    player.window.close()
    assert settings.load(paths.settings_file()).why

    player.window.show()
    player.choose("compact")
    assert panel.isVisible()


def begin(player):
    player.choose("play")
    QTest.mouseClick(button(player, "Begin the game"), Qt.MouseButton.LeftButton)
    player.qtbot.waitUntil(lambda: len(seen(player, BoardView)) >= 1)
    player.qtbot.waitUntil(lambda: button(player, "Give up.*") is not None)


def button(player, name):
    import re

    found = (x for x in seen(player, QPushButton) if re.fullmatch(name, x.accessibleName()))
    return next(found, None)


def test_of_game_and_helper_one_is_seen(player):
    begin(player)
    assert len(seen(player, BoardView)) == 2
    player.choose("compact")
    assert [view.accessibleName() for view in seen(player, BoardView)] == ["Board of the game"]

    player.choose("hide_helper")
    assert [view.accessibleName() for view in seen(player, BoardView)] == ["Board"]
    player.qtbot.waitUntil(lambda: player.list.model().rowCount() > 3)
    player.double_click("torn")
    assert [view.accessibleName() for view in seen(player, BoardView)] == ["Board of the game"]

    player.choose("compact")
    assert len(seen(player, BoardView)) == 2


def test_a_game_begun_there_is_seen_and_keeps_it_narrow(compact):
    begin(compact)
    assert [view.accessibleName() for view in seen(compact, BoardView)] == ["Board of the game"]
    assert compact.window.size() == QSize(250, 260)

    compact.choose("play")
    assert [view.accessibleName() for view in seen(compact, BoardView)] == ["Board"]
    assert compact.window.size() == QSize(250, 260)


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_it_is_of_the_theme(play, theme):
    ground = {ThemeChoice.LIGHT: "#f6f6f7", ThemeChoice.DARK: "#17171a"}[theme]
    player = play(compact=True, theme=theme)

    assert player.colour(player.window, 0.5, 0.99) == ground

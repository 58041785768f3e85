"""Openers: the game's own, those of the user, and a second guess that is always the same."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from tests.ui.test_games_beside import begin
from wmh.ui.game.openers import OwnOpeners, read_openers, written


def offered(player):
    button = player.window.findChild(QPushButton, "opener")
    return [button.text()] if button.isVisible() else []


@given(st.text())
def test_a_line_that_is_no_line_of_openers_is_passed_over(text):
    read_openers(text)


def test_what_is_written_is_read():
    openers = {"wordle": OwnOpeners("slate", "corny", 3), "lingo": OwnOpeners("salet")}

    assert read_openers(written(openers)) == openers


def test_the_games_opener_is_offered_then_the_users(player):
    begin(player, "wordle")
    assert offered(player) == ["Begin with CRATE, as measured for this game"]

    player.keys("slate>xxgxg>").choose("new_game")
    assert offered(player) == ["Begin with SLATE, as last time"]
    player.key(Qt.Key.Key_Space)
    assert player.tiles()[0][0].accessibleName().startswith("S")


def test_a_second_guess_that_is_always_made_is_offered(player):
    begin(player, "wordle")
    for _ in range(2):
        player.keys("slate>xxgxg>crane>xxgxg>").choose("new_game")
    player.keys("slate>xxgxg>")

    assert offered(player) == ["Then CRANE, as in the last games"]


def test_a_game_that_is_brought_back_has_the_keyboard_of_the_opener(player):
    player.keys("rain>ywwg>tore>wwww>")
    begin(player, "wordle")
    player.key(Qt.Key.Key_Tab)
    while player.focus().objectName() != "opener":
        player.key(Qt.Key.Key_Tab)

    player.choose("undo")

    assert len(player.board) == 3
    player.keys("mo")
    assert player.board[2].startswith("M / O")

"""Openers: the game's own, those of the user, and a second guess that is always the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton

from tests.helper.ui.test_games_beside import begin
from tests.lexica import lexicon_file
from wmh.helper.ui.game.below_list import OwnOpeners, openers_text, read_openers


def offered(player):
    button = player.window.findChild(QPushButton, "opener")
    return [button.text()] if button.isVisible() else []


@given(st.text())
def test_a_line_that_is_no_line_of_openers_is_passed_over(text):
    read_openers(text)


def test_what_is_written_is_read():
    openers = {
        "wordle": OwnOpeners("slate", "corny", ("0-0-1-0-2", "0-0-0-0-0"), ("crane", "slate")),
        "lingo": OwnOpeners("salet"),
    }

    assert read_openers(openers_text(openers)) == openers


RECOMMENDED = ["Recommended first guess: CRATE"]


def games_begun_with(player, *words, clues=1):
    """Each with another clue, for the same turn again may be one that was undone."""
    for clue, word in enumerate(words, start=clues):
        marks = "".join("xy"[clue >> place & 1] for place in range(5))
        player.keys(f"{word}>{marks}>").choose("new_game")


def test_the_games_opener_is_offered_until_the_users_is_a_habit(player):
    begin(player, "wordle")
    assert offered(player) == RECOMMENDED
    games_begun_with(player, "slate")
    assert offered(player) == RECOMMENDED

    games_begun_with(player, "slate", clues=2)
    assert offered(player) == ["Your usual first guess: SLATE"]
    player.key(Qt.Key.Key_Space)
    assert player.tiles()[0][0].accessibleName().startswith("S")


def test_a_word_typed_once_does_not_end_a_habit(player):
    begin(player, "wordle")
    games_begun_with(player, "slate", "slate", "trace")

    assert offered(player) == ["Your usual first guess: SLATE"]


def test_a_word_that_is_in_no_list_is_no_habit(player):
    begin(player, "wordle")
    games_begun_with(player, "fuzzy", "fuzzy")

    assert offered(player) == RECOMMENDED


def test_undoing_and_doing_again_is_one_game(player):
    begin(player, "wordle")
    player.keys("slate>xxxxx>")
    for _ in range(3):
        player.choose("undo").choose("redo")
    player.choose("new_game")

    assert offered(player) == RECOMMENDED


def test_a_clue_that_is_mended_is_one_game(player):
    begin(player, "wordle")
    player.keys("slate>xxxxx>^yy>").choose("new_game")

    assert offered(player) == RECOMMENDED


def test_the_menu_forgets_a_habit(player):
    begin(player, "wordle")
    assert not player.action("forget_opener").isEnabled()
    games_begun_with(player, "slate", "slate")
    player.choose("forget_opener")

    assert offered(player) == RECOMMENDED
    assert not player.action("forget_opener").isEnabled()


def test_a_word_that_is_never_to_be_suggested_is_not_offered(play, tmp_path):
    words = dict.fromkeys(("crane", "trace", "slate", "crate", "stare"), 30)
    path = lexicon_file(tmp_path, words, flagged=("slate", "crate"))
    player = play(lexicon=str(path), openers="wordle:slate:::slate+slate")
    begin(player, "wordle")
    player.qtbot.waitUntil(lambda: len(player.words) > 2)

    assert offered(player) == []
    player.key(Qt.Key.Key_Space)
    assert (
        player.board[0].replace(", no colour yet", "").replace(" / ", "").lower()
        == (player.words[0])
    )


@given(st.text("abceorstwxyz:;+- ", max_size=40))
def test_the_habit_of_any_line_was_used_twice(text):
    for own in read_openers(f"wordle:{text};{text}").values():
        assert not own.habit or own.used.count(own.habit) > 1


@pytest.mark.parametrize(
    "openers",
    [
        "wordle:fuzzy:::fuzzy+fuzzy",
        "wordle:12345:::12345+12345",
        "wordle:rain:::rain+rain",
        "wordle:slate::",
        "wordle:::::",
        "lingo:slate:::slate+slate",
    ],
)
def test_an_opener_of_the_settings_that_is_none_is_ignored(play, openers):
    player = play(openers=openers).until(headline="20 words fit")
    begin(player, "wordle")

    assert offered(player) == RECOMMENDED


def standing_out(player):
    """The words whose ground is another than the window's."""
    view = player.list
    shown = view.viewport().grab().toImage()
    ground = view.palette().color(view.backgroundRole()).name()
    found = []
    for row in range(len(player.words)):
        place = view.visualRect(view.model().index(row, 0))
        inside = QPoint(place.left() + 4, place.center().y())
        if place.bottom() < shown.height() and shown.pixelColor(inside).name() != ground:
            found.append(player.words[row])
    return found


def ground_of(button):
    shown = button.grab().toImage()
    return shown.pixelColor(shown.width() - 6, shown.height() // 2).name()


def test_what_space_takes_is_the_first_row_and_stands_out(player):
    begin(player, "wordle")
    player.qtbot.waitUntil(lambda: len(player.words) > 3)
    button = player.window.findChild(QPushButton, "opener")
    ground = player.list.palette().color(player.list.backgroundRole()).name()
    assert player.words[0] == "crate"
    assert standing_out(player) == ["crate"]
    assert ground_of(button) != ground
    player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Return)
    assert player.board[0].startswith("C, no colour yet / R")
    player.choose("undo")

    player.keys("_xxggg>")
    player.qtbot.waitUntil(lambda: player.words[:1] == ["slate"])
    assert not button.isVisible()
    assert standing_out(player) == ["slate"]
    player.keys("_")
    assert player.board[1].startswith("S")


def test_the_first_row_stays_while_another_guess_is_typed(player):
    begin(player, "wordle")
    player.qtbot.waitUntil(lambda: len(player.words) > 3)
    shown = player.words
    player.keys("sla")

    assert player.words == shown
    assert standing_out(player) == ["crate"]


def test_a_second_guess_that_is_always_made_is_offered(player):
    begin(player, "wordle")
    for clue in ("xxgxg", "xxgxx", "xxgyg"):
        player.keys(f"slate>{clue}>")
        assert offered(player) == []
        player.keys("crane>xxgxg>").choose("new_game")
    player.keys("slate>xxgxg>")

    assert offered(player) == ["Then CRANE, as in your last games"]


def test_the_same_answer_to_the_same_clue_is_no_habit(player):
    begin(player, "wordle")
    for _ in range(4):
        player.keys("slate>xxgxg>crane>xxgxg>").choose("new_game")
        player.keys("slate>xxgxx>")
        assert offered(player) == []
        player.choose("new_game")


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


def test_a_habit_is_known_where_a_game_counts(player):
    begin(player, "word500")
    for count in ("10", "11", "20"):
        player.keys(f"slate>{count}>crane>10>").choose("new_game")
    player.keys("slate>10>")

    assert offered(player) == ["Then CRANE, as in your last games"]


def test_an_opener_without_the_letters_that_are_shown_is_not_offered(player):
    begin(player, "lingo")
    player.keys("s>slate>rrrrp>").choose("new_game")
    player.keys("c>")
    assert offered(player) == []

    player.key(Qt.Key.Key_Space)
    player.choose("new_game")
    player.keys("s>slate>rrrpr>").choose("new_game")
    player.keys("s>")
    assert offered(player) == ["Your usual first guess: SLATE"]


def test_the_strip_ends_before_the_edge_of_the_window(player):
    begin(player, "wordle")
    button = player.window.findChild(QPushButton, "opener")
    assert button.isVisible()
    right = button.mapTo(player.window, QPoint(button.width(), 0)).x()

    assert right + 8 <= player.window.width()

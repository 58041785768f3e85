"""The keys and clicks of the board, one by one."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

from wmh.helper.ui.look.tile import Tile

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
EMPTY = "empty / empty / empty / empty"


def undo(player):
    player.key(Qt.Key.Key_Z, CONTROL)


def redo(player):
    player.key(Qt.Key.Key_Z, CONTROL | SHIFT)


def test_a_click_cycles_from_not_marked_by_yellow_and_green_to_white(player):
    player.keys("rain>")
    heard = []
    for _ in range(4):
        player.click(1, 2)
        heard.append(player.heard(1, 2))

    assert heard == ["A, yellow", "A, green", "A, white", "A, yellow"]


def test_a_click_with_shift_goes_back(player):
    player.keys("rain>")
    heard = []
    for _ in range(3):
        player.click(1, 2, modifier=SHIFT)
        heard.append(player.heard(1, 2))

    assert heard == ["A, green", "A, yellow", "A, white"]


def test_space_cycles_in_place_and_arrows_move(player):
    player.keys("rain>__]_]_[_")

    assert player.board == ["R, green / A, green / I, yellow / N, no colour yet"]


def test_a_mark_key_steps_right(player):
    player.keys("rain>g")

    assert player.focus() is player.tile(1, 2)


def test_backspace_steps_left_and_from_the_first_tile_back_to_spelling(player):
    player.keys("rain>yw<")
    assert player.focus() is player.tile(1, 2)

    player.keys("<<")
    assert player.board == ["R / A / I / N"]

    player.keys("<t>")
    assert player.board == ["R, yellow / A, white / I, no colour yet / T, no colour yet"]


def test_up_goes_to_an_earlier_row_and_enter_back_to_the_last(player):
    player.keys("rain>ywwg>to^")
    assert player.focus() is player.tile(1, 3)

    player.keys("]w").until(headline="1 word fits")
    assert player.board == ["R, yellow / A, white / I, white / N, white", "T / O / empty / empty"]

    player.keys(">")
    assert player.focus() is player.tile(2, 3)


def test_a_click_changes_a_mark_of_an_earlier_row(player):
    player.keys("rain>ywwg>").until(headline="11 words fit")

    player.click(1, 4).until(headline="1 word fits")

    assert player.heard(1, 4) == "N, white"
    assert player.focus() is player.tile(1, 4)


def test_f2_respells_an_earlier_row(player):
    player.keys("rain>ywwg>^").key(Qt.Key.Key_F2)
    player.until(headline="20 words fit")
    assert player.board == ["R / A / I / N", EMPTY]

    player.keys("<<te>").until(headline="12 words fit so far")
    assert player.board[0] == "R, yellow / A, white / T, no colour yet / E, no colour yet"


def test_the_number_of_a_row_respells_it_by_mouse(player):
    player.keys("rain>ywwg>")

    player.widget_named("Row 1").click()

    assert player.board == ["R / A / I / N", EMPTY]


def test_typing_is_undone_a_row_at_a_time(player):
    player.keys("rain>ywwg>tor")

    undo(player)
    assert player.board[1] == EMPTY

    redo(player)
    assert player.board[1] == "T / O / R / empty"


def test_every_kind_of_step_can_be_undone_and_done_again(player):
    steps = [
        lambda: player.keys("rain"),
        lambda: player.keys(">"),
        lambda: player.keys("y"),
        lambda: player.keys("w"),
        lambda: player.keys(">"),
        lambda: player.double_click("torn"),
        lambda: player.choose("respell"),
        lambda: player.choose("remove_last_row"),
        lambda: player.choose("new_game"),
        lambda: player.pick("Length of the words", "5"),
    ]
    seen = [player.board]
    for step in steps:
        player.qtbot.waitUntil(lambda: "torn" in player.words)
        step()
        assert player.board != seen[-1]
        seen.append(player.board)

    for board in reversed(seen[:-1]):
        player.choose("undo")
        assert player.board == board
    assert not player.action("undo").isEnabled()
    for board in seen[1:]:
        player.choose("redo")
        assert player.board == board


def test_cycling_a_tile_is_one_step(player):
    player.keys("rain>").click(1, 1).click(1, 1)
    undo(player)

    assert player.heard(1, 1) == "R, no colour yet"


def test_the_menu_says_what_would_be_undone(player):
    player.keys("ra")

    assert player.action("undo").text() == "&Undo typing"


def test_the_last_row_is_removed(player):
    player.keys("rain>ywwg>to").choose("remove_last_row")
    assert player.board == ["R, yellow / A, white / I, white / N, green", EMPTY]

    player.choose("remove_last_row").until(headline="20 words fit")
    assert player.board == [EMPTY]


@pytest.mark.parametrize(
    ("keys", "notice"),
    [
        ("ra7", "7 is not a letter of this word list: type one of A to Z."),
        ("raж", "Ж is not a letter of this word list: type one of A to Z."),
        ("raint", "5 letters? Press Enter to start a game with words of that length."),
        ("rain>ywwg>horns", "The guess is complete: Enter, or Backspace to change."),
        ("rai>", "One more letter, then Enter."),
        ("r>", "3 more letters, then Enter."),
        ("rain>t", "T is not a colour: G green, Y yellow, W white. F2 edits the guess."),
        ("rain>ggggt", "The game is solved: Ctrl+N starts a new one."),
        ("rian>", "RIAN is not in this word list, but the game may accept it."),
    ],
)
def test_a_key_that_means_nothing_is_answered(player, keys, notice):
    player.keys(keys)

    assert player.hint == notice


def test_a_wrong_key_changes_nothing(player):
    player.keys("ra7")

    assert player.board == ["R / A / empty / empty"]


def test_a_notice_goes_when_something_happens(player):
    player.keys("ra7i")

    assert player.hint == "Type a guess, or take one from the list."


def test_an_unknown_word_can_be_marked_all_the_same(player):
    player.keys("rian>ywwg>").until(headline="11 words fit")


def test_every_tile_says_letter_mark_and_place(player):
    player.keys("rain>yw")

    names = [tile.accessibleName() for tile in player.window.findChildren(Tile) if tile.isVisible()]
    assert names == [
        "R, yellow, place 1 of 4, row 1",
        "A, white, place 2 of 4, row 1",
        "I, no colour yet, place 3 of 4, row 1",
        "N, no colour yet, place 4 of 4, row 1",
    ]


def test_tab_reaches_the_board_once_and_goes_on(player):
    player.keys("rain>ywwg>")
    seen = []
    while player.focus() not in seen:
        seen.append(player.focus())
        player.key(Qt.Key.Key_Tab)

    assert sum(isinstance(widget, Tile) for widget in seen) == 1
    assert player.list in seen
    assert player.widget_named("Length of the words") in seen
    assert all(widget.accessibleName() or widget.text() for widget in seen)


@pytest.mark.parametrize("length", [15, 31])
def test_long_words_fit_into_the_window(play, length):
    player = play(length=length, lexicon="english")
    player.qtbot.waitUntil(lambda: player.headline.endswith(("fit", "fits")))

    tiles = player.tiles()[0]
    right = tiles[-1].mapTo(player.window, tiles[-1].rect().topRight()).x()
    assert len(tiles) == length
    assert right < player.window.width()
    assert all(a.geometry().right() < b.geometry().left() for a, b in pairwise(tiles))
    assert tiles[0].width() >= 18


def test_the_row_in_hand_stays_in_sight_on_a_long_board(player):
    for word in ("rain", "born", "horn", "worn", "corn", "lorn", "morn", "tern", "hern", "wren"):
        player.keys(f"{word}>>")

    tile = player.focus()
    assert tile is player.tile(11, 1)
    assert not tile.visibleRegion().isEmpty()
    assert tile.visibleRegion().boundingRect() == tile.rect()

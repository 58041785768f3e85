"""Whole games, by keyboard and by mouse."""

import time
from threading import Event

from PySide6.QtCore import Qt

from wmh.engine.lexicon.store import open_lexicon


def test_a_game_of_four_letters_by_keyboard(player):
    player.keys("rain")
    assert player.board == ["R / A / I / N"]
    assert player.headline == "20 words fit"

    player.keys(">").until(headline="20 words fit so far")
    assert player.board == [
        "R, no colour yet / A, no colour yet / I, no colour yet / N, no colour yet"
    ]

    player.keys("ywwg").until(headline="11 words fit")
    player.keys(">")
    assert player.board == [
        "R, yellow / A, white / I, white / N, green",
        "empty / empty / empty / empty",
    ]

    player.keys("torn>wggg>").until(headline="7 words fit")
    assert player.words[:-1] == ["born", "corn", "horn", "lorn", "morn", "worn"]
    assert player.words[-1] == "and 1 offensive word, hidden"

    player.keys("horn>gggg").until(headline="Solved in 3 guesses")
    assert player.hint == "Ctrl+N starts a new game."
    player.keys(">")
    assert len(player.board) == 3


def test_a_game_of_five_letters_by_keyboard(play):
    player = play(length=5).until(headline="7 words fit")

    player.keys("slate>wwgwg>").until(headline="1 word fits")
    assert player.words == ["crane"]

    player.keys("crane>ggggg>").until(headline="Solved in 2 guesses")


def test_a_game_by_mouse_alone(player):
    player.double_click("torn").until(headline="20 words fit so far")
    assert player.heard(1, 1) == "T, no colour yet"

    for place in (2, 3, 4):
        player.click(1, place).click(1, place)
    player.until(headline="8 words fit so far")
    player.click_enter().until(headline="7 words fit")
    assert player.board[0] == "T, white / O, green / R, green / N, green"

    player.double_click("horn")
    player.click(2, 1, modifier=Qt.KeyboardModifier.ShiftModifier)
    for place in (2, 3, 4):
        player.click(2, place, modifier=Qt.KeyboardModifier.ShiftModifier)
    player.until(headline="Solved in 2 guesses")


def test_the_list_shows_what_fits_while_marks_are_still_being_set(player):
    player.keys("rain>y").until(headline="14 words fit so far")
    player.keys("w").until(headline="12 words fit so far")
    player.keys("w").until(headline="12 words fit so far")
    player.keys("g").until(headline="11 words fit")


def test_marks_not_given_become_white_with_enter(player):
    player.keys("role>g>").until(headline="1 word fits")

    assert player.board[0] == "R, green / O, white / L, white / E, white"


def test_a_new_game_clears_the_board(player):
    player.keys("rain>ywwg>to").choose("new_game").until(headline="20 words fit")

    assert player.board == ["empty / empty / empty / empty"]


def test_typing_works_before_the_lexicon_has_arrived(play, monkeypatch):
    arrived = Event()

    def late(path, stop):
        while not (arrived.is_set() or stop()):
            time.sleep(0.001)
        return open_lexicon(path, stop)

    monkeypatch.setattr("wmh.engine.lexicon.store.open_lexicon", late)
    player = play().keys("rain>ywwg>")
    assert player.board[0] == "R, yellow / A, white / I, white / N, green"
    player.until(headline="Opening the word list …")

    arrived.set()
    player.until(headline="11 words fit")


def test_another_length_begins_another_game(player):
    player.keys("rain>ywwg>").pick("Length of the words", "5").until(headline="7 words fit")

    assert player.board == ["empty / empty / empty / empty / empty"]


def test_only_lengths_the_lexicon_has_are_offered(player):
    box = player.widget_named("Length of the words")

    assert [box.itemText(row) for row in range(box.count())] == [
        "2 letters",
        "4 letters",
        "5 letters",
    ]


def test_the_next_length_has_a_key(player):
    player.key(Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)

    assert len(player.tiles()[0]) == 5

"""The box that tells whether one word is in the list."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.player import spoken
from wmh.helper.ui.look.tile import Tile
from wmh.helper.ui.words import lookup


def ask(player, word):
    player.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    player.keys(word)
    return player.label("answer")


@pytest.fixture
def guessed(player):
    return player.keys("rain>ywwg>")


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("torn", "Yes: TORN is in the list."),
        ("TORN", "Yes: TORN is in the list."),
        ("zzzz", "No: ZZZZ is not in this word list. It is ruled out by row 1, RAIN."),
        ("zorn", "No: ZORN is not in this word list."),
        ("tron", "No: TRON is a less common word, listed only among all words (Ctrl+E)."),
        ("porn", "No: PORN is an offensive word, and those are not suggested."),
        ("tear", "No: TEAR is ruled out by row 1, RAIN."),
        ("crane", "No: CRANE has 5 letters, and the words of this game 4."),
        ("g", "No: G is not in this word list. It has 1 letter, and the words of this game 4."),
        ("to-n", "No: - is not a letter of this word list."),
        ("", ""),
    ],
)
def test_every_answer(guessed, word, answer):
    assert ask(guessed, word) == answer


def test_two_reasons_are_both_given(guessed):
    assert ask(guessed, "zarf") == (
        "No: ZARF is ruled out by row 1, RAIN."
        " It is a less common word, listed only among all words (Ctrl+E)."
    )


def test_the_row_is_the_one_on_the_board(guessed):
    guessed.keys("torn>wggg>")

    assert ask(guessed, "tern") == "No: TERN is ruled out by row 2, TORN."


def test_it_answers_at_every_key_and_follows_the_game(player):
    assert ask(player, "tea").startswith("No: TEA is not in this word list.")
    assert ask(player, "tear") == "Yes: TEAR is in the list."

    player.tile(1, 1).setFocus()
    player.keys("rain>g")
    assert player.label("answer") == "No: TEAR is ruled out by row 1, RAIN."


def test_a_wider_view_is_heeded(guessed):
    ask(guessed, "tron")
    guessed.choose("all_words")

    assert guessed.label("answer") == "Yes: TRON is in the list."


def test_letters_given_by_the_game_rule_words_out(player):
    player.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier).keys("t>")

    assert ask(player, "rain") == "No: RAIN does not have the revealed letters."


def test_it_is_hidden_until_asked_for_and_esc_hides_it(player):
    assert player.window.findChild(QLineEdit, "lookup") is None

    ask(player, "rain")
    field = player.window.findChild(QLineEdit, "lookup")
    assert field.isVisible()

    player.keys("~")
    assert not field.isVisible()
    assert isinstance(QApplication.focusWidget(), Tile)
    assert player.board[0] == "empty / empty / empty / empty"


def test_opened_again_the_next_word_replaces_the_last(player):
    ask(player, "rain")
    player.keys("~")

    assert ask(player, "torn") == "Yes: TORN is in the list."


def test_before_the_lexicon_is_open_it_says_so(play, tmp_path):
    player = play(lexicon=str(tmp_path / "none.dawg")).until(headline="No word list")

    assert ask(player, "rain") == "The word list is not open yet."


def test_the_answer_is_heard_after_a_pause_and_can_be_found_at_the_field(player, monkeypatch):
    said = []
    monkeypatch.setattr(lookup, "announce", lambda _widget, text: said.append(text))
    ask(player, "torn")
    field = player.window.findChild(QLineEdit, "lookup")

    assert said == []
    player.qtbot.waitUntil(lambda: said == ["Yes: TORN is in the list."])
    assert spoken(field) == "Look up a word"
    accessible = QAccessible.queryAccessibleInterface(field)
    assert accessible.text(QAccessible.Text.Description) == said[0]
    assert spoken(player.widget_named("Close the look-up"))

"""Once the secret is known, or the clues cannot be: what is said, listed and offered."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton

from wmh.engine.strategy.strategies import Strategy
from wmh.helper.ui.lexica.lexica_window import LexicaWindow


def offers(player):
    buttons = player.window.findChildren(QPushButton)
    return [x.text() for x in buttons if x.isVisible() and x.text() in ("New game", "Review")]


def test_a_guess_all_green_is_not_the_secret_where_the_clues_contradict_it(player):
    player.keys("rain>ywwg>tore>gggg").until(headline="No word fits")

    assert player.reason == "The clue of row 2 contradicts row 1."
    assert "Solved" not in player.hint
    assert offers(player) == []
    player.keys(">")
    assert player.headline == "No word fits"


def test_nor_is_one_that_is_no_word(player):
    player.keys("rain>ywwg>xxxx>gggg>").until(headline="No word fits")


def test_once_the_clues_agree_again_it_is(player):
    player.keys("rain>ywwg>tore>gggg").until(headline="No word fits")
    player.keys("^").key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)

    player.until(headline="Solved in 1 guess")


def test_a_secret_that_the_lexicon_lacks_is_solved_and_can_be_added(player):
    player.keys("qxzq>gggg>").until(headline="Solved in 1 guess")

    assert player.reason == "QXZQ is not in this word list."
    assert offers(player) == ["New game", "Review"]
    player.press("Add a word …")
    window = player.window.findChild(LexicaWindow)
    assert window.findChild(QLineEdit, "by_hand").text() == "qxzq"


def test_a_secret_that_is_uncommon_is_solved_and_can_be_looked_at(player):
    player.keys("zarf>gggg>").until(headline="Solved in 1 guess")

    assert player.reason == "It is an uncommon word, outside of your vocabulary."
    player.press("Look among all words").until(words=["zarf"])


def test_the_next_game_and_the_review_are_offered_by_key_and_by_click(player):
    assert offers(player) == []
    player.keys("rain>ywwg>torn>gggg>").until(headline="Solved in 2 guesses")
    assert offers(player) == ["New game", "Review"]

    button = next(x for x in player.window.findChildren(QPushButton) if x.text() == "Review")
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    player.qtbot.waitUntil(lambda: bool(player.window.findChildren(QDialog)))
    player.window.findChild(QDialog).close()
    with player.qtbot.waitActive(player.window):
        player.window.activateWindow()
    player.press("New game").until(headline="20 words fit")
    assert offers(player) == []
    player.keys("torn")
    assert player.board == ["T / O / R / N"]


def test_they_are_offered_too_where_one_word_is_left_and_not_while_it_is_marked(player):
    player.keys("rose>ygy").until(headline="1 word fits so far")
    assert offers(player) == []
    player.keys("g").until(headline="1 word fits")
    assert offers(player) == ["New game", "Review"]


@pytest.mark.parametrize("strategy", [x for x in Strategy if x is not Strategy.PAPER])
def test_nothing_is_listed_but_the_secret_once_it_is_known(play, strategy):
    player = play(strategy=strategy)
    player.qtbot.waitUntil(lambda: bool(player.words), timeout=120_000)
    player.keys("rain>ywwg>torn>gggg>").until(headline="Solved in 2 guesses")

    player.qtbot.waitUntil(lambda: player.label("unit") != "", timeout=120_000)
    assert player.words == ["torn"]
    assert not player.window.findChild(QPushButton, "best").isVisible()

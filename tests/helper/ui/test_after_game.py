"""Once the secret is known, or the clues cannot be: what is said, listed and offered."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QPushButton

from tests.player import spoken
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.turn import Mark
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.ui.game import win_card
from wmh.helper.ui.game.win_card import GridPicture
from wmh.helper.ui.lexica.lexica_window import LexicaWindow
from wmh.helper.ui.look.theme import theme_of

OFFERS = ["Copy result", "Save picture …", "Review", "New game"]
"""Offers of a game that is solved."""


def offers(player):
    buttons = player.window.findChildren(QPushButton)
    return [x.text() for x in buttons if x.isVisible() and x.text() in OFFERS]


def test_a_guess_all_green_is_not_the_secret_where_the_clues_contradict_it(player):
    player.keys("rain>ywwg>tore>gggg").until(headline="No word fits")

    assert player.reason == "Rows 1 and 2 contradict each other: check both."
    assert "Solved" not in player.hint
    assert offers(player) == []
    player.keys(">")
    assert player.headline == "No word fits"


def test_nor_is_one_that_is_no_word(player):
    player.keys("rain>ywwg>xxxx>gggg>").until(headline="No word fits")


def test_no_more_guesses_are_needed_once_the_answer_is_guessed(play, qtbot):
    def row():
        return player.list.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)

    player = play(length=5, strategy=Strategy.EXACT).until(headline="7 words fit")
    player.keys("slate>wwgwg>").until(headline="1 word fits")
    last = "guesses, exact, can be the answer"
    qtbot.waitUntil(lambda: row() == f"crane, rank 1, 1.00 {last}")

    player.keys("crane>ggggg>").until(headline="Solved in 2 guesses")

    qtbot.waitUntil(lambda: row() == f"crane, rank 1, 0.00 {last}")


def test_once_the_clues_agree_again_it_is(player):
    player.keys("rain>ywwg>tore>gggg").until(headline="No word fits")
    player.keys("^").key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)

    player.until(headline="Solved in 1 guess")


def test_a_secret_that_the_lexicon_lacks_is_solved_and_can_be_added(player):
    player.keys("qxzq>gggg>").until(headline="Solved in 1 guess")

    assert player.reason == "QXZQ is not in this word list."
    assert offers(player) == OFFERS
    player.press("Add a word …")
    window = player.window.findChild(LexicaWindow)
    assert window.findChild(QLineEdit, "by_hand").text() == "qxzq"


def test_a_secret_that_is_uncommon_is_solved_and_can_be_looked_at(player):
    player.keys("zarf>gggg>").until(headline="Solved in 1 guess")

    assert player.reason == "It is an uncommon word, outside of your vocabulary."
    player.press("Search all words").until(words=["zarf"])


def test_the_next_game_and_the_review_are_offered_by_key_and_by_click(player):
    assert offers(player) == []
    player.keys("rain>ywwg>torn>gggg>").until(headline="Solved in 2 guesses")
    assert offers(player) == OFFERS

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
    assert offers(player) == ["Review", "New game"]


GREEN, YELLOW, WHITE = (
    "\N{LARGE GREEN SQUARE}", "\N{LARGE YELLOW SQUARE}", "\N{WHITE LARGE SQUARE}"
)  # fmt: skip


def test_a_game_that_is_solved_is_shared_as_text_and_as_a_picture(player, tmp_path, monkeypatch):
    player.keys("rain>ywwg>torn>gggg>").until(headline="Solved in 2 guesses")
    assert player.label("score") == "Solved in 2 guesses"
    picture = player.window.findChild(GridPicture)
    assert picture.isVisible()
    assert (
        spoken(picture) == "Row 1: yellow, white, white, green; Row 2: green, green, green, green"
    )

    player.press("Copy result")
    assert (
        QApplication.clipboard().text()
        == f"Solved in 2 guesses\n\n{YELLOW}{WHITE}{WHITE}{GREEN}\n{4 * GREEN}\n"
    )
    assert player.hint == "The result is on the clipboard."
    saved = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(saved), ""))
    player.press("Save picture …")
    drawn = QImage(str(saved) + ".png")
    faces = theme_of(player.window).faces
    assert not drawn.isNull()
    for (x, y), mark in {(0, 0): Mark.YELLOW, (3, 0): Mark.GREEN, (2, 1): Mark.GREEN}.items():
        ground = drawn.pixelColor(24 + 57 * x + 24, 24 + 57 * y + 40)
        assert ground.name() == QColor(faces[mark].ground).name()


def test_a_picture_that_cannot_be_saved_is_an_error(player, tmp_path, monkeypatch):
    player.keys("torn>gggg>").until(headline="Solved in 1 guess")
    where = tmp_path / "none" / "there.png"
    where.parent.write_text("a file")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(where), ""))
    player.press("Save picture …")

    assert f"{where} cannot be saved" in player.message


@pytest.mark.parametrize(
    ("more", "line"),
    [({}, "Wordle 1,234 2/6"), ({"hardness": Hardness.HARD}, "Wordle 1,234 2/6*")],
)
def test_the_text_of_a_game_has_its_name_its_number_and_its_guesses(play, monkeypatch, more, line):
    monkeypatch.setattr(win_card, "today", lambda: date(2024, 11, 4))
    player = play(length=5, game="wordle", strategy=Strategy.ENTROPY, **more)
    player.keys("crane>xyyxg>raise>ggggg>").until(headline="Solved in 2 guesses")
    player.press("Copy result")

    assert player.label("score") == line
    assert QApplication.clipboard().text().startswith(f"{line}\n\n")


def test_a_game_with_words_of_another_language_has_no_number(play, monkeypatch):
    """The game of the day is in English."""
    monkeypatch.setattr(win_card, "today", lambda: date(2024, 11, 4))
    player = play(length=5, game="wordle", strategy=Strategy.ENTROPY, lexicon="german")
    player.keys("katze>ggggg>").until(headline="Solved in 1 guess")

    assert player.label("score") == "Wordle 1/6"


@pytest.mark.parametrize("strategy", [x for x in Strategy if x is not Strategy.PAPER])
def test_nothing_is_listed_but_the_secret_once_it_is_known(play, strategy):
    player = play(strategy=strategy)
    player.qtbot.waitUntil(lambda: bool(player.words), timeout=120_000)
    player.keys("rain>ywwg>torn>gggg>").until(headline="Solved in 2 guesses")

    player.qtbot.waitUntil(lambda: player.label("unit") != "", timeout=120_000)
    assert player.words == ["torn"]
    assert not player.window.findChild(QPushButton, "best").isVisible()

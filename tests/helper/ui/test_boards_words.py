"""The word list of a game on several boards, whatever the main window plays."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from tests.helper.ui.lexica import own_lexicon
from tests.helper.ui.test_boards import WORDS, Boards
from tests.helper.ui.test_games_beside import Chooser, begin
from tests.lexica import lexicon_file
from wmh.helper.ui.boards.boards_window import BoardsWindow
from wmh.helper.ui.parts.labels import ElidedButton


@pytest.fixture
def player(play, tmp_path):
    path = lexicon_file(tmp_path, WORDS)
    return play(lexicon=str(path), length=4).until(headline="9 words fit")


def opened(player, open_them):
    """Several boards, opened by this."""
    open_them()
    boards = Boards.__new__(Boards)
    boards.player, boards.qtbot = player, player.qtbot
    player.qtbot.waitUntil(lambda: player.window.findChild(BoardsWindow) is not None)
    boards.window = player.window.findChild(BoardsWindow)
    boards.to_front(boards.window)
    return boards


def by_key(player):
    return lambda: player.to_front().key(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)


def lists(boards):
    """The menu of the word lists, by title."""
    button = boards.window.findChild(QPushButton, "lexicon")
    menu = button.menu()
    menu.aboutToShow.emit()
    return {x.text(): x for x in menu.actions() if isinstance(x, QAction)}


def test_after_a_game_of_codes_the_boards_have_the_players_words(player):
    begin(player, "Mastermind").until(headline="1,296 codes fit")
    boards = opened(player, by_key(player))
    boards.pick("Length of the words", "4")
    boards.until(lambda: boards.heads[0] == "Board 1: 9 words")
    boards.until(lambda: set(boards.words) == set(WORDS))
    assert "codes:" not in boards.label("lexicon")
    boards.keys("rain>gwgg>ywwg>")
    boards.until(lambda: boards.heads[:2] == ["Board 1: it is ruin", "Board 2: 4 words"])
    player.to_front()
    assert player.label("lexicon") == "Mastermind, 6 colours"


def test_after_a_game_with_its_own_words_quordle_has_the_players(player, tmp_path):
    begin(player, "sutom").qtbot.waitUntil(lambda: player.label("lexicon") == "French")
    boards = opened(player, lambda: Chooser(player).keys("quordle>"))
    boards.until(lambda: len(boards.heads) == 4)
    boards.pick("Length of the words", "4")
    boards.until(lambda: boards.heads[0] == "Board 1: 9 words")


def test_the_boards_window_chooses_among_the_word_lists(player):
    own_lexicon("mine", ["rain", "ruin"])
    begin(player, "Mastermind").until(headline="1,296 codes fit")
    boards = opened(player, by_key(player))
    boards.pick("Length of the words", "4")
    boards.until(lambda: boards.heads[0] == "Board 1: 9 words")
    lists(boards)["mine"].trigger()
    boards.until(lambda: boards.heads[0] == "Board 1: 2 words")
    assert "mine" in boards.label("lexicon")
    assert lists(boards)["mine"].isChecked()
    assert player.label("lexicon") == "Mastermind, 6 colours"  # Its game goes on.
    player.to_front()
    player.choose("new_game")
    Chooser(player).keys("wordle>")
    player.qtbot.waitUntil(lambda: player.label("lexicon") == "mine")
    lists(boards)["English"].trigger()  # Now both have the player's own words.
    player.qtbot.waitUntil(lambda: player.label("lexicon") == "English")
    boards.until(lambda: "English" in boards.label("lexicon"))
    QApplication.processEvents()


@pytest.mark.parametrize("missing", [1, 10, 40])
def test_a_long_name_of_a_list_ends_before_the_arrow(qtbot, missing):
    """The sheet of styles keeps room for the arrow, which is no part of the text's."""
    button = ElidedButton(None, "lexicon")
    qtbot.addWidget(button)
    button.setText("Word list: english, common words (Ctrl+E)")
    button.setMenu(QMenu(button))
    beside = button.sizeHint().width() - button.fontMetrics().horizontalAdvance(button.text())
    button.resize(button.sizeHint().width(), 30)
    assert button.shown == button.text()

    button.resize(button.width() - missing, 30)

    assert button.shown.endswith("…")
    assert button.fontMetrics().horizontalAdvance(button.shown) <= button.width() - beside

"""The diary of helped games: kept when a game ends, counted, reviewed from the statistics."""

import weakref

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QListWidget

from tests.player import main_windows
from wmh.base.files import paths
from wmh.helper.record.finished_game import Mode
from wmh.helper.record.record import read
from wmh.helper.ui.board.board_view import BoardView
from wmh.helper.ui.game.game_in_hand import Diary


@pytest.fixture
def kept(home):
    return lambda: read(paths.games_file()).games


def test_a_helped_game_that_is_solved_is_kept_once(player, kept):
    player.keys("rain>ywwg>horn>gggg").until(headline="Solved in 2 guesses")

    (played,) = kept()
    assert (played.mode, played.won, played.secret) == (Mode.HELPED, True, "horn")
    assert [turn.word for turn in played.turns] == ["rain", "horn"]

    player.choose("undo").choose("redo").until(headline="Solved in 2 guesses")
    assert len(kept()) == 1


def test_one_that_ends_while_another_language_comes_is_kept_once(player, kept):
    player.keys("rain>ywwg>horn>ggg")
    old = weakref.ref(player.window)
    player.action("language-de").trigger()
    player.qtbot.waitUntil(lambda: len([x for x in main_windows() if x.findChild(Diary)]) == 2)
    QTest.keyClicks(player.window.findChild(BoardView), "g")
    player.meet_another(old)
    assert [each.secret for each in kept()] == ["horn"]
    player.speak("en")


def test_it_can_be_switched_off(player, kept):
    player.choose("diary").keys("horn>=").until(headline="Solved in 1 guess")

    assert kept() == ()


def test_a_game_of_the_diary_is_reviewed(player, qtbot):
    player.keys("rain>ywwg>horn>=").until(headline="Solved in 2 guesses").choose("statistics")
    games = player.window.findChild(QListWidget, "diary")
    qtbot.waitUntil(lambda: games.count() == 1)
    assert games.item(0).text().endswith(": HORN in 2 guesses")

    games.itemActivated.emit(games.item(0))
    assert [x for x in player.window.findChildren(QDialog) if "review" in x.objectName()]

"""The diary of helped games: kept when a game ends, counted, reviewed from the statistics."""

import pytest
from PySide6.QtWidgets import QDialog, QListWidget

from wmh.files import paths
from wmh.games.record.played import Mode
from wmh.games.record.record import read


@pytest.fixture
def kept(home):
    return lambda: read(paths.games_file()).games


def test_a_helped_game_that_is_solved_is_kept_once(player, kept):
    player.keys("rain>ywwg>horn>gggg").until(headline="Solved in 2 turns")

    (played,) = kept()
    assert (played.mode, played.won, played.secret) == (Mode.HELPED, True, "horn")
    assert [turn.word for turn in played.turns] == ["rain", "horn"]

    player.choose("undo").choose("redo").until(headline="Solved in 2 turns")
    assert len(kept()) == 1


def test_it_can_be_switched_off(player, kept):
    player.choose("diary").keys("horn>=").until(headline="Solved in 1 turn")

    assert kept() == ()


def test_a_game_of_the_diary_is_reviewed(player, qtbot):
    player.keys("rain>ywwg>horn>=").until(headline="Solved in 2 turns").choose("statistics")
    games = player.window.findChild(QListWidget, "diary")
    qtbot.waitUntil(lambda: games.count() == 1)
    assert games.item(0).text().endswith(": HORN in 2 guesses")

    games.itemActivated.emit(games.item(0))
    assert [x for x in player.window.findChildren(QDialog) if "review" in x.objectName()]

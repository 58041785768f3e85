"""Sentences for a person who starts the program for the first time, and how they go away."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel

from tests.helper.ui.test_games_beside import begin
from tests.player import Player, spoken
from wmh.base.files import paths
from wmh.helper import settings
from wmh.helper.settings import Settings
from wmh.helper.ui.shell.application import build


def steps(player):
    """The lines that are shown."""
    note = player.window.findChild(QFrame, "steps")
    if note is None or not note.isVisible():
        return []
    return [x.text() for x in note.findChildren(QLabel) if x.objectName() != "step"]


def beginner(play, **others):
    return play(first_steps=True, **others).until(headline="20 words fit")


def remembered():
    return settings.load(paths.settings_file()).first_steps


def test_it_is_there_at_the_very_first_start(qtbot, monkeypatch):
    player = Player(qtbot, build())

    assert len(steps(player)) == 4
    assert all(step in spoken(player.window.findChild(QFrame, "steps")) for step in steps(player))


def test_the_first_start_asks_how_much_help_is_wanted(play):
    player = beginner(play)
    assert steps(player)[-1] == "How much help? Choose Count to All below."

    player.key(Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    player.qtbot.waitUntil(lambda: not player.list.isVisible())
    assert steps(player)


def test_nothing_is_covered_and_the_keyboard_is_on_the_board(play):
    player = beginner(play)
    note = player.window.findChild(QFrame, "steps")

    top = note.mapTo(player.window, note.rect().topLeft()).y()
    below = player.window.findChild(QLabel, "headline")
    tile = player.tile(1, 1)
    assert tile.mapTo(player.window, tile.rect().bottomLeft()).y() < top
    assert top + note.height() <= below.mapTo(player.window, below.rect().topLeft()).y()
    player.keys("r")
    assert player.heard(1, 1) == "R"


def test_it_goes_for_good_once_a_clue_is_finished(play):
    player = beginner(play)
    player.keys("rain>yww")
    assert steps(player)

    player.keys("g>")
    assert not steps(player)
    assert not remembered()

    player.choose("undo").choose("undo")
    assert not steps(player)


def test_it_goes_when_the_first_guess_is_the_secret(play):
    player = beginner(play).keys("rain>gggg>")

    assert not steps(player)


def test_it_can_be_put_away_and_brought_back(play):
    player = beginner(play)
    player.press("Got it")
    assert not steps(player)
    assert not remembered()
    assert not player.action("first_steps").isChecked()
    player.keys("r")
    assert player.heard(1, 1) == "R"

    player.choose("first_steps")
    assert len(steps(player)) == 4
    assert remembered()


def test_brought_back_in_a_game_it_stays_until_the_next_clue(play):
    player = beginner(play).keys("rain>ywwg>")
    player.choose("first_steps").keys("torn")
    assert steps(player)

    player.keys(">wggg>")
    assert not steps(player)


def test_the_second_step_is_that_of_the_rule(play):
    player = beginner(play)
    marks = steps(player)[1]
    player.choose("pegs")

    assert steps(player)[1] != marks
    assert "numbers" in steps(player)[1]


def test_the_keys_of_the_second_step_are_those_of_the_game(play):
    player = beginner(play)
    assert steps(player)[1] == "Colour it with G Y W or clicks, then press Enter."

    begin(player, "sutom")
    assert steps(player)[1] == "Colour it with R Y B or clicks, then press Enter."


def test_who_has_seen_it_is_not_told_again(play):
    assert steps(play(first_steps=False)) == []
    assert Settings().first_steps

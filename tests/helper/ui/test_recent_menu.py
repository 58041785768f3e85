"""The menu of recent games: the newest first, begun again by a click, kept over a start."""

from PySide6.QtWidgets import QMenu

from tests.helper.ui.test_games_beside import begin
from wmh.base.files import paths
from wmh.helper import settings
from wmh.helper.catalogues import GAMES


def menu_of(player):
    return player.window.findChild(QMenu, "recent_games")


def offered(player):
    menu = menu_of(player)
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions()]


def again(play):
    """The program, started once more with the settings that it kept."""
    return play(recent_games=settings.load(paths.settings_file()).recent_games)


def name(player):
    return player.window.windowTitle().rpartition(" - ")[2]


def test_games_are_offered_again_the_newest_first_and_after_a_start(play):
    player = play().until(headline="20 words fit")
    assert not menu_of(player).menuAction().isEnabled()
    begin(begin(player, "Wordle"), "Lingo")
    assert name(player) == "Lingo"
    assert menu_of(player).menuAction().isEnabled()
    assert offered(player) == ["Lingo", "Wordle"]
    menu_of(player).actions()[1].trigger()
    player.qtbot.waitUntil(lambda: name(player) == "Wordle")
    assert offered(player) == ["Wordle", "Lingo"]
    assert offered(again(play)) == ["Wordle", "Lingo"]


def test_a_game_whose_file_has_gone_is_left_out(play, home):
    GAMES.own_folder().mkdir(parents=True)
    path = GAMES.own_folder() / "mine.toml"
    path.write_text('name = "Mine"\nlength = 5\nrule = "tiles"\n', "utf-8")
    player = begin(play().until(headline="20 words fit"), "Mine")
    assert offered(player) == ["Mine"]
    path.unlink()
    assert offered(again(play)) == []

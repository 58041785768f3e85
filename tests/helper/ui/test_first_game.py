"""The choice of the first game and its words: asked at the first start, and never again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel

from tests.boxes import choose_in
from tests.lexica import lexicon_file
from tests.player import Player
from wmh.base.files import paths
from wmh.helper.settings import Settings, save
from wmh.helper.ui.game.chooser import GameChooser
from wmh.helper.ui.shell.application import Program


def start(qtbot):
    """The program as its user starts it."""
    program = Program()
    player = Player(qtbot, program.window)
    program.ask_for_game()
    return player.see()


def asked(player):
    panel = player.window.findChild(GameChooser)
    return panel is not None and panel.isVisible()


def question(player):
    panel = player.window.findChild(GameChooser)
    return next(x.text() for x in panel.findChildren(QLabel, "name") if x.isVisible())


def test_the_first_start_asks_which_game_is_played_and_the_second_does_not(qtbot):
    player = start(qtbot)
    assert asked(player)
    assert question(player) == "Which game do you play?"
    qtbot.waitUntil(lambda: isinstance(QApplication.activeWindow(), GameChooser))
    player.keys("1")
    qtbot.waitUntil(lambda: "Wordle" in player.window.windowTitle())
    player.window.close()

    again = start(qtbot)
    assert not asked(again)
    qtbot.waitUntil(lambda: "Wordle" in again.window.windowTitle())
    assert not again.message


def test_who_had_the_papers_list_keeps_it_and_is_told_of_games_once(qtbot):
    save(Settings(first_steps=False), paths.settings_file())

    player = start(qtbot)
    assert not asked(player)
    assert "its list wins more often" in player.message
    assert player.widget_named("Strategy").currentText() == "Letter frequency (the paper's)"
    player.window.close()

    assert not start(qtbot).message


def test_the_words_that_are_chosen_beside_the_game_are_played_with(player):
    paths.lexica_folder().mkdir(parents=True)
    lexicon_file(paths.lexica_folder(), ["leben", "liebe", "regen", "segen"], name="deutsch")
    player.choose("choose_game")
    panel = player.window.findChild(GameChooser)
    player.qtbot.waitUntil(panel.isActiveWindow)
    words = next(
        x for x in panel.findChildren(QComboBox) if x.accessibleName() == "Language of the words"
    )
    choose_in(words, "deutsch")
    panel.activateWindow()
    QTest.keyClick(panel, Qt.Key.Key_1)

    player.until(headline="4 words fit")
    assert player.label("lexicon") == "deutsch"


def chooser_of(player):
    player.choose("choose_game")
    panel = player.window.findChild(GameChooser)
    player.qtbot.waitUntil(panel.isActiveWindow)
    return panel


def words_of(panel):
    return next(x for x in panel.findChildren(QComboBox) if x.objectName() != "games")


def press(panel, key):
    panel.activateWindow()
    QTest.keyClick(panel.focusWidget() or panel, key)


def begin(player, panel, key):
    press(panel, key)
    player.qtbot.waitUntil(lambda: not panel.isVisible())


@pytest.mark.parametrize("first", [None, Qt.Key.Key_3, Qt.Key.Key_5])
def test_words_of_another_language_are_taken_in_a_window_that_speaks_it(player, first):
    """The game before is none, Sutom, whose words are French, or a game of codes."""
    player.speak("de")
    if first is not None:
        begin(player, chooser_of(player), first)
    panel = chooser_of(player)
    for _ in range(4):  # To Wordle: a game of codes has no words to choose.
        press(panel, Qt.Key.Key_Left)
    choose_in(words_of(panel), "Deutsch")
    begin(player, panel, Qt.Key.Key_1)

    player.qtbot.waitUntil(lambda: player.label("lexicon") == "Deutsch")


def test_the_chooser_shows_the_words_that_the_selected_game_gets(player):
    begin(player, chooser_of(player), Qt.Key.Key_3)  # Sutom
    player.qtbot.waitUntil(lambda: player.label("lexicon") == "French")
    panel = chooser_of(player)
    words = words_of(panel)
    assert words.currentText() == "French"

    for _ in range(2):
        press(panel, Qt.Key.Key_Left)
    shown = words.currentText()
    begin(player, panel, Qt.Key.Key_Return)

    player.qtbot.waitUntil(lambda: player.label("lexicon") == shown)
    assert shown == "small"


def test_a_game_of_codes_has_no_words_to_choose(player):
    panel = chooser_of(player)
    words = words_of(panel)
    assert words.isEnabled()
    for _ in range(4):
        press(panel, Qt.Key.Key_Right)
    assert not words.isEnabled()

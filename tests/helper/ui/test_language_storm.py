"""Changes of the language in any state of the window: no text is lost or left behind."""

import gc
import random
import threading
import weakref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.player import main_windows, on_screen
from wmh.base.text.languages import LANGUAGES, LanguageChoice
from wmh.helper.ui.look.theme import scale_length
from wmh.helper.ui.program.language import speak

PANELS = (
    *("known", "tree", "review", "statistics", "race", "rack", "boards", "class", "studies"),
    *("manage_lexica", "lessons", "preferences", "keys", "about", "choose_game"),
)
STATES = (
    *("compact", "present", "zoom_in", "zoom_out", "zoom_none"),
    *("play", "hide_helper", "why", "find", "look_up"),
)


@pytest.fixture(autouse=True)
def english_afterwards(qapp):
    yield
    speak(LanguageChoice.ENGLISH)


@pytest.fixture
def player(play):
    return play(language=LanguageChoice.ENGLISH).until(headline="20 words fit")


def change(player, language):
    """By the menu, and wait until another window is there."""
    action = player.action(f"language-{language}")
    if action.isChecked():
        return
    open_before = player.beside
    states = {name: player.action(name).isChecked() for name in ("compact", "present", "play")}
    whole, board = player.window.isFullScreen(), len(player.tiles())
    player.speak(language)
    assert player.beside == open_before
    assert {name: player.action(name).isChecked() for name in states} == states
    if not states["play"]:  # A game may just have begun.
        assert len(player.tiles()) == board
    assert player.window.isFullScreen() is whole


def act(player, dice):
    """Something that a person could do now."""
    window = player.window
    match dice.randrange(5):
        case 0:
            name = dice.choice(PANELS)
            if player.action(name).isEnabled():
                player.choose(name)
        case 1:
            name = dice.choice(STATES)
            if player.action(name).isEnabled():
                player.choose(name)
        case 2:
            window.activateWindow()
            player.action("new_game").trigger()
            player.keys(dice.choice(["ra", "rain>", "rain>yw", "rain>ywwg>"]))
        case 3:
            beside = [x for x in window.findChildren(QWidget) if x.isWindow() and x.isVisible()]
            if beside:
                dice.choice(beside).close()
        case _:
            QApplication.activeWindow() and player.key(Qt.Key.Key_Tab)
    player.qtbot.wait(1)


def storm(player, seed, changes):
    dice, threads = random.Random(seed), threading.active_count()
    for _ in range(changes):
        for _ in range(dice.randrange(1, 4)):
            act(player, dice)
        change(player, dice.choice(list(LANGUAGES)))
    for panel in [x for x in player.window.findChildren(QWidget) if x.isWindow()]:
        panel.close()
    player.qtbot.waitUntil(lambda: threading.active_count() <= threads, timeout=60_000)


def test_a_few_changes_in_random_states(player):
    storm(player, 1, 12)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_many_changes_in_random_states(player, seed):
    storm(player, 100 + seed, 25)


def test_nothing_stays_of_what_waits_to_be_drawn_in_another_theme(player):
    for name in ("race", "rack", "boards", "class", "studies", "manage_lexica", "lessons", "keys"):
        player.choose(name)

    player.choose("dark")
    player.choose("light")

    change(player, "de")  # Which looks whether anything stays.


@pytest.mark.parametrize("name", PANELS)
def test_windows_beside_it_are_there_again(player, name):
    player.keys("rain>ywwg>").until(headline="11 words fit")
    player.choose(name)
    opened = player.beside
    assert opened == [f"{name}-panel"]
    change(player, "de")
    change(player, "en")
    assert player.beside == opened


def test_two_changes_one_right_after_the_other_bring_back_all_that_was_open(player):
    for name in ("race", "rack", "boards", "keys"):
        player.choose(name)
    opened = player.beside

    player.choose("language-de")
    player.qtbot.waitUntil(lambda: on_screen() is not player.window, timeout=60_000)
    player.sit_before(on_screen())
    gc.collect()  # Nothing but Qt has let go of the first one.
    player.choose("language-fr")  # Before all of them are there again.

    def there():
        player.sit_before(on_screen())
        return player.beside == opened

    player.qtbot.waitUntil(there, timeout=60_000)
    gc.collect()
    assert player.action("language-fr").isChecked()


def sheets(window):
    """The style sheets of all widgets of a window."""
    return {each.styleSheet() for each in window.findChildren(QWidget)} - {""}


def test_another_scale_once_it_is_being_made_is_that_of_its_size(player):
    player.choose("zoom_in")
    before = weakref.ref(player.window)
    player.action("language-de").trigger()
    player.qtbot.waitUntil(lambda: len(main_windows()) == 2)
    player.action("zoom_in").trigger()
    player.meet_another(before).see()
    assert player.tile(1, 1).width() == scale_length(52)


@pytest.mark.parametrize("passes", range(1, 16))
def test_another_scale_while_it_is_made_is_all_that_it_wears(player, passes):
    player.choose("zoom_in")
    before = weakref.ref(player.window)
    player.action("language-de").trigger()
    for _ in range(passes):
        QApplication.processEvents()
    player.action("zoom_in").trigger()
    player.meet_another(before).see()
    assert player.tile(1, 1).width() == scale_length(52)

    player.choose("zoom_out")
    assert len(sheets(player.window)) == 1

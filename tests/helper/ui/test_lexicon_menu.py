"""A change to another word list, and back again."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QMenu, QPushButton

from tests.lexica import lexicon_file
from tests.player import spoken
from wmh.base.files import paths


@pytest.fixture
def mine(home):
    """A lexicon of the user's own, where they are found by name."""
    paths.lexica_folder().mkdir(parents=True)
    return lexicon_file(paths.lexica_folder(), ["vrin", "vron", "vrun"], name="mine")


def choose(player, name):
    menu = player.window.findChild(QMenu, "lexica")
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.text() == name).trigger()


def checked(player):
    menu = player.window.findChild(QMenu, "lexica")
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if action.isChecked()]


@pytest.mark.usefixtures("mine")
def test_an_installed_lexicon_is_chosen_and_left_again(play):
    player = play(lexicon="english")
    player.qtbot.waitUntil(lambda: player.headline == "3,287 words fit")

    choose(player, "mine")
    player.qtbot.waitUntil(lambda: player.headline == "3 words fit")
    assert player.label("lexicon") == "mine"
    assert checked(player) == ["mine"]

    choose(player, "English")
    player.qtbot.waitUntil(lambda: player.headline == "3,287 words fit")
    assert checked(player) == ["English"]


@pytest.mark.usefixtures("mine")
@pytest.mark.parametrize(
    ("rule", "typed", "fits"),
    [
        ("tiles", "ñees>wwww>", "3 words fit"),
        ("tiles", "ñees>ywww>", "No word fits"),
        ("tiles", "ñees>gwww>", "No word fits"),
        ("naive", "ñeñe>ywww>", "No word fits"),
        ("pegs", "ñees>00>", "3 words fit"),
        ("jotto", "ñiñe>1>", "1 word fits"),
    ],
)
def test_letters_of_the_board_that_another_lexicon_has_not_are_in_none_of_its_words(
    play, rule, typed, fits
):
    lexicon_file(paths.lexica_folder(), ["niño", "seis"], name="spanish")
    player = play(lexicon="spanish").until(headline="2 words fit")
    player.choose(rule).keys(typed)

    choose(player, "mine")

    player.until(headline=fits)
    assert player.message == ""


@pytest.mark.usefixtures("mine")
def test_that_one_could_not_be_opened_is_no_longer_said_once_another_is(play):
    player = play(lexicon="gone").until(headline="No word list")
    assert player.message.startswith("There is no word list 'gone'")

    choose(player, "mine")

    player.until(headline="3 words fit", message="")


@pytest.mark.usefixtures("mine")
def test_a_lexicon_that_knows_the_secret_is_proposed_and_opened(play):
    player = play(lexicon="english").keys("xxxx>www>vryn>ggwg>")
    buttons = []

    def proposed():
        buttons[:] = [
            x
            for x in player.window.findChildren(QPushButton, "proposal")
            if spoken(x).startswith("It is in the word list mine")
        ]
        return bool(buttons)

    player.qtbot.waitUntil(proposed)
    buttons[0].click()

    player.qtbot.waitUntil(lambda: player.label("lexicon") == "mine")
    player.qtbot.waitUntil(lambda: player.headline == "3 words fit")


def test_a_menu_that_was_shown_often_holds_what_it_shows(play):
    menu = play().window.findChild(QMenu, "lexica")
    held = []
    for _ in range(3):
        menu.aboutToShow.emit()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        held.append(len(menu.findChildren(QObject)))

    assert held[0] == held[-1]

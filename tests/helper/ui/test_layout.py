"""Layout with long texts, and from right to left: no text is cut and none overlaps."""

from contextlib import nullcontext
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton

from tests.i18n.pseudo import pseudo
from wmh.base.text.languages import LanguageChoice
from wmh.engine.clues.rules import Rule
from wmh.helper.ui.program.language import speak

WIDTH, HEIGHT = 360, 640


@pytest.fixture(params=["long", "mirrored"])
def odd(request, qapp):
    """Texts that are longer by half, or a window that is read from right to left."""
    with pseudo() if request.param == "long" else nullcontext():
        if request.param == "mirrored":
            qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        yield request.param
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    speak(LanguageChoice.ENGLISH)


@pytest.fixture
def sit(odd, play):
    def sit_down(**settings):
        player = play(language=LanguageChoice.ENGLISH, **settings)
        player.window.resize(WIDTH, HEIGHT)
        player.qtbot.waitUntil(lambda: bool(player.words))
        return player

    return sit_down


def start(player):
    return player


def turns(player):
    return player.keys("rain>ywwg>tor")


def contradiction(player):
    return player.keys("rain>gwww>tarn>wwww>")


def finding(player):
    return player.choose("find").keys("*")


def looking_up(player):
    return player.choose("look_up").keys("crane")


def reasons(player):
    return player.choose("why")


def flagged(player):
    return player.keys("morn>wggg>worn>wggg>torn>wggg>born>wggg>corn>wggg>horn>wggg>lorn>wggg>")


def form(player):
    return player.choose("play").choose("hide_helper")


def game(player):
    player.choose("play").choose("hide_helper")
    player.keys(">")
    return player


STATES = (start, turns, contradiction, finding, looking_up, reasons, flagged, form, game)


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_every_text_has_its_room(sit, state):
    player = state(sit())
    settle(player.window)
    assert player.window.width() == WIDTH
    shown = texts(player.window)
    assert shown
    cut = [each for each in shown if is_cut(each)]
    assert not [f"{type(each).__name__}: {each.accessibleName() or named(each)}" for each in cut]
    over = [
        (named(one), named(other))
        for one, other in combinations(shown, 2)
        if place(one, player.window).intersects(place(other, player.window))
    ]
    assert not over


def test_so_have_numbers_beside_the_tiles(sit):
    player = sit(rule=Rule.PEGS).keys("rain>20>torn>")
    settle(player.window)
    shown = [each for each in texts(player.window) if isinstance(each, QLabel)]
    assert not [named(each) for each in shown if is_cut(each)]


@pytest.mark.parametrize("odd", ["mirrored"], indirect=True)
def test_tiles_stand_as_the_word_is_written_and_the_rest_is_mirrored(sit):
    player = sit().keys("rain>")
    board = player.tile(1, 1).mapTo(player.window, QPoint()).x()
    assert [player.heard(1, place)[0] for place in (1, 2, 3, 4)] == list("RAIN")
    assert board > player.window.width() - 4 * 60 - 80
    length = player.widget_named("Length of the words")
    words = player.widget_named("Vocabulary")
    assert words.mapTo(player.window, QPoint()).x() < length.mapTo(player.window, QPoint()).x()


@pytest.mark.parametrize("odd", ["mirrored"], indirect=True)
def test_a_row_of_the_list_begins_at_the_right(sit):
    player = sit()
    view = player.list
    row = view.visualRect(view.model().index(0, 0))
    image = view.viewport().grab(row).toImage()
    accents = [
        x
        for x in range(image.width())
        if image.pixelColor(x, image.height() // 2).saturation() > 120
    ]
    assert accents
    assert max(accents) < image.width() * 0.6  # The bar, which follows the word.


def settle(window):
    window.resize(WIDTH, HEIGHT)
    for _ in range(5):
        QApplication.processEvents()


def texts(window):
    kinds = (QLabel, QPushButton, QComboBox)
    return [
        each
        for kind in kinds
        for each in window.findChildren(kind)
        if each.isVisible() and named(each) and each.objectName() != "known"
    ]


def named(widget):
    return widget.currentText() if isinstance(widget, QComboBox) else widget.text()


def is_cut(widget):
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.heightForWidth(widget.width()) > widget.height()
    if isinstance(widget, QComboBox) and widget.minimumWidth():
        return False  # It says itself how much of its text must be seen.
    return widget.width() < widget.minimumSizeHint().width()


def place(widget, window):
    return QRect(widget.mapTo(window, QPoint()), widget.size())

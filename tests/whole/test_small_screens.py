"""Small screens: everything can be reached at any zoom."""

import re

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QScrollArea,
    QToolButton,
    QWidget,
)

from tests.study.ui.studying import Assistant
from tests.study.ui.test_study_sequence import shipped
from wmh.base.text.languages import LanguageChoice
from wmh.base.text.phrases import _
from wmh.helper.ui.frame.content_scroll import UNSEEN, ContentScroll, room_for
from wmh.helper.ui.program.language import speak
from wmh.study.ui.office import seat
from wmh.study.ui.session.session_window import comfortable_scale

PANELS = (
    "rack",
    "class",
    "studies",
    "race",
    "statistics",
    "manage_lexica",
    "preferences",
    "choose_game",
    "boards",
    "about",
)


def settle():
    for _time in range(6):
        QApplication.processEvents()


def in_reach(area):
    """Returns the part of an area's content that is visible or can be scrolled to."""
    shown, held = area.viewport().size(), area.widget()
    never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    return QRect(
        QPoint(),
        QSize(
            shown.width() if area.horizontalScrollBarPolicy() == never else held.width(),
            shown.height() if area.verticalScrollBarPolicy() == never else held.height(),
        ),
    )


def unreachable(window):
    """Yields widgets that cannot be made completely visible, even by scrolling."""
    found = []
    for kind in (QAbstractButton, QComboBox, QLineEdit, QLabel):
        for each in window.findChildren(kind):
            if each.isVisible() and each.window() is window and each.width() and each.height():
                seen, outer = each, each.parentWidget()
                place = QRect(each.mapTo(window, QPoint()), each.size())
                while outer is not window:
                    area = outer.parentWidget()
                    if isinstance(area, QScrollArea) and area.viewport() is outer:
                        inside = QRect(seen.mapTo(area.widget(), QPoint()), seen.size())
                        if inside.intersected(in_reach(area)) != inside:
                            found.append((each, "no bar scrolls to it"))
                        if not area.widget().rect().contains(inside):
                            found.append((each, "cut in what is scrolled"))
                        seen = area
                        place = QRect(outer.mapTo(window, QPoint()), outer.size())
                    outer = outer.parentWidget()
                if not window.rect().contains(place):
                    found.append((each, place))
    return [(type(each).__name__, each.accessibleName(), why) for each, why in found]


@pytest.mark.parametrize("language", [LanguageChoice.ENGLISH, LanguageChoice.GERMAN])
@pytest.mark.parametrize("percent", [200, 300])
def test_the_window_fits_the_screen_and_lists_three_words(play, percent, language):
    player = play(scale=percent, language=language)
    player.qtbot.waitUntil(lambda: bool(player.words))
    player.keys("rain>ywwg>to")
    for wish in ("", "why", "play"):
        if wish:
            player.choose(wish)
        settle()
        room = room_for(player.window)
        assert player.window.size().boundedTo(room) == player.window.size()
        assert unreachable(player.window) == []
        if player.list.isVisible() and wish != "why":
            row = player.list.sizeHintForRow(0)
            assert player.list.viewport().height() >= 3 * row


@pytest.mark.parametrize("language", [x for x in LanguageChoice if x != LanguageChoice.SYSTEM])
def test_twice_as_large_menus_and_choices_stay_and_are_named(play, language):
    player = play(scale=200, language=language, length=5, lexicon="english")
    player.qtbot.waitUntil(lambda: bool(player.words))
    player.keys("crane>gywww>")
    settle()
    window = player.window
    assert window.size().boundedTo(room_for(window)) == window.size()
    assert window.menuBar().isVisible()
    captions = window.findChildren(QLabel, "caption")
    for text in ("Length", "Vocabulary", "Words"):
        caption = next(each for each in captions if each.text() == _(text))
        assert caption.isVisible()
        assert caption.shown == caption.text()


def test_parts_that_have_no_room_come_back(play):
    player = play(scale=300)
    player.qtbot.waitUntil(lambda: not player.window.menuBar().isVisible())
    player.choose("zoom_none")
    player.qtbot.waitUntil(lambda: player.window.menuBar().isVisible())


@pytest.mark.parametrize("language", [x for x in LanguageChoice if x != LanguageChoice.SYSTEM])
def test_no_menu_is_hidden_at_the_width_that_is_usual(play, language):
    player = play(language=language)
    settle()

    more = player.window.menuBar().findChildren(QToolButton)
    assert not any(each.isVisible() for each in more)


@pytest.mark.parametrize("language", [x for x in LanguageChoice if x != LanguageChoice.SYSTEM])
def test_how_many_fit_is_not_cut_at_the_width_that_is_usual(play, language):
    player = play(language=language, lexicon="english")
    player.qtbot.waitUntil(lambda: bool(player.words))
    player.keys("pzzz>www")
    label = player.window.findChild(QLabel, "headline")
    # "So far" is said at once, still of all words.
    player.qtbot.waitUntil(lambda: bool(re.search(r"2\D?\d\d\d", label.text())))

    assert label.fontMetrics().horizontalAdvance(label.text()) <= label.width()


@pytest.mark.parametrize("name", PANELS)
def test_so_does_every_large_window_beside_it(play, name):
    player = play(scale=300)
    player.qtbot.waitUntil(lambda: bool(player.words))
    player.choose(name)
    panel = next(x for x in player.window.findChildren(QWidget, f"{name}-panel") if x.isVisible())
    settle()

    assert panel.size().boundedTo(room_for(panel)) == panel.size()
    assert unreachable(panel) == []
    panel.close()


SMALL = QSize(1280, 680)
"""Size of a window on a screen of 1280 x 720."""


def beside(player, name):
    player.choose(name)
    return next(x for x in player.window.findChildren(QWidget, f"{name}-panel") if x.isVisible())


@pytest.mark.parametrize("language", [LanguageChoice.ENGLISH, LanguageChoice.GERMAN])
@pytest.mark.parametrize("percent", [200, 300])
def test_several_boards_have_three_words_below_the_guess_in_hand(play, percent, language):
    player = play(scale=percent, language=language)
    player.qtbot.waitUntil(lambda: bool(player.words))
    panel = beside(player, "boards")
    listed = panel.findChild(QListView, "served")
    player.qtbot.waitUntil(lambda: listed.model().rowCount() > 3)
    panel.resize(SMALL)
    settle()

    assert panel.findChild(ContentScroll).verticalScrollBarPolicy() == UNSEEN
    seen = listed.viewport().visibleRegion().boundingRect()
    for row in range(3):
        assert seen.contains(listed.visualRect(listed.model().index(row, 0)).adjusted(1, 1, -1, -1))
    headline = panel.findChild(QLabel, "headline")
    player.keys("rain>")
    settle()
    assert headline.shown == headline.text()
    assert unreachable(panel) == []
    panel.close()


@pytest.mark.parametrize("scale", [80, 100, 200])
def test_as_small_as_they_go_they_have_no_bar_with_nothing_to_scroll(play, scale):
    player = play(scale=scale).until(headline="20 words fit")
    panel = beside(player, "boards")
    panel.resize(10, 10)
    settle()

    bar = panel.findChild(ContentScroll).verticalScrollBar()
    assert bar.isVisible() == (bar.maximum() > 0)
    panel.close()


@pytest.mark.parametrize("language", [x for x in LanguageChoice if x != LanguageChoice.SYSTEM])
@pytest.mark.parametrize("size", [SMALL, QSize(800, 680)])
def test_what_begins_a_race_is_never_scrolled_to_sideways(play, size, language):
    player = play(scale=300, language=language)
    player.qtbot.waitUntil(lambda: bool(player.words))
    panel = beside(player, "race")
    panel.resize(size)
    settle()

    assert panel.findChild(ContentScroll).horizontalScrollBarPolicy() == UNSEEN
    panel.close()


@pytest.mark.parametrize("name", PANELS)
def test_so_does_one_that_is_open_when_all_becomes_larger(play, name):
    player = play()
    player.qtbot.waitUntil(lambda: bool(player.words))
    player.choose(name)
    panel = next(x for x in player.window.findChildren(QWidget, f"{name}-panel") if x.isVisible())
    panel.move(300, 300)
    settle()
    before = panel.size()
    for _time in range(6):
        player.choose("zoom_in")
        settle()

    screen = panel.screen().availableSize()
    assert panel.frameGeometry().topLeft() == QPoint()  # Moved to where there is most room.
    assert panel.size().boundedTo(screen) == panel.size()
    assert panel.height() > before.height()
    assert unreachable(panel) == []

    player.choose("zoom_none")
    settle()
    # Before it was shown its frame was not known.
    assert panel.size() == before.boundedTo(screen - panel.frameGeometry().size() + panel.size())
    panel.close()


@pytest.mark.parametrize("scale", [1.5, 3])
def test_so_does_the_window_of_a_sitting(qtbot, monkeypatch, scale):
    monkeypatch.setattr(seat, "comfortable_scale", lambda _screen: scale)
    sat = Assistant(qtbot).seat()
    session = sat.session

    def check():
        settle()
        assert session.screen().size().expandedTo(session.size()) == session.screen().size()
        assert unreachable(session) == []

    check()
    sat.consent().await_text("Practice")
    check()
    sat.begin_block()
    check()
    sat.ctrl_shift(Qt.Key.Key_Q)
    check()
    sat.keys("~")


SCREENS = QSize(800, 600), QSize(1024, 768), QSize(1280, 720), QSize(1080, 1920), QSize(3840, 2160)


@pytest.mark.parametrize("size", SCREENS, ids=lambda size: f"{size.width()}x{size.height()}")
def test_what_a_participant_reads_is_never_scrolled_sideways(qtbot, monkeypatch, size):
    """The picture of the colours, and of what the helper shows, is as wide as there is room."""
    speak(LanguageChoice.ENGLISH)
    scale = comfortable_scale(size)
    monkeypatch.setattr(seat, "comfortable_scale", lambda _screen: scale)
    # Without practice games the first game is played in an arm, whose picture comes before it.
    text = shipped("crossover").replace("practice = true", "practice = false")
    sat = Assistant(qtbot, text=text).seat()
    sat.session.resize(size)
    sat.consent()
    pictures = set()
    while "game-begun" not in sat.kinds():
        settle()
        for area in sat.session.findChildren(QScrollArea):
            assert area.horizontalScrollBar().maximum() == 0
        for label in sat.session.findChildren(QLabel):
            if label.isVisible() and label.pixmap():
                pictures.add(label.accessibleName())
                assert label.pixmap().deviceIndependentSize().width() <= label.width()
        sat.keys(">")
        sat.qtbot.wait(60)
    assert pictures


def test_a_screen_s_scale_has_room_for_the_participant_s_page():
    for width in range(720, 4000, 40):
        for height in range(600, 2400, 40):
            scale = comfortable_scale(QSize(width, height))
            assert 1 <= scale <= 2
            assert 640 * scale + 2 * 16 * scale <= width


def test_nothing_of_a_study_is_scrolled_sideways(play):
    player = play(scale=200, language=LanguageChoice.GERMAN)
    player.choose("studies")
    panel = player.window.findChild(QWidget, "studies-panel")
    room = panel.screen().availableSize().width()
    text = _("Sa&mple size …")
    power = next(x for x in panel.findChildren(QPushButton) if x.text() == text)

    def check():
        settle()
        assert panel.width() <= room
        assert panel.findChild(ContentScroll).horizontalScrollBarPolicy() == UNSEEN

    check()  # A page is as wide as the widest of them.
    player.qtbot.waitUntil(lambda: power.isVisible() and power.isEnabled())
    player.qtbot.waitUntil(lambda: bool(panel.findChild(QComboBox).currentText()))
    power.click()
    player.qtbot.waitUntil(lambda: not power.isVisible())
    check()
    panel.close()


def passes(player, number=400):
    """Returns for each of `number` passes of the event loop if the menu bar is visible."""
    for _time in range(number):
        QApplication.processEvents()
        yield player.window.menuBar().isVisible()


def test_a_game_beside_an_explanation_does_not_come_and_go(play):
    player = play(scale=200).until(headline="20 words fit")
    player.choose("why").choose("play")
    player.qtbot.waitUntil(lambda: not player.window.menuBar().isVisible())
    assert not any(passes(player))


@pytest.mark.parametrize("scale", [150, 175, 200])
@pytest.mark.parametrize("name", ["why", "play"])
def test_what_was_put_away_for_something_comes_again_with_its_end(name, scale, play):
    """A widget hidden for lack of space must be shown again each time when there is space."""
    player = play(scale=scale).until(headline="20 words fit")
    assert list(passes(player, 20))[-1]
    for _time in range(3):
        player.choose(name)
        list(passes(player, 20))
        player.choose(name)
        assert list(passes(player, 20))[-1]


@pytest.mark.parametrize("scale", [150, 175])
def test_so_it_does_where_what_ended_was_out_of_sight(scale, play):
    player = play(scale=scale).until(headline="20 words fit")
    player.choose("play").choose("why")
    assert not list(passes(player, 20))[-1]
    player.choose("why")
    assert list(passes(player, 20))[-1]


def test_what_was_put_away_and_has_no_room_after_all_leaves_the_window_as_large_as_it_was(play):
    player = play(scale=146).until(headline="20 words fit")
    player.choose("why")
    list(passes(player, 20))
    player.window.resize(676, 720)
    list(passes(player, 20))
    assert player.window.height() == 720
    player.choose("play")
    assert not list(passes(player, 20))[-1]
    assert player.window.height() == 720


def test_a_game_that_ended_where_there_was_room_for_one_does_not_hide_the_helper(play):
    player = play().until(headline="20 words fit")
    player.choose("compact").choose("play").choose("play").choose("compact")
    player.choose("play")
    assert not player.action("hide_helper").isChecked()
    assert player.list.isVisible()


def test_a_height_that_depends_on_the_bar_does_not_let_it_come_and_go(play):
    player = play(scale=140).until(headline="20 words fit")
    player.choose("why")
    list(passes(player, 120))
    player.choose("longer")
    list(passes(player, 120))
    said = "For the game you play, Ctrl+Shift+N chooses what wins it more often. "
    player.window.show_message(2 * said)
    list(passes(player, 60))
    bar = player.window.findChild(ContentScroll).verticalScrollBar()
    assert len({bar.isVisible() for _ in passes(player, 30)}) == 1

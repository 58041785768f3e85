"""Large texts: none is cut; it wraps, is made smaller, or can be scrolled to."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionHeader,
    QTableWidget,
    QTabWidget,
    QTreeWidget,
    QWidget,
)

from tests.helper.ui.test_statistics_panel import played
from wmh.base.files import paths
from wmh.base.text.languages import LanguageChoice
from wmh.engine.advice import advise
from wmh.engine.answer import Best
from wmh.helper.record.record import append
from wmh.helper.ui.frame.content_scroll import ContentScroll, scroll
from wmh.helper.ui.game.game_cards import GameCard
from wmh.helper.ui.look.letter_row import LetterRow
from wmh.helper.ui.look.theme import SMALL, text_font
from wmh.helper.ui.parts.layout import in_column
from wmh.helper.ui.preferences.editors import SampleTiles
from wmh.helper.ui.rack.challenge_game import ClockBar
from wmh.helper.ui.rack.scored_list import WordHead
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.ui.lesson_chooser import Chooser

GERMAN = LanguageChoice.GERMAN


def settle():
    for _ in range(6):
        QApplication.processEvents()


def beside(player, name):
    """Opens a window beside the main one by its action, and returns it."""
    player.choose(name)
    panels = player.window.findChildren(QWidget, f"{name}-panel")
    panel = next(x for x in panels if x.isVisible())
    panel.activateWindow()
    player.qtbot.waitUntil(panel.isActiveWindow)
    settle()
    return panel


def seen_whole(widget):
    return widget.isVisible() and widget.visibleRegion().boundingRect() == widget.rect()


def ink(widget):
    """Returns the columns of a widget in which something is painted."""
    image = widget.grab().toImage()
    ground = image.pixelColor(0, 0)
    return [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y) != ground for y in range(image.height()))
    ]


@pytest.fixture
def large(play):
    """Returns a player at a window in German at 300 %."""
    player = play(scale=300, language=GERMAN)
    player.qtbot.waitUntil(lambda: bool(player.words))
    return player


def test_the_heads_of_the_words_found_stand_apart(play):
    player = play(language=GERMAN)
    player.qtbot.waitUntil(lambda: bool(player.words))
    panel = beside(player, "rack")
    player.keys("rain")
    head = panel.findChild(WordHead)
    player.qtbot.waitUntil(head.isVisible)

    painted = ink(head)
    gaps = [b - a for a, b in pairwise(painted)]
    assert max(gaps) >= 6  # Between letters there are three at most.


@pytest.mark.parametrize("scale", [100, 300])
def test_all_that_is_known_is_seen_or_scrolled_to(play, scale):
    player = play(scale=scale, language=GERMAN)
    player.qtbot.waitUntil(lambda: bool(player.words))
    player.keys("rain>ywww>")
    panel = beside(player, "known")
    area, facts = panel.findChild(ContentScroll), panel.findChild(QLabel, "facts")

    assert facts.text().count("\n") >= 1
    assert facts.height() >= facts.heightForWidth(facts.width())
    page, seen = area.widget(), area.viewport()
    for each in (panel.findChild(LetterRow), facts):
        assert each.size().boundedTo(each.minimumSizeHint()) == each.minimumSizeHint()
        assert page.rect().contains(each.rect().translated(each.mapTo(page, QPoint())))
    assert page.width() <= seen.width() + area.horizontalScrollBar().maximum()
    assert page.height() <= seen.height() + area.verticalScrollBar().maximum()


@pytest.mark.parametrize("scale", [100, 300])
@pytest.mark.parametrize("name", ["race", "review"])
def test_the_heads_of_tables_are_as_high_as_their_letters(play, name, scale):
    player = play(scale=scale)
    player.qtbot.waitUntil(lambda: bool(player.words))
    player.keys("rain>ywww>")
    for table in beside(player, name).findChildren(QTableWidget):
        head = table.horizontalHeader()
        option = QStyleOptionHeader()
        option.initFrom(head)
        option.orientation = Qt.Orientation.Horizontal
        option.rect = QRect(0, 0, head.sectionSize(0), head.height())
        label = QStyle.SubElement.SE_HeaderLabel
        inside = head.style().subElementRect(label, option, head)
        margins = head.contentsMargins()
        assert inside.height() - margins.top() - margins.bottom() >= head.fontMetrics().height()


@pytest.mark.parametrize("scale", [100, 300])
def test_what_a_key_does_is_read_to_its_end(play, scale):
    player = play(scale=scale, language=GERMAN)
    keys = beside(player, "keys").findChild(QTreeWidget)
    metrics = QFontMetrics(text_font(SMALL))

    for number in range(keys.topLevelItemCount()):
        group = keys.topLevelItem(number)
        for row in range(group.childCount()):
            item = group.child(row)
            place = keys.visualRect(keys.indexFromItem(item, 1))
            wrapped = Qt.TextFlag.TextWordWrap
            text = metrics.boundingRect(0, 0, place.width(), 0, wrapped, item.text(1))
            assert text.width() <= place.width()
            assert text.height() <= place.height()


def test_the_chooser_opens_with_the_question_and_what_is_typed_brings_its_games(play):
    large = play(scale=200, language=GERMAN)
    panel = beside(large, "choose_game")
    panel.resize(800, 480)
    settle()

    assert seen_whole(panel.findChild(QLabel, "name"))
    assert seen_whole(panel.findChild(QLineEdit))
    assert panel.findChild(QLineEdit).hasFocus()
    cards = panel.findChildren(GameCard)
    assert seen_whole(cards[0])
    assert cards[1].x() == cards[0].x()  # Two beside each other would have no room for sentences.

    games = panel.findChild(QListWidget)
    QTest.keyClicks(large.focus(), "m")
    settle()
    assert seen_whole(games)
    assert games.viewport().height() >= 2 * games.sizeHintForRow(0)
    large.key(Qt.Key.Key_Backspace)
    settle()
    assert cards[0].isVisible()


def test_a_choice_that_its_box_cuts_stands_below_it(large):
    panel = beside(large, "preferences")
    pages = panel.findChild(QTabWidget)
    pages.setCurrentIndex(3)
    settle()

    boxes = [x for x in pages.currentWidget().findChildren(QComboBox) if x.shown != x.currentText()]
    assert boxes
    for box in boxes:
        assert box.shown.endswith("…")
        notes = box.parentWidget().findChildren(QLabel, "hint")
        assert any(box.currentText() in note.text() for note in notes if note.isVisible())
        assert box.currentText() not in box.accessibleDescription()  # It is heard as chosen.


def test_a_box_that_is_as_wide_as_it_asks_shows_its_choice(large):
    append(played("rain", "torn"), paths.games_file())  # Without games there is nothing to choose.
    panel = beside(large, "statistics")
    boxes = panel.findChildren(QComboBox)
    large.qtbot.waitUntil(lambda: all(box.isVisible() for box in boxes))

    settle()
    assert len(boxes) == 2
    for box in boxes:
        assert box.shown == box.currentText()


def test_the_sample_of_the_marks_grows_with_all_else(large):
    panel = beside(large, "preferences")

    assert panel.findChild(SampleTiles).height() == 120


def test_which_board_is_marked_is_said_to_the_end(play):
    player = play(language=GERMAN, lexicon="english")
    panel = beside(player, "boards")
    player.keys("crane>")
    headline = panel.findChild(QLabel, "headline")
    player.qtbot.waitUntil(lambda: "Tipp 1" in headline.text())
    settle()

    assert headline.shown == headline.text()


def test_a_large_clock_stands_beside_its_bar(large):
    panel = beside(large, "rack")
    panel.findChild(QTabWidget).setCurrentIndex(1)
    panel.findChild(QLineEdit, "own").setFocus()
    large.keys("rain>")
    clock = panel.findChild(ClockBar)
    large.qtbot.waitUntil(clock.isVisible)
    settle()

    assert clock.height() >= clock.fontMetrics().height() - 4
    painted = ink(clock)
    gaps = [b - a for a, b in pairwise(painted)]
    assert max(gaps) >= 8  # From the bar to the figures.


def test_experiments_are_told_apart_however_large_they_are(large):
    table = beside(large, "replication").findChild(QTableWidget)

    assert table.columnWidth(0) >= QFontMetrics(table.font()).horizontalAdvance("m" * 8)


def test_a_line_that_opens_with_the_focus_is_scrolled_to_with_its_answer(qtbot):
    window = QDialog()
    qtbot.addWidget(window)
    above, field, answer = QLabel(), QLineEdit(), QLabel("No.")
    above.setFixedHeight(1200)
    in_column(above, field, answer, on=window)
    field.hide()
    answer.hide()
    scroll(window)
    window.resize(300, 400)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()

    field.show()
    answer.show()
    field.setFocus()
    qtbot.waitUntil(lambda: seen_whole(field) and seen_whole(answer))


@pytest.mark.parametrize("language", [LanguageChoice.FRENCH, LanguageChoice.SPANISH])
def test_what_a_choice_means_is_read_whole(play, language):
    player = play(scale=300, language=language)
    panel = beside(player, "preferences")
    pages = panel.findChild(QTabWidget)
    for number in range(pages.count()):
        pages.setCurrentIndex(number)
        settle()
        for label in pages.currentWidget().findChildren(QLabel):
            if label.isVisible() and label.wordWrap():
                assert label.height() >= label.heightForWidth(label.width())
                assert label.y() >= 0


def test_what_asks_for_a_secret_is_as_wide_as_the_list(play):
    player = play(scale=300, language=LanguageChoice.FRENCH)
    player.qtbot.waitUntil(lambda: bool(player.words))
    QApplication.clipboard().setText("Wordle 1,234 2/6\n\n🟨⬜⬜⬜\n🟩🟩🟩🟩")
    player.choose("paste")
    field = player.window.findChild(QLineEdit, "secret")
    player.qtbot.waitUntil(field.hasFocus)
    settle()

    page = field.parentWidget()
    assert page.width() <= page.parentWidget().width()


def test_a_menu_has_one_column_and_is_scrolled(large):
    for action in large.window.menuBar().actions():
        menu = action.menu()
        menu.popup(large.window.pos())
        settle()
        entries = [menu.actionGeometry(each) for each in menu.actions()]
        assert len({each.x() for each in entries}) == 1
        assert menu.width() <= large.window.screen().availableSize().width()
        menu.close()


def test_what_a_given_letter_is_called_stands_behind_it(play):
    player = play(language=GERMAN, lexicon="english", length=8)
    player.qtbot.waitUntil(lambda: bool(player.words))
    player.choose("give")
    player.keys("m>")
    settle()

    assert seen_whole(player.window.findChild(QLabel, "given"))


@pytest.mark.parametrize("language", [LanguageChoice.FRENCH, GERMAN, LanguageChoice.ENGLISH])
def test_which_guess_is_proven_best_is_read_to_its_end(play, language):
    def proven(question, lexicon, stop):
        return replace(advise(question, lexicon, stop), best=Best("lours", 2.0333, proven=True))

    player = play(proven, language=language)
    best = player.window.findChild(QPushButton, "best")
    player.qtbot.waitUntil(best.isVisible)
    settle()

    option = QStyleOptionButton()
    option.initFrom(best)
    inside = QStyle.SubElement.SE_PushButtonContents
    room = best.style().subElementRect(inside, option, best).width()
    lines = best.text().split("\n")
    assert " ".join(lines) == best.accessibleName()
    for line in lines:
        assert best.fontMetrics().horizontalAdvance(line) <= room
    assert best.height() >= len(lines) * best.fontMetrics().height()


def test_the_heading_of_a_lesson_ends_before_its_stages(large):
    panel = beside(large, "lessons")
    panel.open(SCENARIOS.read_named("repeated-dents"))
    large.qtbot.waitUntil(lambda: panel.findChild(QLabel, "heading") is not None)
    panel.resize(800, 600)
    settle()
    heading = panel.findChild(QLabel, "heading")

    def place(widget):
        return QRect(widget.mapTo(panel, QPoint(0, 0)), widget.size())

    stages = [x for x in panel.findChildren(QPushButton, "stage") if x.isVisible()]
    assert stages
    assert not any(place(heading).intersects(place(stage)) for stage in stages)
    whole = heading.shown == heading.text()
    assert whole or (heading.shown.endswith("…") and heading.toolTip() == heading.text())


@pytest.mark.parametrize("language", [x for x in LanguageChoice if x != LanguageChoice.SYSTEM])
def test_no_menu_is_wider_than_a_small_screen(play, language):
    player = play(scale=300, language=language)
    for action in player.window.menuBar().actions():
        action.menu().ensurePolished()
        assert action.menu().sizeHint().width() <= 1280


def test_a_lesson_that_is_prepared_says_so_within_the_window(large):
    panel = beside(large, "lessons")
    chooser = panel.findChild(Chooser)
    chooser.show_progress("Muster-Sucher: Abschnitt 3 von 6")
    settle()

    assert chooser.findChild(QLabel, "page-title").width() <= panel.width()


@pytest.mark.parametrize("language", ["de", "es", "fr", "fil"])
def test_what_fields_of_a_study_are_is_not_cut(play, language):
    panel = beside(play(scale=200, language=LanguageChoice(language)), "studies")
    names = [x for x in panel.findChildren(QLabel) if x.buddy() is not None and x.isVisible()]
    assert len(names) > 5
    for name in names:
        assert name.width() >= name.minimumSizeHint().width(), name.text()
        assert name.height() >= name.heightForWidth(name.width()), name.text()
    panel.close()

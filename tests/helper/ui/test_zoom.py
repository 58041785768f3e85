"""Zoom: every size follows one number."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QFrame, QLabel, QWidget

from tests.turns import drawn
from wmh.base.files import paths
from wmh.engine.clues.rules import Rule
from wmh.helper import settings
from wmh.helper.ui.board.board_view import BoardView
from wmh.helper.ui.board.stepper import Stepper
from wmh.helper.ui.look.theme import LARGE, SMALL, legible, scale_length, theme_of
from wmh.helper.ui.parts.page_kit import EmptyState, PageHead
from wmh.helper.ui.play.game_pane import GamePane

CONTROL = Qt.KeyboardModifier.ControlModifier


def measures(player):
    """Sizes of each part of the window that follow the scale."""
    labels = [each for each in player.window.findChildren(QLabel) if each.isVisible()]
    boxes = [each for each in player.window.findChildren(QComboBox) if each.isVisible()]
    view = player.list
    return {
        "tile": player.tile(1, 1).width(),
        "margin": player.tile(1, 1).mapTo(player.window, player.tile(1, 1).rect().topLeft()).x(),
        "row": view.visualRect(view.model().index(1, 0)).height(),
        **{each.objectName(): each.fontInfo().pixelSize() for each in labels},
        **{each.accessibleName(): each.fontInfo().pixelSize() for each in boxes},
        "menu": player.window.menuBar().fontInfo().pixelSize(),
        "bar": player.list.verticalScrollBar().sizeHint().width(),
    }


def test_keys_make_everything_larger_and_usual_again(player):
    player.window.resize(360, 600)
    before = measures(player)
    for _ in range(5):
        player.key(Qt.Key.Key_Plus, CONTROL)
    twice = measures(player)
    assert player.window.size() == QSize(720, 760)  # The screen has room for no more.
    assert {name: twice[name] / before[name] for name in before} == pytest.approx(
        dict.fromkeys(before, 2), rel=0.06
    )

    player.key(Qt.Key.Key_0, CONTROL)
    assert measures(player) == before
    assert player.window.size() == QSize(360, 600)


def test_steps_end_at_three_times_and_at_the_usual_size(player):
    player.key(Qt.Key.Key_Minus, CONTROL)
    assert player.tile(1, 1).width() == 52
    for _ in range(12):
        player.key(Qt.Key.Key_Equal, CONTROL)
    assert settings.load(paths.settings_file()).scale == 300
    player.key(Qt.Key.Key_Minus, CONTROL)
    assert settings.load(paths.settings_file()).scale == 250


def test_a_window_resized_meanwhile_is_scaled_from_there(player):
    player.window.resize(360, 480)
    player.choose("zoom_in").choose("zoom_in")
    assert player.window.size() == QSize(450, 600)
    player.window.resize(500, 700)
    player.choose("zoom_none")
    assert player.window.size() == QSize(400, 560)


def test_a_scale_is_remembered_and_is_there_from_the_start(play):
    at_once = play(scale=200).until(headline="20 words fit")
    later = play().until(headline="20 words fit")
    for _ in range(5):
        later.choose("zoom_in")
    later.window.resize(at_once.window.size())

    assert measures(at_once) == measures(later)


def test_compact_and_zoom_go_together(play):
    player = play(scale=200).until(headline="20 words fit")
    player.choose("compact")
    assert player.tile(1, 1).width() == 68
    assert player.window.size() == QSize(500, 520)
    player.choose("zoom_none")
    assert player.tile(1, 1).width() == 34
    assert player.window.size() == QSize(250, 260)


def test_coming_and_going_leaves_no_trace(player):
    before = measures(player)
    for _ in range(3):
        for name in ("compact", "zoom_in", "zoom_in", "compact", "zoom_none"):
            player.choose(name)
    player.window.resize(360, 620)
    assert measures(player) == before


def test_type_stays_legible_however_small_all_else_is(play):
    play(compact=True)
    assert (legible(SMALL), legible(LARGE)) == (11, 14)
    assert scale_length(52) == 34


def panel(player, name):
    player.choose(name)
    return next(each for each in player.window.findChildren(QDialog) if each.isVisible())


def least_height(opened):
    """The least height of a panel without the head that gives way in a low window."""
    for head in opened.findChildren(PageHead):
        head.hide()
    QApplication.sendPostedEvents()  # Or it would still count the room of the head.
    return opened.minimumSizeHint().height()


@pytest.mark.parametrize("name", ["about", "known", "statistics", "rack"])
def test_panels_have_the_scale_too_open_or_not(player, name):
    opened = panel(player, name)
    if name == "statistics":  # Its record is read in another thread.
        player.qtbot.waitUntil(opened.findChild(EmptyState).isVisible)
    usual = least_height(opened)
    for _ in range(5):
        player.choose("zoom_in")
    player.qtbot.waitUntil(lambda: least_height(opened) > 1.4 * usual)
    type_ = {each.fontInfo().pixelSize() for each in opened.findChildren(QLabel)}
    assert type_ <= {legible(SMALL), legible(LARGE)} == {24, 32}
    size, height = opened.size(), least_height(opened)
    opened.close()
    again = panel(player, name)
    again.resize(size)
    player.qtbot.waitUntil(lambda: least_height(again) == height)
    again.close()


def test_one_that_is_closed_between_two_scales_holds_up_no_other(player):
    opened = panel(player, "rack")
    player.action("zoom_in").trigger()
    opened.hide()  # It is closed, and yet to die.
    player.action("zoom_in").trigger()
    while not drawn():
        QApplication.processEvents()
    assert player.tile(1, 1).width() == scale_length(52) > 52


def test_so_does_one_whose_window_has_gone(player):
    opened = panel(player, "rack")
    player.action("zoom_in").trigger()
    player.window.hide()  # Another takes its place.
    player.action("zoom_in").trigger()
    player.window.show()
    player.see()
    assert opened.updatesEnabled()
    opened.close()


class Restyled(QObject):
    """Counts how often a watched widget has got a style, or other marks."""

    def __init__(self, parent, kind=QEvent.Type.StyleChange):
        super().__init__(parent)
        self.times = 0
        self.kind = kind

    def eventFilter(self, watched, event):
        self.times += event.type() is self.kind
        return super().eventFilter(watched, event)


@pytest.mark.parametrize("change", ["zoom_in", "dark", "clear"])
def test_each_window_is_styled_in_a_turn_of_its_own(player, change):
    beside = panel(player, "preferences")
    kind = QEvent.Type.PaletteChange if change == "clear" else QEvent.Type.StyleChange
    restyled = [Restyled(player.window, kind) for _ in range(3)]
    watched = player.list, player.window.menuBar(), beside
    for each, counting in zip(watched, restyled, strict=True):
        each.installEventFilter(counting)

    player.action(change).trigger()
    turns = [[each.times for each in restyled]]
    while not drawn():
        QApplication.processEvents()
        turns.append([each.times for each in restyled])
    grown = [
        [later > earlier for earlier, later in zip(*pair, strict=True)] for pair in pairwise(turns)
    ]
    assert turns[0] == [0, 0, 0]
    assert all(any(column) for column in zip(*grown, strict=True))
    assert all(sum(turn) <= 1 for turn in grown)
    beside.close()


@pytest.mark.parametrize("change", ["zoom_in", "dark"])
def test_no_pass_of_the_event_loop_styles_a_large_part_of_a_window(player, change):
    watched = player.window.findChildren(QWidget)
    restyled = Restyled(player.window)
    for each in watched:
        each.installEventFilter(restyled)

    player.action(change).trigger()
    times = [restyled.times]
    while not drawn():
        QApplication.processEvents()
        times.append(restyled.times)
    assert times[-1] >= 0.9 * len(watched)
    assert max(later - earlier for earlier, later in pairwise(times)) < 0.45 * len(watched)


@pytest.mark.parametrize("change", ["zoom_in", "dark"])
def test_nothing_is_drawn_between_two_themes(player, change):
    drawings = []

    class Drawn(QObject):
        def eventFilter(self, watched, event):
            if event.type() is QEvent.Type.Paint:
                theme = theme_of(player.window)
                drawings.append((watched.styleSheet() == before, theme == first))
            return super().eventFilter(watched, event)

    board = player.window.findChild(BoardView)
    before, first, filtering = board.styleSheet(), theme_of(player.window), Drawn(player.window)
    board.installEventFilter(filtering)
    player.choose(change)
    player.qtbot.waitUntil(lambda: (False, False) in drawings)
    assert (True, False) not in drawings


def test_what_is_opened_in_another_theme_looks_as_what_was_open(player):
    beside = panel(player, "preferences")
    player.choose("dark")
    player.qtbot.waitUntil(lambda: bool(beside.styleSheet()))
    sheet = beside.styleSheet()
    beside.close()

    again = panel(player, "preferences")
    assert again.styleSheet() == sheet == player.window.menuBar().styleSheet()
    again.close()


def test_a_note_that_comes_after_a_change_of_theme_looks_so_too(player):
    player.choose("dark")
    player.choose("first_steps")
    note = player.window.findChild(QFrame, "steps")
    player.qtbot.waitUntil(note.isVisible)
    assert note.styleSheet() == player.window.menuBar().styleSheet() != ""


def test_a_window_that_nobody_spoke_of_looks_so_too(player):
    player.choose("dark")
    other = QDialog(player.window)
    other.show()
    assert other.styleSheet() == player.window.menuBar().styleSheet() != ""
    other.close()


def test_the_game_that_comes_after_a_change_of_theme_looks_so_too(player):
    player.choose("dark")
    player.choose("play")
    pane = player.window.findChild(GamePane)
    player.qtbot.waitUntil(lambda: pane.styleSheet() == player.window.menuBar().styleSheet() != "")


@pytest.mark.parametrize("change", ["zoom_in", "dark", "compact"])
def test_a_widget_is_styled_as_often_as_any_however_deep_it_lies(player, change):
    deep, restyled = player.list.viewport(), Restyled(player.window)
    deep.installEventFilter(restyled)
    player.choose(change)
    assert 1 <= restyled.times <= 4


@pytest.mark.parametrize("steps", [1, 4, 9])
def test_where_the_screen_had_no_room_it_is_afterwards_as_large_as_before(play, steps):
    player = play().until(headline="20 words fit")
    player.window.resize(600, 700)
    before = player.window.size()

    for _ in range(steps):
        player.choose("zoom_in")
        player.qtbot.wait(1)
    player.choose("zoom_none")

    player.qtbot.waitUntil(lambda: player.window.size() == before)


@pytest.mark.parametrize("over", ["board", "list", "tile", "number"])
def test_ctrl_and_the_wheel_zoom_over_the_board_and_the_list(player, over):
    board = player.window.findChild(BoardView)
    if over == "number":  # Of a clue, which the wheel alone changes.
        player.choose(Rule.PEGS).keys("rain>")
        widget = next(x for x in player.window.findChildren(Stepper) if x.isVisible())
        number = widget.text()
    elif over == "tile":
        widget = player.tile(1, 1)
    else:
        widget = (board if over == "board" else player.list).viewport()

    def turn(notches):
        # As the system tells of it, so that it reaches whatever lies around the widget.
        place = widget.mapTo(player.window, widget.rect().center())
        QTest.wheelEvent(
            player.window.windowHandle(),
            QPointF(place),
            QPoint(0, 120 * notches),
            QPoint(),
            Qt.KeyboardModifier.ControlModifier,
        )
        player.see()

    before = measures(player)["tile"]
    turn(1)
    assert measures(player)["tile"] > before
    turn(-1)
    assert measures(player)["tile"] == before
    assert over != "number" or widget.text() == number

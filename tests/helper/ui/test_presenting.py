"""A window before a class: the whole screen, legible from afar, and afterwards as it was."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMenu

from wmh.base.files import paths
from wmh.helper import settings
from wmh.helper.settings import PaletteChoice, ThemeChoice
from wmh.helper.ui.frame.presenting import far_scale
from wmh.helper.ui.look.theme import read_theme, theme_of
from wmh.helper.ui.parts.bars import StatusLine
from wmh.helper.ui.shell.panels import open_panels

CONTROL = Qt.KeyboardModifier.ControlModifier
BRIGHT = read_theme("bright", PaletteChoice.PROJECTOR)


@pytest.fixture(autouse=True)
def seen_pointer():
    """No test leaves the pointer of the next one hidden."""
    yield
    assert QApplication.overrideCursor() is None


def present(player):
    """Begin or end it; a system takes its time to make a window fill the screen."""
    window = player.window
    player.key(Qt.Key.Key_F11)
    player.qtbot.waitUntil(
        lambda: (window.size() == window.screen().size()) == window.isFullScreen()
    )
    QApplication.processEvents()
    return player


def stored():
    return settings.load(paths.settings_file())


def ground():
    return QApplication.palette().color(QPalette.ColorRole.Window).name()


def type_sizes(player):
    """The type sizes of all texts in the window now."""
    seen = [x for kind in (QLabel, QComboBox) for x in player.window.findChildren(kind)]
    return [each.fontInfo().pixelSize() for each in seen if each.isVisible()]


def be_still(player):
    """Waits until the window has no work left."""
    player.window.findChild(QTimer, "still").timeout.emit()


def hidden():
    cursor = QApplication.overrideCursor()
    return cursor is not None and cursor.shape() is Qt.CursorShape.BlankCursor


def move(player, x, y):
    QTest.mouseMove(player.window.windowHandle(), QPoint(x, y))


# There and back


def test_menus_that_had_no_room_have_none_afterwards(play):
    player = play(scale=300).until(headline="20 words fit")
    menus = player.window.menuBar()
    player.qtbot.waitUntil(menus.isHidden)
    present(present(player))
    assert not player.window.isFullScreen()
    assert menus.isHidden()


def test_one_key_fills_the_screen_and_another_press_brings_everything_back(play):
    player = play(theme=ThemeChoice.DARK).until(headline="20 words fit")
    player.window.setGeometry(QRect(30, 40, 380, 640))
    player.choose("light").choose("dark")  # From now on there is a file.
    tile, before = player.tile(1, 1).size(), stored()
    present(player)
    assert player.window.isFullScreen()
    assert player.window.size() == player.window.screen().size()
    assert ground() == BRIGHT.window
    assert not player.window.menuBar().isVisible()
    assert player.headline == "20 words fit"

    present(player)
    assert not player.window.isFullScreen()
    assert player.window.geometry() == QRect(30, 40, 380, 640)
    assert player.tile(1, 1).size() == tile
    assert ground() == read_theme(ThemeChoice.DARK, PaletteChoice.CLASSIC).window
    assert player.window.menuBar().isVisible()
    assert replace(stored(), places=b"") == replace(before, places=b"")


@pytest.mark.parametrize("first", [0, 1])
def test_of_two_windows_that_are_presented_either_may_end_it_first(player, first):
    player.key(Qt.Key.Key_K, CONTROL | Qt.KeyboardModifier.ShiftModifier).see()
    (other,) = open_panels(player.window)
    both = (player.window, other)
    sizes = [each.size() for each in both]
    for window in (*both, both[first], both[1 - first]):
        wanted = not window.isFullScreen()
        window.activateWindow()
        player.qtbot.waitUntil(lambda window=window: QApplication.activeWindow() is window)
        player.key(Qt.Key.Key_F11)
        player.qtbot.waitUntil(lambda w=window, wanted=wanted: w.isFullScreen() is wanted)
        player.see()
    player.qtbot.waitUntil(lambda: [each.size() for each in both] == sizes)


def test_a_maximized_window_is_maximized_again(player):
    player.window.showMaximized()
    player.key(Qt.Key.Key_F11).key(Qt.Key.Key_F11)
    assert player.window.isMaximized()
    assert not player.window.isFullScreen()


@pytest.mark.parametrize("length", [4, 5])
def test_everything_is_legible_from_afar(play, length):
    player = play(length=length)
    player.qtbot.waitUntil(lambda: player.headline.endswith("fit"))
    present(player)
    view = player.list
    assert min(type_sizes(player)) >= 27
    assert view.visualRect(view.model().index(0, 0)).height() >= 36


def test_higher_screens_have_larger_type_and_more_room():
    scales = [far_scale(height) for height in range(400, 3000, 20)]
    assert scales == sorted(scales)
    assert min(scales) * 12 >= 26.67  # 20 pt
    assert far_scale(1080) * 12 > far_scale(720) * 12
    assert 1080 / far_scale(1080) > 720 / far_scale(720)


def test_escape_leaves_but_first_does_what_it_does_inside(player):
    present(player).key(Qt.Key.Key_L, CONTROL)
    player.keys("|")
    assert player.focus() is player.list
    player.keys("~")
    assert player.window.isFullScreen()
    assert player.focus() is player.tile(1, 1)
    player.keys("~")
    assert not player.window.isFullScreen()


def test_a_game_is_played_there_as_ever(player):
    present(player).keys("rain>ywwg>")
    assert [player.heard(1, place) for place in (1, 2, 3, 4)] == [
        "R, yellow",
        "A, white",
        "I, white",
        "N, green",
    ]


def test_the_board_lies_beside_the_list_where_there_is_width(player):
    present(player)
    player.window.resize(800, 450)
    player.qtbot.waitUntil(lambda: _corner(player, player.list).x() > 300)
    status = player.window.findChild(StatusLine)
    assert _corner(player, status).x() > _corner(player, player.tile(1, 4)).x()

    present(player)
    assert _corner(player, player.list).x() < 40
    assert _corner(player, player.tile(1, 1)).y() < _corner(player, status).y()


def _corner(player, widget):
    return widget.mapTo(player.window, QPoint(0, 0))


# Scale


def test_another_scale_is_remembered_and_that_of_the_window_is_not_touched(player):
    usual = player.tile(1, 1).width()
    present(player)
    before = type_sizes(player)
    player.key(Qt.Key.Key_Plus, CONTROL)
    assert stored().presented == 110
    assert stored().scale == 100
    assert player.action("scale-110").isChecked()
    assert max(type_sizes(player)) > max(before)

    present(player)
    assert player.action("scale-100").isChecked()
    assert player.tile(1, 1).width() == usual
    player.key(Qt.Key.Key_Plus, CONTROL).key(Qt.Key.Key_Plus, CONTROL)
    assert (stored().presented, stored().scale) == (110, 125)

    present(player)
    player.key(Qt.Key.Key_0, CONTROL)
    assert type_sizes(player) == before
    assert (stored().presented, stored().scale) == (100, 125)


@pytest.mark.parametrize("percent", [100, 150, 300])
def test_on_the_way_back_it_never_outgrows_the_screen(play, percent):
    player = present(play(presented=percent).until(headline="20 words fit"))
    sizes = []

    class Sized(QObject):
        def eventFilter(self, watched, event):
            if event.type() is QEvent.Type.Resize:
                sizes.append(event.size())
            return super().eventFilter(watched, event)

    watching = Sized()
    player.window.installEventFilter(watching)
    present(player)
    player.window.removeEventFilter(watching)
    room = player.window.screen().size()
    assert sizes, "it has another size than the screen's"
    assert all(size.height() <= room.height() and size.width() <= room.width() for size in sizes)
    present(player)
    assert player.window.size() == room


def test_the_scale_of_last_time_is_used_again(play):
    play(presented=125).until(headline="20 words fit")
    player = play(presented=125).until(headline="20 words fit")
    present(player)
    assert player.action("scale-125").isChecked()


@pytest.mark.parametrize("length", [4, 5])
@pytest.mark.parametrize("percent", [150, 200, 300])
def test_nothing_outgrows_the_screen(play, length, percent):
    player = play(length=length)
    player.qtbot.waitUntil(lambda: player.headline.endswith("fit"))
    present(player).choose(f"scale-{percent}")
    window = player.window
    assert window.size() == window.screen().size()
    player.qtbot.waitUntil(
        lambda: window.minimumSizeHint().boundedTo(window.size()) == window.minimumSizeHint()
    )
    assert player.headline.endswith("fit")
    assert player.list.isVisible()


def test_where_there_is_no_room_for_it_that_is_said(player):
    present(player).choose("scale-300")
    player.until(hint="This screen has no room for anything larger.")


# What else there is


def test_themes_cannot_be_chosen_meanwhile_and_are_kept(play):
    player = play(theme=ThemeChoice.DARK, palette=PaletteChoice.CLEAR)
    player.until(headline="20 words fit")
    present(player)
    for name in ("light", "dark", "classic", "clear", "compact"):
        assert not player.action(name).isEnabled()
    present(player)
    for name in ("light", "dark", "classic", "clear", "compact"):
        assert player.action(name).isEnabled()
    assert player.action("dark").isChecked()


def test_a_compact_window_shows_everything_and_is_compact_again(play):
    player = play(compact=True).until(headline="20 words fit")
    player.window.setGeometry(QRect(10, 10, 260, 270))
    assert not player.window.findChild(QComboBox).isVisible()
    present(player)
    assert player.window.isFullScreen()
    assert player.tile(1, 1).height() >= 52
    present(player)
    assert player.tile(1, 1).width() == 34
    assert not player.window.menuBar().isVisible()
    assert not player.window.findChild(QComboBox).isVisible()
    assert player.window.geometry() == QRect(10, 10, 260, 270)
    assert player.action("compact").isChecked()


def test_its_menus_come_with_a_key(player):
    present(player).key(Qt.Key.Key_F10)
    player.qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = QApplication.activePopupWidget()
    assert "&View" in [action.text() for action in menu.actions()]
    menu.close()


def test_a_window_closed_meanwhile_stands_next_time_where_it_stood_before(play):
    player = play().until(headline="20 words fit")
    player.window.setGeometry(QRect(30, 40, 380, 600))
    present(player)
    player.window.close()
    again = play(places=stored().places).until(headline="20 words fit")
    assert again.window.size() == QSize(380, 600)
    assert not again.window.isFullScreen()
    assert again.window.menuBar().isVisible()


def test_it_lasts_in_another_language(player):
    player.window.setGeometry(QRect(30, 40, 480, 600))
    present(player).speak("de")
    assert player.window.isFullScreen()
    assert player.action("present").isChecked()
    player.choose("present")
    assert player.window.geometry() == QRect(30, 40, 480, 600)
    assert player.window.menuBar().isVisible()
    player.speak("en").until(headline="20 words fit")


# The pointer


def test_a_still_pointer_is_hidden_only_while_it_is_presented(player):
    present(player)
    assert not hidden()
    be_still(player)
    assert hidden()
    move(player, 60, 90)
    assert not hidden()
    move(player, 61, 90)
    be_still(player)
    be_still(player)
    assert hidden()
    present(player)
    assert not hidden()


@pytest.mark.parametrize("name", ["class", "lessons"])
def test_a_window_that_is_closed_on_its_way_to_be_presented_leaves_no_trace(player, name):
    player.choose(name)
    window = next(x for x in open_panels(player.window))
    player.qtbot.waitUntil(window.isActiveWindow)
    usual = theme_of(player.window).scale
    QTest.keyClick(player.focus(), Qt.Key.Key_F11)
    while theme_of(player.window).scale == usual:
        QApplication.processEvents()
    window.close()
    player.see()

    assert theme_of(player.window).scale == usual
    player.choose("zoom_in")
    assert theme_of(player.window).scale == 1.1 * usual


def test_what_is_beside_is_put_back_however_often_it_was_presented_meanwhile(player):
    player.choose("statistics")
    opened = next(x for x in open_panels(player.window))
    opened.setGeometry(40, 40, 420, 300)
    usual = opened.geometry()
    action = player.action("present")
    action.trigger()
    player.see()
    action.trigger()
    while not player.window.updatesEnabled() or player.window.isFullScreen():
        QApplication.processEvents()
    action.trigger()
    while not player.window.isFullScreen():
        QApplication.processEvents()
    action.trigger()
    player.see()
    assert opened.geometry() == usual

"""Every window by keyboard alone, and by ear alone."""

from collections import Counter

import pytest
from PySide6.QtCore import QAbstractAnimation, QRectF, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QTabWidget,
    QTreeView,
    QWidget,
)

from tests.player import spoken
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark
from wmh.helper.settings import PaletteChoice, ThemeChoice
from wmh.helper.ui.board.board_view import BoardView
from wmh.helper.ui.classroom.classroom_window import ClassroomWindow
from wmh.helper.ui.look import tile
from wmh.helper.ui.look.clue_picture import paint_marks
from wmh.helper.ui.look.theme import Face, read_theme
from wmh.helper.ui.look.tile import TileState, paint_tile

Role = QAccessible.Role
SENSIBLE = {
    Role.Button,
    Role.ButtonMenu,
    Role.CheckBox,
    Role.ComboBox,
    Role.EditableText,
    Role.List,
    Role.PageTabList,
    Role.RadioButton,
    Role.Slider,
    Role.SpinBox,
    Role.StaticText,
    Role.Table,
    Role.Tree,
}


def asked(*names):
    """Triggers actions from the menus."""

    def go(player):
        for name in names:
            player.choose(name)
        dialogs = [x for x in player.window.findChildren(QDialog) if x.isVisible()]
        return dialogs[-1] if dialogs else player.window

    return go


def rack(page):
    def go(player):
        panel = asked("rack")(player)
        panel.findChild(QTabWidget).setCurrentIndex(page)
        return panel

    return go


def listed(player):
    player.keys("rain>ywwg>").until(headline="11 words fit")
    return player.window


def none_fits(player):
    player.keys("rain>ywwg>rain>gwww>").until(headline="No word fits")
    player.qtbot.waitUntil(lambda: any("Row" in x for x in names_of(player.window)))
    return player.window


def covered(level):
    def go(player):
        player.choose(f"spoiler-{level}")
        if level > 1:
            player.qtbot.waitUntil(lambda: "Most useful" in names_of(player.window))
        return player.window

    return go


def known(player):
    listed(player)
    return asked("known")(player)


def review(player):
    listed(player)
    panel = asked("review")(player)
    assert panel is not player.window
    return panel


def tree(player):
    panel = asked("tree")(player)
    player.qtbot.waitUntil(lambda: panel.findChild(QTreeView).model().rowCount() > 0)
    return panel


def classroom(typed):
    def go(player):
        player.choose("class")
        window = player.window.findChild(ClassroomWindow)
        with player.qtbot.waitActive(window):
            window.activateWindow()
        player.keys(typed)
        return window

    return go


WINDOWS = {
    "board": asked(),
    "turns": listed,
    "none fits": none_fits,
    "count": covered(1),
    "letters": covered(2),
    "hint": covered(3),
    "why": asked("why"),
    "given": asked("give"),
    "look up": asked("look_up"),
    "find": asked("find"),
    "play": asked("play"),
    "known": known,
    "keys": asked("keys"),
    "about": asked("about"),
    "rack": rack(0),
    "challenge": rack(1),
    "tree": tree,
    "review": review,
    "statistics": asked("statistics"),
    "race": asked("race"),
    "class secret": classroom(""),
    "class": classroom("corn>rain>2torn>1"),
    "class compared": classroom("corn>corn>>>>"),
}


@pytest.fixture(params=WINDOWS)
def shown(request, player):
    window = WINDOWS[request.param](player)
    with player.qtbot.waitActive(window):
        window.activateWindow()
    QApplication.processEvents()
    return window


def interfaces(widget):
    """The objects that a screen reader passes, in its order; of a long list only the beginning."""
    found = [QAccessible.queryAccessibleInterface(widget)]
    for one in found:
        yield one
        if one.role() in (Role.MenuBar, Role.PopupMenu, Role.ComboBox):
            continue  # Qt's own.
        children = [one.child(number) for number in range(min(one.childCount(), 60))]
        found += [x for x in children if x and x.isValid() and not x.state().invisible]


def names_of(widget):
    return [x.text(QAccessible.Text.Name) for x in interfaces(widget)]


def stops(window):
    """The widgets where the keyboard stops, by Tab from one to the next until it is back."""
    first = QApplication.focusWidget() or window
    found = [first]
    while len(found) < 100:
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        if here is None or here is found[0] or here in found[1:]:
            break
        found.append(here)
    return found


def wanted(window):
    """The widgets that Tab should come by."""
    return {
        x
        for x in window.findChildren(QWidget)
        if x.isVisible()
        and x.isEnabled()
        and x.window() is window
        and x.focusPolicy() & Qt.FocusPolicy.TabFocus
        and x.focusProxy() is None
    }


def test_everything_that_takes_the_keyboard_has_a_name_and_a_sensible_role(shown):
    for each in interfaces(shown):
        if not each.state().focusable or each.object() is None or each.object().focusProxy():
            continue
        assert each.text(QAccessible.Text.Name), each.object()
        assert each.role() in SENSIBLE, each.object()
        # On Linux the name of a box is what is chosen in it; elsewhere it is this.
        if isinstance(each.object(), QComboBox):
            assert each.object().accessibleName()


def test_no_two_stops_of_the_keyboard_have_the_same_name(shown):
    names = Counter(each.accessibleName() or spoken(each) for each in wanted(shown) if spoken(each))

    assert [name for name, number in names.items() if number > 1] == []


def test_tab_comes_by_everything_and_back(shown):
    every = wanted(shown)
    reached = stops(shown)

    assert {x.accessibleName() or x.objectName() for x in every - set(reached)} == set()
    assert all(x.window() is shown for x in reached)


def test_tab_goes_down_the_window(player):
    """Tab goes from the board to the parts below it, then over to the top."""
    player.keys("rain>ywwg>").until(headline="11 words fit")
    order = stops(player.window)
    places = [each.mapTo(player.window, each.rect().center()).y() for each in order]

    assert spoken(order[0]) == "empty, place 1 of 4, row 2"
    upwards = [spoken(order[n]) for n in range(1, len(order)) if places[n] < places[n - 1] - 20]
    assert upwards == ["4 letters"]


@pytest.mark.parametrize(
    ("rule", "keys", "said"),
    [
        (Rule.TILES, "rain>ywwg>", "Row 1: RAIN, green 1, yellow 1, white 2"),
        (Rule.TILES, "rain>y", "Row 1: RAIN, yellow 1, no colour yet 3"),
        (Rule.TILES, "rai", "Row 1: RAI"),
        (Rule.TILES, "", "Row 1: empty"),
        (Rule.PEGS, "rain>11>", "Row 1: RAIN, black 1, white 1"),
        (Rule.JOTTO, "rain>2>", "Row 1: RAIN, in common 2"),
    ],
)
def test_the_tiles_of_a_row_are_a_group_with_a_name(play, rule, keys, said):
    player = play(rule=rule).until(headline="20 words fit").keys(keys)
    board = player.window.findChild(BoardView)
    groups = [x for x in interfaces(board) if x.role() is Role.Grouping]

    assert groups[0].text(QAccessible.Text.Name) == said
    children = [groups[0].child(n) for n in range(groups[0].childCount())]
    tiles = [x for x in children if isinstance(x.object(), tile.Tile)]
    assert len(tiles) == 4
    assert all(x.text(QAccessible.Text.Name).endswith("row 1") for x in tiles)


def test_a_row_set_aside_says_so(player):
    player.keys("rain>ywwg>^").choose("set_aside")

    assert player.widget_named("Row 1: RAIN, .*, ignored")


def test_a_click_meets_the_row_that_is_seen(player):
    player.keys("rain>ywwg>torn>wgwg>").click(1, 2).click(2, 1)

    assert player.heard(1, 2) == "A, yellow"
    assert player.heard(2, 1) == "T, yellow"


def test_every_change_of_a_mark_is_announced(player, monkeypatch):
    said = []
    monkeypatch.setattr(tile, "announce", lambda _widget, text: said.append(text))
    player.keys("rain>yg")

    assert said == ["R, yellow, place 1 of 4, row 1", "A, green, place 2 of 4, row 1"]


# Marks beside colours

SAME = dict.fromkeys(Mark, Face("#888888", "#ffffff"))


def without_colours():
    """A theme for eyes that tell no colours apart."""
    theme = read_theme(ThemeChoice.LIGHT, PaletteChoice.CLASSIC)
    return type(theme)(
        **{name: getattr(theme, name) for name in ("window", "raised", "ink", "faint", "line")},
        hairline=theme.hairline,
        accent=theme.accent,
        accent_ink=theme.accent_ink,
        alert=theme.alert,
        faces=SAME,
    )


def painted(width, height, paint):
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill("#f6f6f7")
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


def differing(one, other):
    return sum(
        one.pixel(x, y) != other.pixel(x, y)
        for x in range(one.width())
        for y in range(one.height())
    )


@pytest.mark.parametrize("side", [6, 12, 16])
def test_small_marks_differ_by_more_than_colour(qapp, side):
    theme = without_colours()
    images = [
        painted(side, side, lambda p, mark=mark: paint_marks(p, 0, 0, (mark,), theme, side))
        for mark in Mark
    ]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert differing(images[one], images[other]) >= 3


@pytest.mark.parametrize("side", [12, 16])
def test_the_mark_of_a_small_tile_takes_a_good_part_of_it(qapp, side):
    theme = without_colours()
    plain, half, full = (
        painted(side, side, lambda p, mark=mark: paint_marks(p, 0, 0, (mark,), theme, side))
        for mark in (Mark.WHITE, Mark.YELLOW, Mark.GREEN)
    )
    assert differing(full, plain) >= 0.15 * side * side
    assert differing(full, half) >= 0.06 * side * side


@pytest.mark.parametrize("size", [(18, 29), (22, 31), (34, 37), (52, 52)])
def test_tiles_of_every_size_differ_by_more_than_colour(qapp, size):
    theme = without_colours()
    images = [
        painted(*size, lambda p, mark=mark: paint_tile(p, QRectF(0, 0, *size), "A", mark, theme))
        for mark in Mark
    ]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert differing(images[one], images[other]) >= 3


def test_an_empty_tile_is_no_white_one(qapp):
    theme = read_theme(ThemeChoice.DARK, PaletteChoice.CLASSIC)
    white, empty = (
        painted(34, 34, lambda p, each=each: paint_tile(p, QRectF(0, 0, 34, 34), "", each, theme))
        for each in (Mark.WHITE, TileState.EMPTY)
    )
    assert differing(white, empty) > 500


# Nothing moves


def test_nothing_moves_by_itself(shown):
    running = [
        each
        for each in shown.findChildren(QAbstractAnimation)
        if each.state() is QAbstractAnimation.State.Running
    ]
    assert [each.parent().parent() for each in running] == []
    assert not any(view.isAnimated() for view in shown.findChildren(QTreeView))


def test_no_menu_box_or_tip_slides_or_fades_in(player):
    assert not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu)
    assert not QApplication.isEffectEnabled(Qt.UIEffect.UI_FadeMenu)
    assert not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateCombo)
    assert not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateTooltip)
    assert not QApplication.isEffectEnabled(Qt.UIEffect.UI_FadeTooltip)
    assert not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateToolBox)

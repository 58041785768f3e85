"""A window that was closed is gone: nothing in the program holds what nobody sees."""

import gc
import weakref
from itertools import pairwise
from statistics import median

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from tests.allocated import glibc_only, in_heaps
from tests.helper.ui.test_language_storm import PANELS
from tests.player import on_screen
from wmh.helper.ui.program.garbage import Garbage


def opened(player, name):
    return next(
        (
            each
            for each in player.window.findChildren(QWidget, f"{name}-panel")
            if each.isWindow() and each.isVisible()
        ),
        None,
    )


@pytest.mark.parametrize("name", PANELS)
def test_a_window_beside_it_dies_when_it_is_closed(player, name):
    player.keys("rain>ywwg>").until(headline="11 words fit")
    player.choose(name)
    closed = weakref.ref(opened(player, name))
    player.qtbot.wait(50)

    closed().close()
    player.qtbot.waitUntil(lambda: closed() is None or not isValid(closed()))
    gc.collect()

    assert closed() is None


def test_those_that_are_closed_at_once_die_one_after_the_other(player):
    """Each takes some milliseconds: all of them in one pass of the event loop would be a gap."""
    several = ("choose_game", "rack", "preferences", "keys", "statistics", "about")
    for name in several:
        player.choose(name)

    def there():
        panels = (f"{name}-panel" for name in several)
        return sum(len(player.window.findChildren(QWidget, panel)) for panel in panels)

    assert there() == len(several)
    player.window.close()
    left = [there()]
    while left[-1]:
        QApplication.processEvents()
        left.append(there())

    assert max(before - after for before, after in pairwise(left)) == 1


@glibc_only
def test_what_was_drawn_for_windows_that_are_closed_does_not_pile_up(player):
    """In the median: once in a while another thread keeps megabytes for itself."""

    def in_use():
        player.choose("choose_game")
        player.qtbot.waitUntil(lambda: opened(player, "choose_game") is not None)
        player.see()
        opened(player, "choose_game").close()
        player.qtbot.wait(10)
        gc.collect()
        return in_heaps()

    used = [in_use() for _ in range(11)]
    assert median(after - before for before, after in pairwise(used)) < 100_000


@glibc_only
@pytest.mark.no_qt_log  # Or what Qt says of each window would be kept, until the test ends.
@pytest.mark.parametrize(
    ("name", "most"),
    [
        pytest.param("preferences", 1_200, marks=pytest.mark.slow),
        pytest.param("rack", 700, marks=pytest.mark.slow),
        ("tree", 1_000),
        ("race", 1_300),
    ],
)
def test_neither_does_what_was_looked_up_for_boxes_and_areas(name, most, player):
    """Boxes, areas, areas in areas, and heads of tables: of each some hundred bytes."""

    def in_use():
        player.choose(name)
        player.qtbot.waitUntil(lambda: opened(player, name) is not None)
        opened(player, name).close()
        player.see()
        gc.collect()
        return in_heaps()

    used = [in_use() for _ in range(51)][20:]  # What is looked up once comes first.
    assert median(after - before for before, after in pairwise(used)) < most


def test_the_look_may_change_beside_a_window_and_nothing_of_it_is_left(player):
    """The bars of its lists go too, which Qt made and Python saw."""

    def dead():
        gc.unfreeze()
        gc.collect()
        return [x for x in gc.get_objects() if isinstance(x, QWidget) and not isValid(x)]

    before = dead()  # Of other tests.
    player.keys("rain>ywwg>").until(headline="11 words fit")
    player.choose("keys")
    player.choose("dark")
    player.choose("light")
    keys = weakref.ref(opened(player, "keys"))
    keys().close()
    player.qtbot.waitUntil(lambda: keys() is None or not isValid(keys()))

    assert [x for x in dead() if not any(x is other for other in before)] == []


def test_the_window_itself_dies_when_it_is_closed(play, qtbot):
    window = play().until(headline="20 words fit").keys("rain>ywwg>").window
    closed = weakref.ref(window)

    window.close()
    window.deleteLater()
    del window
    qtbot.wait(50)
    gc.collect()

    assert closed() is None


def test_a_window_that_another_took_the_place_of_dies_although_it_survived_a_flood(player, turned):
    """While somebody is with another program: to look through all there is takes its time."""
    garbage = Garbage(parent := QObject())
    floods = []
    for language in ("de", "en"):
        old = weakref.ref(player.window)
        floods.append([[] for _ in range(200_000)])
        garbage.collect()

        player.choose(f"language-{language}")
        player.qtbot.waitUntil(lambda old=old: player.sit_before(on_screen()) is not old())
        garbage.collect()
        turned(until=lambda old=old: old() is None)
    gc.unfreeze()
    del parent


@pytest.mark.parametrize("name", ["rack", "boards", "class", "lessons"])
def test_ctrl_q_quits_from_a_window_beside_it(name, player):
    player.choose(name)
    window = opened(player, name)
    window.activateWindow()
    player.qtbot.waitUntil(lambda: QApplication.activeWindow() is window)

    player.key(Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)

    player.qtbot.waitUntil(lambda: not player.window.isVisible())

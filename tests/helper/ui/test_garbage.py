"""Collection of cyclic garbage."""

import gc
import sys
import threading

import pytest
from PySide6.QtCore import QObject, Qt, QTimer

from wmh.helper.ui.program.garbage import Garbage

AWAY, HERE = Qt.ApplicationState.ApplicationInactive, Qt.ApplicationState.ApplicationActive


class Cycle:
    """Garbage that says in which thread it was collected."""

    def __init__(self, died):
        self.itself = self
        self.died = died

    def __del__(self):
        self.died.append(threading.current_thread())


@pytest.fixture
def flooded(turned):
    """A collector, the list of who died, and a flood that is still alive.

    A cycle, which nobody holds any more, was frozen with it.
    """
    parent, died = QObject(), []
    garbage = Garbage(parent)
    cycle = Cycle(died)
    flood = [[] for _ in range(200_000)]
    garbage.collect()
    del cycle
    yield garbage, died, flood
    gc.unfreeze()
    del parent


@pytest.fixture
def interval():
    """Threads that take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def test_a_busy_thread_collects_nothing_and_the_gui_thread_does(qtbot):
    died = []
    parent = QObject()
    garbage = Garbage(parent)
    Cycle(died)

    busy = threading.Thread(target=lambda: [[] for _ in range(200_000)])
    busy.start()
    busy.join()
    assert died == []

    kept = [[] for _ in range(200_000)]
    garbage.collect()

    assert died == [threading.main_thread()]
    assert len(kept) == 200_000
    assert not gc.isenabled()


def test_nothing_that_another_thread_is_making_fails(qtbot, interval):
    """Python makes a tuple larger or smaller only where nobody else has seen it."""
    garbage, over, failed, kept = Garbage(QObject()), threading.Event(), [], []

    def make():
        try:
            while not over.is_set():
                tuple([] for _ in range(50))
        except SystemError as error:
            failed.append(error)

    maker = threading.Thread(target=make)
    maker.start()
    for _ in range(150):
        kept.append([[] for _ in range(6_000)])
        garbage.collect()
    over.set()
    maker.join()
    assert failed == []
    gc.unfreeze()


def test_what_survives_a_flood_is_not_looked_at_again_and_later_garbage_is(qtbot):
    garbage = Garbage(QObject())
    garbage.collect()
    flood = [[] for _ in range(200_000)]
    garbage.collect()
    gc.collect()

    assert gc.get_freeze_count() >= len(flood)
    assert len(gc.get_objects()) < len(flood)

    died = []
    Cycle(died)
    kept = [[] for _ in range(200_000)]
    garbage.collect()
    assert died == [threading.main_thread()]
    assert len(kept) == len(flood)
    gc.unfreeze()


def test_what_dies_after_a_flood_goes_while_somebody_is_with_another_program(flooded, turned):
    garbage, died, flood = flooded
    garbage.collect()
    gc.collect()
    assert died == []

    turned(until=lambda: died == [threading.main_thread()])

    assert gc.get_freeze_count() >= len(flood)


def test_from_one_window_to_the_next_nothing_is_looked_through(flooded, turned, qapp, qtbot):
    _, died, _ = flooded
    for state in (AWAY, HERE):
        qapp.applicationStateChanged.emit(state)
    passed = []
    QTimer.singleShot(0, lambda: QTimer.singleShot(0, lambda: passed.append(True)))
    qtbot.waitUntil(lambda: bool(passed))
    assert died == []

    turned(until=lambda: died == [threading.main_thread()])


def test_what_died_before_a_flood_goes_with_it(qapp):
    garbage = Garbage(QObject())
    died = []
    cycle = Cycle(died)
    gc.collect(1)  # It is of the oldest now, which a flood came upon.
    del cycle
    flood = [[] for _ in range(200_000)]

    garbage.collect()

    assert died == [threading.main_thread()]
    assert gc.get_freeze_count() >= len(flood)
    gc.unfreeze()


def test_what_has_not_become_many_more_is_looked_through_once_only(turned):
    garbage = Garbage(parent := QObject())
    died = []
    first, cycle = Cycle(died), Cycle(died)
    flood = [[] for _ in range(200_000)]
    garbage.collect()
    del first
    turned(until=lambda: len(died) == 1)
    del cycle
    young = Cycle(died)
    del young

    turned(until=lambda: len(died) == 2)  # The young one alone: the other is known to stay.

    more = [[] for _ in range(200_000)]
    garbage.collect()
    turned(until=lambda: len(died) == 3)
    assert len(more) == len(flood)
    gc.unfreeze()
    del parent

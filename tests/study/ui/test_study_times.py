"""Recorded times are those at which things happened."""

from time import perf_counter

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.study.ui.studying import Assistant
from wmh.study.journal.events import EventKind

_ROUNDED = 1e-6
"""Times are written in microseconds."""


def press(text, key=Qt.Key.Key_A):
    """Sends one synthetic event; returns the clock before and after it."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
    before = perf_counter()
    QApplication.sendEvent(QApplication.focusWidget(), event)
    return before, perf_counter()


def test_a_stamp_lies_between_the_clock_before_and_after_the_event(qtbot):
    """The zero of the stamps is not known, but there must be one that is right for all of them."""
    sat = Assistant(qtbot).seat().consent().begin_block()
    spans = [press(letter) for letter in "horn"]
    qtbot.wait(20)
    spans += [press("", Qt.Key.Key_Backspace) for _ in "horn"]
    spans += [press(letter) for letter in "born"]
    spans.append(press("\r", Qt.Key.Key_Return))
    stamped = [event.at for event in sat.events if event.kind in (EventKind.KEY, EventKind.GUESSED)]
    assert len(stamped) == len(spans)
    earliest = max(before - at for (before, _), at in zip(spans, stamped, strict=True))
    latest = min(after - at for (_, after), at in zip(spans, stamped, strict=True))
    assert earliest <= latest + 2 * _ROUNDED


def test_a_stamp_is_what_the_clock_says_while_the_event_is_handled(qtbot):
    now = [1000.0]
    sat = Assistant(qtbot, clock=lambda: now[0]).seat()
    zero = 1000.0
    sat.consent().begin_block()
    true = []
    for step, letter in enumerate("hor"):
        now[0] = zero + 3.25 + step * 0.111
        press(letter)
        true.append(now[0] - zero)
    keys = [event.at for event in sat.events if event.kind is EventKind.KEY]
    assert max(abs(at - then) for at, then in zip(keys, true, strict=True)) < 0.005


def test_times_never_go_back(qtbot):
    sat = Assistant(qtbot).seat().consent().begin_block().guess("horn").guess("born").keys(">")
    sat.await_text("Measured")
    times = [event.at for event in sat.events]
    assert times == sorted(times)
    assert times[0] >= 0

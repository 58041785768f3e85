"""Guesses of the instructor's PIN wait longer and longer; a mistyped PIN does not."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.study.ui.studying import PIN, Assistant
from wmh.study.ui.office import pin_gate


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def leaving(qtbot, clock):
    """A sitting that somebody wants to end."""
    return Assistant(qtbot, clock=clock).seat().ctrl_shift(Qt.Key.Key_Q)


AGAIN = "Wrong PIN: type it again."
WAIT = "Wrong PIN: wait {} seconds before the next try."
EARLY = "Too early: wait {} seconds after the last try."


def test_two_slips_cost_nothing(leaving):
    for wrong in ("1111", "2222"):
        leaving.keys(f"{wrong}>").await_text(AGAIN)
        leaving.keys("~").ctrl_shift(Qt.Key.Key_Q)
    leaving.keys(f"{PIN}>").until(lambda: leaving.session is None)


def test_more_make_everybody_wait_and_each_longer(leaving, clock):
    leaving.keys("1111>").await_text(AGAIN)
    leaving.keys("~").ctrl_shift(Qt.Key.Key_Q).keys("2222>").await_text(AGAIN)
    for seconds in (5, 10, 20):
        leaving.keys("3333>").await_text(WAIT.format(seconds))
        clock.now += seconds - 0.1
        leaving.keys(f"{PIN}>").await_text(EARLY.format(seconds))
        assert leaving.session is not None
        clock.now += 0.1
    leaving.keys(f"{PIN}>").until(lambda: leaving.session is None)


def test_closing_the_question_saves_nobody_the_wait(leaving, clock):
    for _ in range(3):
        leaving.keys("1111>~").ctrl_shift(Qt.Key.Key_Q)
    leaving.keys(f"{PIN}>").await_text(EARLY.format(5))
    assert leaving.session is not None
    clock.now += 5
    leaving.keys(f"{PIN}>").until(lambda: leaving.session is None)


def test_a_pin_answers_only_what_it_was_typed_for(qtbot, monkeypatch):
    """While the PIN to go on is tried, the log is opened: the sitting does not end by that."""
    found = []

    def tried(_pin, _text):
        while True:
            yield found.pop() if found else None

    sat = Assistant(qtbot, ("clock_shown", "pause_with_pin = true\nclock_shown")).seat()
    monkeypatch.setattr(pin_gate, "try_pin", tried)
    sat.consent().begin_block().ctrl_shift(Qt.Key.Key_P).keys(f"{PIN}>")
    found.append(True)
    sat.await_text("The clock stands still.").keys("phone>").keys(f"{PIN}>")
    sat.ctrl_shift(Qt.Key.Key_D)
    found.append(True)
    for _ in range(20):
        QApplication.processEvents()
    assert "closed" not in sat.kinds()
    sat.keys("the phone rang>").await_text("Log a deviation: instructor's PIN").keys(f"{PIN}>")
    found.append(True)
    sat.until(lambda: "deviated" in sat.kinds())
    assert sat.shown("Paused")
    monkeypatch.undo()


def test_the_pin_is_asked_for_what_it_does(qtbot):
    sat = Assistant(qtbot, ("clock_shown", "pause_with_pin = true\nclock_shown")).seat()
    sat.consent().begin_block().ctrl_shift(Qt.Key.Key_P).await_text("Pause: instructor's PIN")
    sat.keys(PIN).press("&Pause (Enter)")
    sat.await_text("The clock stands still.").keys("phone>").await_text(
        "Continue: instructor's PIN"
    )
    sat.keys(PIN).press("&Continue (Enter)").await_text("Attempt 1")

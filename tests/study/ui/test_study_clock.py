"""The clock of a session: pauses begin at the keys, and a standstill is nobody's thinking."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.study.ui.studying import PIN, Assistant
from wmh.helper.ui.board.board_view import BoardView
from wmh.study.journal.derive import derive
from wmh.study.journal.events import EventKind
from wmh.study.journal.heartbeat import Clocks
from wmh.study.ui.session.timed_game import TimedGame

WITH_PIN = ("clock_shown", "pause_with_pin = true\nclock_shown")


def games(sat):
    return derive(sat.events, sat.protocol).games


def stalled(sat):
    return [event.told for event in sat.events if event.kind is EventKind.STALLED]


def later(clocks, *, awake, asleep=0.0):
    before = clocks[0]
    clocks[0] = Clocks(
        before.monotonic + awake, before.boot + awake + asleep, before.wall + awake + asleep
    )


@pytest.mark.parametrize(("awake", "asleep"), [(30, 0), (0.2, 3600)])
def test_a_standstill_in_a_game_is_recorded_and_the_game_left_out(qtbot, clocks, awake, asleep):
    sat = Assistant(qtbot).seat().consent().begin_block().guess("horn").keys("bo")
    later(clocks, awake=awake, asleep=asleep)
    sat.guess("rn")
    (told,) = stalled(sat)
    assert told["seconds"] == pytest.approx(awake + asleep)
    assert told["asleep"] == pytest.approx(asleep)
    # Before the key that was handled first: the beat may come later.
    kinds = sat.kinds()
    assert kinds[kinds.index("stalled") + 1] == "key"
    (game,) = games(sat)
    assert (game.outcome, game.seconds_stalled) == ("interrupted", pytest.approx(awake + asleep))
    sat.keys(">").await_text("Measured").begin_block().guess("tear")
    assert games(sat)[1].outcome == "solved"


def test_a_standstill_is_recorded_while_nobody_does_anything(qtbot, clocks):
    sat = Assistant(qtbot).seat().consent().begin_block()
    later(clocks, awake=5)
    sat.until(lambda: stalled(sat) != [])
    sat.guess("born")
    assert games(sat)[0].outcome == "interrupted"


def test_a_standstill_in_a_pause_spoils_no_game(qtbot, clocks):
    sat = Assistant(qtbot).seat().consent().begin_block()
    sat.ctrl_shift(Qt.Key.Key_P).await_text("Paused")
    later(clocks, awake=5, asleep=600)
    sat.keys("closed the lid>").await_text("Attempt 1").guess("born")
    assert len(stalled(sat)) == 1
    assert (games(sat)[0].outcome, games(sat)[0].seconds_stalled) == ("solved", 0)


def test_a_pause_that_the_pin_allows_begins_at_the_keys(qtbot):
    now = [0.0]
    helped = ('sees = "nothing"', 'sees = "answer"')
    sat = Assistant(qtbot, WITH_PIN, helped, clock=lambda: now[0]).seat().consent().begin_block()
    now[0] += 5
    sat.ctrl_shift(Qt.Key.Key_P).await_text("Pause: instructor's PIN")
    now[0] += 7
    sat.keys(f"{PIN}>").await_text("Paused")
    now[0] += 60
    sat.keys("phone>").await_text("Continue: instructor's PIN")
    now[0] += 8
    sat.keys(f"{PIN}>").await_text("Attempt 1")
    now[0] += 2
    sat.guess("born")
    (game,) = games(sat)
    assert game.seconds == pytest.approx(7)
    assert game.seconds_paused == pytest.approx(75)
    assert game.seconds_list_open == pytest.approx(7)
    assert derive(sat.events, sat.protocol).attempts[0].seconds == pytest.approx(7)


def test_a_pause_that_is_not_allowed_is_none(qtbot):
    now = [0.0]
    sat = Assistant(qtbot, WITH_PIN, clock=lambda: now[0]).seat().consent().begin_block()
    now[0] += 5
    sat.ctrl_shift(Qt.Key.Key_P).await_text("Pause: instructor's PIN")
    now[0] += 7
    sat.keys("~").guess("born")
    (game,) = games(sat)
    assert (game.seconds, game.seconds_paused) == (pytest.approx(12), 0)
    assert "paused" not in sat.kinds()


def test_the_time_cap_ends_no_game_while_the_pin_for_a_pause_is_asked(qtbot):
    now = [0.0]
    capped = ('time_cap = "none"', "time_cap = 5")
    sat = Assistant(qtbot, WITH_PIN, capped, clock=lambda: now[0]).seat().consent().begin_block()
    now[0] += 4
    sat.ctrl_shift(Qt.Key.Key_P).await_text("Pause: instructor's PIN")
    now[0] += 7
    for timer in sat.session.findChild(TimedGame).findChildren(QTimer):
        timer.timeout.emit()  # As if they had run on.
    sat.keys(f"{PIN}>").await_text("Paused")
    now[0] += 60
    sat.keys("phone>").await_text("Continue: instructor's PIN").keys(f"{PIN}>").await_text(
        "Attempt 1"
    )
    sat.guess("born")
    (game,) = games(sat)
    assert (game.outcome, game.seconds) == ("solved", pytest.approx(4))


@pytest.mark.parametrize("guessed", [False, True])
def test_a_pause_that_is_not_allowed_lets_the_time_end_the_game(qtbot, guessed):
    now = [0.0]
    capped = ('time_cap = "none"', "time_cap = 5")
    sat = Assistant(qtbot, WITH_PIN, capped, clock=lambda: now[0]).seat().consent().begin_block()
    sat.ctrl_shift(Qt.Key.Key_P).await_text("Pause: instructor's PIN")
    now[0] += 7
    if guessed:
        sat.named("Board").setFocus()
        sat.keys("born>")
    else:
        sat.keys("~")
    sat.await_text("The time for this game is over.")
    (game,) = games(sat)
    assert (game.outcome, game.attempts) == ("out of time", 0)


def test_a_pause_begins_after_what_was_done_while_the_pin_was_asked(qtbot):
    now = [0.0]
    sat = Assistant(qtbot, WITH_PIN, clock=lambda: now[0]).seat().consent().begin_block()
    sat.ctrl_shift(Qt.Key.Key_P).await_text("Pause: instructor's PIN")
    now[0] += 3
    sat.named("Board").setFocus()
    sat.keys("h")
    now[0] += 2
    next(x for x in sat.session.findChildren(QLineEdit) if x.isVisible()).setFocus()
    sat.keys(f"{PIN}>").await_text("Paused")
    now[0] += 10
    sat.keys("phone>").await_text("Continue: instructor's PIN").keys(f"{PIN}>").await_text(
        "Attempt 1"
    )
    sat.keys("<").guess("born")
    (game,) = games(sat)
    assert game.seconds == pytest.approx(3)
    assert game.seconds_paused == pytest.approx(12)


@pytest.mark.parametrize("reason", [PIN, f"PIN {PIN}", f"the phone, {PIN}."])
def test_a_pin_is_no_reason_for_a_pause(qtbot, reason):
    sat = Assistant(qtbot).seat().consent().begin_block()
    sat.ctrl_shift(Qt.Key.Key_P).await_text("Paused")
    sat.keys(f"{reason}>").await_text("This text contains the PIN")
    assert "continued" not in sat.kinds()
    sat.write("Reason for the pause", "phone 0815").keys(">").await_text("Attempt 1")
    assert not any(PIN in str(event.told) for event in sat.events)


def test_a_deviation_is_logged_with_the_pin_only(qtbot):
    sat = Assistant(qtbot).seat().consent().begin_block()
    sat.ctrl_shift(Qt.Key.Key_D).keys("nothing at all>")
    sat.await_text("Log a deviation: instructor's PIN").keys("1234>")
    sat.await_text("Wrong PIN: type it again.")
    assert "deviated" not in sat.kinds()
    sat.keys(f"{PIN}>").until(lambda: "deviated" in sat.kinds())
    sat.ctrl_shift(Qt.Key.Key_D).keys(f"it was {PIN}>").await_text("This text contains the PIN")
    sat.keys("~")
    told = [event.told for event in sat.events if event.kind is EventKind.DEVIATED]
    assert told == [{"text": "nothing at all"}]


class SlowPaint(QObject):
    """Makes every painting of the board take so many seconds by the session's clock."""

    def __init__(self, sat, now, seconds):
        super().__init__(sat.session)
        self.now, self.seconds = now, seconds
        sat.session.findChild(BoardView).viewport().installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self.now[0] += self.seconds
        return super().eventFilter(watched, event)


def test_boards_and_clues_are_stamped_when_they_were_painted(qtbot):
    now = [0.0]
    games = ("games = 1", "games = 2"), ('"tear", "sale"]', '"tear", "sale", "rose"]')
    sat = Assistant(qtbot, *games, clock=lambda: now[0]).seat().consent().begin_block()
    sat.guess("born").session.grab()
    SlowPaint(sat, now, 0.25)
    sat.keys(">").await_text("Attempt 1, game 2 of 2")
    for word in ("horn", "tear"):
        sat.guess(word)
    painted = [e for e in sat.events if e.kind in (EventKind.GAME_BEGUN, EventKind.CLUED)][2:]
    assert [event.kind.value for event in painted] == ["game-begun", "clued", "clued"]
    for event in painted:
        assert event.at - event.told["ready"] >= 0.25
    kinds = sat.kinds()
    begun = len(kinds) - 1 - kinds[::-1].index("game-begun")
    assert "advised" not in kinds or kinds.index("advised", begun) > begun
    times = [event.at for event in sat.events]
    assert times == sorted(times)


def test_the_window_systems_own_time_is_beside_each_key(qtbot):
    sat = Assistant(qtbot).seat().consent().begin_block()
    for at, letter in ((1234, "b"), (1334, "o")):
        event = QKeyEvent(QEvent.Type.KeyPress, ord(letter.upper()), Qt.KeyboardModifier.NoModifier,
                          letter)  # fmt: skip
        event.setTimestamp(at)
        QApplication.sendEvent(sat.session.windowHandle(), event)
    told = [event.told for event in sat.events if event.kind is EventKind.KEY]
    assert [each["letters"] for each in told] == ["b", "bo"]
    assert [each["system_ms"] for each in told] == [1234, 1334]

"""A standstill is noticed whichever clock shows it, and nothing else is taken for one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.study.protocols import small
from wmh.study.journal.derive import derive
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.heartbeat import INTERVAL, STALL, Clocks, Heartbeat, Stall, clocks_now


def beats(*readings):
    """The events of the heartbeat at each reading after the first."""
    left = iter(readings)
    heart = Heartbeat(lambda: next(left))
    return [heart.beat() for _ in readings[1:]]


def after(start, *, awake=0.0, asleep=0.0, changed=0.0, boot=True):
    """The clocks so much later; `asleep` the monotonic one stands still, by hand one is changed."""
    there = start.boot is not None and boot
    since = start.boot + awake + asleep if there else None
    return Clocks(start.monotonic + awake, since, start.wall + awake + asleep + changed)


START = Clocks(10.0, 1000.0, 1.7e9)
BARE = Clocks(10.0, None, 1.7e9)


@pytest.mark.parametrize("start", [START, BARE])
def test_a_stopped_program_and_a_sleeping_machine_are_noticed(start):
    assert beats(start, after(start, awake=20)) == [Stall(20, 0)]
    (found,) = beats(start, after(start, awake=0.2, asleep=3600))
    assert found.seconds == pytest.approx(3600.2, abs=1e-5)
    assert found.asleep == pytest.approx(3600, abs=1e-5)


def test_a_changed_time_of_day_is_no_standstill_where_another_clock_knows():
    assert beats(START, after(START, awake=0.25, changed=3600)) == [None]
    assert beats(START, after(START, awake=0.25, changed=-3600)) == [None]
    assert beats(BARE, after(BARE, awake=0.25, changed=-3600)) == [None]


@given(
    st.sampled_from([START, BARE]),
    st.lists(st.tuples(st.floats(0, 60), st.sampled_from([0, 0, 0, 2, 900])), max_size=8),
)
def test_every_standstill_is_noticed_once_and_only_those(start, steps):
    readings, expected = [start], []
    for awake, asleep in steps:
        readings.append(after(readings[-1], awake=awake, asleep=asleep))
        expected.append(awake + asleep >= INTERVAL + STALL)
    for found, (awake, asleep), wanted in zip(beats(*readings), steps, expected, strict=True):
        near = abs(awake + asleep - INTERVAL - STALL) < 1e-4  # As exact as a float of 1.7e9.
        assert near or (found is not None) == wanted
        if found is not None:
            assert found.seconds == pytest.approx(awake + asleep, abs=1e-4)
            assert found.asleep == pytest.approx(asleep, abs=1e-4)


def test_the_clocks_of_this_machine_do_not_go_back():
    heart = Heartbeat(clocks_now)
    assert heart.beat() is None or heart.beat() is None  # Not twice, however slow this machine is.


def game(*within):
    told = {"game": 1, "trial": 1, "secret": "born"}
    events = [
        Event(EventKind.OPENED, 0, {"participant": "p-001"}),
        Event(EventKind.BLOCK_BEGUN, 0, {"block": "measured", "practice": False}),
        Event(EventKind.GAME_BEGUN, 1, told),
        *within,
        Event(EventKind.GUESSED, 90, {"guess": "born"}),
        Event(EventKind.CLUED, 90, {"clue": "gggg"}),
        Event(EventKind.GAME_ENDED, 90, {"outcome": "solved"}),
    ]
    (row,) = derive(events, small()).games
    return row


def test_a_game_in_which_the_machine_stood_still_is_interrupted_and_marked():
    whole = game()
    assert (whole.outcome, whole.seconds_stalled) == ("solved", 0)
    stalled = game(Event(EventKind.STALLED, 40, {"seconds": 30.25, "asleep": 0}))
    assert (stalled.outcome, stalled.seconds, stalled.solved) == ("interrupted", None, False)
    assert stalled.seconds_stalled == 30.25
    assert stalled.attempts == 1


def test_a_standstill_in_a_pause_spoils_no_game():
    row = game(
        Event(EventKind.PAUSED, 5),
        Event(EventKind.STALLED, 40, {"seconds": 30.25, "asleep": 0}),
        Event(EventKind.CONTINUED, 50, {"reason": "phone"}),
    )
    assert (row.outcome, row.seconds, row.seconds_stalled) == ("solved", 44, 0)

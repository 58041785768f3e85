"""The lateness of keys against delays that are known."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.study.protocols import small
from wmh.study.journal.derive import derive
from wmh.study.journal.events import Event, EventKind
from wmh.study.timing.lateness import lags_of, late, percentile_95

DELAYS = st.lists(st.integers(0, 400), min_size=1, max_size=30)


@given(delays=DELAYS, zero=st.integers(0, 2**32 - 1), gap=st.integers(1, 2**30))
def test_lags_are_the_delays_above_the_least_whatever_the_zeros_of_the_clocks(delays, zero, gap):
    true = [1000 + place * gap for place in range(len(delays))]
    keys = [
        ((ms + delay) / 1000, (zero + ms) % 2**32) for ms, delay in zip(true, delays, strict=True)
    ]
    assert lags_of(keys) == pytest.approx([each - min(delays) for each in delays], abs=1e-3)


@given(values=st.lists(st.floats(0, 1e3), min_size=1, max_size=60))
def test_the_percentile_is_the_least_value_that_so_many_do_not_exceed(values):
    found = percentile_95(values)
    share = [sum(x <= each for x in values) / len(values) for each in sorted(values)]
    assert found == next(x for x, y in zip(sorted(values), share, strict=True) if y >= 0.95)


def session(delays, *, zero=0, code="p1", machine="here"):
    yield Event(EventKind.OPENED, 0.0, {"participant": code, "machine": machine})
    for place, delay in enumerate(delays):
        sent = 1000 + 200 * place
        told = {"row": 0, "letters": "x", "system_ms": zero + sent}
        yield Event(EventKind.KEY, (sent + delay) / 1000, told)


def test_each_session_has_its_own_least_and_its_own_machine():
    events = [*session([5, 70, 5]), *session([100, 100, 90], zero=10**6, machine="there")]
    tables = derive(events, small())
    first, second = tables.sessions
    assert (first.machine, first.session, first.keys, first.lag_ms) == ("here", 1, 3, 65.0)
    assert (second.machine, second.session, second.late, second.lag_ms) == ("there", 2, 0, 10.0)
    assert tables.participants[0].keys_late == first.late == 1


def test_after_a_sleep_the_clocks_are_compared_anew():
    before, (_, *after) = [*session([0, 0, 0])], [*session([0, 0, 0], zero=-3_600_000)]
    asleep = Event(EventKind.STALLED, 2.0, {"seconds": 3600.0, "asleep": 3600.0})
    assert derive([*before, asleep, *after], small()).sessions[0].late == 0
    assert derive([*before, *after], small()).sessions[0].late == 3


def test_without_the_window_systems_time_nothing_is_said_of_lateness():
    tables = derive([Event(EventKind.OPENED, 0.0, {"participant": "p1"})], small())
    assert tables.sessions == ()
    assert tables.participants[0].keys_late is None


def test_late_is_more_than_fifty_milliseconds():
    assert late([0.0, 50.0, 50.001, 400.0]) == 2

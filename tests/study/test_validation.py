"""The validation of a machine: its figures, its file, and what a study's report says of it."""

import json
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.program import wmh
from tests.study.protocols import small
from tests.study.test_analysis import TABLES
from tests.study.test_sharing import kit_of, study
from wmh.study.analysis.analysis import analyse
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.rows import SessionRow
from wmh.study.publishing.sharing import Sharing
from wmh.study.timing.strokes import Sent, strokes_of
from wmh.study.timing.validation import (
    KeyMethod,
    Phase,
    Stroke,
    Validation,
    ValidationError,
    copy_validations,
    count_unflagged,
    spread,
    validation_file,
    validations_in,
    write_validation,
)
from wmh.study.writing.report import report
from wmh.study.writing.validation_text import validation_report

MACHINE = "laptop-of-ada"


def stroke(stamped, lag=None, *, enter=False):
    return Stroke(enter, stamped, stamped + 10, stamped if lag is None else lag)


def validation(*stamps, machine=MACHINE, loaded=(), **changes):
    phases = (
        Phase(0, tuple(map(stroke, stamps)), 0, ()),
        Phase(2, tuple(map(stroke, loaded)), 1, (71.4, 60.0)),
    )
    told = Validation(
        *(machine, "Some Linux", "xcb, 1280 x 800", 60.0, KeyMethod.XTEST),
        *("2026-01-01T10:00:00+00:00", "1.0.0", "small", "with", phases),
    )
    return replace(told, **changes)


@given(values=st.lists(st.floats(0, 1e4), min_size=1, max_size=80))
def test_a_spread_is_numpys(values):
    told = spread(values)
    assert told.n == len(values)
    assert told.median == pytest.approx(float(np.median(values)))
    assert told.p95 == float(np.percentile(values, 95, method="inverted_cdf"))
    assert told.worst == max(values)


GAPS = st.lists(st.tuples(st.floats(0.3, 1), st.floats(0, 0.2)), min_size=1, max_size=20)


@given(gaps=GAPS, zero=st.floats(0, 1e6), lost=st.sets(st.integers(0, 19)))
def test_each_key_is_matched_with_its_own_event_and_lost_ones_are_told(gaps, zero, lost):
    sent, events, at = [], [], zero
    for place, (gap, delay) in enumerate(gaps):
        at += gap
        sent.append(Sent(at, place % 5 == 4, at + delay + 0.01))
        kind = EventKind.GUESSED if place % 5 == 4 else EventKind.KEY
        if place not in lost:
            told = {"system_ms": round(1000 * (at - zero))}
            events.append(Event(kind, at + delay - zero, told))
    found = strokes_of(sent, events, zero)
    for place, (each, (_, delay)) in enumerate(zip(found, gaps, strict=True)):
        assert (each is None) == (place in lost)
        if each is not None:
            assert each.stamped == pytest.approx(1000 * delay, abs=0.01)
            assert each.painted == pytest.approx(1000 * delay + 10, abs=0.01)


def test_enter_is_over_when_its_feedback_was_painted():
    events = [Event(EventKind.GUESSED, 1.002, {}), Event(EventKind.CLUED, 1.030, {})]
    (found,) = strokes_of([Sent(11.0, enter=True)], events, 10.0)
    assert (found.stamped, found.painted, found.lag) == (2.0, 30.0, None)


def test_the_report_says_whether_the_stamps_are_close_and_which_keys_were_late():
    close = validation_report(validation(*[1.0] * 19, 49.0, loaded=[2.0]))
    assert "at most 1.00 ms after an outside clock had sent them: within 5 ms" in close
    assert "| quiet | key to stamp | 20 | 1.00 | 1.00 | 49.00 |" in close
    assert "No key was stamped more than 50 ms late." in close
    assert "1 of 2 keys lost; 2 stalls of the program above 50 ms, the longest of 71 ms" in close
    assert "seen up to 16.7 ms later" in close

    far = validation(*[6.0] * 10, 60.0, 70.0)
    text = validation_report(far)
    assert "**On the quiet machine, 95 % of the keys were stamped at most 70.00 ms" in text
    assert "not within 5 ms.**" in text
    assert "2 keys were stamped more than 50 ms late; the journal itself shows all of them" in text
    hidden = replace(far, phases=(Phase(0, (stroke(60.0, 10.0), stroke(70.0)), 0, ()),))
    assert count_unflagged(hidden) == 1
    assert "all but 1 of them" in validation_report(hidden)


def test_keys_that_were_posted_are_told_from_those_of_a_window_system():
    assert "through the window system (XTEST)" in validation_report(validation(1.0))
    posted = validation_report(validation(1.0, method=KeyMethod.POSTED))
    assert "the window system and the keyboard are no part of what was measured" in posted


def test_a_validation_is_the_same_after_it_was_written(tmp_path):
    found = validation(1.0, 2.5, loaded=[80.0])
    path = write_validation(tmp_path, found)
    assert validations_in(tmp_path) == (found,)
    assert path.stat().st_mode & 0o077 == 0
    newer = replace(found, utc="2026-02-01T10:00:00+00:00")
    write_validation(tmp_path / "other", newer)
    write_validation(tmp_path / "other", validation(3.0, machine="another"))
    copy_validations(tmp_path / "other", tmp_path)
    assert {each.utc[5:7] for each in validations_in(tmp_path)} == {"01", "02"}
    copy_validations(tmp_path, tmp_path / "other")
    assert {each.machine for each in validations_in(tmp_path / "other")} == {MACHINE, "another"}


@pytest.mark.parametrize("content", ["{", "[]", "{}", '{"phases": 1}'])
def test_a_file_that_is_no_validation_is_refused_by_name(tmp_path, content):
    path = validation_file(tmp_path, MACHINE)
    path.parent.mkdir()
    path.write_text(content)
    with pytest.raises(ValidationError, match=path.name):
        validations_in(tmp_path)


def sessions(*lags):
    return tuple(
        SessionRow("a", number, machine, 100, lag, 0)
        for number, (machine, lag) in enumerate(lags, start=1)
    )


def told(rows, *validations):
    tables = replace(TABLES, sessions=rows)
    return report(analyse(tables, small(), seed=1, validations=validations))


def test_a_session_that_was_worse_than_its_machines_validation_is_noted():
    text = told(sessions((MACHINE, 20.0), (MACHINE, 6.0), ("x", 90.0)), validation(*[1.5] * 20))
    assert "**Session 1 of a was worse than the validation of machine 1" in text
    assert "at most 20.00 ms later than the quickest, against 1.50 ms" in text
    assert "Session 2 of a" not in text
    assert "1 of 3 sessions was on machines that were not validated." in text
    assert "| 1 | quiet | key to stamp | 20 | 1.50 | 1.50 | 1.50 |" in text
    assert MACHINE not in text


def test_a_study_without_validations_says_so_and_one_that_was_as_good_too():
    assert "were not validated (`wmh study validate`)" in told(sessions((MACHINE, 2.0)))
    assert "Response times" not in told(())
    text = told(sessions((MACHINE, 6.0)), validation(*[1.5] * 20))
    assert "In no session on a validated machine were keys later than in its validation." in text


def test_late_keys_are_told_in_the_report():
    people = (replace(TABLES.participants[0], keys_late=3), *TABLES.participants[1:])
    text = told(sessions((MACHINE, 2.0)))
    assert (
        "Of 100 keys whose time the window system told none was handled more than 50 ms later"
        in text
    )
    late = report(
        analyse(
            replace(TABLES, participants=people, sessions=sessions((MACHINE, 2.0))), small(), seed=1
        )
    )
    assert "**3 of 100 keys whose time the window system told were handled more than 50 ms" in late
    assert "a (3).**" in late


def test_a_kit_has_the_figures_of_the_machines_and_no_name_of_one(tmp_path):
    write_validation(study(tmp_path), validation(1.0, 2.0))
    kit = kit_of(tmp_path, Sharing())
    assert json.loads(kit["validation/machine-1.json"])["phases"][0]["strokes"][1]["stamped"] == 2.0
    assert b"Response times validated" in kit["validation/machine-1.md"]
    assert b"## Response times" in kit["results/report.md"]
    assert not [name for name, content in kit.items() if MACHINE.encode() in content]


def test_merged_folders_keep_the_validations_of_their_machines(tmp_path):
    first, second = study(tmp_path / "first"), tmp_path / "second"
    (second / "participants").mkdir(parents=True)
    write_validation(first, validation(1.0))
    write_validation(second, validation(2.0, machine="another"))
    out = tmp_path / "both"
    wmh("study", "merge", str(first / "protocol.toml"), str(first), str(second), "--out", str(out))
    assert {each.machine for each in validations_in(out)} == {MACHINE, "another"}

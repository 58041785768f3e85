"""A file of events that somebody changed is told of, and costs no other participant anything."""

import hashlib
import json
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.lexica import lexicon_of
from tests.odd import spoilt
from tests.study.protocols import small
from wmh.study.analysis.analysis import analyse
from wmh.study.analysis.simulate import simulate_participant
from wmh.study.journal.chain import FORMAT, START, read_chain
from wmh.study.journal.folder import file_of, participant_files, tables_of
from wmh.study.journal.journal import Journal, JournalError
from wmh.study.journal.merging import merge, write_merged
from wmh.study.writing.report import report
from wmh.study.writing.tidy import write_tables

WORDS = ["rain", "ruin", "torn", "born", "bird", "cord", "word", "lord", "pain", "main"]
NOW = datetime(2026, 1, 1, tzinfo=UTC)
LEXICON = lexicon_of(WORDS)


def chained(texts):
    """Lines with right checksums, whatever stands in them."""
    before, lines = START, []
    for text in texts:
        body = text[:-1]
        before = hashlib.sha256(f"{before}{body}".encode()).hexdigest()[:32]
        lines.append(f'{body},"sum":"{before}"}}\n')
    return "".join(lines).encode()


def events_of(number):
    """A participant's events as they are written."""
    code, events = simulate_participant(small(), LEXICON, number, seed=3)
    told = [{"n": n, "t": e.at, "event": e.kind.value, **e.told} for n, e in enumerate(events)]
    return code, told


PEOPLE = dict(events_of(number) for number in range(4))


def looked_at(folder):
    """The results made of a study; the findings about the participants."""
    files = tuple(participant_files(folder))
    tables = tables_of(files, small())
    report(analyse(tables, small(), 0))
    write_tables(folder / "tables", files, small())
    merged = merge([files], small(), NOW)
    if not merged.errors:
        write_merged(merged, folder / "merged")
    return tables, merged


def folder_of(texts, folder):
    """Three whole participants, and one whose lines are these."""
    (odd, _), *others = PEOPLE.items()
    for code, told in others:
        path = file_of(folder, code)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(chained(map(json.dumps, told)))
    file_of(folder, odd).write_bytes(chained(texts))
    return odd


@settings(max_examples=12)
@given(st.data())
def test_one_odd_line_costs_nobody_else_anything(data):
    (_, told), *others = PEOPLE.items()
    texts = list(map(json.dumps, told))
    # The first tells of the protocol, and none of another one is put with these.
    at = data.draw(st.integers(1, len(texts) - 1))
    texts[at] = data.draw(spoilt(told[at]))
    if data.draw(st.booleans()):
        del texts[data.draw(st.integers(1, len(texts) - 1))]

    with TemporaryDirectory() as folder:
        odd = folder_of(texts, Path(folder))
        tables, _ = looked_at(Path(folder))

    for code, whole in others:
        own = [row for row in tables.games if row.participant == code]
        assert len(own) == sum(each["event"] == "game-begun" for each in whole)
    assert odd


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("t", "1" * 400, "a number with more than 15 digits"),
        ("t", "Infinity", "Infinity"),
        ("t", "NaN", "NaN"),
        ("t", "-1", "an impossible time"),
        ("t", "1e300", "an impossible time"),
        ("remaining", "1" * 5_000, "15 digits"),
        ("guess", r'"\ud800"', "is not UTF-8 text"),
        ("event", '["guessed"]', "not an event that this version knows"),
    ],
)
def test_what_is_wrong_with_a_line_is_a_fault_of_that_participant(tmp_path, name, value, said):
    (_, told), *_ = PEOPLE.items()
    at = next(n for n, each in enumerate(told) if each["event"] == "guessed")
    texts = list(map(json.dumps, told))
    texts[at] = json.dumps(told[at] | {name: "odd"}).replace('"odd"', value)
    odd = folder_of(texts, tmp_path)

    tables, merged = looked_at(tmp_path)

    (person,) = [row for row in tables.participants if row.participant == odd]
    assert person.faults == 1
    assert any(f"line {at + 1}: " in notice and said in notice for notice in merged.notices)
    assert {row.faults for row in tables.participants if row.participant != odd} == {0}


@pytest.mark.parametrize(
    ("odd", "lines"),
    [
        (lambda lines: [*lines[:4], *lines[5:]], {5}),
        (lambda lines: [*lines[:4], *lines[9:]], {5}),
        (lambda lines: [*lines[:5], *lines[4:]], {6}),
        (lambda lines: [*lines[:4], lines[4].replace(b'"n": 4', b'"n": 900'), *lines[5:]], {5}),
        (lambda lines: [*lines[:4], b"no event\n", *lines[5:]], {5, 6}),
        (lambda lines: [*lines[:4], *lines[5:9], *lines[10:]], {5, 9}),
        (lambda lines: [*lines[:4], lines[4][:9]], {5}),
    ],
    ids=("one missing", "five missing", "twice", "a number", "no event", "two places", "cut"),
)
def test_what_is_wrong_at_one_line_is_no_fault_of_those_after_it(tmp_path, odd, lines):
    (_, told), *_ = PEOPLE.items()
    whole = chained(map(json.dumps, told)).splitlines(keepends=True)
    code = folder_of([], tmp_path)
    file_of(tmp_path, code).write_bytes(b"".join(odd(whole)))

    chain = read_chain(file_of(tmp_path, code).read_bytes())
    tables, _ = looked_at(tmp_path)

    assert {fault.line for fault in chain.faults} == lines
    assert {row.faults for row in tables.participants if row.participant == code} == {len(lines)}


@pytest.mark.parametrize("utc", ["9999-12-31T23:59:59+00:00", "0001-01-01T00:00:00+14:00", "x"])
def test_a_start_that_cannot_be_is_told(tmp_path, utc):
    (_, told), *_ = PEOPLE.items()
    start = {"utc": utc, "simulated": False}  # What is simulated has no time of the day.
    opened = [each | start if each["event"] == "opened" else each for each in told]
    folder_of(list(map(json.dumps, opened)), tmp_path)

    _, merged = looked_at(tmp_path)

    assert any("has no readable start" in notice for notice in merged.notices)


def test_brackets_of_any_depth_are_a_fault():
    text = '{"n":0,"t":0,"event":"noted","text":' + "[" * 100_000 + "}"
    (fault,) = read_chain(chained([text])).faults
    assert "too deep" in str(fault.said)


def test_what_a_newer_version_wrote_stays_as_it_is_and_is_told(tmp_path):
    (code, told), *_ = PEOPLE.items()
    texts = [json.dumps(each | {"format": FORMAT + 1} if each["n"] == 0 else each) for each in told]
    folder_of(texts, tmp_path)
    path = file_of(tmp_path, code)
    before = path.read_bytes()

    with pytest.raises(JournalError, match="was written by a newer version of this program"):
        Journal(path)
    _, merged = looked_at(tmp_path)

    assert path.read_bytes() == before
    assert any("line 1: a newer version of this program" in each for each in merged.notices)

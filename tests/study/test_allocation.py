"""A study on several machines: each deals out its own share of one list."""

import csv
import sys
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import lexicon_of
from tests.program import wmh
from tests.study.protocols import small
from wmh.study.analysis.simulate import simulate_participant
from wmh.study.journal.chain import event_lines
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.folder import file_of, participant_files, write_participant
from wmh.study.journal.merging import merge
from wmh.study.protocol.allocation import ALLOCATION, allocation_list
from wmh.study.protocol.assignment import (
    Assigned,
    arms_in_turn,
    next_place,
    station_at,
    station_in,
)
from wmh.study.protocol.plan import copy_frozen, freeze
from wmh.study.protocol.protocol_file import ProtocolError, read_protocol

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
PRESET = Path("resources/study/protocols/bahinting-2013.toml")
STATIONS = ("A", "B", "C")


def lines_of(text):
    return [
        (int(place), station, group) for place, station, group in list(csv.reader(text.split()))[1:]
    ]


@given(st.integers(0, 99), st.integers(1, 3), st.lists(st.sampled_from(STATIONS), max_size=60))
def test_machines_that_know_nothing_of_each_other_keep_groups_balanced(seed, times, comers):
    protocol = small(seed=seed, permuted=2 * times, stations=STATIONS)
    places = {name: [] for name in STATIONS}
    groups = {name: Counter() for name in STATIONS}
    for station in comers:
        place, group = next_place(protocol, places[station], station=station)
        places[station].append(Assigned(place, lost=False))
        groups[station][group] += 1
    dealt = [each.number for some in places.values() for each in some]
    assert len(set(dealt)) == len(dealt)
    for counted in groups.values():
        assert abs(counted["with"] - counted["without"]) <= times
    whole = sum(groups.values(), Counter())
    assert abs(whole["with"] - whole["without"]) <= times * len(STATIONS)


@given(st.integers(0, 99), st.integers(1, 30), st.integers(1, 3))
def test_the_list_is_what_the_machines_deal_out(seed, per_group, times):
    protocol = small(seed=seed, per_group=per_group, permuted=2 * times, stations=STATIONS)
    listed = lines_of(allocation_list(protocol))
    assert len(listed) >= 2 * per_group
    assert len({Counter(s for _, s, _ in listed)[name] for name in STATIONS}) == 1
    for station in STATIONS:
        places, dealt = [], []
        while len(dealt) < len(listed) // len(STATIONS):
            place, group = next_place(protocol, places, station=station)
            places.append(Assigned(place, lost=False))
            dealt.append((place, station, group))
        assert dealt == [line for line in listed if line[1] == station]


def test_a_place_that_was_lost_is_dealt_out_again_by_the_same_station():
    protocol = small(stations=STATIONS)
    place, group = next_place(protocol, (), station="B")
    assert station_at(protocol, place) == "B"
    assert next_place(protocol, [Assigned(place, lost=True)], station="B") == (place, group)


def test_a_station_is_told_by_the_code():
    protocol = small(stations=STATIONS)
    told = [station_in(protocol, code) for code in ("A-001", "C-1-2", "a-001", "AB-1", "A", "D-1")]
    assert told == ["A", "C", "", "", "", ""]


def with_stations(tmp_path, line):
    path = tmp_path / "mine.toml"
    path.write_text(f"stations = {line}\n{PRESET.read_text('utf-8')}", "utf-8")
    return path


def test_stations_are_decided_beforehand_and_leave_other_protocols_as_they_are(tmp_path):
    protocol = read_protocol(with_stations(tmp_path, '["A", "lab2"]'))
    assert protocol.stations == ("A", "lab2")
    assert protocol.digest != read_protocol(PRESET).digest
    assert replace(protocol, stations=()).digest == read_protocol(PRESET).digest


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('"A"', "a list of 2 to 100 names of machines"),
        ('["A"]', "a list of 2 to 100 names of machines"),
        ('["A", "B-1"]', "1 to 8 letters a to z and digits"),
        ('["A", 2]', "1 to 8 letters a to z and digits"),
        ('["A", "B", "a"]', "a is a station twice"),
    ],
)
def test_stations_that_are_wrong_are_told_with_their_line(tmp_path, line, said):
    with pytest.raises(ProtocolError) as told:
        read_protocol(with_stations(tmp_path, line))
    assert said in str(told.value)
    assert "mine.toml, line 1:" in str(told.value)


@pytest.mark.parametrize("stations", ['["A", "B"]', ""])
def test_who_assigns_cannot_read_the_list_and_the_plan_has_its_digest(tmp_path, stations):
    file = with_stations(tmp_path, stations) if stations else PRESET
    protocol = read_protocol(file)
    freeze(tmp_path / "study", protocol, file, NOW)
    (tmp_path / "all").mkdir()
    copy_frozen(tmp_path / "study", tmp_path / "all")
    listed = allocation_list(protocol).encode()
    assert len(listed.splitlines()) > protocol.per_group * len(protocol.groups)
    plan = (tmp_path / "study" / "plan.md").read_text("utf-8")
    assert f"SHA-256 `{sha256(listed).hexdigest()}`. It is in no folder" in plan
    assert ("Stations: A, B, dealing out whole blocks of 4 in turn." in plan) == bool(stations)
    for path in tmp_path.rglob("*"):
        assert path.name != ALLOCATION
        assert path.is_dir() or listed not in path.read_bytes()

    out = tmp_path / "for-the-researcher.csv"
    code, said, err = wmh("study", "plan", file, tmp_path / "mine", "--allocation", out)
    assert (code, err) == (0, "")
    assert out.read_bytes() == listed
    assert f"{out}: SHA-256 {sha256(listed).hexdigest()}" in said
    if sys.platform != "win32":
        assert out.stat().st_mode & 0o777 == 0o600


def kept(folder, protocol, code, place, group, *more):
    opened = {"participant": code, "digest": protocol.digest, "utc": NOW.isoformat()}
    events = (
        Event(EventKind.OPENED, 0, opened | {"machine": code}),
        Event(EventKind.ASSIGNED, 1, {"arm": group, "place": place}),
        *more,
    )
    write_participant(file_of(folder, code), b"".join(event_lines(iter(events))))


def test_a_merge_tells_who_is_not_where_the_list_has_them(tmp_path):
    protocol = small(stations=STATIONS)
    group = list(islice(arms_in_turn(protocol), 9))
    other = {"with": "without", "without": "with"}
    kept(tmp_path, protocol, "A-001", 0, group[0])
    kept(tmp_path, protocol, "B-001", 4, group[4])
    kept(tmp_path, protocol, "C-001", 1, group[1])
    kept(tmp_path, protocol, "C-002", 8, other[group[8]])
    kept(tmp_path, protocol, "p-001", 2, group[2])
    kept(tmp_path, protocol, "A-009", 10**12, "with")
    found = merge([participant_files(tmp_path)], protocol, NOW)
    assert found.errors == ()
    assert [notice.split("participants/")[1] for notice in found.notices] == [
        "A-009.jsonl: place 1000000000000 is not on the allocation list.",
        "C-001.jsonl: place 1 of the allocation list is for station A, and was given to C-001.",
        f"C-002.jsonl: place 8 of the allocation list is for {group[8]}, and {other[group[8]]}"
        " was played.",
        "p-001.jsonl: place 2 of the allocation list is for station A, and was given to p-001.",
    ]


def test_who_got_another_code_later_is_still_of_their_station(tmp_path):
    protocol = small(stations=STATIONS)
    group = next(arms_in_turn(protocol))
    recoded = Event(EventKind.RECODED, 2, {"old": "A-001", "new": "k-1"})
    kept(tmp_path, protocol, "k-1", 0, group, recoded)
    assert merge([participant_files(tmp_path)], protocol, NOW).notices == ()


def test_a_rehearsal_rehearses_the_stations(tmp_path):
    protocol = small(stations=STATIONS)
    words = lexicon_of(["rain", "bird", "cord", "word", "lord", "ford"])
    for number in range(13):
        code, events = simulate_participant(protocol, words, number, 1)
        assert station_in(protocol, code) == station_at(protocol, number)
        write_participant(file_of(tmp_path, code), b"".join(event_lines(iter(events))))
    assert merge([participant_files(tmp_path)], protocol, NOW).notices == ()

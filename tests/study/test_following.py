"""Following a study: who is where, while files grow, come, go and are damaged."""

import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.study.protocols import small
from wmh.study.journal.chain import event_lines
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.folder import file_of, overview
from wmh.study.journal.following import Following, FollowTrouble

PROTOCOL = small(stations=("A", "B"))
MIDDLE = 40


def written(folder, code, group="with", more=(), protocol=PROTOCOL, told=None):
    opened = {"participant": told or code, "digest": protocol.digest}
    events = (
        Event(EventKind.OPENED, 0, opened),
        Event(EventKind.ASSIGNED, 1, {"arm": group, "place": 0}),
        *more,
    )
    path = file_of(folder, code)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(event_lines(iter(events))))
    return path


def begun(number):
    told = {"game": number, "trial": number, "secret": "rain"}
    return Event(EventKind.GAME_BEGUN, number, told)


def ended(at):
    return Event(EventKind.GAME_ENDED, at, {"outcome": "solved"})


def closed(**how):
    return Event(EventKind.CLOSED, 90, how)


def told(found):
    return {row.code: row for row in found.rows}


def test_who_is_where_and_how_full_groups_and_stations_are(tmp_path):
    written(tmp_path, "A-001", "without", (begun(1), ended(2), closed(finished=True)))
    written(tmp_path, "A-002", "with", (begun(1),))
    written(tmp_path, "B-001", "with", (closed(withdrawn=True),))
    written(tmp_path, "x-001", "without")
    found = Following([tmp_path], PROTOCOL).look()
    assert [row.code for row in found.rows] == ["A-002", "x-001", "A-001", "B-001"]
    assert [row.station for row in found.rows] == ["A", "", "A", "B"]
    assert told(found)["A-002"].person.playing
    counts = {each.group: each for each in found.balance()}
    assert (counts["without"].finished, counts["without"].under_way) == (1, 1)
    assert (counts["with"].under_way, counts["with"].withdrawn) == (1, 1)
    (_, b) = found.balance("B")
    assert (b.group, b.finished, b.under_way, b.withdrawn) == ("with", 0, 0, 1)


@given(st.lists(st.sampled_from(["A-001", "A-002", "B-001"]), max_size=12))
def test_a_look_at_what_grew_is_a_look_at_all(tmp_path_factory, grown):
    folder = tmp_path_factory.mktemp("grown")
    following = Following([folder], PROTOCOL)
    games = dict.fromkeys(grown, 0)
    for code in grown:
        games[code] += 1
        written(folder, code, more=[begun(number + 1) for number in range(games[code])])
        found = following.look()
        assert found == Following([folder], PROTOCOL).look()
        people = overview(folder, PROTOCOL).people
        assert {row.code: row.person for row in found.rows} == dict(people)


def test_only_what_changed_is_read(tmp_path):
    for number in range(9):
        written(tmp_path, f"A-{number:03}")
    following = Following([tmp_path], PROTOCOL)
    before = told(following.look())
    written(tmp_path, "A-003", more=(begun(1),))
    after = told(following.look())
    assert [code for code in after if after[code] is not before[code]] == ["A-003"]
    assert after["A-003"].person.games == 1
    file_of(tmp_path, "A-004").unlink()
    assert "A-004" not in told(following.look())


def test_what_is_wrong_comes_first_and_does_not_count(tmp_path):
    written(tmp_path, "A-001", more=(closed(finished=True),))
    other = small(stations=("A", "B"), seed=8)
    written(tmp_path, "A-002", protocol=other, more=(closed(finished=True),))
    written(tmp_path, "A-003", told="A-009", more=(closed(finished=True),))
    changed = written(tmp_path, "A-004", more=(begun(1),))
    changed.write_bytes(changed.read_bytes().replace(b"rain", b"bird"))
    cut = written(tmp_path, "A-005", more=(begun(1),))
    cut.write_bytes(cut.read_bytes()[:-MIDDLE])
    found = Following([tmp_path], PROTOCOL).look()
    assert [(row.code, row.trouble) for row in found.rows] == [
        ("A-004", FollowTrouble.CHANGED),
        ("A-005", FollowTrouble.CUT),
        ("A-002", FollowTrouble.FOREIGN),
        ("A-003", FollowTrouble.MISNAMED),
        ("A-001", None),
    ]
    assert [(each.finished, each.under_way) for each in found.balance()] == [(0, 0), (1, 2)]


@pytest.mark.skipif(not hasattr(os, "geteuid") or not os.geteuid(), reason="root reads everything")
def test_a_file_that_cannot_be_read_ends_nothing(tmp_path):
    written(tmp_path, "A-001")
    written(tmp_path, "A-002").chmod(0)
    found = told(Following([tmp_path], PROTOCOL).look())
    assert found["A-002"].trouble is FollowTrouble.UNREADABLE
    assert found["A-001"].trouble is None


def test_a_folder_in_place_of_a_file_ends_nothing(tmp_path):
    written(tmp_path, "A-001")
    file_of(tmp_path, "A-002").mkdir()
    found = told(Following([tmp_path], PROTOCOL).look())
    assert found["A-002"].trouble is FollowTrouble.UNREADABLE


def test_a_copy_of_somebody_counts_once(tmp_path):
    written(tmp_path / "shared", "A-001", more=(begun(1), ended(2)))
    written(tmp_path / "copied", "A-001", more=(begun(1),))
    found = Following([tmp_path / "copied", tmp_path / "shared"], PROTOCOL).look()
    assert [(row.path.parent.parent.name, row.trouble) for row in found.rows] == [
        ("copied", FollowTrouble.TWICE),
        ("shared", None),
    ]
    assert sum(each.under_way for each in found.balance()) == 1
    file_of(tmp_path / "shared", "A-001").unlink()
    following = Following([tmp_path / "copied", tmp_path / "shared"], PROTOCOL)
    assert [row.trouble for row in following.look().rows] == [None]


def test_nothing_there_is_nobody(tmp_path):
    assert Following([tmp_path / "nowhere"], PROTOCOL).look().rows == ()

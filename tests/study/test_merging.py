"""Folders of several machines, put together."""

from datetime import UTC, datetime

import pytest

from tests.program import wmh
from tests.study.protocols import small
from wmh.study.catalogue import PROTOCOLS
from wmh.study.journal.chain import event_lines, read_chain
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.folder import FolderError, file_of, participant_files
from wmh.study.journal.merging import merge, write_merged

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


def kept(folder, code, *, utc="2026-05-01T10:00:00+00:00", machine="a", place=0, games=1, **told):
    """A participant's file in a folder, of one sitting of 100 s for each game."""
    opened = {"participant": code, "digest": small().digest, "utc": utc, "machine": machine}
    events = [
        Event(EventKind.OPENED, 0.0, opened | told),
        Event(EventKind.ASSIGNED, 1.0, {"arm": "with", "place": place}),
        *(Event(EventKind.NOTED, 600.0 * (number + 1), {"text": code}) for number in range(games)),
    ]
    path = file_of(folder, code)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(event_lines(iter(events))))
    return path


def merged(*folders):
    return merge([participant_files(folder) for folder in folders], small(), NOW)


def test_two_machines_that_fit(tmp_path):
    kept(tmp_path / "a", "p-01")
    kept(tmp_path / "b", "p-02", machine="b", place=1)
    found = merged(tmp_path / "a", tmp_path / "b")
    assert (found.errors, found.notices) == ((), ())
    written = write_merged(found, tmp_path / "all")
    assert [path.name for path in written] == ["p-01.jsonl", "p-02.jsonl"]
    assert write_merged(found, tmp_path / "all") == written
    again = merged(tmp_path / "all", tmp_path / "a")
    assert len(again.files) == 2


def test_the_longer_of_two_copies_is_taken(tmp_path):
    kept(tmp_path / "a", "p-01", games=1)
    longer = kept(tmp_path / "b", "p-01", games=3)
    for order in (("a", "b"), ("b", "a")):
        found = merged(*(tmp_path / name for name in order))
        assert found.errors == ()
        assert [each.path for each in found.files] == [longer]


def test_one_code_for_two_people_is_refused(tmp_path):
    kept(tmp_path / "a", "p-01")
    kept(tmp_path / "b", "p-01", machine="b")
    found = merged(tmp_path / "a", tmp_path / "b")
    assert "another participant of the code p-01" in found.errors[0]
    with pytest.raises(FolderError, match="cannot be merged"):
        write_merged(found, tmp_path / "all")
    assert not (tmp_path / "all").exists()


def test_another_protocol_is_refused(tmp_path):
    kept(tmp_path / "a", "p-01", digest="0" * 64)
    assert "not recorded under this protocol" in merged(tmp_path / "a").errors[0]


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        ({"utc": "2026-05-01T12:06:00+00:00"}, {}, "begins in the future"),
        ({"utc": "yesterday"}, {}, "no readable start"),
        ({}, {"machine": "a", "utc": "2026-05-01T10:02:00+00:00"}, "at the same machine"),
        ({}, {"place": 0}, "Place 0 of the sequence was given out more than once"),
    ],
)
def test_what_somebody_should_look_into(tmp_path, first, second, said):
    kept(tmp_path / "a", "p-01", **first)
    kept(tmp_path / "b", "p-02", **({"machine": "b", "place": 1} | second))
    found = merged(tmp_path / "a", tmp_path / "b")
    assert found.errors == ()
    (notice,) = found.notices
    assert said in notice


def test_the_place_of_whoever_withdrew_may_be_dealt_out_again(tmp_path):
    """The program does so itself, on one machine."""
    path = kept(tmp_path / "a", "p-01")
    left = Event(EventKind.CLOSED, 700.0, {"finished": False, "withdrawn": True})
    told = (*read_chain(path.read_bytes()).events, left)
    path.write_bytes(b"".join(event_lines(iter(told))))
    kept(tmp_path / "a", "p-02", utc="2026-05-01T11:00:00+00:00")
    assert merged(tmp_path / "a").notices == ()


def test_a_changed_line_is_told_and_a_stranger_s_file_is_left(tmp_path):
    path = kept(tmp_path / "a", "p-01")
    path.write_bytes(path.read_bytes().replace(b"600.0", b"500.0"))
    found = merged(tmp_path / "a")
    assert "line 3: this line, or the one before it, was changed" in found.notices[0]
    other = file_of(tmp_path / "all", "p-01")
    other.parent.mkdir(parents=True)
    other.write_text("mine")
    with pytest.raises(FolderError, match="exists already"):
        write_merged(found, tmp_path / "all")
    assert other.read_text() == "mine"


def test_rehearsed_files_are_put_together_without_a_word(tmp_path):
    """Rehearsed files have no time of the day, and nobody expects one."""
    for machine in "ab":
        made = wmh(
            "study", "simulate", "bahinting-2013", "--out", tmp_path / machine,
            "--participants", 3, "--seed", 7,
        )  # fmt: skip
        assert made.code == 0

    code, _, err = wmh(
        "study", "merge", "bahinting-2013", tmp_path / "a", tmp_path / "b", "--out", tmp_path / "c"
    )

    assert (code, err) == (0, "")


def test_plans_that_differ_are_told_on_the_terminal_and_in_the_log(tmp_path):
    """Two machines were planned each on its own, a minute apart."""
    digest = PROTOCOLS.read_named("bahinting-2013").digest
    for place, machine in enumerate("abc"):
        kept(tmp_path / machine, f"p-{place}", machine=machine, place=place, digest=digest)
        plan = "Written later.\n" if machine == "c" else "Written at noon.\n"
        (tmp_path / machine / "plan.md").write_text(plan)

    def merge_into(out, *machines):
        folders = [tmp_path / machine for machine in machines]
        code, _, err = wmh("study", "merge", "bahinting-2013", *folders, "--out", tmp_path / out)
        assert code == 0
        return err, (tmp_path / out / "merge-log.md").read_text("utf-8")

    assert merge_into("same", "a", "b")[0] == ""
    err, log = merge_into("all", "a", "b", "c")
    for told in (err, log):
        assert "The plans are not the same" in told
        assert f"{tmp_path / 'a'}, {tmp_path / 'b'}; " in told
        assert "The first of them is kept." in told
    assert (tmp_path / "all" / "plan.md").read_text() == "Written at noon.\n"
    err, _ = merge_into("all", "c")
    assert f"{tmp_path / 'all'}; " in err
    assert (tmp_path / "all" / "plan.md").read_text() == "Written at noon.\n"

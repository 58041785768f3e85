"""Codes that are given anew, files that were renamed, and two programs at one file."""

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.lexica import lexicon_of
from tests.study.protocols import small
from wmh.base.files.holding import HeldError, Hold
from wmh.study.analysis.simulate import simulate_participant
from wmh.study.journal.chain import event_lines, read_chain
from wmh.study.journal.derive import derive
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.folder import (
    FolderError,
    file_of,
    overview,
    participant_files,
    station_of,
    tables_of,
)
from wmh.study.journal.journal import Journal
from wmh.study.journal.merging import merge, write_merged
from wmh.study.journal.recoding import recode
from wmh.study.journal.sitting import next_step, sitting_of
from wmh.study.protocol.protocol import ArmOrder
from wmh.study.writing.tidy import write_tables

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
LEXICON = lexicon_of(("rain", "bird", "cord", "word", "lord"))
SHUFFLED = small(order=ArmOrder.SHUFFLED)


def seated(folder, number=0, events=None):
    """The file of a simulated participant, or the first `events` of it."""
    code, told = simulate_participant(SHUFFLED, LEXICON, number, 1)
    path = file_of(folder, code)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(event_lines(iter(told[:events]))))
    return path, code


def test_a_new_code_is_written_everywhere_and_told(tmp_path):
    path, code = seated(tmp_path)
    before = read_chain(path.read_bytes())
    target = recode(tmp_path, code, "k-001", NOW)
    assert [each.name for each in path.parent.iterdir()] == ["k-001.jsonl"]
    after = read_chain(target.read_bytes())
    assert after.faults == ()
    *same, last = after.events
    assert last.kind is EventKind.RECODED
    assert (last.told["old"], last.told["new"]) == (code, "k-001")
    assert last.told["sum_before"] == before.last
    assert [each.kind for each in same] == [each.kind for each in before.events]
    tables, held = derive(after.events, SHUFFLED), derive(before.events, SHUFFLED)
    assert tables.participants[0].participant == "k-001"
    assert [row.seconds for row in tables.games] == [row.seconds for row in held.games]
    assert {row.participant for row in tables.games} == {"k-001"}


def test_who_goes_on_under_a_new_code_meets_no_secret_twice(tmp_path):
    for number in range(12):
        folder = tmp_path / str(number)
        whole = derive(simulate_participant(SHUFFLED, LEXICON, number, 1)[1], SHUFFLED)
        path, code = seated(folder, number)
        events = read_chain(path.read_bytes()).events
        begun = [place for place, each in enumerate(events) if each.kind is EventKind.GAME_BEGUN]
        path.write_bytes(b"".join(event_lines(iter(events[: begun[1] + 1]))))
        recode(folder, recode(folder, code, "k-1", NOW).stem, "k-2", NOW)
        sitting = sitting_of(read_chain(file_of(folder, "k-2").read_bytes()).events)
        sitting = sitting.after(Event(EventKind.GAME_ENDED, 1.0, {"outcome": "solved"}))
        assert next_step(sitting, SHUFFLED, "k-2").secret == whole.games[2].secret


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("sim-0001", "sim-0002", "sim-0002 is taken"),
        ("sim-0001", "Ana Cruz", "'Ana Cruz' is not a code"),
        ("sim-0001", "k\n1", r"^'k\\n1' is not a code: .*$"),
        ("sim-0001", "k" * 300, r"^'k{39}…' is not a code"),
        ("sim-0009", "k-1", "There is no participant 'sim-0009'"),
        ("../sim-0001", "k-1", "There is no participant"),
    ],
)
def test_what_is_no_new_code_is_refused(tmp_path, old, new, said):
    paths = [seated(tmp_path, number)[0] for number in (0, 1)]
    before = [path.read_bytes() for path in paths]
    with pytest.raises(FolderError, match=said):
        recode(tmp_path, old, new, NOW)
    assert [path.read_bytes() for path in paths] == before


def test_a_changed_file_gets_no_new_checksums_but_a_cut_one_says_so(tmp_path):
    path, code = seated(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole.replace(b'"secret":"rain"', b'"secret":"cord"', 1))
    with pytest.raises(
        FolderError, match=r"this line, or the one before it, was changed\. Nothing"
    ):
        recode(tmp_path, code, "k-1", NOW)
    path.write_bytes(whole + b'{"cut')
    found = read_chain(recode(tmp_path, code, "k-1", NOW).read_bytes())
    assert found.faults == ()
    assert [each.kind for each in found.events[-2:]] == [EventKind.MENDED, EventKind.RECODED]


def test_a_file_with_another_s_name_is_refused_everywhere(tmp_path):
    """Or two people of one code become one, and a copy becomes another person."""
    path, code = seated(tmp_path)
    path.rename(path.with_name("p-009.jsonl"))
    for use in (
        lambda: list(participant_files(tmp_path)),
        lambda: tables_of(participant_files(tmp_path), SHUFFLED),
        lambda: overview(tmp_path, SHUFFLED),
        lambda: merge([participant_files(tmp_path)], SHUFFLED, NOW),
    ):
        with pytest.raises(FolderError, match=rf"p-009\.jsonl has the data of {code}: rename"):
            use()
    recode(tmp_path, code, "p-009", NOW)
    assert list(overview(tmp_path, SHUFFLED).people) == ["p-009"]


def test_one_person_under_two_codes_is_not_merged(tmp_path):
    path, code = seated(tmp_path / "a")
    copy = file_of(tmp_path / "b", code)
    copy.parent.mkdir(parents=True)
    copy.write_bytes(path.read_bytes())
    recode(tmp_path / "b", code, "k-1", NOW)
    found = merge([participant_files(tmp_path / name) for name in "ab"], SHUFFLED, NOW)
    assert "under the code from before it was given another" in found.errors[0]
    assert len(found.errors) == 1
    assert merge([participant_files(tmp_path / "b")], SHUFFLED, NOW).errors == ()


def test_machines_propose_codes_of_their_own(tmp_path):
    stations = {station_of(f"pc-{number:02}/{number}") for number in range(40)}
    assert len(stations) == 40
    path, _ = seated(tmp_path)
    for station in stations:
        found = overview(tmp_path, SHUFFLED)
        assert found.new_code(station) == f"{station}-001"
    path.write_bytes(path.read_bytes().replace(b"sim-0001", b"kbcd-001"))
    path.rename(path.with_name("kbcd-001.jsonl"))
    assert overview(tmp_path, SHUFFLED).new_code("kbcd") == "kbcd-002"


HOLDER = """
import sys
from pathlib import Path
from wmh.study.journal.journal import Journal
journal = Journal(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_a_second_program_is_told_who_holds_a_file(tmp_path):
    path = tmp_path / "participants" / "p-01.jsonl"
    command = [sys.executable, "-c", HOLDER, str(path)]
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=root, text=True
    ) as other:
        assert other.stdout.readline() == "held\n"
        with pytest.raises(HeldError, match=rf"open in another program \(.*, process {other.pid},"):
            Journal(path)
        with pytest.raises(HeldError):
            Hold(path)
        other.kill()
        other.wait()
    journal = Journal(path)  # A killed one holds nothing.
    journal.write(Event(EventKind.OPENED, 0.0))
    with pytest.raises(HeldError, match=f"process {os.getpid()},"):
        Journal(path)
    journal.close()
    Journal(path).close()
    assert [each.name for each in path.parent.iterdir()] == ["p-01.jsonl"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes")
def test_what_is_recorded_is_its_owner_s_alone(tmp_path):
    path = tmp_path / "study" / "participants" / "p-01.jsonl"
    journal = Journal(path)
    journal.write(Event(EventKind.OPENED, 0.0))
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700
    journal.close()
    seated(tmp_path / "a")
    found = merge([participant_files(tmp_path / "a")], SHUFFLED, NOW)
    written = list(write_merged(found, tmp_path / "all"))
    written.append(recode(tmp_path / "all", "sim-0001", "k-1", NOW))
    written += write_tables(tmp_path / "out", participant_files(tmp_path / "all"), SHUFFLED)
    for each in written:
        if each.exists() and each.name != "dataset_description.json":
            assert each.stat().st_mode & 0o777 == 0o600
    for folder in (tmp_path / "all", tmp_path / "all" / "participants", tmp_path / "out"):
        assert folder.stat().st_mode & 0o777 == 0o700

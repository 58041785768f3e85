"""`wmh study`, from a protocol to a report."""

import csv
import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.helper.cli.json_faults import faults, schema_of
from tests.program import start, wmh
from wmh.base.files import paths
from wmh.study.journal.chain import event_lines, read_chain
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.folder import file_of, second_file_of
from wmh.study.journal.journal import Journal
from wmh.study.protocol.protocol_file import read_protocol

PRESET = "bahinting-2013"
"""The protocol that comes with the program."""
FILE = paths.folder("resources/study/protocols") / f"{PRESET}.toml"


@pytest.fixture(scope="module")
def rehearsed(tmp_path_factory):
    """A folder of twelve simulated participants."""
    folder = tmp_path_factory.mktemp("study")
    code, out, err = wmh("study", "simulate", PRESET, "--participants", "12", "--out", str(folder))
    assert (code, err) == (0, "")
    assert out == f"SIMULATED participants in {folder}: 12.\n"
    return folder


def of_a_person(folder, code):
    """The file of somebody who has only come in."""
    opened = {"participant": code, "digest": read_protocol(FILE).digest, "utc": "2026-01-02"}
    path = file_of(folder, code)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(event_lines(iter([Event(EventKind.OPENED, 0.0, opened)]))))
    return path


def test_a_protocol_is_checked():
    code, out, err = wmh("study", "check", PRESET)
    assert (code, err) == (0, "")
    assert "100 participants, 50 each" in out
    assert "0.57 standard deviations" in out
    assert read_protocol(FILE).digest in out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"lamp"', '"xqzj"', "The target word xqzj is not in the word list english"),
        ("per_group = 50", "per_group = 0", "mine.toml, line 11: per_group is '0'"),
        ('lexicon = "english"', 'lexicon = "klingon"', "klingon"),
    ],
)
def test_a_wrong_protocol_is_one_line(tmp_path, old, new, said):
    path = tmp_path / "mine.toml"
    path.write_text(FILE.read_text("utf-8").replace(old, new), encoding="utf-8")
    code, out, err = wmh("study", "check", str(path))
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_a_rehearsal_wants_secrets_that_can_be_played(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(FILE.read_text("utf-8").replace('"lamp"', '"xqzj"'), encoding="utf-8")
    code, out, err = wmh("study", "simulate", str(path), "--out", str(tmp_path / "out"))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "The answer 'xqzj' is not in the word list English" in err
    assert not (tmp_path / "out").exists()


def test_a_protocol_that_is_not_there():
    code, _, err = wmh("study", "check", "none")
    assert code == 2
    assert err == (
        "There is no protocol 'none': choose from bahinting-2013, classroom, crossover,"
        " strategies-compared; or give a file.\n"
    )


def test_a_rehearsal_is_analysed_and_says_so(rehearsed, tmp_path):
    code, out, err = wmh("study", "analyse", PRESET, str(rehearsed))
    assert (code, err) == (0, "")
    assert "SIMULATED DATA" in out
    assert "| Attempts | Without the helper | 6 |" in out
    code, again, err = wmh("study", "analyse", PRESET, str(rehearsed), "--out", str(tmp_path))
    assert (code, err) == (0, "")
    written = [line.rpartition("/")[2] for line in again.splitlines()]
    assert {"report.md", "means.tex", "comparisons.csv", "figure.svg", "figure.pdf"} <= set(written)
    assert (tmp_path / "report.md").read_text("utf-8") == out
    assert "SIMULATED DATA" in (tmp_path / "means.tex").read_text("utf-8")


def test_the_tables_are_written(rehearsed, tmp_path):
    code, out, err = wmh("study", "export", PRESET, str(rehearsed), "--out", str(tmp_path), "--csv")
    assert (code, err) == (0, "")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        games = list(csv.DictReader(file))
    assert len(games) == 120
    assert {row["simulated"] for row in games} == {"TRUE"}
    assert {row["protocol_sha256"] for row in games} == {read_protocol(FILE).digest}
    assert {Path(line) for line in out.splitlines()} == set(tmp_path.iterdir())


def test_made_up_participants_never_come_among_people(tmp_path):
    path = of_a_person(tmp_path, "p-01")
    code, _, err = wmh("study", "simulate", PRESET, "--out", str(tmp_path))
    assert code == 2
    assert err == f"{path} is of a person: simulated participants need a folder of their own.\n"
    assert [each.name for each in path.parent.iterdir()] == ["p-01.jsonl"]


def test_folders_are_put_together(tmp_path):
    of_a_person(tmp_path / "a", "p-01")
    changed = of_a_person(tmp_path / "b", "p-02")
    changed.write_bytes(changed.read_bytes().replace(b"2026-01-02", b"2026-01-03"))
    folders = str(tmp_path / "a"), str(tmp_path / "b")
    code, out, err = wmh("study", "merge", PRESET, *folders, "--out", str(tmp_path / "all"))
    assert (code, out) == (0, f"Participants in {tmp_path / 'all'}: 2.\n")
    assert "line 1: this line, or the one before it, was changed" in err
    of_a_person(tmp_path / "c", "p-01").write_bytes(
        b"".join(
            event_lines(
                iter(
                    [
                        Event(
                            EventKind.OPENED,
                            0.0,
                            {"digest": read_protocol(FILE).digest, "utc": "2026-01-09"},
                        )
                    ]
                )
            )
        )
    )
    code, _, err = wmh("study", "merge", PRESET, folders[0], str(tmp_path / "c"), "--out", "x")
    assert code == 2
    assert "another participant of the code p-01" in err


@pytest.mark.skipif(sys.platform != "linux", reason="whose names are any bytes")
def test_a_folder_may_have_any_name(tmp_path):
    folder = tmp_path / os.fsdecode(b"f\xff")
    path = of_a_person(folder, "p-01")
    assert wmh("study", "recode", str(folder), "p-01", "k-01").code == 0
    assert (path.exists(), file_of(folder, "k-01").exists()) == (False, True)


def test_a_participant_is_deleted_only_when_that_is_meant(tmp_path):
    path = of_a_person(tmp_path, "p-01")
    code, out, _ = wmh("study", "delete", str(tmp_path), "p-01")
    assert (code, path.exists()) == (0, True)
    assert "Say --yes" in out
    second = second_file_of(tmp_path, "p-01")
    second.parent.mkdir(parents=True)
    second.write_bytes(path.read_bytes())
    assert wmh("study", "recode", str(tmp_path), "p-01", "k-01").code == 2
    assert wmh("study", "delete", str(tmp_path), "p-01", "--yes").code == 0
    assert not path.exists()
    assert not second.exists()
    for code in ("p-01", "../p-01", ""):
        assert wmh("study", "delete", str(tmp_path), code, "--yes").code == 2


@pytest.mark.parametrize("command", ["analyse", "export"])
def test_an_empty_folder(command, tmp_path):
    more = ["--out", str(tmp_path / "out")] if command == "export" else []
    code, _, err = wmh("study", command, PRESET, str(tmp_path), *more)
    assert code == 2
    assert err == f"There are no participants in {tmp_path}: choose the folder of a study.\n"


def test_what_the_rehearsal_wrote_is_whole(rehearsed):
    files = sorted((rehearsed / "participants").iterdir())
    assert [path.name for path in files][::11] == ["sim-0001.jsonl", "sim-0012.jsonl"]
    for path in files:
        assert read_chain(path.read_bytes()).faults == ()


def test_a_participant_gets_another_code(tmp_path):
    path = of_a_person(tmp_path, "p-01")
    code, out, err = wmh("study", "recode", str(tmp_path), "p-01", "k-01")
    target = path.with_name("k-01.jsonl")
    assert (code, out, err) == (0, f"p-01 is now k-01: {target}\n", "")
    assert not path.exists()
    assert read_chain(target.read_bytes()).faults == ()
    target.rename(path)
    for command in ("analyse", "export"):
        more = ["--out", str(tmp_path / "out")] if command == "export" else []
        code, _, err = wmh("study", command, PRESET, str(tmp_path), *more)
        assert (code, err.count("\n")) == (2, 1)
        assert "p-01.jsonl has the data of k-01" in err


def test_the_bootstrap_has_one_seed(rehearsed):
    """The seed of the protocol, as in the window."""
    _, usual, _ = wmh("study", "analyse", PRESET, str(rehearsed))
    seed = read_protocol(FILE).seed
    assert f"bias-corrected, seed {seed}." in usual
    assert wmh("study", "analyse", PRESET, str(rehearsed), "--seed", str(seed)).out == usual
    assert wmh("study", "analyse", PRESET, str(rehearsed), "--seed", "1").out != usual


def test_power_is_told_with_what_is_assumed(rehearsed):
    asked = ("study", "power", PRESET, "--people", "2,3", "--runs", "4")
    code, out, err = wmh(*asked)
    assert (code, err) == (0, "")
    assert "Expected time ratio (last condition / first): 0.80." in out
    assert [line.split()[:3] for line in out.splitlines()[6:]] == [
        ["2", "without,", "with"],
        ["3", "without,", "with"],
    ]

    told = json.loads(wmh(*asked, "--like", rehearsed, "--within", "0.5", "--json").out)
    assert told["assumed"]["rest"] == 0.5
    assert told["assumed"]["ratio"] != 0.8
    assert [each["studies"] for each in told["found"]] == [4, 4]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--people", "1"), "write numbers from 2 to 1,000"),
        (("--people", "3,x"), "write numbers from 2 to 1,000"),
        (("--like", "."), "holds no participants"),
    ],
)
def test_power_of_nothing_is_refused(options, reason, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, out, err = wmh("study", "power", PRESET, *options)
    assert (code, out) == (2, "")
    assert reason in err


def with_stations(tmp_path):
    """A protocol for two machines."""
    path = tmp_path / "two.toml"
    path.write_text(
        FILE.read_text().replace("per_group = 50", 'per_group = 50\nstations = ["A", "B"]')
    )
    return path


def test_a_check_names_the_stations(tmp_path):
    assert "Stations" not in wmh("study", "check", PRESET).out
    _, out, err = wmh("study", "check", with_stations(tmp_path))
    assert err == ""
    assert "Stations: A, B. Each assigns its own share of the places, 4 at a time" in out
    assert "A-001" in out


def of_a_station(folder, protocol, code, arm, *more):
    """The journal of somebody who plays at one of several machines."""
    journal = Journal(file_of(folder, code))
    journal.write(Event(EventKind.OPENED, 0, {"participant": code, "digest": protocol.digest}))
    journal.write(Event(EventKind.ASSIGNED, 1, {"arm": arm, "place": 0}))
    for event in more:
        journal.write(event)
    return journal


FINISHED = Event(EventKind.CLOSED, 9, {"finished": True})


def test_a_status_names_the_stations(tmp_path):
    path = with_stations(tmp_path)
    protocol = read_protocol(path)
    of_a_station(tmp_path, protocol, "A-001", "with", FINISHED).close()
    of_a_station(tmp_path, protocol, "B-001", "without").close()
    _, out, err = wmh("study", "status", path, tmp_path)
    assert err == ""
    first, second, *rest = out.splitlines()
    assert first.split()[:5] == ["B-001", "B", "without", "game", "0"]
    assert second.split()[:4] == ["A-001", "A", "with", "finished"]
    assert rest == [
        "without: 0 of 50 finished, 1 in progress",
        "with: 1 of 50 finished, 0 in progress",
        "Station A: with 1 finished, 0 in progress",
        "Station B: without 0 finished, 1 in progress",
    ]


def test_a_status_follows_what_two_stations_write(tmp_path):
    path = with_stations(tmp_path)
    protocol = read_protocol(path)
    first = of_a_station(tmp_path, protocol, "A-001", "with")
    follow = ("study", "status", path, tmp_path, "--follow", "--every", "0.1")
    with start(*follow, stdout=subprocess.PIPE, text=True) as process:

        def told(part):
            return next(line for line in process.stdout if part in line)

        assert "game 0 of 10" in told("A-001")
        assert told("Station B") == "Station B: nobody yet\n"
        second = of_a_station(tmp_path, protocol, "B-001", "without")
        assert "game 0 of 10" in told("B-001")
        first.write(FINISHED)
        assert "finished" in told("A-001")
        assert told("with: 1").startswith("with: 1 of 50 finished, 0 in progress")
        second.write(Event(EventKind.CLOSED, 9, {"withdrawn": True}))
        assert "withdrew" in told("B-001")
        process.send_signal(signal.SIGINT)
        process.stdout.read()
    assert process.returncode == 0
    first.close()
    second.close()


@pytest.mark.skipif(os.name != "posix", reason="terminals as Unix has them")
def test_what_is_followed_is_told_to_its_end_in_a_small_terminal(rehearsed):
    """The sizes of the groups stand below the participants, and faults at the end of a line."""
    ours, theirs = os.openpty()
    follow = ("study", "status", "crossover", rehearsed, "--follow", "--every", "0.1")
    small = {"LINES": "8", "COLUMNS": "60", "TERM": "xterm"}
    with start(*follow, variables=small, stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        shown = b""
        with suppress(OSError):  # The end, on Linux.
            while piece := os.read(ours, 1 << 16):
                shown += piece
                if b"with > without: " in shown or len(shown) > 20_000:
                    process.send_signal(signal.SIGINT)
    os.close(ours)

    assert process.returncode == 0
    assert shown.count(b"recorded under another protocol") == 12
    assert shown.count(b"with > without: ") == 1


def test_who_is_where_is_told_to_programs_too(rehearsed):
    told = json.loads(wmh("study", "status", PRESET, rehearsed, "--json").out)
    schema = schema_of("study-status")

    assert faults(told, schema, schema) == []
    assert [each["finished"] for each in told["participants"]] == [True] * 12
    assert sum(each["finished"] for each in told["groups"]) == 12
    assert wmh("study", "status", PRESET, rehearsed, "--json", "--follow").code == 2


@pytest.mark.parametrize(
    ("command", "more"), [("status", ()), ("status", ("--follow",)), ("merge", ("--out", "all"))]
)
def test_a_folder_that_is_not_there_is_not_one_without_participants(
    rehearsed, tmp_path, monkeypatch, command, more
):
    monkeypatch.chdir(tmp_path)
    absent = tmp_path / "none"

    assert wmh("study", command, PRESET, rehearsed, absent, *more) == (
        2,
        "",
        f"{absent} is not a folder: choose that of a study.\n",
    )
    assert wmh("study", "status", PRESET, tmp_path).code == 0

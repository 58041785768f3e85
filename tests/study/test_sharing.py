"""A kit holds only what participants agreed to share, and no name of a machine."""

import csv
import json
import os
import platform
import signal
import stat
import sys
import tempfile
import zipfile
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from tests.program import wmh
from tests.study.test_designs import CLASSROOM, SHIPPED, played
from wmh.base.text.escaping import escape_text
from wmh.study.journal.chain import event_lines, read_chain
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.folder import file_of, write_participant
from wmh.study.protocol.plan import freeze
from wmh.study.publishing import kit
from wmh.study.publishing.kit import publish
from wmh.study.publishing.sharing import Sharing

MACHINE = f"{platform.node()}-of-ada"


def study(folder, gone=("c1",)):
    """Four participants, some of whom withdrew after they had played."""
    protocol = replace(CLASSROOM, dealt=("lamp", "moon", "idea", "fish", "game"))
    freeze(folder, protocol, SHIPPED / "classroom.toml", datetime(2026, 1, 1, tzinfo=UTC))
    groups = {"a1": "with", "b1": "without", "c1": "with", "d1": "without"}
    for code, group in groups.items():
        opened, *others = played(protocol, group, code)[0]
        told = {"machine": MACHINE, "utc": f"2026-02-0{ord(code[0]) - 96}"}
        events = [opened._replace(told={**opened.told, **told}), *others]
        events.append(Event(EventKind.NOTED, 1e3, {"text": f"words of {code}"}))
        if code in gone:
            events.append(Event(EventKind.CLOSED, 1e3, {"withdrawn": True}))
        write_participant(file_of(folder, code), b"".join(event_lines(iter(events))))
    return folder


def kit_of(folder, sharing):
    publish(folder, folder / "kit.zip", "CC0-1.0", sharing)
    with zipfile.ZipFile(folder / "kit.zip") as kit:
        return {name: kit.read(name) for name in kit.namelist()}


def rows(kit, name):
    return [
        *csv.DictReader(
            kit[f"data/description-{name}_data.tsv"].decode().splitlines(), delimiter="\t"
        )
    ]


@pytest.mark.parametrize("notes", [False, True])
@pytest.mark.parametrize("withdrawn", [False, True])
def test_no_kit_names_a_machine(tmp_path, notes, withdrawn):
    kit = kit_of(study(tmp_path), Sharing(notes, withdrawn))
    assert not [name for name, content in kit.items() if MACHINE.encode() in content]
    assert any(b"words of a1" in content for content in kit.values()) == notes


@pytest.mark.parametrize("notes", [False, True])
def test_of_who_withdrew_a_kit_has_the_code_and_the_group(tmp_path, notes):
    kit = kit_of(study(tmp_path), Sharing(notes))
    for name in ("games", "attempts", "answers", "events"):
        assert "c1" not in {row["participant"] for row in rows(kit, name)}
        assert name == "answers" or "a1" in {row["participant"] for row in rows(kit, name)}
    (row,) = [row for row in rows(kit, "participants") if row["participant"] == "c1"]
    assert (row["arm"], row["withdrawn"], row["games"]) == ("with", "TRUE", "0")
    assert not any(b"words of c1" in each or b"2026-02-03" in each for each in kit.values())
    assert "Of participants who withdrew there is only their row" in kit["README.md"].decode()


def test_who_withdrew_is_in_a_kit_when_it_is_wished_and_its_readme_says_so(tmp_path):
    kit = kit_of(study(tmp_path), Sharing(withdrawn=True))
    assert "c1" in {row["participant"] for row in rows(kit, "games")}
    assert "who withdrew are in it with all their data" in kit["README.md"].decode()


def test_no_figure_depends_on_whether_who_withdrew_is_in_the_kit(tmp_path):
    folder = study(tmp_path, gone=("c1", "d1"))
    without, whole = (kit_of(folder, Sharing(withdrawn=each)) for each in (False, True))
    assert json.loads(without["results/results.json"]) == json.loads(whole["results/results.json"])
    assert without["results/consort.txt"] == whole["results/consort.txt"]


@pytest.mark.parametrize("notes", [False, True])
def test_deviations_are_listed_in_the_report_and_their_texts_where_notes_are_shared(
    tmp_path, notes
):
    folder = study(tmp_path)
    for code, logged in (("b1", "door | *open*"), ("c1", "left early")):
        events = [*read_chain(file_of(folder, code).read_bytes()).events]
        events.append(Event(EventKind.DEVIATED, 3725.4, {"text": logged}))
        write_participant(file_of(folder, code), b"".join(event_lines(iter(events))))
    report = kit_of(folder, Sharing(notes))["results/report.md"].decode()
    (line,) = [line for line in report.splitlines() if line.startswith("- b1, session 1, 62:05: ")]
    assert ("door" in line) == notes
    assert ("not shared" in line) != notes
    assert escape_text("door | *open*") in line or not notes
    assert "- c1" not in report
    assert "left early" not in report
    assert (
        "- c1, session 1"
        in kit_of(folder, Sharing(notes, withdrawn=True))["results/report.md"].decode()
    )


@pytest.mark.skipif(sys.platform == "win32", reason="processes are forked")
@pytest.mark.parametrize("again", ["publish", "command"])
def test_a_kit_that_was_killed_leaves_no_tables(tmp_path, monkeypatch, again):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    (tmp_path / "tmp").mkdir()
    folder = study(tmp_path / "study")
    if (child := os.fork()) == 0:
        monkeypatch.setattr(kit, "write_results", lambda *_: os.kill(os.getpid(), signal.SIGKILL))
        publish(folder, tmp_path / "kit.zip", "CC0-1.0")
    os.waitpid(child, 0)
    left = [*(tmp_path / "tmp").rglob("*.tsv")]
    assert left
    assert not any(
        stat.S_IMODE(each.stat().st_mode) & 0o077 for each in (tmp_path / "tmp").iterdir()
    )

    if again == "publish":
        publish(folder, tmp_path / "kit.zip", "CC0-1.0")
    else:
        assert wmh("study", "check", SHIPPED / "classroom.toml").code == 0

    assert not [*(tmp_path / "tmp").rglob("*.tsv")]
    assert {x.name for x in tmp_path.iterdir()} <= {"tmp", "study", "kit.zip", "home"}

"""Journals and keys of a study can be read by their owner alone."""

import os
import shutil
import stat

import pytest

from tests.program import wmh
from wmh.base.files import paths
from wmh.study.journal.chain import event_lines
from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.folder import file_of, is_code, write_participant
from wmh.study.journal.journal import Journal
from wmh.study.journal.pin import keep_pin, new_pin

on_unix = pytest.mark.skipif(os.name != "posix", reason="modes as Unix has them")


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def free_umask():
    before = os.umask(0o022)
    yield
    os.umask(before)


@on_unix
def test_a_participants_file_is_private_when_it_is_made_and_when_it_was_open(tmp_path):
    path = file_of(tmp_path, "p-001")
    for _ in range(2):
        journal = Journal(path)
        journal.write(Event(EventKind.OPENED, 1.0, {}))
        journal.close()
        assert (mode(path), mode(path.parent)) == (0o600, 0o700)
        path.chmod(0o644)
        path.parent.chmod(0o755)


@on_unix
def test_a_rescued_file_and_a_pin_are_private_too(tmp_path):
    journal = Journal(file_of(tmp_path, "p-001"))
    journal.rescue(tmp_path / "rescued" / "p-001.jsonl")
    (tmp_path / "instructor.json").touch(mode=0o644)
    keep_pin(tmp_path, [*new_pin("4711", b"salt")][-1])

    for path in (tmp_path / "rescued" / "p-001.jsonl", tmp_path / "instructor.json"):
        assert mode(path) == 0o600


@on_unix
def test_all_of_a_studys_folder_is_private_made_up_or_put_together(tmp_path):
    """The protocol, its plan and its questionnaires too: they tell what participants will meet."""
    own = tmp_path / "own"
    shutil.copytree(paths.folder("resources/study/protocols"), own)
    (own / "questionnaires").mkdir(exist_ok=True)
    shutil.copy(paths.folder("resources/study/questionnaires") / "sus.toml", own / "questionnaires")
    protocol = own / "bahinting-2013.toml"
    alone, both = tmp_path / "alone", tmp_path / "both"

    assert wmh("study", "simulate", protocol, "--out", alone, "--participants", 1).code == 0
    assert wmh("study", "merge", protocol, alone, "--out", both).code == 0

    for folder, names in ((alone, {"plan.md"}), (both, {"plan.md", "merge-log.md"})):
        there = [folder, *folder.rglob("*")]
        named = {"protocol.toml", "questionnaires", "sus.toml", "participants", *names}
        assert named <= {each.name for each in there}
        for each in there:
            assert mode(each) == (0o700 if each.is_dir() else 0o600), each


@on_unix
def test_reports_and_kits_are_private_until_they_are_shared(tmp_path):
    alone, out, kit = tmp_path / "alone", tmp_path / "report", tmp_path / "kit.zip"
    protocol = "bahinting-2013"
    assert wmh("study", "simulate", protocol, "--out", alone, "--participants", 1).code == 0
    assert wmh("study", "analyse", protocol, alone, "--out", out).code == 0
    assert wmh("study", "publish", alone, "--out", kit).code == 0

    there = [kit, out, *out.rglob("*")]
    assert {"report.md", "figure.png", "consort.svg"} <= {each.name for each in there}
    for each in there:
        assert mode(each) == (0o700 if each.is_dir() else 0o600), each


@pytest.mark.parametrize(
    "code",
    [
        "con",
        "CON",
        "nul",
        "Aux",
        "prn",
        "com1",
        "LPT9",
        "p.",
        "p-001.",
        "..",
        "a/b",
        "a b",
        "NA",
        "na",
        "NaN",
        "NULL",
        "none",
    ],
)
def test_a_code_that_some_system_cannot_hold_is_none(code):
    assert not is_code(code)


def test_codes_that_only_look_like_devices_are_codes():
    assert all(map(is_code, ("con1", "nul-1", "com", "com10", "console", "p-001", "Nan-1", "NA1")))


def test_whoever_has_such_a_code_from_before_can_be_deleted(tmp_path):
    """And nothing outside of the folder of participants can."""
    path = file_of(tmp_path, "con")
    path.parent.mkdir()
    path.touch()
    (tmp_path / "other.jsonl").touch()

    assert wmh("study", "delete", tmp_path, "../other", "--yes").code == 2
    assert wmh("study", "delete", tmp_path, "con", "--yes").code == 0
    assert not path.exists()
    assert (tmp_path / "other.jsonl").exists()


def test_whoever_has_such_a_code_from_before_can_get_another(tmp_path):
    """A plain reader of the tables takes NA for a participant without a code."""
    path = file_of(tmp_path, "NA")
    opened = Event(EventKind.OPENED, 0, {"participant": "NA", "digest": "d"})
    write_participant(path, b"".join(event_lines(iter([opened]))))

    assert wmh("study", "recode", tmp_path, "n-1", "NA").code == 2
    assert wmh("study", "recode", tmp_path, "NA", "n-1").code == 0
    assert (file_of(tmp_path, "n-1").exists(), path.exists()) == (True, False)

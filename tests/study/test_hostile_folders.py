"""A study's folder from anybody: nothing in it stops the program, and nothing else leaves it."""

import os
import re
import zipfile

import pytest

from tests.odd_files import ODD, in_time, odd
from tests.program import wmh
from tests.study.test_sharing import study
from wmh.study.journal.chain import read_chain
from wmh.study.journal.folder import file_of
from wmh.study.protocol.plan import PLAN
from wmh.study.publishing.journals import JOURNALS, ORIGINALS

TOKEN = "secret_0123456789abcdef0123456789abcdef"


PLACES = ("participants/d1.jsonl", "protocol.toml", "plan.md", "merge-log.md", "instructor.json",
          "validation/abcd.json", "preregistration-osf.txt", "blinding-key.json",
          "texts/de/protocol.toml",
          "questionnaires/mine.toml")  # fmt: skip
LINKED = (*PLACES[:4], "validation/abcd.json", "preregistration-osf.txt")
COMMANDS = (
    ("status", "{0}/protocol.toml", "{0}"),
    ("analyse", "{0}/protocol.toml", "{0}", "--out", "{1}/report"),
    ("publish", "{0}", "--out", "{1}/kit.zip"),
    ("delete", "{0}", "a1"),
    ("recode", "{0}", "d1", "e1"),
    ("merge", "{0}/protocol.toml", "{0}", "--out", "{1}/merged"),
    ("person", "{0}", "d1", "--out", "{1}/person"),
)


pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders")


@pytest.mark.parametrize("kind", ODD)
def test_no_command_waits_for_a_participants_file_or_fills_the_memory(tmp_path, kind):
    folder = study(tmp_path / "study", gone=())
    path = file_of(folder, "d1")
    path.unlink()
    odd(kind, path)
    for command in COMMANDS:
        with in_time():
            told = wmh("study", *(each.format(folder, tmp_path) for each in command))
        assert "Traceback" not in told.err
        if command[0] == "status":
            assert re.search("d1 .*cannot be read", told.out)
        elif command[0] != "delete":
            assert told.code, command
            assert "d1" in told.err


@pytest.mark.parametrize("place", PLACES[1:])
def test_no_command_waits_for_another_file_of_a_study(tmp_path, place):
    folder = study(tmp_path / "study", gone=())
    path = folder / place
    for kind in ODD:
        path.unlink(missing_ok=True)
        odd(kind, path)
        for command in COMMANDS[:1] + COMMANDS[3:]:
            with in_time():
                told = wmh("study", *(each.format(folder, tmp_path) for each in command))
            assert "Traceback" not in told.err
        if path.is_dir():
            path.rmdir()


def test_a_kit_has_nothing_of_a_file_that_a_link_points_to(tmp_path):
    """A token of one line was published as the last checksum of a journal."""
    (tmp_path / "token").write_text(TOKEN)
    for place in LINKED:
        folder = study(tmp_path / place.replace("/", "-"), gone=())
        path = folder / place
        path.unlink(missing_ok=True)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.symlink_to(tmp_path / "token")
        told = wmh("study", "publish", folder, "--out", folder / "kit.zip")
        assert told.code
        assert "links are not followed" in told.err
        assert str(path) in told.err


def test_folders_with_links_are_neither_published_nor_merged(tmp_path):
    folder = study(tmp_path / "study", gone=())
    (folder / "participants").rename(tmp_path / "elsewhere")
    (folder / "participants").symlink_to(tmp_path / "elsewhere")
    told = wmh("study", "publish", folder, "--out", tmp_path / "kit.zip")
    assert told.code
    assert "links are not followed" in told.err
    (folder / "participants").unlink()
    (tmp_path / "elsewhere").rename(folder / "participants")
    (folder / PLAN).unlink()
    (tmp_path / "token").write_text(TOKEN)
    (folder / PLAN).symlink_to(tmp_path / "token")
    told = wmh("study", "merge", folder / "protocol.toml", folder, "--out", tmp_path / "merged")
    assert told.code
    assert "links are not followed" in told.err
    assert not (tmp_path / "merged" / PLAN).exists()


@pytest.mark.parametrize("before", [b"", b"damaged\n", b'{"n":0}\n'])
def test_a_kit_tells_no_checksum_of_a_line_that_is_not_sound(tmp_path, before):
    folder = study(tmp_path / "study", gone=())
    words = b"I am John Smith and have epilepsy"
    file_of(folder, "e1").write_bytes(before + words + b"\n")
    file_of(folder, "e2").write_bytes(before + words)
    told = wmh("study", "publish", folder, "--out", tmp_path / "kit.zip")
    assert not told.code, told.err
    assert "John" not in contents(tmp_path / "kit.zip")
    with zipfile.ZipFile(tmp_path / "kit.zip") as kit:
        lines = kit.read(f"{JOURNALS}/{ORIGINALS}").decode().splitlines()
    last = {line.split("\t")[0]: line.split("\t")[-1] for line in lines[1:]}
    assert last["a1"] == read_chain(file_of(folder, "a1").read_bytes()).last
    assert last["e1"] == last["e2"] == "none"


def contents(kit):
    with zipfile.ZipFile(kit) as opened:
        return "".join(opened.read(name).decode("utf-8", "replace") for name in opened.namelist())


def test_a_deletion_names_the_files_that_links_point_to(tmp_path):
    """A deletion reached the links only, and called that deleted."""
    folder = study(tmp_path / "study", gone=())
    real, table = tmp_path / "disk" / "a1.jsonl", tmp_path / "disk" / "games.tsv"
    real.parent.mkdir()
    file_of(folder, "a1").rename(real)
    file_of(folder, "a1").symlink_to(real)
    table.write_text("participant\tgame\na1\t1\n")
    (folder / "games.tsv").symlink_to(table)
    (folder / "shared").symlink_to(tmp_path / "disk")
    with (folder / "long.txt").open("wb") as file:
        file.truncate(1 << 30)
    proof = tmp_path / "proof.txt"
    told = wmh("study", "delete", folder, "a1", "--yes", "--certificate", proof)
    assert not told.code
    assert not file_of(folder, "a1").is_symlink()
    reached, _, unreached = told.out.partition("stay as they are")
    for path in (real, table, real.parent, folder / "long.txt"):
        assert str(path) not in reached
        assert f"  {path}\n" in unreached
    assert f"a1.jsonl: the link only, and not {real}" in proof.read_text()
    assert real.exists()

"""A stranger checks a kit without the program; a participant gets their data and a certificate."""

import subprocess
import sys
import zipfile
from datetime import UTC, datetime

import pytest

from tests.program import wmh
from tests.study.test_sharing import kit_of, study
from wmh.study.journal.deleting import certificate, copies_of
from wmh.study.journal.folder import file_of
from wmh.study.writing.tidy import Sharing


@pytest.fixture(scope="module")
def kit(tmp_path_factory):
    folder = tmp_path_factory.mktemp("study")
    kit_of(study(folder), Sharing())
    return folder


def verified(kit, *journals):
    told = subprocess.run(
        [sys.executable, "-I", "-S", kit / "verify.py", *journals], capture_output=True, text=True
    )
    assert not told.stderr
    return told.returncode, told.stdout


def test_a_kit_is_verified_without_the_program_and_each_change_is_found(kit, tmp_path):
    with zipfile.ZipFile(kit / "kit.zip") as packed:
        packed.extractall(tmp_path)
    journals = [file_of(kit, code) for code in ("a1", "b1")]
    code, said = verified(tmp_path, *journals)
    assert (code, "files are as they were packed" in said) == (0, True)

    games = tmp_path / "data" / "games.tsv"
    whole = games.read_bytes()
    games.write_bytes(whole.replace(b"solved", b"unsolv", 1))
    assert verified(tmp_path) == (1, "data/games.tsv: changed or missing\n")
    games.write_bytes(whole)
    (tmp_path / "more.txt").write_text("more")
    assert verified(tmp_path) == (1, "more.txt: not listed\n")
    (tmp_path / "more.txt").unlink()

    changed = tmp_path.parent / "changed.jsonl"
    changed.write_bytes(journals[0].read_bytes().replace(b'"n":3', b'"n":4', 1))
    code, said = verified(tmp_path, changed)
    assert (code, said.count("\n")) == (1, 1)
    assert said.endswith(": changed\n")


def test_the_kit_has_the_wording_of_what_was_asked(kit):
    with zipfile.ZipFile(kit / "kit.zip") as packed:
        wording = [name for name in packed.namelist() if name.startswith("protocol/wording/")]
        assert wording
        assert all(packed.read(name).startswith(b"# ") for name in wording)


def test_a_participant_gets_their_data_alone(kit, tmp_path):
    code, out, err = wmh("study", "person", str(kit), "a1", "--out", str(tmp_path))
    assert (code, err) == (0, "")
    assert (tmp_path / "a1.jsonl").read_bytes() == file_of(kit, "a1").read_bytes()
    assert "\nb1\t" not in (tmp_path / "games.tsv").read_text("utf-8")
    assert str(tmp_path / "a1.jsonl") in out


def test_a_certificate_names_each_file_that_is_deleted(kit):
    copies = copies_of(kit, "a1")
    text = certificate("a1", copies, datetime(2026, 1, 2, tzinfo=UTC))
    assert all(path.name in text for path in (*copies.reached, *copies.unreached))
    assert text.startswith("Certificate of deletion: participant a1\nDeleted on 2026-01-02")

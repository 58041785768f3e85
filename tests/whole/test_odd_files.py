"""Pipes, devices and paths in place of files and names: no reader waits, and none follows."""

import json
import os
import re
import sys

import pytest

from tests.lexica import english
from tests.odd_files import ODD, in_time, odd
from tests.program import ROOT, wmh
from wmh.base.files import paths
from wmh.lab.bench.peers.others import PeerError, doddle_milliseconds, selby_proof

RESOURCES = ROOT / "resources"
NAMES = ("words.txt", "words.aff", "words.dic", "game.toml", "table.json", "list.dawg", "list.json",
         "settings.ini", "games.jsonl", "p-001.jsonl", "picture.png", "kit.zip")  # fmt: skip
OWN = {
    "games.jsonl": (("games",), ("review",)),
    "settings.ini": (("lexicon", "list"), ("presets", "list")),
    "session.json": (("check", "{0}"),),
    "games/mine.toml": (("presets", "list"),),
    "lexica/mine/words.dawg": (("lexicon", "list"), ("suggest", "--lexicon", "mine")),
}

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders")


@pytest.mark.parametrize("kind", ODD)
@pytest.mark.parametrize("name", NAMES)
def test_a_check_neither_waits_nor_fills_the_memory(tmp_path, kind, name):
    path = odd(kind, tmp_path / name)
    with in_time():
        told = wmh("check", path)
    assert told.code == 2
    assert name in told.err + told.out
    assert "Traceback" not in told.err


@pytest.mark.parametrize("kind", ODD)
@pytest.mark.parametrize("name", OWN)
def test_nor_does_a_command_on_a_file_of_its_own(kind, name):
    path = paths.data_folder() / name
    odd(kind, path)
    for command in OWN[name]:
        with in_time():
            told = wmh(*(each.format(path) for each in command))
        assert "Traceback" not in told.err


PATHS = ("/any/list.dawg", "list.dawg", "../list", "a\\\\list", "C:list", "//host/share/list")


@pytest.mark.parametrize("named", PATHS)
@pytest.mark.parametrize(
    "file", ["games/wordle", "teach/scenarios/rain", "study/protocols/crossover"]
)
def test_a_file_that_is_received_names_no_other_file(tmp_path, file, named):
    """The field lexicon could be a path, which the program then opened."""
    text = (RESOURCES / f"{file}.toml").read_text("utf-8")
    text = re.sub(r"(?ms)^words *= *\[.*?^\]", "", text)
    text = re.sub(r"(?m)^(lexicon|words) *= .*", "", text)
    text = f'lexicon = "{named}"\n{text}'
    path = tmp_path / "received.toml"
    path.write_text(text, "utf-8")
    told = wmh("check", path)
    assert told.code == 2
    assert "the name of an installed word list, and not a path" in told.err + told.out


def test_a_list_of_too_many_lines_is_refused_at_once(tmp_path):
    path = tmp_path / "long.txt"
    path.write_bytes(b"a\n" * 4_000_001)
    with in_time(20):
        told = wmh("check", path)
    assert "4,000,001 lines" in told.err + told.out


def peer(path, text):
    path.write_text(f"#!{sys.executable}\n{text}")
    path.chmod(0o700)
    return path


def test_a_peer_gets_six_variables_and_its_end_is_said(tmp_path, monkeypatch):
    monkeypatch.setenv("SECRET_TOKEN", "abc")
    seen = tmp_path / "seen"
    write = f"import json, os; json.dump(dict(os.environ), open({str(seen)!r}, 'w'))"
    spy = peer(tmp_path / "spy", write)
    with pytest.raises(PeerError):
        doddle_milliseconds(spy, english())
    with pytest.raises(PeerError):
        selby_proof(spy, english(), "salet")
    assert set(json.loads(seen.read_text())) <= {"PATH", "HOME", "USER", "LANG", "LC_ALL", "TMPDIR",
                                                 "LC_CTYPE"}  # fmt: skip

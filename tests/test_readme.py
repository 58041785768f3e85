"""The README says only what is so."""

import io
import re
import shlex
from pathlib import Path

import pytest

from tests.program import wmh
from wmh.engine.lexicon.facts import from_json
from wmh.ui.actions import key_list

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_its_keys_are_those_of_the_actions(qapp):
    table = re.search(r"\| key \| does \|\n\|---\|---\|\n((?:\|.*\|\n)+)", README)[1]
    rows = [tuple(cell.strip() for cell in row.strip("|").split("|")) for row in table.split("\n")]

    assert [row for row in rows if row != ("",)] == list(key_list())


def test_every_file_it_names_is_there():
    named = re.findall(r"\]\(([^)]+)\)", README) + re.findall(r"^    (app/[\w/.]+)", README, re.M)

    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize(
    "command",
    [line for line in re.findall(r"^    (wmh [^#\n]+)", README, re.M) if "mine" not in line],
)
def test_its_commands_work(command, monkeypatch, tmp_path):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    monkeypatch.chdir(tmp_path)  # Where some of them write.
    words = shlex.split(command)[1:]
    if words[0] == "study" and "rehearsal" in words and "simulate" not in words:
        few = "study simulate bahinting-2013 --participants 4 --out rehearsal"
        assert wmh(*few.split()).code == 0
    if words[0] in ("makers", "challenge"):
        words = [words[0], "--help"]

    code, _, err = wmh(*words)

    beside = words[0] == "find"  # Which counts what it found beside the words.
    assert (code, err if not beside else "") == (0, "")


def test_its_figures_of_the_lexicon_are_those_of_the_facts():
    facts = from_json((ROOT / "lexicon/english/words.json").read_bytes())

    assert f"{facts.words:,} words of 2 to 31 letters" in README
    assert f"{facts.reduction:.1%}".replace("%", " % smaller") in README

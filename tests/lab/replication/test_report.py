"""The report: kept at any moment, gone on with, the same with the same seed, refused if another."""

import json
import re
import signal
import time

import pytest

from tests.lexica import lexicon_file
from tests.patience import PATIENCE
from tests.program import start, wmh
from tests.program import wmh as called
from wmh.lab.cli import replicate
from wmh.lab.replication import report, running, table
from wmh.lab.replication.experiment import Claim, Conditions, Experiment, Replica, Task
from wmh.lab.replication.report import without_times
from wmh.lab.replication.table import EXPERIMENTS, SOURCES


class Dice:
    """An experiment that draws numbers and can be stopped after some of its pieces."""

    SECTION = "1"
    SAID = "Dice fall at random."
    left = 99

    @classmethod
    def pieces(cls, conditions):
        return [Task({"throw": number}, number) for number in range(1, 7)]

    @classmethod
    def measure(cls, item, bench, stop):
        if not cls.left:
            signal.raise_signal(signal.SIGINT)
        cls.left -= 1
        return {"fell": item["throw"] * bench.conditions.seed, "seconds": time.perf_counter()}

    @classmethod
    def summarize(cls, conditions, measured):
        total = sum(found["fell"] for _, found in measured)
        took = sum(found["seconds"] for _, found in measured)
        return Replica(
            "Thrown.",
            (
                Claim("total", "Sum", "21", str(total)),
                Claim("s", "Took", "", str(took), timed=True),
            ),
        )


@pytest.fixture
def dice(monkeypatch, tmp_path):
    monkeypatch.setattr(Experiment, "work", lambda self: Dice)
    monkeypatch.setattr(
        table, "EXPERIMENTS", (known := (Experiment("source_000.dice", "Dice", 1, 1),))
    )
    for module in (report, running, replicate):
        monkeypatch.setattr(module, "EXPERIMENTS", known)
    monkeypatch.setattr(Dice, "left", 99)
    return ("replicate", "--cores", "1", "--lexicon", lexicon_file(tmp_path, ["rain", "born"]))


def told(folder):
    return json.loads((folder / "results.json").read_text("utf-8"))


def test_what_was_stopped_goes_on_and_counts_nothing_twice(dice, tmp_path):
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    assert wmh(*dice, "--out", whole).code == 0
    assert Dice.left == 93

    for left in (2, 1):
        Dice.left = left
        code, _, err = wmh(*dice, "--out", cut, *(["--resume"] if left == 1 else []))
        assert code == 130
        assert "--resume" in err
        assert not (cut / "results.json").exists()
    Dice.left = 99
    assert wmh(*dice, "--out", cut, "--resume").code == 0
    assert Dice.left < 99
    assert without_times(told(cut)) == without_times(told(whole))
    assert told(cut)["experiments"][0]["claims"][0]["ours"] == "21"


def test_a_line_that_was_cut_off_is_measured_again(dice, tmp_path):
    assert wmh(*dice, "--out", tmp_path / "a").code == 0
    before = told(tmp_path / "a")
    runs = tmp_path / "a" / "runs" / "dice.jsonl"
    runs.write_bytes(runs.read_bytes()[:-30])
    assert wmh(*dice, "--out", tmp_path / "a", "--resume").code == 0
    assert without_times(told(tmp_path / "a")) == without_times(before)


def test_what_is_done_is_not_measured_again(dice, tmp_path):
    assert wmh(*dice, "--out", tmp_path / "a").code == 0
    before = told(tmp_path / "a")
    Dice.left = 0
    assert wmh(*dice, "--out", tmp_path / "a", "--resume").code == 0
    assert told(tmp_path / "a") == before


def test_times_are_all_that_differs(dice, tmp_path):
    for name in ("a", "b"):
        assert wmh(*dice, "--out", tmp_path / name).code == 0
    a, b = told(tmp_path / "a"), told(tmp_path / "b")
    assert a != b
    assert without_times(a) == without_times(b)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("--seed", "2"), "was started with another value of --seed"),
        (("--quick",), "was started with another value of --quick"),
    ],
)
def test_other_conditions_are_refused(dice, tmp_path, change, said):
    assert wmh(*dice, "--out", tmp_path / "a").code == 0
    code, _, err = wmh(*dice, "--out", tmp_path / "a", "--resume", *change)
    assert code == 2
    assert said in err


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ({"format": 1, "program": "0.0.9", "code": "old"}, "another version of the program (0.0.9"),
        ({"format": 2}, "is not a report of this program"),
        ([1], "is not a report of this program"),
        ("{", "is not a report of this program"),
    ],
)
def test_a_report_of_another_version_is_refused(dice, tmp_path, written, said):
    text = written if isinstance(written, str) else json.dumps(written)
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "results.json").write_text(text)
    code, _, err = wmh(*dice, "--out", tmp_path / "a", "--resume")
    assert code == 2
    assert said in err
    assert (tmp_path / "a" / "results.json").read_text() == text


def test_a_report_is_not_written_over(dice, tmp_path):
    assert wmh(*dice, "--out", tmp_path / "a").code == 0
    code, _, err = wmh(*dice, "--out", tmp_path / "a")
    assert code == 2
    assert "has a report already" in err


def test_a_folder_that_cannot_be_written_is_said_at_once(dice, tmp_path):
    (tmp_path / "file").touch()
    for out in (tmp_path / "file", tmp_path / "file" / "below"):
        code, _, err = wmh(*dice, "--out", out)
        assert code == 2
        assert "cannot be written" in err
    assert Dice.left == 99


def test_unknown_experiments_and_lists_are_refused(tmp_path):
    code, _, err = wmh("replicate", "dwag", "--out", tmp_path)
    assert code == 2
    assert "There is no experiment 'dwag'" in err
    code, _, err = wmh("replicate", "--out", tmp_path / "a", "--lists", tmp_path / "none")
    assert code == 2
    assert "is not a folder" in err


@pytest.mark.parametrize("name", ["execution", "memory", "filter", "guesser", "challenge"])
def test_a_lexicon_of_too_few_words_is_refused(name, tmp_path):
    few = lexicon_file(tmp_path, ["rain", "born"])

    code, _, err = wmh(
        *("replicate", name, "--quick", "--cores", "1", "--lexicon", few, "--out", tmp_path / "out")
    )

    assert code == 2
    assert "small has too few words of " in err
    assert "choose a larger word list" in err


def test_a_folder_of_lists_may_hold_anything(dice, tmp_path):
    (tmp_path / "lists" / "old.txt").mkdir(parents=True)
    (tmp_path / "lists" / "words.txt").write_text("rain\n")
    lists = ("--lists", tmp_path / "lists")
    assert wmh(*dice, *lists, "--out", tmp_path / "a").code == 0
    (tmp_path / "lists" / "words.txt").write_text("born\n")
    code, _, err = wmh(*dice, *lists, "--out", tmp_path / "a", "--resume")
    assert code == 2
    assert "was started with another value of --lists" in err


def test_every_experiment_has_its_line_its_module_and_its_sentence():
    assert len({each.name for each in EXPERIMENTS}) == len(EXPERIMENTS)
    assert len({each.module for each in EXPERIMENTS}) == len(EXPERIMENTS)
    for each in EXPERIMENTS:
        work = each.work()
        assert each.source in SOURCES
        assert work.SECTION
        assert work.SAID.endswith(".")
        for quick in (True, False):
            items = [str(portion.item) for portion in work.pieces(Conditions(quick))]
            assert len(set(items)) == len(items)


def test_a_kill_leaves_what_can_be_gone_on_with(tmp_path):
    out = tmp_path / "a"
    with start("replicate", "first-guess", "dawg", "--quick", "--out", out) as process:
        until = time.monotonic() + PATIENCE
        while not (out / "runs" / "dawg.jsonl").exists() and time.monotonic() < until:
            time.sleep(0.01)
        process.kill()
    code, _, err = wmh("replicate", "first-guess", "--quick", "--out", out, "--resume")
    assert code == 0, err
    found = told(out)["experiments"]
    assert [each["name"] for each in found] == ["dawg", "first-guess"]
    assert found[1]["claims"][0]["ours"] == "70"
    page = (out / "report.html").read_text("utf-8")
    assert page.count("<svg") == 2
    assert "71.5&nbsp;%" in page


def test_what_no_source_published_is_listed_as_that():
    """The report named a source that has no such figure."""
    said = called("replicate", "--list").out

    assert re.search(r"^mean +Bahinting et al\. 2013 +Mean attempts", said, re.M)
    assert "source" not in said.lower()
    assert re.search("^optima +beyond them ", said, re.M)

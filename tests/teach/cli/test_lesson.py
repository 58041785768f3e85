"""`wmh lesson`: scenarios listed, told and checked."""

import pytest

from tests.program import wmh
from wmh.teach.catalogue import SCENARIOS

MINE = """\
title  = "My own"
stages = ["matcher", "list"]
length = 4
words  = ["corn", "horn", "torn"]
turns  = ["horn:wggg"]

[[stop]]
before   = "list"
question = "How many are left?"
reveal   = "There are {0}."
figure   = "remaining"
"""


@pytest.fixture
def mine():
    SCENARIOS.own_folder().mkdir(parents=True)
    path = SCENARIOS.own_folder() / "mine.toml"
    path.write_text(MINE, "utf-8")
    return path


@pytest.mark.usefixtures("mine")
def test_scenarios_are_listed_with_the_users_own():
    code, out, err = wmh("lesson")

    assert (code, err) == (0, "")
    assert {line.split(" ")[0] for line in out.splitlines()} >= set(SCENARIOS.files())
    assert "My own" in out


def test_a_broken_file_stops_no_other(mine):
    mine.write_text(MINE.replace("4", '"four"'), "utf-8")

    code, out, err = wmh("lesson")
    assert code == 0
    assert err == "mine.toml, line 3: length is 'four', but must be a number from 2 to 31.\n"
    assert "rain" in out


def test_a_lesson_is_told(mine):
    code, out, err = wmh("lesson", mine)

    assert (code, err) == (0, "")
    assert out == wmh("lesson", "mine").out
    lines = out.splitlines()
    assert lines[0] == "My own"
    assert lines.index("Pattern Matcher") < lines.index("List")
    asked = lines.index("      Question: How many are left?")
    assert lines[asked + 1] == "      Answer: There are 2."


def test_a_scenario_is_checked(mine):
    code, out, err = wmh("lesson", mine, "--check")
    assert (code, err) == (0, "")
    assert out.startswith("My own can be shown: ")

    mine.write_text(MINE.replace('turns  = ["horn:wggg"]', 'turns  = ["horn:wwww"]'), "utf-8")
    code, _, err = wmh("lesson", mine, "--check")
    assert code == 0
    assert err == 'No word fits these guesses. The stage "doctor" can show why.\n'


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--check"], "There is nothing to check: name a lesson or its file."),
        (["nothing"], "There is no lesson 'nothing': choose from contradiction, "),
        (["nothing.toml"], "No such file or directory"),
        (["."], "Is a directory"),
    ],
)
def test_bad_input_is_one_line(arguments, message):
    code, out, err = wmh("lesson", *arguments)
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


def test_a_figure_that_nothing_counts(mine):
    mine.write_text(MINE.replace("remaining", "sheep"), "utf-8")
    code, out, err = wmh("lesson", mine)
    assert (code, out) == (2, "")
    assert err.startswith("mine, stop 1: nothing counts 'sheep': name one of ")

"""`wmh mastermind`: table 1, one code by any method, and the comparison."""

import json
import re
import xml.etree.ElementTree as ET

import pytest

from tests.helper.cli.json_faults import faults, schema_of
from tests.program import wmh
from wmh.helper.cli.games import mastermind
from wmh.helper.mastermind import backtracking, playing

PLAYED = {}
"""Guesses for all codes by method, as the first comparison played them."""


@pytest.fixture
def played_once(monkeypatch):
    """Comparisons take the games of the first one, for they are the same."""
    player_of, guesses_of_all = playing.player_of, playing.guesses_of_all
    searched = backtracking.guesses_of_all

    def played(method, play):
        if method not in PLAYED:
            PLAYED[method] = play()
        return PLAYED[method]

    monkeypatch.setattr(playing, "player_of", lambda *asked: asked)
    monkeypatch.setattr(
        playing,
        "guesses_of_all",
        lambda asked: played(asked[0], lambda: guesses_of_all(player_of(*asked))),
    )
    monkeypatch.setattr(
        backtracking,
        "guesses_of_all",
        lambda reading: played(reading, lambda: searched(reading)),
    )


def told(*arguments):
    code, out, err = wmh("mastermind", *arguments, "--json")
    # Where it takes minutes it says how far it is, a line each.
    said = [line for line in err.splitlines() if not line.endswith(" done before it")]
    assert (code, said) == (0, [])
    return json.loads(out)


def test_the_table_is_that_of_the_source():
    code, out, err = wmh("mastermind", "table")

    assert (code, err) == (0, "")
    lines = [line.split() for line in out.splitlines()]
    assert lines[1] == ["Mark", "AAAA", "AAAB", "AABB", "AABC", "ABCD"]
    assert lines[2] == ["0", "no", "peg", "625", "256", "256", "81", "16"]
    assert lines[15] == ["13", "4", "black", "1", "1", "1", "1", "1"]
    assert lines[16] == ["left", "at", "worst", "625", "317", "256", "276", "312"]
    assert out.splitlines()[-1] == "AABB is best in the worst case only."


def test_a_table_wider_than_the_terminal_loses_nothing(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")

    found, out = told("table", "--pegs", "5"), wmh("mastermind", "table", "--pegs", "5").out

    lines = out.splitlines()
    assert lines[1].split()[1:] == [guess["pattern"].upper() for guess in found["guesses"]]
    worst = next(line.split()[3:] for line in lines if line.startswith("left at worst"))
    assert worst == [f"{guess['worst']:,}" for guess in found["guesses"]]


def test_the_table_as_json():
    found = told("table", "--colours", "3", "--pegs", "2")

    assert found["codes"] == 9
    marks = [(said["black"], said["white"]) for said in found["marks"]]
    assert marks == [(0, 0), (0, 1), (1, 0), (0, 2), (2, 0)]
    assert [guess["pattern"] for guess in found["guesses"]] == ["aa", "ab"]
    assert [guess["left"] for guess in found["guesses"]] == [[4, 0, 4, 0, 1], [1, 2, 4, 1, 1]]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("table", "--colours", "10", "--pegs", "8"), "There are 100,000,000 codes of 8"),
        (("table", "--pegs", "99"), "No code can have 99 places"),
        (("solve", "FCB"), "The code 'FCB' has 3 pegs"),
        (("solve", ""), "The code '' has 0 pegs"),
        (("solve", "FCBEE"), "The code 'FCBEE' has 5 pegs"),
        (("solve", "FCGE"), "The code 'FCGE' has 'G', which is not a colour"),
        (("solve", "rot!"), "The code 'rot!' has 'R', which is not a colour"),
        (("solve", "AAAA", "--text"), "The source prints the steps to FCBE only"),
        (("solve", "AAAA", "--svg", "tree.png"), "tree.png is not a file that ends in .svg"),
        (("solve", "AAAA", "--svg", "no/such/tree.svg"), "no/such/tree.svg cannot be written"),
    ],
)
def test_what_cannot_be_done_is_one_line(arguments, said):
    code, out, err = wmh("mastermind", *arguments)

    assert (code, out) == (2, "")
    assert err.startswith(said)
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [("table", "--colours", "0"), ("table", "--colours", "37"), ("table", "--pegs", "0")],
)
def test_numbers_out_of_range_are_refused(arguments):
    code, out, err = wmh("mastermind", *arguments)

    assert (code, out) == (2, "")
    assert "must be a whole number" in err


def test_a_code_is_found_by_the_sources_backtracking_with_true_marks():
    code, out, err = wmh("mastermind", "solve", "FCBE")

    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[6].split()[:6] == ["6", "FBEE", "2", "black,", "1", "white"]
    assert lines[6].endswith("kept: 5, more than 4")
    assert lines[-2] == "FCBE is found with 12 guesses."
    assert lines[-1].startswith("FBEE, stage 2: the source has 2 black (score 4), but it is")


def test_the_example_as_it_is_printed(tmp_path):
    picture = tmp_path / "tree.svg"

    code, out, _ = wmh("mastermind", "solve", "fcbe", "--text", "--svg", picture)

    assert code == 0
    assert "pruned: scored 4, not higher" in out
    assert "FCBE is found with 10 guesses." in out
    assert "".join(ET.parse(picture).getroot().itertext()).count("pruned: ") == 4


@pytest.mark.parametrize(("method", "guesses"), [("knuth", 5), ("exact", 5), ("parts", 5)])
def test_a_code_is_found_by_another_method(method, guesses):
    found = told("solve", "FCBE", "--method", method)

    assert (found["code"], found["method"], found["guesses"]) == ("fcbe", method, guesses)
    assert [step["code"] for step in found["steps"]][-1] == "fcbe"
    assert found["steps"][-1]["marked"] == {"black": 4, "white": 0}
    assert found["steps"][-1]["score"] == 8
    assert found["remarks"] == []


def test_a_code_may_be_the_first_guess():
    code, out, _ = wmh("mastermind", "solve", "aabb")

    assert code == 0
    assert out.splitlines()[-1] == "AABB is found with 1 guess."


@pytest.mark.usefixtures("played_once")
def test_the_comparison_holds_the_published_figures():
    compared, schema = told("bench"), schema_of("mastermind-bench")
    found = {row["method"]: row for row in compared["methods"]}

    assert faults(compared, schema, schema) == []
    assert {name: (row["total"], row["worst"]) for name, row in found.items()} == {
        "backtracking": (37747, 223),
        "backtracking-rising": (19478, 75),
        "knuth": (5801, 5),
        "entropy": (5722, 6),
        "expected": (5696, 6),
        "parts": (5668, 6),
        "exact": (5625, 6),
        "exact-in-five": (5626, 5),
    }
    assert round(found["knuth"]["mean"], 3) == 4.476
    assert round(found["exact"]["mean"], 2) == 4.34
    assert found["backtracking"]["lost_within"] == {"8": 1184, "10": 1026, "12": 894}
    assert all(sum(row["distribution"].values()) == 1296 for row in found.values())


@pytest.mark.usefixtures("played_once")
def test_the_comparison_as_a_table():
    code, out, err = wmh("mastermind", "bench")

    assert (code, err) == (0, "")
    figures, games = (line.split() for line in out.splitlines() if line.startswith("knuth "))
    assert figures[:-1] == ["knuth", "5,801", "4.4761", "5", "0", "0", "0"]
    assert float(figures[-1]) >= 0
    assert games == ["knuth", "1", "6", "62", "533", "694"]
    assert "backtracking: Expands by position and by colour in turn (Astatin 2009)" in out


@pytest.mark.usefixtures("played_once")
def test_the_comparison_is_told_in_the_language(monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    out = wmh("mastermind", "bench").out

    assert out.splitlines()[1].split()[:4] == ["Verfahren", "Summe", "Mittel", "Meiste"]
    assert "knuth: Lässt schlimmstenfalls die wenigsten Codes übrig" in out
    assert re.search(r"37\.747 +29,1258", out)


def test_without_compiled_code_only_what_searches_is_refused(monkeypatch):
    monkeypatch.setattr(mastermind, "unavailable", lambda: "Compiled code is unavailable.")

    assert wmh("mastermind", "solve", "FCBE").code == 0
    assert wmh("mastermind", "solve", "FCBE", "--method", "knuth").code == 0
    refused = wmh("mastermind", "solve", "FCBE", "--method", "exact")
    assert refused == (2, "", "Compiled code is unavailable.\n")

"""`wmh race`: figures, a person among the runners, and refusals."""

import io
import json
import sys

import pytest

from tests.lexica import lexicon_file
from tests.oracle import could_cause, turn
from tests.program import wmh
from wmh.base.files import paths


@pytest.fixture
def small(tmp_path):
    words = {"cat": 10, "cot": 10, "act": 10, "dog": 80, "house": 10}
    return "--lexicon", lexicon_file(tmp_path, words)


def test_a_race_in_json_has_every_lane_and_the_totals(small):
    code, out, err = wmh(
        "race", "cat", "dog", *small, "--strategies", "paper,entropy", "--json", "--tier", "10"
    )

    told = json.loads(out)
    assert (code, err) == (0, "")
    assert [each["secret"] for each in told["secrets"]] == ["cat", "dog"]
    for each in told["secrets"]:
        for lane in each["lanes"]:
            assert lane["turns"][-1] == f"{each['secret']}:ggg"
            assert lane["solved"] == len(lane["turns"])
    for total in told["totals"]:
        solved = [
            lane["solved"]
            for each in told["secrets"]
            for lane in each["lanes"]
            if lane["runner"] == total["runner"]
        ]
        assert (total["won"], total["lost"], total["guesses"]) == (2, 0, sum(solved))
        assert total["mean"] == sum(solved) / 2


def test_a_race_is_shown_secret_by_secret(small):
    code, out, err = wmh("race", "cat", *small, "--strategies", "paper", "--attempts", "1")

    lines = [line.split() for line in out.splitlines()]
    assert (code, err) == (0, "")
    assert lines[0] == ["Answer", "1", "of", "1:", "cat"]
    assert lines[2] == ["paper", "act", "yyg", "1", "not", "found"]
    assert lines[-1] == ["paper", "0", "1", "0"]


def test_secrets_may_be_drawn_or_come_from_a_file(small, tmp_path):
    words = tmp_path / "secrets.txt"
    words.write_text("cot\ncat\n")
    options = (*small, "--strategies", "paper", "--length", "3", "--json")

    drawn = json.loads(wmh("race", "2", *options, "--seed", "4").out)
    again = json.loads(wmh("race", "2", *options, "--seed", "4").out)
    listed = json.loads(wmh("race", words, *options).out)

    assert drawn == again
    assert len({each["secret"] for each in drawn["secrets"]}) == 2
    assert {each["secret"] for each in listed["secrets"]} == {"cat", "cot"}


def test_a_person_runs_along_without_seeing_the_others_words(monkeypatch, small):
    monkeypatch.setattr(sys, "stdin", io.StringIO("dog\nxyz\ncot\n"))

    code, out, err = wmh("race", "cot", "cat", *small, "--strategies", "paper", "--you")

    lines = out.splitlines()
    assert (code, err) == (0, "")
    assert lines[:4] == [
        "Answer 1 of 2: paper has made 1 guess.",
        " 1  dog wgw  ⬜🟩⬜",
        "Answer 1 of 2: paper found it with 2 guesses.",
        "The guess 'xyz' is not in the word list small: try another word.",
    ]
    assert " 2  cot ggg  🟩🟩🟩" in lines
    assert "Given up." in lines
    assert lines[-1].split() == ["you", "1", "1", "2", "2.000"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["hat"], "The answer 'hat' is not in the word list"),
        (["cat", "house"], "The answer 'house' is 5 long"),
        (["9", "--length", "3"], "9 answers cannot be drawn"),
        (["cat", "--strategies", "chess"], "There is no strategy 'chess'"),
        (["cat", "--you", "--json"], "leave out --you or --json"),
    ],
)
def test_what_cannot_be_raced_is_refused_in_a_line(small, arguments, message):
    code, out, err = wmh("race", *arguments, *small)

    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


def test_without_names_a_game_s_own_strategy_runs_against_the_paper_s(small):
    folder = paths.data_folder() / "games"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text('name = "Mine"\nlength = 3\nstrategy = "parts"\n')

    def runners(*options):
        (ran,) = json.loads(wmh("race", "cat", *small, *options, "--json").out)["secrets"]
        return [each["runner"] for each in ran["lanes"]]

    assert runners() == ["paper", "entropy"]
    assert runners("--game", "mine") == ["paper", "parts"]
    assert runners("--game", "mine", "--strategies", "entropy") == ["entropy"]


def test_a_game_that_shows_letters_shows_them_in_a_race(monkeypatch, small):
    folder = paths.data_folder() / "games"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text('name = "Mine"\nlength = 3\ngiven = [1]\n')
    asked = ("race", "cat", "cot", *small, "--game", "mine", "--strategies", "paper,entropy")

    told = json.loads(wmh(*asked, "--json").out)
    assert [each["shown"] for each in told["secrets"]] == ["c..", "c.."]
    guesses = [turn for each in told["secrets"] for lane in each["lanes"] for turn in lane["turns"]]
    assert {turn[0] for turn in guesses} == {"c"}

    monkeypatch.setattr(sys, "stdin", io.StringIO("cat\n"))
    assert "Shown: c.." in wmh(*asked, "--you").out


def test_the_runners_take_words_for_as_likely_as_the_game_does(tmp_path):
    """The likelier of two words that are left is guessed first; else the better known."""
    words = ("--lexicon", lexicon_file(tmp_path, {"cared": 10, "care": 10, "zebra": 20}))
    game = tmp_path / "mine.toml"
    game.write_text('name = "Mine"\nlength = 5\nplain = true\n')
    alone = ("race", "zebra", "--strategies", "expected", "--tier", "all", *words, "--json")

    def turns(*options):
        (ran,) = json.loads(wmh(*alone, *options).out)["secrets"]
        return [each.partition(":")[0] for each in ran["lanes"][0]["turns"]]

    assert turns("--game", game) == turns("--plain") == ["zebra"]
    assert turns() == ["cared", "zebra"]


def test_a_race_keeps_to_the_words_that_may_be_guessed():
    """Every guess fits the clues before it, as in a game played alone with only what fits."""
    secret, strategy = "jolly", ("--strategies", "parts")
    _, out, _ = wmh("race", secret, *strategy, "--guesses", "candidates", "--json")
    lane = json.loads(out)["secrets"][0]["lanes"][0]
    guesses = [each.partition(":")[0] for each in lane["turns"]]

    for number, guess in enumerate(guesses):
        assert could_cause(guess, [turn(word, secret) for word in guesses[:number]])

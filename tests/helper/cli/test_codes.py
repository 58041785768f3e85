"""Codes where a lexicon can be named: every command takes them."""

import io
import json
import sys
from itertools import permutations, product

import pytest

from tests.oracle import peg
from tests.program import wmh

MASTERMIND = ("--lexicon", "codes:ABCDEF", "--rule", "pegs")
BULLS = ("--lexicon", "distinct:0123456789", "--rule", "pegs")


def answered(*arguments):
    code, out, err = wmh(*arguments, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


@pytest.mark.parametrize(
    ("game", "codes", "turns"),
    [
        (MASTERMIND, list(product("abcdef", repeat=4)), ["AABB:1,0"]),
        (MASTERMIND, list(product("abcdef", repeat=4)), ["AABB:1,0", "acde:0,2"]),
        (BULLS, list(permutations("0123456789", 4)), ["0123:1,2"]),
        (BULLS, list(permutations("0123456789", 4)), ["0123:0,2", "4506:1,1"]),
    ],
)
def test_suggestions_are_codes_that_would_be_marked_alike(game, codes, turns):
    alike = set(map("".join, codes))
    for turn in turns:
        guess, _, clue = turn.lower().partition(":")
        alike = {code for code in alike if clue == "{},{}".format(*peg(guess, code))}

    found = answered("suggest", *turns, *game)

    assert found["remaining"] == len(alike)
    assert {row["word"] for row in found["suggestions"]} <= alike


def test_games_are_simulated():
    found = answered("simulate", *MASTERMIND, "--strategy", "worst")

    (result,) = found["results"]
    assert (found["lexicon"], found["games"]) == ("codes:abcdef", 1296)
    assert (result["opener"], result["total"], result["worst"]) == ("aabb", 5801, 5)


def test_a_tree_is_drawn(tmp_path):
    picture = tmp_path / "tree.svg"

    code, out, err = wmh("tree", *MASTERMIND, "--opener", "aabb", "--depth", "1", "--out", picture)

    assert (code, out, err) == (0, f"{picture}\n", "")
    assert "1,296 words remain; AABB can be the secret; 13 clues" in picture.read_text("utf-8")


def test_guesses_are_marked():
    assert wmh("mark", "fbee", "fcbe", *MASTERMIND) == (0, "2,1\n", "")


def test_the_doctor_knows_which_number_is_wrong():
    code, out, err = wmh("doctor", "aabb:2,0", "ccdd:3,0", *MASTERMIND)

    assert (code, err) == (0, "")
    assert out.startswith("1. In guess 2 (ccdd 3,0) 0 are black, not 3")


def test_the_console_takes_codes(monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("aabb 1,0\nfcbf 2,1\n"))

    code, out, err = wmh("console", *MASTERMIND)

    assert (code, err) == (0, "")
    assert out.startswith("256 words fit.\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("suggest", "--lexicon", "codes:"), "Codes need symbols"),
        (("suggest", "--lexicon", "codes:a b"), "The symbols 'a b' have ' '"),
        (("simulate", "--lexicon", "distinct:aab"), "The symbols 'aab' have 'a' twice"),
        (
            ("tree", "--lexicon", "codes:abcdef", "--length", "9"),
            "The word list codes:abcdef has no",
        ),
        (("suggest", "aagg:1,0", *MASTERMIND), "The guess 'aagg' has 'g'"),
        (("suggest", "0012:1,0", "0123:9", *BULLS), "The clue '9' has 1 number"),
        (
            ("lexicon", "check", "codes:abc"),
            "codes:abc is made from its name, so there is no file.",
        ),
        (
            ("suggest", "--lexicon", "nix"),
            "There is no word list 'nix' (codes are named as in codes:abcdef): ",
        ),
    ],
)
def test_what_cannot_be_opened_or_read_is_one_line(arguments, said):
    code, out, err = wmh(*arguments)

    assert (code, out) == (2, "")
    assert err.startswith(said)
    assert err.count("\n") == 1


def test_games_of_codes_are_played_raced_and_looked_back_at(monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("aabb\nabca\n"))
    code, out, _ = wmh("play", *MASTERMIND, "--secret", "ABCA")
    assert code == 0
    assert "aabb 1,2" in out
    assert out.endswith("Found in 2 guesses: abca.\n")

    review = answered("review", *MASTERMIND, "--secret", "abca", "aabb", "abca")
    assert [step["before"] for step in review["turns"]] == [1296, 36]

    code, out, _ = wmh("race", "abca", *MASTERMIND, "--strategies", "paper")
    assert code == 0
    assert "abca 4,0" in out


def test_words_are_found_among_codes():
    assert wmh("find", "(a|b)c", "--lexicon", "codes:abc").out.split() == ["ac", "bc"]

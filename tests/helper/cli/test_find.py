"""`wmh find`: words by pattern, for people and for pipes."""

import json
import re

import pytest

from tests.lexica import english_words, lexicon_file
from tests.program import wmh


@pytest.fixture
def small(tmp_path):
    words = {"bring": 10, "ring": 60, "ping": 80, "wing": 10, "torn": 10}
    return str(lexicon_file(tmp_path, words, flagged=["wing"]))


def test_the_words_come_a_line_each_and_what_is_said_of_them_goes_elsewhere(small):
    code, out, err = wmh("find", ".*ing", "--lexicon", small)

    assert (code, out) == (0, "ping\nring\nbring\n")
    assert err == (
        "3 words match. 1 word more matches, less common or offensive: see --tier and --flagged.\n"
    )


def test_length_tier_and_flag_say_which_words(small):
    four = wmh("find", ".*ing", "--lexicon", small, "--length", "4", "--tier", "60", "--flagged")

    assert four[:2] == (0, "ring\nwing\n")


def test_all_words_are_searched_where_nothing_is_said():
    code, out, _ = wmh("find", ".*q[^u].*", "--flagged")

    assert code == 0
    assert sorted(out.split()) == [w for w in english_words() if re.fullmatch(".*q[^u].*", w)]


def test_the_rows_are_bounded_and_the_count_is_not(small):
    code, out, err = wmh("find", "...*", "--lexicon", small, "--rows", "2")

    assert (code, out) == (0, "ping\nring\n")
    assert err.startswith("4 words match, of which the first 2 are named: more with --rows.")


def test_json_says_the_same(small):
    code, out, err = wmh("find", "ж|.*ing", "--lexicon", small, "--rows", "1", "--json")

    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "schema": "find/1",
        "game": None,
        "lexicon": "small",
        "pattern": "ж|.*ing",
        "number": 3,
        "kept_back": 1,
        "foreign": "ж",
        "words": ["ping"],
    }


def test_without_a_match_the_exit_code_is_one(small):
    code, out, err = wmh("find", "zo9", "--lexicon", small)

    assert (code, out) == (1, "")
    assert err == "0 words match. This word list does not use '9'.\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["(a"], "Place 1: this ( is never closed. Add a )."),
        ([""], "The pattern is empty. Try .*ing for words that end in ing."),
        (["a" * 100_000], "The pattern has 100,000 characters, but at most 200 are allowed."),
        (["((.{1,20}){1,20}){1,20}"], "The pattern is too large"),
        (["a", "--length", "9"], "The word list small has no words of length 9:"),
        # More than any float.
        (["a", "--length", "9" * 400], "has no words of length 9,999,999"),
        (["a", "--lexicon", "none.dawg"], "none.dawg is missing"),
    ],
)
def test_bad_input_is_one_line_and_ends_with_two(small, arguments, said):
    chosen = [] if "--lexicon" in arguments else ["--lexicon", small]
    code, out, err = wmh("find", *arguments, *chosen)

    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1

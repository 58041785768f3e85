"""`wmh rack`: the words of a rack, for people and for programs."""

import json

import pytest

from tests.lexica import lexicon_file
from tests.program import wmh


@pytest.fixture
def test_words(tmp_path):
    """A lexicon that has the words of source 003."""
    words = [
        "es",
        "eses",
        "see",
        "et",
        "set",
        "sett",
        "stet",
        "test",
        "tet",
        "tets",
        "tests",
        "tsetse",
        "quiz",
    ]
    return lexicon_file(tmp_path, words, flagged=["quiz"])


def test_the_words_of_source_003_stand_with_their_tie(test_words):
    assert wmh("rack", "TEST", "--lexicon", test_words) == (
        0,
        "Rank  Word  Score  Length\n"
        "  1=  sett      4       4\n"
        "  1=  stet      4       4\n"
        "  1=  test      4       4\n"
        "  1=  tets      4       4\n"
        "  5=  set       3       3\n"
        "  5=  tet       3       3\n"
        "  7=  es        2       2\n"
        "  7=  et        2       2\n"
        "8 words can be made. Best score: 4, by 4 words.\n",
        "",
    )


def test_a_tie_with_a_word_that_is_not_shown_is_a_tie(test_words):
    out = wmh("rack", "test", "--lexicon", test_words, "--rows", "5", "--min", "3").out

    assert out.splitlines()[-2:] == [
        "  5=  set       3       3",
        "6 words can be made, the first 5 are shown. Best score: 4, by 4 words.",
    ]


@pytest.mark.parametrize("method", ["dawg", "regex", "permutations", "recursion"])
def test_every_method_prints_the_same(method):
    asked = ("rack", "quot?", "--pattern", "*i*", "--tier", "70")

    assert wmh(*asked, "--method", method) == wmh(*asked)


def test_blanks_are_shown_by_the_letters_they_stand_for():
    out = wmh("rack", "qu", "--blanks", "2", "--pattern", "..i.", "--rows", "3").out

    assert out.splitlines()[:3] == [
        "Rank  Word  Score  Length  Blanks",
        "  1=  quid     12       4  d     ",
        "  1=  quin     12       4  n     ",
    ]


def test_long_words_come_first_on_request(test_words):
    asked = ("rack", "tests", "--lexicon", test_words, "--sort", "length", "--rows", "2")

    assert [line.split()[1] for line in wmh(*asked).out.splitlines()[1:3]] == ["tests", "sett"]


def test_values_come_from_a_file(test_words, tmp_path):
    values = tmp_path / "mine.toml"
    values.write_text("[values]\ns = 50\n", "ascii")

    out = wmh("rack", "eses", "--lexicon", test_words, "--values", values).out

    assert out.splitlines()[1].split() == ["1", "eses", "100", "4"]


def test_the_json_of_a_rack_holds_exactly_this(test_words):
    code, out, err = wmh(
        "rack", "ets?", "--lexicon", test_words, "--pattern", "t*", "--rows", "2", "--json"
    )

    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "schema": "rack/1",
        "lexicon": "small",
        "letters": ["e", "t", "s"],
        "blanks": 1,
        "pattern": "t*",
        "values": "english",
        "found": 4,
        "held_back": 0,
        "best": 4,
        "ties": 3,
        "words": [
            {
                "rank": 1,
                "shared": True,
                "word": "test",
                "score": 4,
                "length": 4,
                "blanks": [],
            },
            {
                "rank": 1,
                "shared": True,
                "word": "tests",
                "score": 4,
                "length": 5,
                "blanks": [4],
            },
        ],
    }


def test_flagged_words_are_shown_only_on_request(test_words):
    kept = wmh("rack", "quiz", "--lexicon", test_words)

    assert (kept.code, kept.out) == (1, "")
    assert (
        kept.err == "No word can be made of 'quiz' but offensive ones: see them with --flagged.\n"
    )
    assert "quiz     22" in wmh("rack", "quiz", "--lexicon", test_words, "--flagged").out


def test_no_word_is_one_line_and_ends_with_one(test_words):
    assert wmh("rack", "bc?", "--lexicon", test_words, "--pattern", "*x*") == (
        1,
        "",
        "No word can be made of 'bc?' on *x*: add letters, or lower --min.\n",
    )


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["t3st"], "The rack 't3st' has '3'"),
        ([""], "The rack is empty"),
        (["a" * 40], f"The rack '{'a' * 40}' has 40 letters: give 25 at most."),
        (["test", "--blanks", "10"], "The rack 'test' has 10 blanks: give 4 at most."),
        (["test", "--pattern", "t*t"], "The pattern 't*t' has a star between its letters"),
        (["test", "--values", "klingon"], "There are no values of letters 'klingon'"),
        (["test", "--lexicon", "klingon"], "There is no word list 'klingon'"),
        (["test", "--min", "5", "--max", "3"], "No word has 5 letters or more and 3 at most"),
        (["abcdefghijk", "--method", "permutations"], "The rack 'abcdefghijk' has 108,505,111"),
    ],
)
def test_what_cannot_be_asked_is_one_line_and_ends_with_two(arguments, complaint):
    code, out, err = wmh("rack", *arguments)

    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith(complaint)

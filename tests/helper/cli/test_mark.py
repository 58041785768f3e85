"""`wmh mark` and `wmh makers`: what a game would say, and which guesses it said it of."""

import io
import json
import sys

import pytest

from tests.lexica import lexicon_file
from tests.program import wmh


@pytest.fixture
def paste(monkeypatch):
    """The makers of a grid on standard input."""

    def named(grid, *arguments):
        monkeypatch.setattr(sys, "stdin", io.StringIO(grid))
        return wmh("makers", *arguments)

    return named


@pytest.mark.parametrize(
    ("rule", "shown"),
    [
        ("tiles", "wwyww ⬜⬜🟨⬜⬜"),
        ("naive", "wwyyw ⬜⬜🟨🟨⬜"),
        ("paper", "wwyww ⬜⬜🟨⬜⬜"),
        ("pegs", "0,1"),
        ("positions", "0"),
        ("jotto", "1"),
        ("jotto-each", "2"),
    ],
)
def test_a_guess_is_marked_by_each_rule(rule, shown):
    assert wmh("mark", "SPEED", "crane", "--rule", rule) == (0, f"{shown}\n", "")


def test_the_json_of_a_mark_holds_exactly_this():
    code, out, err = wmh("mark", "RAIN", "born", "--rule", "pegs", "--json")

    assert (code, err) == (0, "")
    told = {
        "game": None,
        "lexicon": "english",
        "guess": "rain",
        "secret": "born",
        "rule": "pegs",
        "clue": "1,1",
    }
    assert json.loads(out) == {"schema": "mark/1", **told}


def test_words_are_marked_that_the_lexicon_does_not_have():
    assert wmh("mark", "qqqq", "qxqx").out == "gwgw 🟩⬜🟩⬜\n"


def test_letters_of_two_characters_have_one_mark(tmp_path):
    path = lexicon_file(tmp_path, ["llama"], digraphs=["ll"])

    assert wmh("mark", "llama", "malla", "--lexicon", path).out == "ygyg 🟨🟩🟨🟩\n"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["ra1n", "born"], "The guess 'ra1n' has '1', which this word list does not use."),
        (["rain", "b0rn"], "The answer 'b0rn' has '0', which this word list does not use."),
        (["rain", "borne"], "The guess 'rain' is 4 long and the answer 'borne' is 5: give"),
        (["", ""], "The guess '' is 0 long and the answer '' is 0: give"),
        (["rain", "born", "--lexicon", "klingon"], "There is no word list 'klingon'"),
    ],
)
def test_what_cannot_be_marked_is_one_line_and_ends_with_two(words, complaint):
    code, out, err = wmh("mark", *words)

    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith(complaint)


def test_the_words_behind_each_row_of_a_grid_are_named(paste):
    assert paste("🟨⬜⬜🟩\n⬜🟩🟩🟩\n", "born", "--rows", "5") == (
        0,
        "ywwg 🟨⬜⬜🟩 7 words: omen, open, oven, oxen, rain, …\n"
        "wggg ⬜🟩🟩🟩 7 words: corn, horn, lorn, morn, sorn, …\n",
        "",
    )


def test_flagged_words_are_named_only_on_request(paste):
    assert "porn" not in paste("⬜🟩🟩🟩", "born").out
    assert "porn" in paste("⬜🟩🟩🟩", "born", "--flagged").out


def test_what_stands_around_a_grid_is_passed_over(paste):
    code, out, err = paste("Wordle 1,234 2/6\n\n🟨⬜⬜🟩\n🟩🟩\n", "born")

    assert (code, err) == (0, "Line 4 was skipped: '🟩🟩'.\n")
    assert out.startswith("ywwg 🟨⬜⬜🟩 7 words")


def test_numbers_are_a_row_where_the_rule_counts(paste):
    assert paste("2,1\n4,0", "born", "--rule", "pegs").out.splitlines()[1] == "4,0 1 word: born"


def test_a_row_that_no_word_makes_is_said_to_have_none(paste):
    assert paste("🟩🟩🟩🟨", "born").out == "gggy 🟩🟩🟩🟨 0 words\n"


def test_the_json_of_the_makers_holds_exactly_this(paste):
    code, out, err = paste("🟩🟩🟩🟨\n🟩🟩🟩🟩", "BORN", "--json")

    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "schema": "makers/1",
        "game": None,
        "lexicon": "english",
        "secret": "born",
        "rule": "tiles",
        "rows": [{"clue": "gggy", "words": []}, {"clue": "gggg", "words": ["born"]}],
    }


@pytest.mark.parametrize(
    ("grid", "arguments", "complaint"),
    [
        ("", ["born"], "There is no row of squares to read: paste a grid into standard input."),
        ("lorem ipsum", ["born"], "There is no row of squares to read"),
        ("lorem ipsum", ["born", "--rule", "pegs"], "There is no row of numbers to read"),
        ("🟨⬜⬜", ["born"], "The row yww has 3 marks, but the answer 'born' is 4 long."),
        ("🟨⬜⬜🔳", ["born"], "The row yww. is not complete, so no word can have made it."),
        ("🟨⬜⬜🟩", ["b0rn"], "The answer 'b0rn' has '0'"),
        ("🟨⬜⬜🟩", [""], "The word list english has no words of length 0"),
    ],
)
def test_a_grid_that_cannot_be_read_is_one_line_and_ends_with_two(
    paste, grid, arguments, complaint
):
    code, out, err = paste(grid, *arguments)

    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith(complaint)


def test_a_closed_standard_input_has_no_grid(monkeypatch):
    monkeypatch.setattr(sys, "stdin", None)

    assert wmh("makers", "born").code == 2

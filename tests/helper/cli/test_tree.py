"""`wmh tree`: the tree of the next guesses into a file or onto the screen."""

import json
import xml.etree.ElementTree as ET

import pytest

from tests.lexica import lexicon_file
from tests.program import wmh


@pytest.fixture
def small(tmp_path):
    return "--lexicon", lexicon_file(tmp_path, ["torn", "born", "corn", "horn", "brim"])


def test_without_a_file_the_json_is_printed(small):
    code, out, err = wmh("tree", "torn:wggg", "--strategy", "parts", *small)

    tree = json.loads(out)
    assert (code, err) == (0, "")
    assert tree["remaining"] == 3
    assert all(branch["next"] for branch in tree["branches"] if not branch["solves"])


def test_a_first_guess_can_be_named_and_its_tree_be_only_its_clues(small):
    tree = json.loads(wmh("tree", "--opener", "BRIM", "--depth", "1", *small).out)

    assert tree["guess"] == "brim"
    assert [branch["next"] for branch in tree["branches"]] == [None] * len(tree["branches"])


def test_the_first_guess_is_the_strategys_own(small):
    tree = json.loads(wmh("tree", "--strategy", "parts", *small).out)
    answer = json.loads(wmh("suggest", "--strategy", "parts", "--json", *small).out)

    assert tree["guess"] == answer["suggestions"][0]["word"]


def test_files_hold_what_their_names_say(small, tmp_path):
    picture, data = tmp_path / "tree.svg", tmp_path / "tree.json"

    for path in (picture, data):
        assert wmh("tree", "--opener", "torn", "--out", path, *small) == (0, f"{path}\n", "")

    assert ET.parse(picture).getroot().tag == "{http://www.w3.org/2000/svg}svg"
    assert json.loads(data.read_text()) == json.loads(wmh("tree", "--opener", "torn", *small).out)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--out", "tree.pdf"], "tree.pdf is not a file that ends in .svg or .json: choose such a"),
        (["--opener", "crane"], "The guess 'crane' is 5 long; this game needs 4."),
        (["--opener", "t1rn"], "The guess 't1rn' has '1', which this word list does not use."),
        (
            ["torn"],
            "'torn' is not a guess with its clue: write guess:clue, such as rain:ywwg.",
        ),
        (["--out", "nowhere/tree.svg"], "nowhere/tree.svg cannot be written (No such file"),
    ],
)
def test_what_cannot_be_drawn_is_one_line(small, arguments, reason):
    code, out, err = wmh("tree", *arguments, *small)

    assert (code, out) == (2, "")
    assert reason in err


def test_where_no_word_fits_it_ends_as_suggesting_does(small):
    asked = ("torn:wggg", "horn:wwww", *small)

    assert wmh("tree", *asked) == wmh("suggest", *asked)
    assert wmh("tree", *asked).code == 1


def test_where_no_word_may_be_guessed_it_says_so(tmp_path):
    path = lexicon_file(tmp_path, ["torn", "born"], flagged=["torn", "born"])

    assert wmh("tree", "--lexicon", path) == (
        2,
        "",
        "No word may be guessed: name one with --opener, or try --flagged.\n",
    )

"""`wmh doctor`: what to change when no word fits."""

import json

import pytest

from tests.lexica import lexicon_file
from tests.program import wmh

LACKING = "Or the word list lacks the answer."


@pytest.fixture
def small(tmp_path):
    words = {"rain": 10, "ruin": 10, "trial": 10, "trail": 10, "cain": 80}
    return "--lexicon", lexicon_file(tmp_path, words)


def lines(*arguments):
    code, out, err = wmh("doctor", *arguments)
    assert (code, err) == (0, "")
    return out.splitlines()


def changes(*arguments):
    """The numbered sentences, without their numbers."""
    listed = [line for line in lines(*arguments) if line != LACKING]
    assert [line.partition(". ")[0] for line in listed] == [
        str(number) for number, _ in enumerate(listed, start=1)
    ]
    return [line.partition(". ")[2] for line in listed]


def test_a_wrong_mark_is_named_by_turn_letter_and_place(small):
    assert "In guess 1 (rain gggw) the N at place 4 is green, not white: 1 word fits." in changes(
        "rain:gggw", *small
    )


def test_two_wrong_marks_are_one_proposal(tmp_path):
    path = lexicon_file(tmp_path, ["rain", "born"])

    assert (
        "In guess 1 (rain wgwg) the R at place 1 is green, not white,"
        " and the I at place 3 is green, not white: 1 word fits."
    ) in changes("rain:wgwg", "--lexicon", path)


def test_wrong_marks_in_two_turns_name_both(small):
    proposed = changes("rain:wggg", "rain:gggw", "--tier", "70", *small)

    assert (
        "In guess 1 (rain wggg) the R at place 1 is green, not white,"
        " and in guess 2 (rain gggw) the N at place 4 is green, not white: 1 word fits."
    ) in proposed


def test_a_wrong_number_is_named_by_what_it_counts(small):
    assert "In guess 1 (rain 2,0) 4 are black, not 2: 1 word fits." in changes(
        "rain:2,0", "--rule", "pegs", "--tier", "70", *small
    )
    assert "In guess 1 (ruin 1) 3 are in place, not 1: 1 word fits." in changes(
        "ruin:1", "--rule", "positions", "--tier", "70", *small
    )


def test_a_mistyped_guess_and_a_turn_of_another_game_are_thought_of(small):
    proposed = changes("trail:ggyyg", "trial:ggyyg", *small)

    assert "Guess 1 was trial, not trail: 1 word fits." in proposed
    assert "Guess 2 (trial ggyyg) is from another game: 1 word fits." in proposed


def test_less_common_words_are_thought_of(small):
    assert "The answer is a less common word: show it with --tier 127: 1 word fits." in changes(
        "rain:wggg", *small
    )


def test_another_rule_is_thought_of_where_a_letter_is_repeated(tmp_path):
    path = lexicon_file(tmp_path, ["abide", "speed", "aside"])

    assert "The game marks by the rule naive, not tiles: 1 word fits." in changes(
        "speed:wwyyy", "aside:gwggg", "--lexicon", path
    )


def test_other_lexica_are_thought_of_and_broken_ones_passed_over(home, small, tmp_path):
    from wmh.base.files import paths

    folder = paths.lexica_folder()
    folder.mkdir(parents=True)
    lexicon_file(folder, ["дожд", "веер"], name="russian")
    lexicon_file(folder, ["vain", "gain"], name="mine")
    (folder / "broken.dawg").write_bytes(b"no graph")

    proposed = changes("vain:gggg", *small)

    assert "The answer is in the word list mine: 1 word fits." in proposed
    assert "The answer is in the word list english: 1 word fits." in proposed
    assert not any("russian" in each or "broken" in each for each in proposed)


def test_the_json_holds_exactly_this(small):
    code, out, err = wmh("doctor", "rain:gggw", "--json", *small)

    answer = json.loads(out)
    assert (code, err) == (0, "")
    assert set(answer) == {"schema", "game", "lexicon", "remaining", "proposals"}
    assert answer["remaining"] == 0
    assert {
        "change": "In guess 1 (rain gggw) the N at place 4 is green, not white.",
        "turns": ["rain:gggg"],
        "remaining": 1,
    } in answer["proposals"]


def test_what_is_proposed_can_be_typed_as_it_is(small):
    for clue, rule in (("gggw", "tiles"), ("2,0", "pegs")):
        rules = ("--rule", rule, "--tier", "70", *small)
        _, out, _ = wmh("doctor", f"rain:{clue}", "--json", *rules)
        for each in json.loads(out)["proposals"]:
            if each["turns"] and "word list" not in each["change"] and "tier" not in each["change"]:
                again = json.loads(wmh("suggest", *each["turns"], "--json", *rules).out)
                assert again["remaining"] == each["remaining"]


def test_where_words_fit_there_is_nothing_to_change():
    assert lines("rain:ywwg") == ["16 words fit: there is nothing to change."]
    assert json.loads(wmh("doctor", "rain:ywwg", "--json").out) == {
        "schema": "doctor/1",
        "game": None,
        "lexicon": "english",
        "remaining": 16,
        "proposals": [],
    }


def test_where_nothing_helps_it_says_why_and_ends_with_one():
    assert wmh("doctor", "--given", "q.x.") == (
        1,
        "",
        "No word fits: no word of length 4 in your vocabulary has the revealed letters. Check them."
        " Or the word list lacks the answer.\n",
    )
    code, out, _ = wmh("doctor", "--given", "q.x.", "--json")
    assert (code, json.loads(out)["remaining"], json.loads(out)["proposals"]) == (1, 0, [])


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["rain"], "'rain' is not a guess with its clue"),
        (["rain:ywwg", "--rule", "pegs"], "The rule pegs counts: write rain:black,white"),
        (["rain:ywwg", "--length", "5"], "The guess 'rain' is 4 long"),
        (["rain:ywwg", "--given", "r"], "The revealed letters have 1 place; this game"),
        (["--length", "99"], "The word list english has no words of length 99"),
        (["--lexicon", "klingon"], "There is no word list 'klingon'"),
    ],
)
def test_bad_input_is_one_line_and_ends_with_two(arguments, complaint):
    code, out, err = wmh("doctor", *arguments)

    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith(complaint)


def test_the_last_line_says_that_the_lexicon_may_lack_the_secret():
    assert lines("slate:wwwyw", "forby:wwwwy", "tying:ygyww")[-1] == LACKING


def test_a_code_is_never_lacking():
    code = ("--lexicon", "codes:abcdef", "--rule", "pegs")

    assert LACKING not in lines("aabb:4,0", "aabb:0,0", *code)


def test_clues_that_no_word_can_have_do_not_blame_the_lexicon(small):
    assert LACKING not in lines("rain:gggw", "rain:wggg", *small)

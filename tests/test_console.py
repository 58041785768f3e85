"""The console: a line in, an answer out, and no line can spoil what was said before."""

import io
import subprocess
import sys

import pytest

from tests.lexica import lexicon_file
from tests.program import start, wmh


@pytest.fixture
def talk(monkeypatch):
    """What the console says to these lines, all of it."""

    def answers(*lines, options=()):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code, out, err = wmh("console", *options)
        assert (code, err) == (0, "")
        return out.splitlines()

    return answers


@pytest.fixture
def small(tmp_path):
    """A lexicon of three common words and a rare one, all of four letters, and one of five."""
    words = {"torn": 10, "born": 10, "cast": 20, "zarf": 80, "crane": 10}
    return "--lexicon", lexicon_file(tmp_path, words, flagged=["cast"])


def test_a_turn_is_answered_with_the_best_ten_of_the_words_that_fit(talk):
    said = talk("rain ywwg")

    assert said[0] == "16 words fit."
    assert said[1].split() == ["1", "torn", "0.688"]
    assert len(said) == 11


@pytest.mark.parametrize("line", ["rain:ywwg", "RAIN YWWG", "  rain   1002  ", "rain ?xxo"])
def test_a_turn_may_be_typed_in_several_ways(talk, line):
    assert talk(line) == talk("rain ywwg")


def test_turns_add_up_and_can_be_taken_back(talk, small):
    said = talk("torn wggg", "cast wwww", "undo", "undo", "undo", options=small)

    assert [line for line in said if "fit" in line or "ake back" in line or "Took" in line] == [
        "1 word fits.",
        "1 word fits.",
        "Took back cast wwww.",
        "1 word fits.",
        "Took back torn wggg.",
        "3 words fit.",
        "There is no turn to take back.",
    ]


def test_a_new_game_forgets_the_turns_but_not_the_length_it_was_told(talk, small):
    said = talk("new 5", "crane ggggg", "new", "torn gggg", options=small)

    assert said[-1] == "The guess 'torn' has 4 letters, but this game's words have 5."


def test_the_first_guess_of_each_game_tells_its_length(talk, small):
    said = talk("crane ggggg", "new", "torn gggg", options=small)

    assert said[1].split()[1] == "crane"
    assert said[-1].split()[1] == "torn"


def test_the_list_can_be_made_longer(talk):
    assert len(talk("rain ywwg", "list 12")) == 11 + 13


def test_the_view_can_be_widened_without_losing_the_turns(talk, small):
    said = talk("zarf gggg", "tier 127", options=small)

    assert said[0].startswith("No word fits: the words run out at turn 1 (zarf gggg).")
    assert said[1] == "But 1 less common word does: widen the view to tier 127."
    assert said[2:] == ["1 word fits.", "  1  zarf  1.000"]


def test_when_nothing_fits_the_turn_stays_until_it_is_taken_back(talk, small):
    said = talk("torn gggg", "born gggg", "undo", options=small)

    assert said[2] == (
        "No word fits: turn 2 (born gggg) contradicts the turns before it."
        " Check its marks and theirs."
    )
    assert said[-1].split()[1] == "torn"


def test_flagged_words_are_counted_and_suggested_only_on_request(talk, small):
    assert talk("cast gggg", options=small) == [
        "1 word fits, of those that are suggested only with --flagged."
    ]
    assert talk("cast gggg", options=(*small, "--flagged"))[1].split()[1] == "cast"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("rain", "'rain' is not understood: type `rain ywwg`, or `help`."),
        ("rain ywwg torn", "'rain ywwg torn' is not understood: type `rain ywwg`, or `help`."),
        ("rain yww", "The guess 'rain' has 4 letters but its clue 'yww' has 3 marks"),
        ("rain yxzg", "The clue 'yxzg' has 'z' at place 3"),
        ("ra1n ywwg", "The guess 'ra1n' has '1', which is no letter of this lexicon."),
        ("crane wwwww", "The guess 'crane' has 5 letters, but this game's words have 4."),
        ("list 0", "'list 0' is not understood"),
        ("list " + "9" * 5000, "The clue '999"),
        ("new 99", "The lexicon english has no words of 99 letters: choose a length of 2 to 31."),
        ("new 1", "The lexicon english has no words of 1 letter: choose a length of 2 to 31."),
        ("x" * 1_000_000, "'xxxxx"),
        ("\x00 \ufffd", "The guess '\\x00' has '\\x00', which is no letter of this lexicon."),
    ],
)
def test_bad_input_is_answered_with_one_line_and_nothing_is_lost(talk, line, answer):
    _, *after = talk("rain ywwg", line, "list 1")[10:]

    assert after[0].startswith(answer)
    assert len(after[0]) < 200
    assert [row.split() for row in after[1:]] == [["16", "words", "fit."], ["1", "torn", "0.688"]]


@pytest.mark.parametrize("turn", ["new 210", "list 0010", "tier 1000"])
def test_a_clue_in_digits_is_not_mistaken_for_a_number(talk, turn):
    assert talk(turn) == talk(turn.replace(" ", ":"))


def test_blank_lines_are_passed_over_and_quit_is_the_end(talk):
    assert talk("", "   ", "list 1", "quit", "list 1") == talk("list 1")


def test_help_names_every_command(talk):
    names = {line.split()[0] for line in talk("help")}

    assert names == {"rain", "undo", "new", "list", "tier", "quit"}


def test_options_say_what_is_played(talk, small):
    assert talk("list", options=(*small, "--length", "5"))[0] == "1 word fits."
    assert talk("list", options=(*small, "--tier", "127"))[0] == "4 words fit."


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--length", "40"), "The lexicon english has no words of 40 letters"),
        (("--lexicon", "klingon"), "There is no lexicon 'klingon'"),
    ],
)
def test_an_option_that_cannot_be_met_ends_with_two(options, complaint):
    code, out, err = wmh("console", *options)

    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith(complaint)


def test_a_pipe_gets_each_answer_before_it_sends_the_next_line():
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with start("console", **pipes) as process:

        def answer(line):
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            return process.stdout.readline()

        answers = [answer(line) for line in (b"rain", b"\xff\xfe wwww", b"qqqq gggg")]
        rest, complaint = process.communicate()

    assert answers[0].startswith(b"'rain' is not understood")
    assert answers[1].endswith(b"which is no letter of this lexicon.\n")
    assert answers[2].startswith(b"No word fits: the words run out at turn 1 (qqqq gggg).")
    assert (process.returncode, rest, complaint) == (0, b"", b"")

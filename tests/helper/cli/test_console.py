"""The console: a line in, an answer out, and no line can spoil what was said before."""

import io
import subprocess
import sys

import pytest

from tests.lexica import lexicon_file
from tests.program import start, wmh


@pytest.fixture
def talk(monkeypatch):
    """The output of the console for these lines."""

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


@pytest.mark.parametrize(
    "line", ["rain:ywwg", "rain=ywwg", "RAIN YWWG", "  rain   1002  ", "rain ?xxo"]
)
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
        "There is no guess to take back.",
    ]


def test_a_new_game_forgets_the_turns_but_not_the_length_it_was_told(talk, small):
    said = talk("new 5", "crane ggggg", "new", "torn gggg", options=small)

    assert said[-1] == "The guess 'torn' is 4 long; this game needs 5."


def test_the_first_guess_of_each_game_tells_its_length(talk, small):
    said = talk("crane ggggg", "new", "torn gggg", options=small)

    assert said[1].split()[1] == "crane"
    assert said[-1].split()[1] == "torn"


def test_the_list_can_be_made_longer(talk):
    assert len(talk("rain ywwg", "list 12")) == 11 + 13


def test_the_view_can_be_widened_without_losing_the_turns(talk, small):
    said = talk("zarf gggg", "tier 127", options=small)

    assert said[0].startswith("No word fits: after guess 1 (zarf gggg) no word is left.")
    assert said[1] == "But 1 less common word does: widen the view to tier 127."
    assert said[-2:] == ["1 word fits.", "  1  zarf  1.000"]


def test_when_nothing_fits_the_turn_stays_until_it_is_taken_back(talk, small):
    said = talk("torn gggg", "born gggg", "undo", options=small)

    assert said[2] == (
        "No word fits: guess 2 (born gggg) contradicts the guesses before it."
        " Check the colours of all of them."
    )
    assert said[-1].split()[1] == "torn"


def test_flagged_words_are_counted_and_suggested_only_on_request(talk, small):
    assert talk("cast gggg", options=small) == [
        "1 word fits: offensive, so suggested only with --flagged."
    ]
    assert talk("cast gggg", options=(*small, "--flagged"))[1].split()[1] == "cast"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("rain", "'rain' is not understood: type `rain ywwg`, or `help`."),
        ("rain ywwg torn", "'rain ywwg torn' is not understood: type `rain ywwg`, or `help`."),
        ("rain yww", "The guess 'rain' has 4 letters but its clue 'yww' has 3 marks"),
        ("rain yxzg", "The clue 'yxzg' has 'z' at place 3"),
        ("ra1n ywwg", "The guess 'ra1n' has '1', which this word list does not use."),
        ("crane wwwww", "The guess 'crane' is 5 long; this game needs 4."),
        ("list 0", "A list has one word at least: type `list 1`."),
        ("fix 1", "There is no proposal 1."),
        ("word r4in", "'r4in' has '4', which this word list does not use."),
        ("given r..", "The revealed letters have 3 places; this game needs 4"),
        ("given r1..", "The revealed letters 'r1..' have '1'"),
        ("rain 2,1", "The rule tiles marks letters: give 'rain' one of g, y and w"),
        ("new:5", "The clue '5' has '5' at place 1"),
        ("Wordle 1,234 2/6", "'Wordle 1,234 2/6' is not understood"),
        ("⬜🟩🟩🟩", "'⬜🟩🟩🟩' is not understood"),
        ("list " + "9" * 5000, "The clue '999"),
        ("new 99", "The word list english has no words of length 99: choose a length of 2 to 31."),
        ("new 1", "The word list english has no words of length 1: choose a length of 2 to 31."),
        ("x" * 1_000_000, "'xxxxx"),
        ("\x00 \ufffd", "The guess '\\x00' has '\\x00', which this word list does not use."),
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

    assert names == {
        "rain",
        "undo",
        "new",
        "given",
        "list",
        "tier",
        "known",
        "word",
        "fix",
        "quit",
    }


@pytest.mark.parametrize(
    "line",
    ["rain 🟨⬜⬜🟩", "🟨⬜⬜🟩 RAIN", "R A I N 🟨⬛⬛🟩", "rain | ywwg", "rain -> 🟦⬜️⬜️🟧"],
)
def test_a_line_of_a_pasted_game_is_a_turn(talk, line):
    assert talk(line) == talk("rain ywwg")


@pytest.mark.parametrize("line", ["rain 2,1", "rain:2,1", "rain 2 1", "rain: 2 1"])
def test_numbers_are_a_turn_where_the_rule_counts(talk, line):
    said = talk(line, options=("--rule", "pegs"))

    assert said[0] == "23 words fit."


def test_where_one_number_could_be_either_it_is_the_commands(talk):
    said = talk("list 2", "list:2", options=("--rule", "positions"))

    assert len(said) == 3 + 11
    assert said[0] != said[3]


def test_a_turn_that_does_not_count_is_refused_where_the_rule_does(talk):
    assert talk("rain ywwg", "what is the matter", options=("--rule", "pegs")) == [
        "The rule pegs counts: write rain:black,white such as rain:2,1.",
        "'what is the matter' is not understood: type `rain ywwg`, or `help`.",
    ]


def test_what_is_known_is_told_in_one_line(talk):
    said = talk("known", "rain ywwg", "known")

    assert said[0] == "Nothing is known yet."
    assert said[-1] == "N is 4th; R somewhere, not 1st; no A, I"


def test_given_letters_hold_for_one_game(talk, small):
    said = talk("known", "new", "known", options=(*small, "--given", "t..."))

    assert said[0] == "T is 1st"
    assert said[-1] == "Nothing is known yet."


def test_given_letters_can_be_told_and_taken_back(talk, small):
    said = talk("given t...", "undo", "known", options=small)

    assert said[:2] == ["1 word fits.", "  1  torn  1.000"]
    assert said[2:4] == ["Took back given t....", "3 words fit."]
    assert said[-1] == "Nothing is known yet."


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("born", "'born' is in the word list small, and fits."),
        ("TORN", "'torn' is in the word list small. Guess 1 (torn wggg) rules it out."),
        ("horn", "'horn' is not in the word list small."),
        (
            "zarf",
            "'zarf' is in the word list small. It is less common than what is shown: tier 80 shows"
            " it. Guess 1 (torn wggg) rules it out.",
        ),
        (
            "cast",
            "'cast' is in the word list small. It is suggested only with --flagged."
            " Guess 1 (torn wggg) rules it out.",
        ),
        ("crane", "'crane' is in the word list small. It is 5 long; this game needs 4."),
    ],
)
def test_a_word_is_looked_up(talk, small, word, answer):
    path = small[1]
    lexicon_file(
        path.parent,
        {"torn": 10, "born": 10, "cast": 20, "zarf": 80, "crane": 10, "where": 10},
        flagged=["cast"],
    )

    assert talk("torn wggg", f"word {word}", options=small)[-1].startswith(answer[:-1])


def test_given_letters_rule_words_out_too(talk, small):
    assert talk("word born", options=(*small, "--given", "t...")) == [
        "'born' is in the word list small. The revealed letters rule it out."
    ]


def test_a_guess_called_word_is_told_by_its_clue(talk):
    assert talk("word wgyy") == talk("word:wgyy")
    assert talk("word wgy")[0].startswith("'wgy' is not in the word list english.")


def test_when_nothing_fits_a_proposal_can_be_taken_and_taken_back(talk):
    said = talk("rain gggw", "ruby wwww", "fix 1", "undo", "undo")[3:]

    assert said[:4] == [
        "No word fits: guess 2 (ruby wwww) contradicts the guesses before it."
        " Check the colours of all of them.",
        "1. In guess 1 (rain gggw) the R at place 1 is white, not green: 22 words fit.",
        "2. Guess 1 (rain gggw) is from another game: 1,780 words fit.",
        "3. In guess 2 (ruby wwww) the R at place 1 is green, not white: 2 words fit.",
    ]
    assert said[4] == "22 words fit."
    assert said[15:17] == ["Took back fix 1.", said[0]]
    assert said[20:22] == ["Took back ruby wwww.", "2 words fit."]


def test_setting_the_only_turn_aside_keeps_the_length(talk):
    said = talk("qqqqq ggggg", "fix 1", "new")

    assert said[1].startswith("1. Guess 1 (qqqqq ggggg) is from another game: ")
    assert said[2] == said[1].partition(": ")[2]
    assert talk("list")[0] == said[13]


def test_uncommon_words_and_another_lexicon_can_be_taken(talk, small, tmp_path, home):
    widened = talk("zarf gggg", "fix 1", options=small)
    assert "1. The answer is a less common word: show it with --tier 127: 1 word fits." in widened
    assert widened[-1].split()[1] == "zarf"

    said = talk("vain gggg", "fix 2", "list", "undo", options=small)
    assert "2. The answer is in the word list english: 1 word fits." in said
    assert "  1  vain  1.000" in said
    assert said[-1] == "2. The answer is in the word list english: 1 word fits."


def test_a_proposal_is_forgotten_once_something_else_was_done(talk):
    said = talk("qqqq gggg", "undo", "fix 1")

    assert said[-1] == "There is no proposal 1."


def test_options_say_what_is_played(talk, small):
    assert talk("list", options=(*small, "--length", "5"))[0] == "1 word fits."
    assert talk("list", options=(*small, "--tier", "127"))[0] == "4 words fit."


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--length", "40"), "The word list english has no words of length 40"),
        (("--lexicon", "klingon"), "There is no word list 'klingon'"),
        (("--given", "r1"), "The revealed letters 'r1' have '1'"),
        (("--given", "r", "--length", "4"), "The revealed letters have 1 place; this game"),
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

        answers = [answer(line) for line in (b"rain", b"\xff\xfe wwww", b"known")]
        rest, complaint = process.communicate()

    assert answers[0].startswith(b"'rain' is not understood")
    assert answers[1].endswith(b"which this word list does not use.\n")
    assert answers[2] == b"Nothing is known yet.\n"
    assert (process.returncode, rest, complaint) == (0, b"", b"")

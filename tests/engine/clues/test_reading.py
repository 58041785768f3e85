"""Turns as people type them, and what is said when they mistype."""

import pytest

from wmh.engine.clues.reading import (
    ClueError,
    one_length,
    read_clue,
    read_given,
    read_turn,
    read_word,
)
from wmh.engine.clues.rules import RULES, Rule, mark
from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet

ALPHABET = Alphabet(ENGLISH)
SPANISH = Alphabet((*ENGLISH, "ll", "ñ"))
WHITE, YELLOW, GREEN = Mark


@pytest.mark.parametrize("text", ["wyg", "WYG", "012", "X?O", "x?o", "0yG", ".yg"])
def test_three_notations_say_the_same(text):
    assert read_clue(text) == (WHITE, YELLOW, GREEN)


def test_a_turn_is_read_in_the_alphabets_case():
    assert read_turn("RAIN", "ywwg", ALPHABET) == Turn(
        ("r", "a", "i", "n"), (YELLOW, WHITE, WHITE, GREEN)
    )


@pytest.mark.parametrize(
    ("rule", "clue", "numbers"),
    [
        (Rule.PEGS, "2,1", (2, 1)),
        (Rule.PEGS, " 2, 01 ", (2, 1)),
        (Rule.PEGS, "0,4", (0, 4)),
        (Rule.POSITIONS, "2", (2,)),
        (Rule.JOTTO, "0", (0,)),
        (Rule.JOTTO_EACH, "4", (4,)),
    ],
)
def test_numbers_are_read_where_the_rule_counts(rule, clue, numbers):
    assert read_turn("rain", clue, ALPHABET, rule) == Turn(tuple("rain"), Counts(numbers))


@pytest.mark.parametrize("rule", Rule)
def test_every_clue_is_read_back_as_it_is_written(rule):
    clue = mark(rule, "rain", "born")

    assert read_turn("rain", write_clue(clue), ALPHABET, rule).clue == clue


@pytest.mark.parametrize(
    ("guess", "clue", "part"),
    [
        ("rain", "ywbg", "'b' at place 3"),
        ("rain", "yww", "4 letters but its clue 'yww' has 3 marks"),
        ("rai", "ywwg", "3 letters"),
        ("r4in", "ywwg", "'4'"),
        ("rжin", "ywwg", "'ж'"),
        ("r" * 1000, "ywwg", "…"),
        ("rain", "2,1", "The rule tiles marks letters: give 'rain' one of g, y and w for each"),
    ],
)
def test_what_is_wrong_with_a_turn_is_said_in_one_line(guess, clue, part):
    assert part in refusal(guess, clue, Rule.TILES)


@pytest.mark.parametrize(
    ("rule", "clue", "part"),
    [
        (Rule.PEGS, "ywwg", "The rule pegs counts: write rain:black,white such as rain:2,1."),
        (Rule.JOTTO, "ywwg", "The rule jotto counts: write rain:number such as rain:2."),
        (Rule.PEGS, "", "The rule pegs counts: "),
        (Rule.PEGS, "2,", "The rule pegs counts: "),
        (Rule.JOTTO, "-1", "The rule jotto counts: "),
        (Rule.JOTTO, "²", "The rule jotto counts: "),
        (Rule.JOTTO, "9" * 5000, "The rule jotto counts: "),
        (Rule.PEGS, "2", "has 1 number, but the rule pegs counts black and white: write rain:"),
        (Rule.POSITIONS, "2,1", "has 2 numbers, but the rule positions counts in place: write"),
        (Rule.PEGS, "3,2", "The guess 'rain' is 4 long but its clue '3,2' counts 5"),
        (Rule.JOTTO_EACH, "5", "The guess 'rain' is 4 long but its clue '5' counts 5"),
    ],
)
def test_what_is_wrong_with_numbers_is_said_in_one_line(rule, clue, part):
    assert part in refusal("rain", clue, rule)


def test_a_guess_of_a_thousand_letters_is_not_repeated_whole():
    assert len(refusal("r" * 1000, "x", Rule.PEGS)) < 200


def refusal(guess, clue, rule):
    with pytest.raises(ClueError) as error:
        read_turn(guess, clue, ALPHABET, rule)
    text = str(error.value)
    assert "\n" not in text
    assert len(text) < 200
    return text


def test_a_word_is_named_by_its_role():
    with pytest.raises(ClueError, match="The answer 'b0rn' has '0'"):
        read_word("b0rn", ALPHABET, "secret")


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("", ()),
        ("r...", ("r", None, None, None)),
        ("..I.", (None, None, "i", None)),
        ("....", (None, None, None, None)),
        ("ll.ñ", ("ll", None, "ñ")),
        ("l.l.", ("l", None, "l", None)),
    ],
)
def test_given_letters_are_read_by_place(text, given):
    assert read_given(text, SPANISH) == given


def test_given_letters_of_another_alphabet_are_refused():
    with pytest.raises(ClueError, match=r"The revealed letters 'r1\.\.' have '1'"):
        read_given("r1..", ALPHABET)


def test_all_guesses_share_one_length():
    rain, born, dozes = (
        read_turn(guess, "w" * len(guess), ALPHABET) for guess in ("rain", "born", "dozes")
    )

    assert one_length([]) is None
    assert one_length([], 7) == 7
    assert one_length([rain, born]) == 4
    with pytest.raises(ClueError, match="'dozes' is 5 long"):
        one_length([rain, dozes])
    with pytest.raises(ClueError, match="'rain' is 4 long; this game needs 5"):
        one_length([rain], 5)


def test_given_letters_tell_the_length_or_must_have_it():
    given = read_given("r...", ALPHABET)

    assert one_length([], None, given) == 4
    assert one_length([], 4, given) == 4
    with pytest.raises(ClueError, match=r"The revealed letters have 4 places; this game needs 5"):
        one_length([], 5, given)


def test_every_rule_that_counts_has_an_example_of_its_own_form():
    for rule in (rule for rule in Rule if RULES[rule].counts):
        example = refusal("rain", "?", rule).rpartition("rain:")[2].rstrip(".")
        assert read_turn("rain", example, ALPHABET, rule)

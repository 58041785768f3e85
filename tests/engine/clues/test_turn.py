"""Turns as people type them, and what is said when they mistype."""

import pytest

from app.engine.clues.reading import ClueError, one_length, read_clue, read_turn
from app.engine.clues.turn import Mark, Turn
from app.engine.lexicon.alphabet import ENGLISH, Alphabet

ALPHABET = Alphabet(ENGLISH)
WHITE, YELLOW, GREEN = Mark


@pytest.mark.parametrize("text", ["wyg", "WYG", "012", "X?O", "x?o", "0yG"])
def test_three_notations_say_the_same(text):
    assert read_clue(text) == (WHITE, YELLOW, GREEN)


def test_a_turn_is_read_in_the_alphabets_case():
    assert read_turn("RAIN", "ywwg", ALPHABET) == Turn(
        ("r", "a", "i", "n"), (YELLOW, WHITE, WHITE, GREEN)
    )


@pytest.mark.parametrize(
    ("guess", "clue", "part"),
    [
        ("rain", "ywbg", "'b' at place 3"),
        ("rain", "yww", "4 letters but its clue 'yww' has 3 marks"),
        ("rai", "ywwg", "3 letters"),
        ("r4in", "ywwg", "'4'"),
        ("räin", "ywwg", "'ä'"),
        ("r" * 1000, "ywwg", "…"),
    ],
)
def test_what_is_wrong_with_a_turn_is_said_in_one_line(guess, clue, part):
    with pytest.raises(ClueError) as error:
        read_turn(guess, clue, ALPHABET)

    assert part in str(error.value)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 200


def test_a_turn_cannot_hold_more_marks_than_letters():
    with pytest.raises(ValueError, match="3 letters cannot carry 2 marks"):
        Turn(("a", "b", "c"), (WHITE, WHITE))


def test_all_guesses_share_one_length():
    rain, born, dozes = (
        read_turn(guess, "w" * len(guess), ALPHABET) for guess in ("rain", "born", "dozes")
    )

    assert one_length([]) is None
    assert one_length([], 7) == 7
    assert one_length([rain, born]) == 4
    with pytest.raises(ClueError, match="'dozes' has 5 letters"):
        one_length([rain, dozes])
    with pytest.raises(ClueError, match="'rain' has 4 letters, but this game's words have 5"):
        one_length([rain], 5)

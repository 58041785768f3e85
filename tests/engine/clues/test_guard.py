"""The guard refuses exactly the clues that no secret can cause."""

from itertools import product

import pytest

from wmh.engine.clues.guard import Impossible, ImpossibleReason, impossible
from wmh.engine.clues.reading import read_clue
from wmh.engine.clues.rules import RULES, Rule, mark
from wmh.engine.clues.turn import Counts, Mark, Turn

GUESSES = ["rain", "feet", "noon", "eels", "abab", "aaab", "aaaa", "abc", "aba", "abcab", "aabbc"]


def causable(guess, rule):
    """Every clue that some secret causes: letters of the guess and one other are enough."""
    letters = [*sorted(set(guess)), "z"]
    return {mark(rule, guess, secret) for secret in product(letters, repeat=len(guess))}


def completions(clue, full):
    """The full clues that agree with a partial one."""
    return {
        other
        for other in full
        if all(a is None or a is b for a, b in zip(clue, other, strict=True))
    }


# Counted over every secret.
@pytest.mark.parametrize(("guess", "number"), [("rain", 77), ("feet", 62), ("tosses", 483)])
def test_the_number_of_possible_clues(guess, number):
    clues = product(Mark, repeat=len(guess))

    assert sum(impossible(Turn(tuple(guess), clue), Rule.TILES) is None for clue in clues) == number


@pytest.mark.parametrize("rule", [Rule.TILES, Rule.NAIVE])
@pytest.mark.parametrize("guess", GUESSES)
def test_tiles_are_refused_exactly_when_no_secret_and_no_further_mark_can_help(guess, rule):
    full = causable(guess, rule)

    for clue in product((None, *Mark), repeat=len(guess)):
        allowed = impossible(Turn(tuple(guess), clue), rule) is None
        assert allowed == bool(completions(clue, full)), clue


@pytest.mark.parametrize("rule", [rule for rule in Rule if RULES[rule].counts])
@pytest.mark.parametrize("guess", GUESSES)
def test_numbers_are_refused_exactly_when_no_secret_gives_them(guess, rule):
    full = {clue.numbers for clue in causable(guess, rule)}
    numbers = (None, *range(len(guess) + 2))

    for clue in product(numbers, repeat=len(RULES[rule].counts)):
        allowed = impossible(Turn(tuple(guess), Counts(clue)), rule) is None
        assert allowed == any(
            all(a is None or a == b for a, b in zip(clue, other, strict=True)) for other in full
        ), clue


@pytest.mark.parametrize(
    ("guess", "clue", "reason", "places"),
    [
        ("feet", "wwyw", ImpossibleReason.WHITE_BEFORE_YELLOW, (1, 2)),
        ("rain", "gggy", ImpossibleReason.NO_OTHER_PLACE, (3,)),
        ("noon", "gyyg", ImpossibleReason.NO_OTHER_PLACE, (1, 2)),
    ],
)
def test_the_reason_names_the_tiles(guess, clue, reason, places):
    turn = Turn(tuple(guess), read_clue(clue))

    assert impossible(turn, Rule.TILES) == Impossible(reason, places)


def test_the_papers_reading_refuses_nothing():
    assert impossible(Turn(tuple("rain"), read_clue("gggy")), Rule.PAPER) is None

"""Rules of games: golden games, and each rule written a second time."""

from itertools import product

import numpy as np
import pytest

from tests import oracle
from wmh.engine.clues import rules as marking
from wmh.engine.clues.agreement import agree
from wmh.engine.clues.reading import read_clue
from wmh.engine.clues.rules import RULES, Rule, mark, solves, tiles, unsaid
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet


# The first two and the boons game are source 004's, with its O ? X.
@pytest.mark.parametrize(
    ("guess", "secret", "clue"),
    [
        ("dents", "dozes", "O?XXO"),
        ("dozes", "dents", "OXX?O"),
        ("tosses", "cozies", "XOXXOO"),
        ("cozies", "tosses", "XOXXOO"),
        ("seora", "boons", "?XOXX"),
        ("topsl", "boons", "XOX?X"),
        ("monks", "boons", "XO?XO"),
        ("bewig", "boons", "OXXXX"),
        ("boons", "boons", "OOOOO"),
        ("speed", "abide", "XX?X?"),
        ("rain", "born", "?XXO"),
        ("eels", "feet", "?OXX"),
    ],
)
def test_golden_marks(guess, secret, clue):
    assert tiles(guess, secret) == read_clue(clue)


def test_the_rule_agrees_with_dealing_the_letters_one_by_one():
    for guess, secret in product(product("abc", repeat=4), repeat=2):
        assert tiles(guess, secret) == oracle.mark(guess, secret)


WORDS = ["".join(word) for word in product("abc", repeat=4)]
COUNTING = [rule for rule in Rule if RULES[rule].counts]
MARKING = [rule for rule in Rule if not RULES[rule].counts]


@pytest.mark.parametrize("rule", COUNTING)
def test_rules_that_count_agree_with_pairing_letters_off(rule):
    for guess, secret in product(WORDS, repeat=2):
        assert mark(rule, guess, secret) == Counts(oracle.numbers_of(rule, guess, secret))


def test_naive_tiles_agree_with_marking_each_letter_on_its_own():
    for guess, secret in product(WORDS, repeat=2):
        assert mark(Rule.NAIVE, guess, secret) == oracle.mark_naively(guess, secret)


# Source 001 and the worked example of speed and abide.
def test_naive_tiles_mark_repeats_that_the_secret_does_not_have():
    assert mark(Rule.NAIVE, "tosses", "cozies") == read_clue("021122")
    assert mark(Rule.NAIVE, "speed", "abide") == read_clue("wwyyy")


# Pasta for the secret class, by two house rules.
def test_the_two_readings_of_jotto_differ_in_repeats():
    assert mark(Rule.JOTTO, "pasta", "class") == Counts((2,))
    assert mark(Rule.JOTTO_EACH, "pasta", "class") == Counts((3,))


@pytest.mark.parametrize("rule", MARKING)
def test_many_words_are_marked_like_one(rule):
    secrets = np.array([list(word.encode()) for word in WORDS], np.uint8)
    for guess in WORDS:
        found = marking.marks(rule, guess.encode(), secrets).T.tolist()

        assert found == [list(mark(rule, guess, word)) for word in WORDS]


@pytest.mark.parametrize("rule", COUNTING)
def test_many_words_are_counted_like_one(rule):
    secrets = np.array([list(word.encode()) for word in WORDS], np.uint8)
    for guess in WORDS:
        found = np.array(marking.numbers(rule, guess.encode(), secrets)).T.tolist()

        assert list(map(tuple, found)) == [mark(rule, guess, word).numbers for word in WORDS]


def test_a_rule_is_not_asked_for_what_it_does_not_do():
    secrets = np.zeros((0, 4), np.uint8)
    with pytest.raises(ValueError, match="pegs marks no tiles"):
        marking.marks(Rule.PEGS, b"rain", secrets)
    with pytest.raises(ValueError, match="tiles counts nothing"):
        marking.numbers(Rule.TILES, b"rain", secrets)


def test_numbers_not_said_rule_out_nothing():
    secrets = np.array([list(word.encode()) for word in WORDS], np.uint8)
    alphabet = Alphabet(ENGLISH)
    turn = Turn(tuple("abca"), Counts((1, None)))

    fits = agree([turn], Rule.PEGS, secrets, alphabet)

    assert fits.tolist() == [oracle.peg("abca", word)[0] == 1 for word in WORDS]


def test_what_is_unsaid_has_the_shape_of_the_rules_clue():
    assert unsaid(Rule.TILES, 3) == (None, None, None)
    assert unsaid(Rule.PEGS, 3) == Counts((None, None))


def test_a_clue_solves_when_it_can_only_mean_the_guess():
    assert solves(Rule.TILES, "ab", (Mark.GREEN, Mark.GREEN))
    assert not solves(Rule.TILES, "ab", (Mark.GREEN, None))
    assert solves(Rule.PEGS, "ab", Counts((2, 0)))
    assert not solves(Rule.PEGS, "ab", Counts((0, 2)))
    assert not solves(Rule.JOTTO, "ab", Counts((2,)))

"""A word agrees with the clues that it would have caused: the oracle says the same."""

from hypothesis import given
from hypothesis import strategies as st

from tests.oracle import could_cause, fits_as_in_paper
from wmh.engine.clues.agreement import agrees
from wmh.engine.clues.rules import Rule, mark, unsaid
from wmh.engine.clues.turn import Counts, Mark, Turn

LETTERS = "abc"
words = st.text(LETTERS, min_size=3, max_size=3)
marks = st.lists(st.sampled_from([None, *Mark]), min_size=3, max_size=3).map(tuple)
turns = st.lists(st.builds(lambda word, clue: Turn(tuple(word), clue), words, marks), max_size=3)


@given(words, turns)
def test_as_the_oracle_marks(secret, turns):
    assert agrees(tuple(secret), turns, Rule.TILES) == could_cause(secret, turns)


@given(words, st.lists(st.builds(lambda w, m: Turn(tuple(w), m), words, marks), max_size=3))
def test_as_the_paper_reads(secret, turns):
    assert agrees(tuple(secret), turns, Rule.PAPER) == fits_as_in_paper(secret, turns)


@given(st.sampled_from([rule for rule in Rule if rule is not Rule.PAPER]), words, words, words)
def test_under_every_rule_only_what_the_game_would_say_agrees(rule, guess, secret, other):
    turn = Turn(tuple(guess), mark(rule, guess, secret))

    assert agrees(tuple(secret), [turn], rule)
    assert agrees(tuple(other), [turn], rule) == (mark(rule, guess, other) == turn.clue)
    assert agrees(tuple(other), [Turn(tuple(guess), unsaid(rule, 3))], rule)


def test_letters_that_are_given_and_numbers_half_said():
    assert not agrees(tuple("rain"), [], Rule.TILES, (None, "o", None, None))
    assert agrees(tuple("rain"), [], Rule.TILES, ("r", None, None, None))
    half = Turn(tuple("torn"), Counts((1, None)))
    assert agrees(tuple("rain"), [half], Rule.PEGS)
    assert not agrees(tuple("tore"), [half], Rule.PEGS)

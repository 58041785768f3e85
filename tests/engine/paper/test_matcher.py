"""Four ways to find the words that fit, and they agree."""

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import english, english_words, lexicon_of, spelt
from tests.oracle import could_cause, could_cause_naively, read_as_in_paper, turn
from wmh.base.running.stopping import Cancelled
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.paper.matcher import match
from wmh.engine.paper.pattern import pattern_text
from wmh.engine.paper.recursion import search
from wmh.engine.question import ALL_TIERS

ORACLES = {
    Rule.TILES: lambda turns: lambda word: could_cause(word, turns),
    Rule.NAIVE: lambda turns: lambda word: could_cause_naively(word, turns),
    Rule.PAPER: read_as_in_paper,
}


@st.composite
def games(draw):
    """A lexicon with few letters, so that they repeat, and turns that need not be possible."""
    words = draw(st.sets(st.text("abcd", min_size=2, max_size=7), min_size=1, max_size=60))
    length = draw(st.sampled_from(sorted(map(len, words))))
    guesses = st.text("abcd", min_size=length, max_size=length)
    clues = st.lists(st.sampled_from(Mark), min_size=length, max_size=length)
    secret = draw(st.sampled_from(sorted(word for word in words if len(word) == length)))
    honest = guesses.map(lambda guess: turn(guess, secret))
    invented = st.builds(lambda g, c: Turn(tuple(g), tuple(c)), guesses, clues)
    return words, length, tuple(draw(st.lists(honest | invented, max_size=3)))


@pytest.mark.parametrize("rule", ORACLES)
@given(games())
def test_walk_recursion_pattern_and_marking_every_word_agree(rule, game):
    words, length, turns = game
    lexicon, fits = lexicon_of(words), ORACLES[rule](turns)
    knowledge = learn(turns, length, rule)

    found = spelt(match(knowledge, lexicon, ALL_TIERS), lexicon.alphabet)

    pattern = re.compile(pattern_text(knowledge, lexicon.alphabet))
    of_length = sorted(word for word in words if len(word) == length)
    assert found == list(search(knowledge, lexicon.graph.walker, lexicon.alphabet))
    assert found == [word for word in sorted(words) if pattern.fullmatch(word)]
    assert found == [word for word in of_length if fits(word)]


OFTEN = {2, 3, 4, 5, 6, 7, 9, 12, 15, 21, 28, 31}
"""Lengths that every run tries; the others are slow."""


@pytest.mark.parametrize("rule", ORACLES)
@pytest.mark.parametrize(
    "length",
    [
        length if length in OFTEN else pytest.param(length, marks=pytest.mark.slow)
        for length in range(2, 32)
    ],
)
def test_the_four_agree_on_the_default_lexicon(length, rule):
    lexicon, words = english(), [word for word in english_words() if len(word) == length]
    chance = random.Random(length)
    for clues in range(4):
        secret = chance.choice(words)
        turns = tuple(turn(chance.choice(words), secret) for _ in range(clues))
        knowledge = learn(turns, length, rule)

        found = spelt(match(knowledge, lexicon, ALL_TIERS), lexicon.alphabet)

        pattern = re.compile(pattern_text(knowledge, lexicon.alphabet))
        fits = ORACLES[rule](turns)
        assert found == [word for word in words if pattern.fullmatch(word)]
        assert found == [word for word in words if fits(word)]
        if clues:
            assert found == list(search(knowledge, lexicon.graph.walker, lexicon.alphabet))
        assert rule is not Rule.TILES or secret in found


@given(games(), st.data())
def test_marks_not_yet_given_never_rule_out_a_word(game, data):
    words, length, turns = game
    lexicon = lexicon_of(words)
    partly = tuple(
        Turn(t.guess, tuple(data.draw(st.sampled_from((mark, None))) for mark in t.clue))
        for t in turns
    )

    found = spelt(match(learn(partly, length), lexicon, ALL_TIERS), lexicon.alphabet)

    assert {word for word in words if len(word) == length and could_cause(word, partly)} <= set(
        found
    )


@given(games())
def test_a_turn_never_adds_words_and_their_order_does_not_matter(game):
    words, length, turns = game
    lexicon = lexicon_of(words)

    def found(turns):
        return spelt(match(learn(turns, length), lexicon, ALL_TIERS), lexicon.alphabet)

    assert set(found(turns)) <= set(found(turns[:-1]))
    assert found(turns) == found(turns[::-1])


@given(st.dictionaries(st.text("abc", min_size=2, max_size=4), st.integers(0, 127), min_size=1))
def test_candidates_are_numbered_as_in_the_lexicon_and_bounded_by_tier(tiers):
    lexicon = lexicon_of(tiers)
    listed = sorted(tiers)
    for length in lexicon.lengths:
        for tier in (0, 10, 70, ALL_TIERS):
            candidates = match(learn((), length), lexicon, tier)

            assert spelt(candidates, lexicon.alphabet) == [
                word for word in listed if len(word) == length and tiers[word] <= tier
            ]
            assert [listed[number] for number in candidates.numbers] == spelt(
                candidates, lexicon.alphabet
            )


def test_digraphs_are_one_letter_in_walk_recursion_and_pattern():
    words = ["chal", "cahl", "llama", "clima", "calla", "lacha", "chacha", "hcal", "alch"]
    lexicon = lexicon_of(words, digraphs=("ch", "ll"))
    letters = lexicon.alphabet.letters_of
    white, yellow, green = Mark
    for turns in (
        (),
        (Turn(letters("chal"), (green, white, yellow)),),
        (Turn(letters("calch"), (white, yellow, white, white)),),
        (Turn(letters("llama"), (white, yellow, white, green)),),
        (Turn(letters("chacha"), (white, yellow, yellow, green)),),
    ):
        for length in lexicon.lengths if not turns else (len(turns[0].guess),):
            for rule in ORACLES:
                knowledge = learn(turns, length, rule)
                pattern = re.compile(pattern_text(knowledge, lexicon.alphabet))
                fits = ORACLES[rule](turns)

                found = spelt(match(knowledge, lexicon, ALL_TIERS), lexicon.alphabet)

                assert found == list(search(knowledge, lexicon.graph.walker, lexicon.alphabet))
                assert sorted(found) == sorted(w for w in words if pattern.fullmatch(w))
                assert sorted(found) == sorted(
                    word for word in words if len(letters(word)) == length and fits(letters(word))
                )


def test_more_letters_than_one_tally_holds_are_counted_too():
    word = "abcdefghijklmnopqrstuvwxyz"
    lexicon = lexicon_of([word, word[::-1], "a" * 26])
    guess = tuple(word[2:] + word[:2])

    knowledge = learn((Turn(guess, (Mark.YELLOW,) * 26),), 26)

    assert len(knowledge.open_counts) == 26
    assert spelt(match(knowledge, lexicon, ALL_TIERS), lexicon.alphabet) == [word, word[::-1]]


def test_a_length_without_words_has_no_candidates():
    lexicon = lexicon_of(["abc"])

    assert len(match(learn((), 2), lexicon, ALL_TIERS)) == 0
    assert len(match(learn((), 40), lexicon, ALL_TIERS)) == 0


@pytest.mark.parametrize("steps", [0, 1, 3])
def test_the_walk_is_given_up_when_it_is_asked_to(steps):
    asked = iter([False] * steps)

    with pytest.raises(Cancelled):
        match(learn((), 5), english(), ALL_TIERS, stop=lambda: next(asked, True))


def test_the_recursion_is_given_up_when_it_is_asked_to():
    with pytest.raises(Cancelled):
        list(search(learn((), 5), english().graph.walker, english().alphabet, stop=lambda: True))


def test_an_alphabet_of_many_letters_works_like_any_other():
    letters = [chr(0x4E00 + i) for i in range(127)]
    words = ["".join(random.Random(i).choices(letters, k=3)) for i in range(300)]
    lexicon = lexicon_of(words)
    turns = (turn(words[1], words[0]),)

    found = spelt(match(learn(turns, 3), lexicon, ALL_TIERS), lexicon.alphabet)

    assert isinstance(lexicon.alphabet, Alphabet)
    assert found == sorted({word for word in words if could_cause(word, turns)})

"""The kernels against the rules themselves, guess by guess and word by word."""

from collections import defaultdict
from dataclasses import fields
from math import log2

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.lexica import english
from wmh.base.running.stopping import Cancelled
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import ALL_TIERS, Question
from wmh.engine.strategy.kernels.codes import SCALE
from wmh.engine.strategy.ranking import numpy_measures
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.engine.strategy.ranking.measure import code_table, measure
from wmh.engine.strategy.ranking.measures import Measures, in_turn, join_measures, plan
from wmh.engine.strategy.strategies import Prior


def words(spellings):
    rows = [[ord(letter) for letter in word] for word in spellings]
    return Candidates(np.array(rows, np.uint8), np.arange(len(rows), dtype=np.int32))


def chosen(every, places):
    places = np.array(sorted(places))
    return Candidates(every.letters[places], every.numbers[places])


def classes(guess, secrets, rule):
    """The secrets by the clue they give; the guess itself is in a class of its own."""
    found = defaultdict(list)
    for secret in secrets:
        found["solved" if secret == guess else mark(rule, guess, secret)].append(secret)
    return list(found.values())


def random_words(seed, number, length, alphabet):
    random = np.random.default_rng(seed)
    letters = random.choice(list(alphabet), (number, length))
    return sorted({"".join(word) for word in letters})


@st.composite
def lists(draw, most=40, longest=21):
    """Guesses of few letters, so that many repeat, and the places of those that may be secret."""
    length = draw(st.integers(1, longest))
    spelling = st.text(
        draw(st.sampled_from(["ab", "abc", "abcdefgh"])), min_size=length, max_size=length
    )
    guesses = sorted(draw(st.sets(spelling, min_size=1, max_size=most)))
    places = draw(st.sets(st.integers(0, len(guesses) - 1), min_size=1))
    return guesses, sorted(places)


def columns(measures):
    return {
        each.name: np.asarray(getattr(measures, each.name)).tolist() for each in fields(Measures)
    }


def agrees(guesses, places, rule, weights=None):
    every = words(guesses)
    secrets = [guesses[place] for place in places]
    asked = (plan(every), chosen(every, places), rule)
    weighing = None if weights is None else np.array(weights)
    found = measure(*asked, weighing)
    assert columns(numpy_measures.measure(*asked, weighing)) == columns(found)
    weight_of = dict(zip(secrets, weights or [1] * len(secrets), strict=True))
    for g, guess in enumerate(guesses):
        parts = classes(guess, secrets, rule)
        sums = [sum(weight_of[secret] for secret in part) for part in parts]
        assert found.parts[g] == len(parts)
        assert found.worst[g] == max(map(len, parts))
        assert found.squares[g] == sum(s * len(p) for s, p in zip(sums, parts, strict=True))
        assert found.shot[g] == sum(max(weight_of[x] for x in part) for part in parts)
        assert found.hit[g] == weight_of.get(guess, 0)
        assert found.own[g] == (secrets.index(guess) if guess in weight_of else -1)
        information = sum(s * log2(s) for s in sums)
        assert abs(found.total[g] / SCALE - information) < 1e-6 * max(1, len(parts))
    assert found.weight == sum(weight_of.values())


@pytest.mark.parametrize("rule", Rule)
@settings(max_examples=60)
@given(lists())
def test_every_statistic_is_what_the_rule_says(rule, drawn):
    agrees(*drawn, rule)


@pytest.mark.parametrize("rule", [Rule.TILES, Rule.PEGS])
@settings(max_examples=60)
@given(lists(), st.data())
def test_likelier_words_count_for_more(rule, drawn, data):
    guesses, places = drawn
    size = len(places)
    weights = data.draw(st.lists(st.integers(1, 10_000), min_size=size, max_size=size))
    agrees(guesses, places, rule, weights)


@pytest.mark.parametrize("rule", Rule)
@settings(max_examples=30)
@given(lists())
def test_codes_are_equal_where_clues_are(rule, drawn):
    guesses, places = drawn
    every = words(guesses)
    table = code_table(plan(every), chosen(every, places), rule)
    for g, guess in enumerate(guesses):
        by_code = defaultdict(list)
        for place, code in zip(places, table[g].tolist(), strict=True):
            by_code[code].append(guesses[place])
        assert sorted(by_code.values()) == sorted(
            classes(guess, [guesses[p] for p in places], rule)
        )


@pytest.mark.parametrize(
    ("number", "length", "alphabet", "rule"),
    [
        (700, 5, "abcde", Rule.TILES),  # A table that is read whole.
        (700, 4, "abcdefghij", Rule.NAIVE),
        (700, 7, "abcde", Rule.TILES),  # Codes of two bytes.
        (700, 12, "abcd", Rule.TILES),  # Codes that are hashed.
        (700, 6, "abcde", Rule.JOTTO_EACH),
    ],
)
def test_many_candidates(number, length, alphabet, rule):
    spellings = random_words(length, number, length, alphabet)
    every = words(spellings)
    few = plan(chosen(every, range(0, len(spellings), 29)))
    found = measure(few, every, rule)
    assert columns(numpy_measures.measure(few, every, rule)) == columns(found)
    for row, guess in enumerate(spellings[::29]):
        parts = classes(guess, spellings, rule)
        assert found.parts[row] == len(parts)
        assert found.squares[row] == sum(len(part) ** 2 for part in parts)
        assert found.worst[row] == max(map(len, parts))


@pytest.mark.parametrize("length", [5, 7, 12])
def test_more_candidates_than_a_block_holds(length):
    """Against the sum over their halves, which are blocks of their own."""
    every = words(random_words(1, 9000, length, "abcdefghijkl"))
    few = plan(chosen(every, range(0, len(every), 400)))
    table = code_table(few, every, Rule.TILES)
    found = measure(few, every, Rule.TILES)
    halves = [
        code_table(few, chosen(every, half), Rule.TILES)
        for half in (range(4000), range(4000, len(every)))
    ]

    assert len(every) > 4096
    assert (table == np.hstack(halves)).all()
    for row, codes in enumerate(table):
        sizes = np.unique(codes, return_counts=True)[1]
        assert found.parts[row] == len(sizes)
        assert found.squares[row] == (sizes.astype(np.int64) ** 2).sum()


@pytest.mark.parametrize(("length", "prior"), [(5, True), (5, False), (11, True), (11, False)])
def test_without_kernels_the_numbers_are_the_same(length, prior):
    """Real words with the weights that they have, in bins and sorted."""
    every = candidates_of(Question((), length, tier=50), english())
    secrets = chosen(every, range(0, len(every), 5))
    guesses = plan(chosen(every, range(0, len(every), 11)))
    weights = None
    if prior:
        asked = Question((), length, prior=Prior.TIER, plain=True)
        weights = likelihood(asked, english(), secrets)
        assert len(set(weights.tolist())) > 10
    compiled = measure(guesses, secrets, Rule.TILES, weights)

    assert columns(numpy_measures.measure(guesses, secrets, Rule.TILES, weights)) == columns(
        compiled
    )


def test_what_a_class_is_worth_can_be_said():
    spellings = random_words(2, 300, 5, "abcde")
    every = words(spellings)
    worth = np.arange(len(every) + 1, dtype=np.int64) ** 3
    found = measure(plan(every), every, Rule.TILES, worth=worth)

    for row, guess in enumerate(spellings):
        parts = classes(guess, spellings, Rule.TILES)
        assert found.total[row] == sum(len(part) ** 3 for part in parts)


def test_the_work_can_be_spread_in_any_order():
    every = words(random_words(3, 3000, 5, "abcdefgh"))
    guesses = plan(every)

    def backwards(work, slices):
        in_turn(work, reversed(list(slices)))

    here, there = (
        measure(guesses, every, Rule.TILES),
        measure(guesses, every, Rule.TILES, spread=backwards),
    )

    assert (here.total == there.total).all()
    assert (here.parts == there.parts).all()


def test_guesses_can_be_taken_and_joined():
    every = words(random_words(4, 500, 5, "abcde"))
    guesses = plan(every)
    whole = measure(guesses, every, Rule.TILES)
    lots = [np.arange(0, len(every), 2), np.arange(1, len(every), 2)]
    parts = join_measures([measure(guesses.take(lot), every, Rule.TILES) for lot in lots])
    sorted_again = parts.take(np.argsort(np.concatenate(lots)))

    assert (sorted_again.squares == whole.squares).all()
    assert (sorted_again.own == whole.own).all()


def test_unwanted_work_ends():
    every = words(random_words(5, 500, 5, "abcde"))
    for measuring in (measure, numpy_measures.measure):
        with pytest.raises(Cancelled):
            measuring(plan(every), every, Rule.TILES, stop=lambda: True)


@pytest.mark.parametrize(("guessed", "hidden"), [(5000, 4), (50, 5000)])
def test_work_without_kernels_looks_often_at_whether_it_is_wanted(guessed, hidden):
    """Work on few long words or many may be stopped at each letter and each few guesses."""
    every = candidates_of(Question((), 11, tier=ALL_TIERS), english())
    guesses = plan(chosen(every, range(guessed)))
    letters = sum(len(set(column)) for column in guesses.letters.T.tolist())
    looks = []

    numpy_measures.measure(
        guesses, chosen(every, range(hidden)), Rule.TILES, stop=lambda: bool(looks.append(1))
    )

    assert len(looks) > letters + guessed * max(1 / 250, hidden / 120_000)

"""Every row of a list held against a game tree that is searched plainly, word by word."""

import random
from collections import defaultdict
from functools import cache
from math import inf

import pytest

from tests.lexica import english_words, lexicon_of
from tests.oracle import mark, mark_naively, numbers_of
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts, Turn
from wmh.engine.lexicon.product import code_lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import Certainty, GuessList, Prior, Strategy
from wmh.helper.answering import Answering

WEIGHTS = {20: 9300, 60: 2500, 70: 100, 80: 20}
"""What words of these tiers weigh, of 10,000."""
OTHER, RARE, COMMON = 2, 1, 70
"""Hundredths of a guess that a word must be better by to lead: one that cannot be the answer, and a
possible one that is not common."""

GAMES = {
    "tiles": {},
    "likely words first": {"prior": Prior.TIER},
    "only possible words": {"guesses": GuessList.CANDIDATES},
    "naive tiles": {"rule": Rule.NAIVE},
    "pegs": {"rule": Rule.PEGS},
    "letters in common": {"rule": Rule.JOTTO},
}


def clue_of(rule, guess, secret):
    if rule is Rule.TILES:
        return mark(guess, secret)
    return (
        mark_naively(guess, secret)
        if rule is Rule.NAIVE
        else Counts(tuple(numbers_of(rule, guess, secret)))
    )


class Tree:
    """The least sum of weights times guesses to the end, over all ways to go on."""

    def __init__(self, rule, words, weights, only):
        self.rule, self.words, self.weights, self.only = rule, words, weights, only
        self.least = cache(self.least_of)

    def classes(self, guess, left):
        found = defaultdict(set)
        for secret in left:
            if secret != guess:
                found[clue_of(self.rule, guess, secret)].add(secret)
        return map(frozenset, found.values())

    def total(self, guess, left):
        total = sum(self.weights[word] for word in left)
        for each in self.classes(guess, left):
            if each == left:
                return inf
            total += self.least(each)
        return total

    def least_of(self, left):
        if len(left) == 1:
            return self.weights[next(iter(left))]
        return min(self.total(guess, left) for guess in (left if self.only else self.words))


def shown(figure):
    return round(100 * round(figure, 2))


def assert_as_searched(advice, words, tiers, weights):
    question = advice.question
    left = frozenset(
        word
        for word in words
        if all(clue_of(question.rule, turn.guess, word) == turn.clue for turn in question.turns)
        and not (question.rule is Rule.JOTTO and tuple(word) in {t.guess for t in question.turns})
    )
    only = question.guesses is GuessList.CANDIDATES
    tree = Tree(question.rule, sorted(words), weights, only)
    weight = sum(weights[word] for word in left)
    rows = advice.suggestions
    exact = [row for row in rows if row.certainty in (Certainty.EXACT, Certainty.PROVEN)]
    bounds = rows[len(exact) :]

    assert {row.word for row in rows} == set(left if only else words)
    assert {row.word for row in rows if row.candidate} == left
    assert left <= {row.word for row in exact}
    assert rows[: len(exact)] == tuple(exact)
    for row in exact:
        assert row.score == pytest.approx(tree.total(row.word, left) / weight)
    for row in bounds:
        assert row.certainty is Certainty.BOUND
        assert row.score <= tree.total(row.word, left) / weight + 1e-9
    assert [shown(row.score) for row in rows if row.certainty is Certainty.PROVEN] == [
        shown(tree.least(left) / weight)
    ]

    def key(row):
        if not row.candidate:
            return shown(row.score) + OTHER, True
        rare = RARE if tiers[row.word] > COMMON else 0
        known = -weights[row.word], tiers[row.word], round(row.score, 9), row.word
        return shown(row.score) + rare, False, *known

    assert exact == sorted(exact, key=key)
    assert list(bounds) == sorted(bounds, key=lambda row: shown(row.score))


def positions(name, games):
    """Questions with two words or more to choose from, some letters or codes at a time."""
    asked, drawn = GAMES[name], random.Random(f"rows of {name}")
    rule = asked.get("rule", Rule.TILES)
    every = sorted(word for word in english_words() if len(word) == 4)
    while games:
        if rule is Rule.PEGS:
            lexicon, length = code_lexicon("codes:abcd"), 3
            words = [a + b + c for a in "abcd" for b in "abcd" for c in "abcd"]
            tiers = dict.fromkeys(words, 0)
        else:
            length = 4
            words = drawn.sample(every, 50)
            tiers = {word: drawn.choice((*WEIGHTS, 20)) for word in words}
            lexicon = lexicon_of(tiers)
        weights = {word: WEIGHTS[tiers[word]] if "prior" in asked else 1 for word in words}
        secret = drawn.choice(words)
        turns = [
            Turn(tuple(guess), clue_of(rule, guess, secret))
            for guess in drawn.sample(words, drawn.choice((1, 2)))
            if guess != secret
        ]
        question = Question(tuple(turns), length, strategy=Strategy.EXACT, rows=200, **asked)
        left = [w for w in words if all(clue_of(rule, t.guess, w) == t.clue for t in turns)]
        if 2 < len(left) <= 9:
            games -= 1
            yield lexicon, question, words, tiers, weights


@pytest.fixture(scope="module")
def answering():
    made = Answering()
    yield made
    made.close()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("games", [5, pytest.param(50, marks=pytest.mark.slow)])
def test_order_figure_and_kind_of_every_row_are_those_of_a_plain_search(answering, name, games):
    for lexicon, question, words, tiers, weights in positions(name, games):
        *_, advice = answering(question, lexicon)
        assert_as_searched(advice, words, tiers, weights)

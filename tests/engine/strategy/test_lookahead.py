"""Points to expect in Lingo, against playing every guess."""

from collections import defaultdict
from functools import cache

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from app.answering import Answering
from app.engine.clues.rules import Rule, mark
from app.engine.paper.matcher import Candidates
from app.engine.question import Question
from app.engine.strategy.lookahead import WIDTH, looked_ahead, novice, promising
from app.engine.strategy.measure import plan
from app.engine.strategy.strategies import Strategy
from tests.lexica import english
from tests.oracle import turn


def words(spellings):
    rows = [[ord(letter) for letter in word] for word in spellings]
    return Candidates(np.array(rows, np.uint8), np.arange(len(rows), dtype=np.int32))


def most_points(guesses, secrets, left, first=None):
    """The most points in all that 100 for each attempt left at the win can come to."""

    @cache
    def value(state, left, only=None):
        if not left:
            return 0
        best = 0
        for guess in [only] if only else guesses:
            classes = defaultdict(list)
            for secret in state:
                classes[mark(Rule.TILES, guess, secret)].append(secret)
            total = 100 * left * (guess in state)
            total += sum(
                value(tuple(part), left - 1) for part in classes.values() if part != [guess]
            )
            best = max(best, total)
        return best

    return value(tuple(secrets), left, first)


@st.composite
def games(draw):
    spelling = st.text("abc", min_size=3, max_size=3)
    # No more guesses than are followed, so that none is left out.
    guesses = sorted(draw(st.sets(spelling, min_size=3, max_size=WIDTH // 9)))
    places = draw(st.sets(st.integers(0, len(guesses) - 1), min_size=1))
    return guesses, sorted(places)


@settings(max_examples=100)
@given(games(), st.integers(2, 4))
def test_looking_ahead_finds_the_most_points(game, left):
    guesses, places = game
    every = words(guesses)
    state = Candidates(every.letters[places], every.numbers[places])
    secrets = [guesses[place] for place in places]

    found = looked_ahead(plan(every), state, Rule.TILES, left, novice(), np.arange(len(guesses)))

    for guess, mean in found:
        wanted = most_points(tuple(guesses), secrets, left, guesses[guess])
        assert abs(mean * len(secrets) - wanted) < 1e-6


@settings(max_examples=100)
@given(games(), st.integers(1, 2))
def test_with_two_attempts_left_the_first_list_is_exact(game, left):
    guesses, places = game
    every = words(guesses)
    state = Candidates(every.letters[places], every.numbers[places])
    secrets = [guesses[place] for place in places]
    found = promising(plan(every), state, Rule.TILES, left, novice())

    for guess, mean in zip(guesses, found, strict=True):
        wanted = most_points(tuple(guesses), secrets, left, guess)
        assert abs(mean * len(secrets) - wanted) < 1e-6


def test_the_last_attempt_is_a_word_that_can_be_the_secret():
    turns = (turn("tares", "night"), turn("colin", "night"))
    question = Question(turns, 5, tier=70, strategy=Strategy.LINGO, attempts=3)
    answering = Answering()
    *_, advice = answering(question, english())
    answering.close()

    assert advice.suggestions[0].candidate
    assert advice.suggestions[0].score == 100 / advice.remaining


def test_more_attempts_bring_more_points():
    turns = (turn("tares", "night"),)
    answering = Answering()
    scores = []
    for attempts in range(2, 9):
        question = Question(turns, 5, tier=70, strategy=Strategy.LINGO, attempts=attempts)
        *_, advice = answering(question, english())
        scores.append(advice.suggestions[0].score)
    answering.close()

    assert scores == sorted(scores)
    assert len(set(scores)) == len(scores)

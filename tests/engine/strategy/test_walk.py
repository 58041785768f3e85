"""All games at once: against games played one by one, and against published totals."""

import random
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.strategy.play import played
from tests.lexica import lexicon_of
from wmh.base.running.stopping import Stopped
from wmh.engine.clues.hardness import Hardness, breaks
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Turn
from wmh.engine.question import Question
from wmh.engine.strategy.breaker import Breaker
from wmh.engine.strategy.play.games_walk import MOST, walk
from wmh.engine.strategy.play.outcome import outcome
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.strategies import GuessList, Prior, Strategy

ALPHABET = "abcde"
words_of_three = st.lists(
    st.text(ALPHABET, min_size=3, max_size=3), min_size=2, max_size=25, unique=True
)


def walked(lexicon, question, secrets=None, opener=None, **options):
    numbers = np.arange(len(lexicon.tiers), dtype=np.int32) if secrets is None else secrets
    playing = player(question, lexicon, Breaker(lexicon))
    first = None if opener is None else lexicon.alphabet.encoded(opener)
    return walk(playing, numbers, first, **options)


@given(
    words_of_three,
    st.sampled_from(Strategy),
    st.sampled_from(GuessList),
    st.sampled_from([rule for rule in Rule if "jotto" not in rule]),
    st.sampled_from(Prior),
    st.randoms(use_true_random=False),
)
@settings(max_examples=60)
def test_a_walk_is_every_game_played_by_itself(words, strategy, guesses, rule, prior, chance):
    lexicon = lexicon_of({word: chance.choice((10, 40, 80)) for word in words})
    question = Question(
        (), 3, rule, strategy=strategy, guesses=guesses, prior=prior, tier=chance.choice((40, 80))
    )
    playing = player(question, lexicon, Breaker(lexicon))
    secrets = playing.start().candidates.numbers
    if not len(secrets):
        return

    games = walk(playing, secrets)

    ordered = sorted(words)
    found = [played(question, lexicon, ordered[number]) for number in secrets]
    assert games.guesses.tolist() == [len(turns) for turns in found]
    openers = {turns[0].word for turns in found if turns}
    assert openers <= {lexicon.alphabet.decoded(games.opener)}


@given(words_of_three, st.sampled_from(Strategy), st.sampled_from(list(Hardness)[1:]))
@settings(max_examples=25)
def test_in_a_hard_mode_no_guess_is_one_that_the_mode_refuses(words, strategy, hardness):
    lexicon = lexicon_of(words)
    question = Question((), 3, strategy=strategy, guesses=GuessList.ALL, hardness=hardness)

    for word in words:
        turns = played(question, lexicon, word)
        for row, turn in enumerate(turns):
            assert breaks(turn.guess, turns[:row], hardness) is None
        assert turns[-1].word == word


def test_some_of_the_secrets_fare_as_they_do_among_all():
    words = sorted({"".join(random.Random(n).choices(ALPHABET, k=4)) for n in range(60)})
    lexicon = lexicon_of(words)
    question = Question((), 4, strategy=Strategy.ENTROPY)
    some = np.arange(0, len(words), 3, dtype=np.int32)

    assert (
        walked(lexicon, question, some).guesses == walked(lexicon, question).guesses[some]
    ).all()


def test_the_first_guess_can_be_forced_and_the_opener_is_told():
    lexicon = lexicon_of(["aab", "abb", "bbb"])

    games = walked(lexicon, Question((), 3), opener="bbb")

    assert (games.opener, games.guesses[2]) == (b"bbb", 1)


def test_a_game_goes_on_from_the_turns_of_the_question():
    words = ["aab", "abb", "bbb", "bab"]
    lexicon = lexicon_of(words)
    turns = (Turn(tuple("aab"), mark(Rule.TILES, "aab", "bab")),)
    playing = player(Question(turns, 3), lexicon)

    assert walk(playing, playing.start().candidates.numbers).guesses.tolist() == [1]


def test_words_that_may_not_be_guessed_are_given_up():
    lexicon = lexicon_of(["aab", "abb"], flagged=["aab", "abb"])

    games = walked(lexicon, Question((), 3))

    assert (games.opener, games.guesses.tolist()) == (None, [0, 0])


def test_a_player_without_headway_gives_up():
    lexicon = lexicon_of(["aab", "abb"])
    playing = player(Question((), 3), lexicon)
    stubborn = replace(playing, choose=lambda state, stop: b"bbb")

    games = walk(stubborn, np.arange(2, dtype=np.int32))

    assert (games.guesses.tolist(), games.states) == ([0, 0], 2 * MOST + 1)


def test_the_number_of_games_that_have_ended_grows_to_all():
    lexicon = lexicon_of(["aab", "abb", "bbb", "bab"])
    told = []

    walked(lexicon, Question((), 3), progress=told.append)

    assert told == sorted(told)
    assert told[-1] == 4


def test_a_walk_can_be_stopped():
    lexicon = lexicon_of(["aab", "abb", "bbb"])
    answers = iter([False] * 6 + [True] * 100)

    with pytest.raises(Stopped):
        walked(lexicon, Question((), 3), stop=lambda: next(answers))


def test_a_strategy_that_splits_wants_a_breaker():
    with pytest.raises(ValueError, match="parts needs a breaker"):
        player(Question((), 3, strategy=Strategy.PARTS), lexicon_of(["aab"]))


def test_an_outcome_counts_what_took_too_long_and_what_was_given_up_as_lost():
    found = outcome(np.array([2, 3, 3, 7, 0]), attempts=6)

    assert (found.won, found.lost, found.total, found.worst) == (3, 2, 8, 3)
    assert (found.distribution, found.mean, found.median) == ({2: 1, 3: 2}, 8 / 3, 3)
    assert outcome(np.array([2, 3, 3, 7, 0])).lost == 1
    nothing = outcome(np.zeros(2, np.int64))
    assert (nothing.mean, nothing.median, nothing.worst, nothing.lost) == (None, None, None, 2)

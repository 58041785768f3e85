"""The best guess among few candidates, as it comes with an advice."""

from dataclasses import replace

import numpy as np
import pytest

from tests.lexica import english, lexicon_of
from tests.oracle import turn
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.question import Question
from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Certainty, GuessList, Prior, Strategy
from wmh.helper.answering import Answering

FEW = ["fight", "light", "might", "night", "right", "sight", "tight"]
KEYS = dict.fromkeys(FEW, 70) | {"flams": 80, "nerts": 80, "wight": 80}


def last(lexicon, question):
    answering = Answering()
    try:
        *_, advice = answering(question, lexicon)
    finally:
        answering.close()
    return advice


def test_a_word_that_cannot_be_the_secret_is_proven_best():
    lexicon = lexicon_of(KEYS)
    question = Question((), 5, tier=70, strategy=Strategy.EXACT, guesses=GuessList.ALL)

    advice = last(lexicon, question)

    # FLAMS tells FIGHT, LIGHT, MIGHT and SIGHT, which are then guessed; of NIGHT, RIGHT and TIGHT
    # a guess tells nothing but itself: 7 + 4 + (1 + 2 + 3) guesses for 7 words.
    assert advice.best.word == "flams"
    assert advice.best.mean == 17 / 7
    assert advice.best.proven
    assert advice.suggestions[0].word == advice.best.word
    assert advice.suggestions[0].certainty is Certainty.PROVEN
    assert not advice.suggestions[0].candidate


def test_with_candidates_only_the_ladder_must_be_climbed():
    """Each wrong guess of these rules out only itself: (1 + 2 + ... + 7) / 7 guesses."""
    question = Question((), 5, tier=70, strategy=Strategy.EXACT, guesses=GuessList.CANDIDATES)

    advice = last(lexicon_of(FEW), question)

    assert advice.best.mean == 4
    assert advice.best.proven


def test_the_best_guess_comes_with_every_strategy_and_leaves_its_ranking_alone():
    turns = (turn("tares", "night"), turn("colin", "night"))
    by_entropy = Question(turns, 5, tier=70, strategy=Strategy.ENTROPY)

    advice = last(english(), by_entropy)

    assert advice.best.proven
    bits = [each.entropy for each in advice.suggestions]
    assert bits == sorted(bits, reverse=True)


def test_what_is_likely_matters_to_what_is_best():
    lexicon = lexicon_of({"night": 10, "light": 80})
    question = Question((), 5, strategy=Strategy.EXACT, prior=Prior.TIER)

    advice = last(lexicon, question)

    assert advice.best.word == "night"
    # 0.98 and 0.002 are what the tiers weigh: one guess for the one, two for the other.
    assert round(advice.best.mean, 5) == round((0.98 + 2 * 0.002) / 0.982, 5)


def test_few_rows_are_the_first_of_more():
    """The measures would have GOODO third, and BUDGE second."""
    turns = (turn("crane", "jumbo"), turn("toils", "jumbo"))
    question = Question(turns, 5, strategy=Strategy.EXACT, prior=Prior.TIER, plain=True)

    more = last(english(), question)
    few = last(english(), replace(question, rows=3))

    assert few.suggestions == more.suggestions[:3]
    assert few.best == more.best
    assert few.question.rows == 3


def test_among_many_no_guess_is_named_the_best():
    advice = last(english(), Question((), 5, tier=70, strategy=Strategy.EXACT))

    assert advice.best is None
    assert {each.certainty for each in advice.suggestions} == {Certainty.ESTIMATED}


def _before_the_last_guesses(attempts):
    """Three words fit, of which the likeliest tells nothing of the two others."""
    lexicon = lexicon_of({"paper": 60, "paver": 80, "pawer": 80, "wives": 90})
    return lexicon, Question(
        (turn("paler", "paper"),),
        5,
        strategy=Strategy.EXACT,
        guesses=GuessList.ALL,
        prior=Prior.TIER,
        attempts=attempts,
    )


def test_with_time_the_likeliest_word_is_guessed_and_the_unlikely_ones_may_take_longer():
    advice = last(*_before_the_last_guesses(attempts=None))

    assert advice.best.word == "paper"
    assert advice.best.proven


def test_before_the_last_guesses_the_one_that_loses_no_word_is_best():
    advice = last(*_before_the_last_guesses(attempts=3))

    assert advice.best.word == advice.suggestions[0].word
    # Whichever it is, all the others are told apart: nobody needs a third guess.
    assert advice.best.word in ("paver", "pawer", "wives")
    assert not advice.best.proven
    assert Certainty.PROVEN not in {each.certainty for each in advice.suggestions}


def test_with_one_guess_left_the_likeliest_word_leads():
    advice = last(*_before_the_last_guesses(attempts=2))

    assert advice.suggestions[0].word == "paper"
    assert advice.best is None


@pytest.mark.slow
def test_a_game_is_won_in_time_that_the_fewest_guesses_on_average_would_lose():
    lexicon, solver = english(), Solver(english())
    question = Question(
        (), 5, flagged=True, strategy=Strategy.EXACT, prior=Prior.TIER, plain=True, attempts=6
    )
    words = candidates_of(question, lexicon)
    labels = {lexicon.alphabet.decode(row.tobytes()): row for row in words.letters}
    opener = labels["salet"].tobytes()
    secrets = words.numbers[[_place(words, labels[word]) for word in ("parer", "wooer")]]

    limited = walk(player(question, lexicon, solver), secrets, opener).guesses
    endless = walk(player(replace(question, attempts=None), lexicon, solver), secrets, opener)

    assert endless.guesses.tolist() == [7, 7]
    assert max(limited) <= 6


def test_in_hard_mode_families_are_looked_for_from_the_second_guess_on():
    lexicon, solver = english(), Solver(english())
    question = Question(
        (), 5, flagged=True, strategy=Strategy.EXACT, prior=Prior.TIER, plain=True, attempts=6,
        hardness=Hardness.HARD,
    )  # fmt: skip
    words = candidates_of(question, lexicon)
    labels = {lexicon.alphabet.decode(row.tobytes()): row for row in words.letters}
    lost = ("cower", "filer", "mater", "molly", "mound", "sower")
    secrets = words.numbers[[_place(words, labels[word]) for word in lost]]

    took = walk(player(question, lexicon, solver), secrets, labels["tripe"].tobytes()).guesses

    assert max(took) <= 6


def _place(words, row):
    return int(np.flatnonzero((words.letters == row).all(axis=1))[0])


def test_with_the_papers_pattern_nothing_is_proven():
    """The pattern keeps words that the clue rules out: a search of clues cannot say how it ends."""
    turns = (turn("tares", "night"), turn("colin", "night"))
    for strategy in (Strategy.EXACT, Strategy.ENTROPY):
        advice = last(english(), Question(turns, 5, Rule.PAPER, tier=10, strategy=strategy))

        assert 1 < advice.remaining < 60
        assert advice.best is None
        assert Certainty.PROVEN not in {each.certainty for each in advice.suggestions}

"""The best guess among few candidates, as it comes with an advice."""

from tests.lexica import english, lexicon_of
from tests.oracle import turn
from wmh.answering import Answering
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import Certainty, GuessList, Prior, Strategy

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


def test_among_many_nothing_is_claimed():
    advice = last(english(), Question((), 5, tier=70, strategy=Strategy.EXACT))

    assert advice.best is None
    assert {each.certainty for each in advice.suggestions} == {Certainty.ESTIMATED}

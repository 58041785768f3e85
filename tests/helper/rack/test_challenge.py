"""Word Challenge: what becomes of each word, and when it ends."""

import random

import pytest

from tests.lexica import english, english_words, lexicon_of
from wmh.base.running.stopping import Cancelled
from wmh.helper import catalogues
from wmh.helper.rack.challenge import Verdict, begin, draw, hand_in
from wmh.helper.rack.rack_question import RackOrder, RackQuestion

WORDS = {"test": 10, "set": 10, "tet": 80, "sett": 10, "es": 10, "best": 10, "tes": 10}


@pytest.fixture
def game():
    question = RackQuestion(
        letters=tuple("test"),
        values=catalogues.VALUES.read_named("english"),
        least=3,
        order=RackOrder.LENGTH,
        tier=70,
    )
    return begin(question, lexicon_of(WORDS, flagged=["tes"]), now=100.0, seconds=60)


def test_all_common_words_of_the_letters_are_wanted_in_order_and_no_other(game):
    assert [made.word for made in game.missed] == ["sett", "test", "set"]
    assert (game.score, game.most, game.seconds_left(100.0)) == (0, 11, 60.0)


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("test", Verdict.FOUND),
        (" TEST\n", Verdict.FOUND),
        ("tet", Verdict.RARE),
        ("tes", Verdict.RARE),
        ("es", Verdict.SHORT),
        ("t", Verdict.SHORT),
        ("tts", Verdict.UNKNOWN),
        ("best", Verdict.LETTERS),
        ("tettt", Verdict.LETTERS),
        ("t3st", Verdict.LETTERS),
        ("", Verdict.LETTERS),
    ],
)
def test_a_word_gets_its_verdict(game, text, verdict):
    after, said = hand_in(game, text, now=110.0)

    assert said is verdict
    assert after.found == ((tuple("test"),) if verdict is Verdict.FOUND else ())


def test_a_word_counts_once(game):
    once, _ = hand_in(game, "test", now=110.0)
    twice, verdict = hand_in(once, "test", now=111.0)

    assert verdict is Verdict.AGAIN
    assert (twice.found, twice.score) == ((tuple("test"),), 4)


def test_time_is_up_at_the_deadline_and_not_before(game):
    assert hand_in(game, "test", now=159.9)[1] is Verdict.FOUND
    assert hand_in(game, "test", now=160.0) == (game, Verdict.LATE)
    assert (game.seconds_left(159.5), game.seconds_left(161.0)) == (0.5, 0.0)


def test_it_ends_when_everything_is_found(game):
    for word in ("set", "test", "sett"):
        game, _ = hand_in(game, word, now=110.0)

    assert game.complete
    assert (game.score, game.missed, game.seconds_left(110.0)) == (game.most, (), 0.0)


def test_a_word_is_drawn_with_its_letters_shuffled_and_the_same_one_by_the_same_seed():
    drawn = [draw(7, english(), 70, random.Random(seed)) for seed in range(20)]

    words = {tuple(sorted(w)) for w, tier in english_words().items() if len(w) == 7 and tier <= 70}
    assert all(tuple(sorted(letters)) in words for letters in drawn)
    assert drawn == [draw(7, english(), 70, random.Random(seed)) for seed in range(20)]
    assert len(set(drawn)) > 10
    assert any("".join(letters) not in english_words() for letters in drawn)


def test_no_flagged_or_uncommon_word_is_drawn_and_none_where_there_is_none():
    lexicon = lexicon_of(WORDS, flagged=["tes", "set"])

    assert draw(3, lexicon, 70, random.Random(1)) == ()
    assert sorted(draw(3, lexicon, 80, random.Random(1))) == ["e", "t", "t"]
    assert draw(9, lexicon, 80, random.Random(1)) == ()


def test_the_beginning_is_given_up_when_it_is_asked_to():
    question = RackQuestion(letters=tuple("test"), values=catalogues.VALUES.read_named("english"))

    with pytest.raises(Cancelled):
        begin(question, english(), now=0.0, seconds=60, stop=lambda: True)

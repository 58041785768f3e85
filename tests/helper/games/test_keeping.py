"""The keeper: its marks are the rule's, its refusals are gentle, and its games end as they must."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helper.games.play import clue_of, rules, said, terms, words_of_three
from tests.lexica import lexicon_of
from wmh.base.running.stopping import Cancelled
from wmh.engine.clues.hard_modes import Breach, Hardness, breaks
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts
from wmh.helper.games.game import Game, GameState, Keeping
from wmh.helper.games.keeping import (
    GuessError,
    Refusal,
    SecretError,
    answer_guess,
    begin,
    hidden,
    surrender,
)

FEW = lexicon_of({"cat": 10, "act": 20, "tac": 20, "dog": 80, "cot": 10, "house": 10}, (), ["tac"])


@given(words_of_three, rules, st.data())
def test_every_clue_is_the_rules_and_the_game_ends_with_its_secret(words, rule, data):
    lexicon = lexicon_of(words)
    secret = data.draw(st.sampled_from(words))
    game = hidden(terms(rule), secret, lexicon)

    for guess in data.draw(st.lists(st.sampled_from(words), max_size=6)):
        if game.state is not GameState.PLAYING:
            break
        game = answer_guess(game, guess, lexicon)
        assert said(game.turns[-1]) == clue_of(rule, tuple(guess), tuple(secret))
        assert (game.state is GameState.WON) == (guess == secret)


def test_an_anagram_of_the_secret_does_not_win_at_jotto():
    game = hidden(terms(Rule.JOTTO), "cat", FEW)

    game = answer_guess(game, "act", FEW)

    assert (game.turns[0].clue, game.state) == (Counts((3,)), GameState.PLAYING)
    assert answer_guess(game, "cat", FEW).state is GameState.WON


@pytest.mark.parametrize("attempts", [None, 1, 5, 6, 8, 12])
def test_a_game_is_lost_with_its_last_attempt_and_not_before(attempts):
    game = hidden(terms(attempts=attempts), "cat", FEW)

    for made in range(1, 14):
        game = answer_guess(game, "dog", FEW)
        assert game.state is (GameState.LOST if made == attempts else GameState.PLAYING)
        if game.state is GameState.LOST:
            break

    assert game.left == (None if attempts is None else 0)


def test_the_last_attempt_can_win():
    game = hidden(terms(attempts=2), "cat", FEW)

    assert answer_guess(answer_guess(game, "dog", FEW), "cat", FEW).state is GameState.WON


def test_a_game_given_up_tells_its_secret():
    assert surrender(hidden(terms(), "cat", FEW), FEW).secret == ("c", "a", "t")


@pytest.mark.parametrize(
    ("guess", "refusal", "message"),
    [
        ("c4t", Refusal.FOREIGN, "The guess 'c4t' has '4', which this word list does not use."),
        ("", Refusal.LENGTH, "The guess '' is 0 long; this game needs 3."),
        ("house", Refusal.LENGTH, "The guess 'house' is 5 long; this game needs 3."),
        (
            "hat",
            Refusal.UNKNOWN,
            "The guess 'hat' is not in the word list small: try another word.",
        ),
    ],
)
def test_a_guess_that_does_not_count_is_refused_in_a_line(guess, refusal, message):
    hat = lexicon_of(["cat", "house"])

    with pytest.raises(GuessError) as refused:
        answer_guess(hidden(terms(), "cat", hat), guess, hat)

    assert (refused.value.refusal, str(refused.value)) == (refusal, message)


def test_a_guess_in_capitals_counts():
    assert answer_guess(hidden(terms(), "cat", FEW), "CAT", FEW).state is GameState.WON


def test_a_guess_has_the_letters_that_the_game_shows():
    game = hidden(terms(shown=(1, 3)), "cat", FEW)
    assert game.given == ("c", None, "t")
    with pytest.raises(GuessError) as not_it:
        answer_guess(game, "dog", FEW)
    assert str(not_it.value) == "The game shows c.t: 'dog' has other letters there."
    assert not_it.value.refusal is Refusal.SHOWN
    assert answer_guess(game, "cot", FEW).turns


def test_an_adversary_has_no_letters_to_show():
    agreed = terms(keeping=Keeping.ADVERSARIAL, shown=(1,))
    game = begin(agreed, FEW, random.Random(1))
    assert game.given == surrender(game, FEW).given == ()


def test_a_game_that_is_over_takes_no_guess():
    with pytest.raises(GuessError, match="over") as refused:
        answer_guess(surrender(hidden(terms(), "cat", FEW), FEW), "cat", FEW)

    assert refused.value.refusal is Refusal.OVER


def test_a_hard_mode_says_what_it_forbids():
    game = answer_guess(hidden(terms(hardness=Hardness.HARD), "cat", FEW), "cot", FEW)

    with pytest.raises(GuessError, match="C is green at place 1 since guess 1") as refused:
        answer_guess(game, "dog", FEW)

    assert refused.value.broken.breach is Breach.KEEP_GREEN
    assert answer_guess(game, "cat", FEW).state is GameState.WON


@given(words_of_three, rules, st.sampled_from(Hardness), st.data())
def test_no_mode_forbids_the_secret_itself(words, rule, hardness, data):
    lexicon = lexicon_of(words)
    secret = data.draw(st.sampled_from(words))
    game = hidden(terms(rule, hardness=hardness), secret, lexicon)
    for guess in data.draw(st.lists(st.sampled_from(words), max_size=4)):
        if guess != secret and not breaks(tuple(guess), game.turns, hardness):
            game = answer_guess(game, guess, lexicon)

    assert answer_guess(game, secret, lexicon).state is GameState.WON


def test_secrets_are_drawn_as_the_terms_say_and_the_seed():
    drawn = {"".join(begin(terms(tier=70), FEW, random.Random(seed)).secret) for seed in range(40)}
    with_flagged = {
        "".join(begin(terms(tier=127, flagged=True), FEW, random.Random(seed)).secret)
        for seed in range(60)
    }

    assert drawn == {"act", "cat", "cot"}
    assert with_flagged == {"act", "cat", "cot", "dog", "tac"}


def test_the_same_seed_draws_the_same_secret():
    first, second = (begin(terms(), FEW, random.Random(7)) for _ in range(2))

    assert first == second


def test_where_there_is_no_word_no_secret_is_drawn():
    with pytest.raises(SecretError, match="no word of length 3 that is as common as tier 5"):
        begin(terms(tier=5), FEW, random.Random(1))


@pytest.mark.parametrize("keeping", [None, Keeping.FIXED])
def test_a_secret_that_somebody_gives_is_not_drawn(keeping):
    with pytest.raises(SecretError, match="needs an answer"):
        begin(terms(keeping=keeping), FEW, random.Random(1))


@pytest.mark.parametrize(
    ("secret", "message"),
    [("xyz", "is not in the word list"), ("", "is not in"), ("house", "5 long; this game")],
)
def test_a_secret_that_cannot_be_kept_is_refused(secret, message):
    with pytest.raises(SecretError, match=message):
        hidden(terms(), secret, FEW)


def test_an_uncommon_or_flagged_secret_widens_the_terms():
    assert hidden(terms(tier=20), "dog", FEW).terms.tier == 80
    assert hidden(terms(), "tac", FEW).terms.flagged
    assert hidden(terms(tier=20), "cat", FEW).terms == terms(tier=20, keeping=Keeping.FIXED)


def test_a_persons_secret_is_not_marked_by_the_program():
    with pytest.raises(ValueError, match="a person keeps this secret"):
        answer_guess(Game(terms(keeping=None)), "cat", FEW)


def test_the_adversary_gives_up_when_it_is_told_to():
    game = begin(terms(keeping=Keeping.ADVERSARIAL), FEW, random.Random(1))

    with pytest.raises(Cancelled):
        answer_guess(game, "cat", FEW, stop=lambda: True)

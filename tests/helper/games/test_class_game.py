"""A class plays: the ballot against a tally of plain lists, the game against the keeper's own."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helper.games.play import clue_of, fitting, rules, said, terms, words_of_three
from tests.lexica import lexicon_of
from wmh.engine.clues.rules import Rule
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import STRATEGIES, Strategy
from wmh.helper.classroom.class_comparison import comparisons
from wmh.helper.classroom.class_game import (
    MOST_HANDS,
    Nomination,
    add_nomination,
    by_lot,
    given_up,
    open_game,
    set_hands,
    take_nomination,
    withdrawn,
)
from wmh.helper.games.game import GameState
from wmh.helper.games.keeping import GuessError, SecretError, answer_guess, hidden, surrender
from wmh.helper.review.review import STRATEGIES_SHOWN, review

FEW = lexicon_of({"bat": 10, "cat": 10, "cot": 80, "dog": 10, "tac": 10}, (), ["tac"])
VOTES = st.lists(st.tuples(st.sampled_from(["bat", "cat", "cot", "tac"]), st.integers(-3, 120)))


def opening(secret="cat", lexicon=FEW, rule=Rule.TILES, attempts=6):
    return open_game(secret, terms(rule, attempts=attempts), lexicon)


@given(VOTES)
def test_the_ballot_is_a_tally(votes):
    playing, tally = opening("dog"), {}
    for word, hands in votes:
        if word not in tally:
            playing = add_nomination(playing, word, FEW)
        tally[word] = min(max(hands, 0), MOST_HANDS)
        playing = set_hands(playing, list(tally).index(word), hands)

    assert [(each.word, each.hands) for each in playing.nominations] == list(tally.items())
    most = max(tally.values(), default=0)
    first = [word for word, hands in tally.items() if hands == most > 0]
    assert [playing.nominations[number].word for number in playing.leading] == first
    assert playing.game.turns == ()


@given(VOTES, st.data())
def test_what_is_withdrawn_was_never_there(votes, data):
    words = list(dict(votes))
    playing = opening("dog")
    for word in words:
        playing = add_nomination(playing, word, FEW)
    if words:
        number = data.draw(st.integers(0, len(words) - 1))
        playing = withdrawn(playing, number)
        del words[number]
    assert [each.word for each in playing.nominations] == words


@given(st.lists(st.integers(0, 3), min_size=1, max_size=4), st.integers())
def test_lots_fall_on_those_who_lead(hands, seed):
    playing = opening("dog")
    for number, (word, each) in enumerate(zip(("bat", "cat", "cot", "tac"), hands, strict=False)):
        playing = set_hands(add_nomination(playing, word, FEW), number, each)

    lot = by_lot(playing, random.Random(seed))

    assert hands[lot] == max(hands)
    assert lot == by_lot(playing, random.Random(seed))


def test_every_leader_is_drawn_some_time():
    playing = add_nomination(add_nomination(opening("dog"), "bat", FEW), "cat", FEW)
    assert {by_lot(playing, random.Random(seed)) for seed in range(50)} == {0, 1}
    with pytest.raises(ValueError, match="nothing"):
        by_lot(opening(), random.Random(0))


@settings(max_examples=60)
@given(words_of_three, rules, st.none() | st.integers(1, 4), st.data())
def test_its_game_is_that_of_a_keeper(words, rule, attempts, data):
    lexicon = lexicon_of(words)
    secret = data.draw(st.sampled_from(words))
    guesses = data.draw(st.lists(st.sampled_from(words), max_size=6, unique=True))
    playing = opening(secret, lexicon, rule, attempts)
    kept = hidden(terms(rule, attempts=attempts), secret, lexicon)
    assert playing.game == kept

    for guess in guesses:
        if kept.state is not GameState.PLAYING:
            break
        playing = take_nomination(add_nomination(playing, guess, lexicon), 0)
        kept = answer_guess(kept, guess, lexicon)
        assert playing.game == kept
        assert playing.nominations == ()
        assert said(playing.game.turns[-1]) == clue_of(rule, guess, secret)
    if not playing.over:
        assert given_up(playing).game == surrender(kept, lexicon)


@pytest.mark.parametrize("secret", ["zat", "catcat", "c4t", "", "ca", "žat", " "])
def test_a_secret_that_will_not_do_is_not_named(secret):
    with pytest.raises(SecretError) as refused:
        opening(secret.strip())
    assert "\n" not in str(refused.value)
    if secret.strip():
        assert repr(secret) not in str(refused.value)
        assert f" {secret} " not in str(refused.value)


def test_an_unusual_secret_is_one_of_its_game():
    kept = opening("tac").game
    assert (kept.terms.flagged, kept.terms.length) == (True, 3)
    assert opening("cot").game.terms.tier == 80


def test_unknown_words_are_allowed_and_known_to_be_unknown():
    playing = add_nomination(opening(), "xyz", FEW)
    assert playing.nominations == (Nomination(("x", "y", "z"), known=False),)
    assert take_nomination(playing, 0).game.turns[0].word == "xyz"


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("bats", "is 4 long"),
        ("", "is 0 long"),
        ("b4t", "does not use"),
        ("dog", "guessed in row 1"),
        ("bat", "already been nominated"),
    ],
)
def test_what_cannot_be_guessed_cannot_be_nominated(word, reason):
    playing = take_nomination(add_nomination(opening(), "dog", FEW), 0)
    playing = add_nomination(playing, "bat", FEW)
    with pytest.raises(GuessError, match=reason):
        add_nomination(playing, word, FEW)


def test_after_the_end_nothing_goes_on():
    for over in (given_up(opening()), take_nomination(add_nomination(opening(), "cat", FEW), 0)):
        with pytest.raises(GuessError, match="over"):
            add_nomination(over, "bat", FEW)
        with pytest.raises(ValueError, match="does not go on"):
            take_nomination(replace(over, nominations=(Nomination(tuple("bat")),)), 0)


# The comparison


@settings(max_examples=25, deadline=None)
@given(words_of_three, rules, st.data())
def test_the_comparison_is_the_review_and_what_is_left_is_counted(words, rule, data):
    lexicon = lexicon_of(words)
    secret = data.draw(st.sampled_from(words))
    guesses = data.draw(st.lists(st.sampled_from(words), max_size=3, unique=True))
    playing = opening(secret, lexicon, rule, None)
    for guess in guesses:
        if not playing.over:
            playing = take_nomination(add_nomination(playing, guess, lexicon), 0)
    game = playing.game if playing.over else given_up(playing).game
    solver = Solver(lexicon)

    *parts, whole = comparisons(game, lexicon, solver)

    assert whole.review == review(game, lexicon, solver)
    own, *others = whole.runs
    assert (own.strategy, own.turns) == (None, game.turns)
    assert sorted(each.strategy for each in others) == sorted(STRATEGIES)
    every = review(replace(game, turns=()), lexicon, solver, tuple(Strategy)).needed
    assert {each.strategy: each.turns for each in others} == {
        each.strategy: each.turns for each in every
    }
    assert whole.words == len(words)
    for run in whole.runs:
        for number, left in enumerate(run.left, start=1):
            found = run.won and number == len(run.turns)
            plain = Rule.TILES if rule is Rule.PAPER else rule
            fit = fitting(words, run.turns[:number], plain)
            assert left == (1 if found else len(fit))
    for before, after in zip(parts, [*parts[1:], whole], strict=True):
        assert after.runs[: len(before.runs)] == before.runs


def test_without_kernels_the_others_are_compared():
    game = take_nomination(add_nomination(opening(), "cat", FEW), 0).game
    *_, whole = comparisons(game, FEW)
    assert [each.strategy for each in whole.runs[1:]] == [
        each for each in STRATEGIES_SHOWN if not STRATEGIES[each].splits
    ]
    assert whole.review.off is not None

"""A person keeps the secret: marks that cannot be are refused, and all others taken."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helper.games.play import fitting, rules, terms, words_of_three
from tests.lexica import lexicon_of
from wmh.engine.clues.guard import ImpossibleReason
from wmh.engine.clues.reading import read_turn
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.question import Question
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import STRATEGIES, Strategy
from wmh.helper.games.automatic import choice
from wmh.helper.games.game import Game, GameState, Terms
from wmh.helper.games.keeping import MarkError, add_marked_turn

FEW = lexicon_of({"cat": 10, "act": 20, "cot": 80, "dog": 10, "god": 10}, (), ["dog"])
GAME = Game(terms(keeping=None))


def turn(guess, clue, rule=Rule.TILES):
    return read_turn(guess, clue, FEW.alphabet, rule)


@given(words_of_three, rules, st.sampled_from([Strategy.PAPER, Strategy.ENTROPY]), st.data())
def test_an_honest_keepers_word_is_always_found(words, rule, strategy, data):
    lexicon = lexicon_of(words)
    secret = data.draw(st.sampled_from(words))
    solver = Solver(lexicon) if STRATEGIES[strategy].splits else None
    game = Game(terms(rule, keeping=None))

    while game.state is GameState.PLAYING:
        guess = choice(game, Question((), 3, strategy=strategy), lexicon, solver)
        assert guess not in [turn.word for turn in game.turns]
        letters = tuple(guess)
        clue = mark(rule, letters, tuple(secret))
        game = add_marked_turn(game, Turn(letters, clue), lexicon, found=guess == secret)

    assert (game.state, "".join(game.secret)) == (GameState.WON, secret)
    assert len(game.turns) <= len(words)


@given(
    words_of_three, st.sampled_from([rule for rule in Rule if rule is not Rule.PAPER]), st.data()
)
def test_marks_are_refused_if_no_word_gets_them_and_only_then(words, rule, data):
    lexicon = lexicon_of(words)
    game = Game(terms(rule, keeping=None))
    for guess in data.draw(st.lists(st.sampled_from(words), min_size=1, max_size=3, unique=True)):
        alike = mark(rule, tuple(guess), tuple(guess))
        if isinstance(alike, Counts):
            clue = Counts(data.draw(st.tuples(*[st.integers(0, 3)] * len(alike.numbers))))
            ended = rule in (Rule.PEGS, Rule.POSITIONS) and clue.numbers[0] == 3
        else:
            clue = tuple(data.draw(st.lists(st.sampled_from(Mark), min_size=3, max_size=3)))
            ended = clue == alike
        if ended:
            continue
        made = Turn(tuple(guess), clue)
        fits = fitting(words, [*game.turns, made], rule)
        try:
            after = add_marked_turn(game, made, lexicon)
        except MarkError:
            assert not fits
        else:
            assert fits
            game = after


def test_marks_that_no_word_at_all_gets_say_why():
    with pytest.raises(MarkError, match="No answer gives 'dog' this clue: check it") as refused:
        add_marked_turn(GAME, turn("dog", "ggy"), FEW)

    assert refused.value.impossible.reason is ImpossibleReason.NO_OTHER_PLACE
    assert refused.value.diagnosis is None


def test_marks_against_earlier_ones_say_where_the_words_ran_out():
    game = add_marked_turn(GAME, turn("cat", "gwg"), FEW)

    with pytest.raises(MarkError, match="No word of the word list small gets these") as refused:
        add_marked_turn(game, turn("dog", "wwg"), FEW)

    error = refused.value
    assert (error.impossible, error.diagnosis.row, len(error.question.turns)) == (None, 1, 2)


def test_a_word_that_was_guessed_and_was_not_it_leaves_nothing_to_diagnose():
    game = Game(terms(Rule.JOTTO, keeping=None))
    game = add_marked_turn(game, turn("cat", "3", Rule.JOTTO), FEW)

    with pytest.raises(MarkError) as refused:
        add_marked_turn(game, turn("act", "3", Rule.JOTTO), FEW)

    assert (refused.value.diagnosis, refused.value.question) == (None, None)


def test_marks_that_are_not_complete_are_not_taken():
    with pytest.raises(MarkError, match="not complete: mark the rest"):
        add_marked_turn(GAME, Turn(tuple("cat"), (Mark.GREEN, None, None)), FEW)


@pytest.mark.parametrize(("word", "flagged"), [("cot", False), ("dog", True)])
def test_an_uncommon_word_may_be_kept_too_and_a_flagged_one_if_these_are_wanted(word, flagged):
    game = GAME
    while game.state is GameState.PLAYING:
        guess = tuple(choice(game, Question((), 3, flagged=flagged), FEW))
        game = add_marked_turn(game, Turn(guess, mark(Rule.TILES, guess, tuple(word))), FEW)

    assert (game.state, game.secret) == (GameState.WON, tuple(word))


def test_a_flagged_word_is_not_named_where_nobody_wants_them():
    game = GAME
    while (guess := choice(game, Question((), 3), FEW)) is not None:
        assert not FEW.is_flagged(guess)
        game = add_marked_turn(
            game, Turn(tuple(guess), mark(Rule.TILES, tuple(guess), tuple("dog"))), FEW
        )

    assert game.state is GameState.PLAYING


def test_the_last_attempt_that_does_not_find_it_loses():
    one = replace(GAME, terms=replace(GAME.terms, attempts=1))

    lost = add_marked_turn(one, turn("cat", "wyw"), lexicon_of(["cat", "bad", "abe"]))

    assert (lost.state, lost.secret) == (GameState.LOST, None)


def test_where_no_word_may_be_guessed_there_is_no_choice():
    assert choice(Game(Terms(9, keeping=None)), Question((), 9), FEW) is None

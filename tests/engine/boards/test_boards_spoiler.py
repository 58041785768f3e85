"""The help levels on several boards: no level tells a word that it keeps back."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import lexicon_of
from wmh.engine.boards.answer import (
    BoardsAdvice,
    BoardState,
    covers,
    is_first_settled,
    without_hidden_words,
)
from wmh.engine.boards.fitting import fitting
from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.boards.ranking import advise
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Mark
from wmh.engine.diagnosis import Diagnosis, Proposal, Remark, Respell
from wmh.engine.explain.informative_letters import letters_on_boards
from wmh.engine.explain.spoiler import Spoiler

WORDS = ["rain", "ruin", "torn", "born", "corn", "horn", "bore", "core", "pore"]
LEXICON = lexicon_of(WORDS)


def question_of(secrets, guesses):
    """The question of a game with these secrets: a solved board says no more."""
    clues = []
    for secret in secrets:
        said = []
        for guess in guesses:
            solved = any(mark(Rule.TILES, g, secret) == (2,) * 4 for g in guesses[: len(said)])
            said.append(None if solved else mark(Rule.TILES, guess, secret))
        clues.append(tuple(said))
    return BoardsQuestion(tuple(tuple(g) for g in guesses), tuple(clues), 4)


games = st.tuples(
    st.lists(st.sampled_from(WORDS), min_size=1, max_size=4),
    st.lists(st.sampled_from(WORDS), max_size=2),
)


@given(games)
def test_a_level_shows_no_word_that_it_keeps_back(game):
    question = question_of(*game)
    advice = advise(question, LEXICON, fitting(question, LEXICON))
    only = {state.word for state in advice.boards if state is not None} - {None}

    assert without_hidden_words(advice, Spoiler.ANSWER) == advice
    listed = without_hidden_words(advice, Spoiler.LIST)
    words = [each.word for each in listed.suggestions]
    assert words == [each.word for each in advice.suggestions if each.word not in only]
    assert [each.rank for each in listed.suggestions] == list(range(1, len(words) + 1))
    for level in (Spoiler.COUNT, Spoiler.LETTERS, Spoiler.HINT):
        less = without_hidden_words(advice, level)
        assert not less.suggestions
        assert covers(level, advice) == bool(advice.suggestions)
        assert [state and state.remaining for state in less.boards] == [
            state and state.remaining for state in advice.boards
        ]
        assert not any(state.word for state in less.boards if state is not None)


@given(games)
def test_letters_are_counted_over_the_words_of_every_board(game):
    question = question_of(*game)
    counted = Counter()
    words = 0
    for fits in fitting(question, LEXICON):
        for labels in () if fits is None else fits.letters:
            words += 1
            counted.update(set(LEXICON.alphabet.decode(labels.tobytes())))
    found = letters_on_boards(question, LEXICON)
    assert found.question == question
    assert found.remaining == words
    assert {x.letter: x.words for x in found.letters} == {
        letter: number for letter, number in counted.items() if number < words
    }
    away = [abs(2 * each.words - words) for each in found.letters]
    assert away == sorted(away)


def test_two_boards_with_one_word_each_leave_nothing_that_the_list_may_show():
    question = question_of(["rain", "bore"], ["ruin", "core", "pore"])
    advice = advise(question, LEXICON, fitting(question, LEXICON))
    assert {each.word for each in advice.suggestions} == {"rain", "bore"}
    assert covers(Spoiler.LIST, advice)
    assert not covers(Spoiler.ANSWER, advice)


def test_a_spelling_that_the_doctor_proposes_is_a_word_that_the_list_shows_at_the_earliest():
    question = question_of(["rain", "bore"], ["ruin"])
    respell = Proposal(Respell(0, tuple("rain")), (), 3)
    remark = Proposal(Remark(((0, 1, Mark.WHITE),)), (), 3)
    fault = Diagnosis(0, 9, 0, contradiction=False, proposals=(respell, remark))
    advice = BoardsAdvice(question, (BoardState(0, diagnosis=fault), BoardState(2)), ())
    for level in Spoiler:
        kept = without_hidden_words(advice, level).boards[0].diagnosis.proposals
        assert kept == ((respell, remark) if level >= Spoiler.LIST else (remark,))


@pytest.mark.parametrize(
    ("measured", "guesses", "off", "settled"),
    [(0, 0, None, False), (3, 9, None, False), (9, 9, None, True), (0, 0, "No kernels.", True)],
)
def test_a_hint_waits_until_the_first_word_is_settled(measured, guesses, off, settled):
    question = question_of(["rain", "bore"], [])
    advice = advise(question, LEXICON, fitting(question, LEXICON))
    advice = replace(advice, measured=measured, guesses=guesses, off=off)
    assert is_first_settled(advice) is settled

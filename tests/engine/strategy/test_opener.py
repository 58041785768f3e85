"""The first guess recommended for a game: it leads the list, and a player begins with it."""

from dataclasses import replace

import pytest

from tests.lexica import english, lexicon_of
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.product import code_lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.strategies import STRATEGIES, Strategy
from wmh.helper.answering import Answering

WORDS = Question((), 5, rows=3, strategy=Strategy.EXACT, opener="crate")


@pytest.fixture(scope="module")
def answering():
    made = Answering()
    yield made
    made.close()


def begun(answering, question, lexicon):
    """The first row of the list and the first guess of a player."""
    *_, advice = answering(question, lexicon)
    splits = STRATEGIES[question.strategy].splits
    playing = player(question, lexicon, answering.solver(lexicon) if splits else None)
    guess = playing.choose(playing.start())
    assert [row.rank for row in advice.suggestions] == [1, 2, 3]
    return advice.suggestions[0].word, lexicon.alphabet.decode(guess)


@pytest.mark.parametrize(
    ("question", "make"),
    [
        (WORDS, english),
        (replace(WORDS, opener="zarfs"), english),  # A word that no list would begin with.
        (replace(WORDS, strategy=Strategy.ENTROPY), english),
        (replace(WORDS, strategy=Strategy.PAPER, opener="zarfs"), english),
        (Question((), 4, Rule.PEGS, rows=3, strategy=Strategy.EXACT, opener="aabc"),
         lambda: code_lexicon("codes:abcdef")),
        (WORDS, lambda: lexicon_of(["crane", "crate", "slate", "stare", "trace"])),
    ],
)  # fmt: skip
def test_list_and_player_begin_with_the_opener(answering, question, make):
    assert begun(answering, question, make()) == (question.opener, question.opener)


@pytest.mark.parametrize(
    "changes",
    [
        {"refused": ("crate",)},
        {"given": ("s", None, None, None, None)},
        {"length": 4},
        {"opener": "xxxxx"},
    ],
)
def test_a_game_that_cannot_begin_so_begins_otherwise(answering, changes):
    question = replace(WORDS, **changes)
    first, guess = begun(answering, question, english())

    assert first == guess
    assert first != question.opener

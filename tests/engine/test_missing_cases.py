"""A rule or a strategy that nothing was said of raises; it never scores as another."""

from enum import StrEnum

import numpy as np
import pytest

from tests.lexica import lexicon_of
from wmh.engine.clues.guard import impossible
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import Rule, mark, marks, numbers, solves, unsaid
from wmh.engine.clues.summary import in_words
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.doctor import prescribe
from wmh.engine.question import Question
from wmh.engine.strategy.ranking import ordering
from wmh.engine.strategy.ranking.measure import arrange
from wmh.engine.strategy.ranking.measures import Measures
from wmh.engine.strategy.strategies import Strategy

REFUSED = (AssertionError, KeyError, ValueError)


class New(StrEnum):
    """A case that the code does not know yet."""

    ONE = "one"


MARKED = Turn(tuple("rain"), (Mark.WHITE,) * 4)
COUNTED = Turn(tuple("rain"), Counts((1,)))
SECRETS = np.zeros((3, 4), np.uint8)


@pytest.mark.parametrize(
    "ask",
    [
        lambda rule: mark(rule, "rain", "born"),
        lambda rule: solves(rule, "rain", MARKED.clue),
        lambda rule: solves(rule, "rain", COUNTED.clue),
        lambda rule: unsaid(rule, 4),
        lambda rule: impossible(MARKED, rule),
        lambda rule: impossible(COUNTED, rule),
        lambda rule: learn([MARKED], 4, rule),
        lambda rule: learn([COUNTED], 4, rule),
        lambda rule: in_words(learn([], 4), [COUNTED], rule),
        lambda rule: marks(rule, (0, 1, 2, 3), SECRETS),
        lambda rule: numbers(rule, (0, 1, 2, 3), SECRETS),
        lambda rule: arrange(CANDIDATES, rule, np.zeros((4, 26), np.bool_)),
        lambda rule: prescribe(Question((MARKED,), 4, rule), LEXICON),
    ],
)
def test_a_new_rule_is_taken_for_no_other(ask):
    with pytest.raises(REFUSED):
        ask(New.ONE)


LEXICON = lexicon_of(["rain", "born"])
CANDIDATES = type("Few", (), {"letters": SECRETS, "numbers": np.arange(3, dtype=np.int32)})()


def measures():
    ones = np.ones(2, np.int64)
    return Measures(2, 2, *[ones] * 7)


@pytest.mark.parametrize("strategy", [New.ONE, Strategy.PAPER, Strategy.POSITIONAL, Strategy.LINGO])
def test_a_strategy_that_goes_by_something_else_is_ranked_by_no_measure(strategy):
    with pytest.raises(REFUSED):
        ordering.score(measures(), strategy)
    with pytest.raises(REFUSED):
        ordering.best(measures(), strategy, 1)


@pytest.mark.parametrize("rule", Rule)
def test_a_clue_of_the_other_kind_is_refused(rule):
    other = MARKED if isinstance(unsaid(rule, 4), Counts) else COUNTED

    with pytest.raises(REFUSED):
        impossible(other, rule)

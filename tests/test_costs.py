"""What a change costs in the engine: the new one is known in the files named, and nowhere else."""

import ast
from enum import StrEnum
from pathlib import Path

import pytest

import wmh
from tests.lexica import lexicon_of
from wmh.engine.advice import advise
from wmh.engine.question import Question
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.ranking import ordering
from wmh.engine.strategy.ranking.breaker import Breaker
from wmh.engine.strategy.strategies import STRATEGIES, StrategyWording

PACKAGE = Path(wmh.__file__).parent
WORDS = ["rain", "born", "torn", "cast", "zarf", "barn", "rats", "star", "tact", "noon", "root"]


class New(StrEnum):
    """One that nobody has thought of yet."""

    MOST_SQUARES = "most-squares"


@pytest.fixture
def most_squares(monkeypatch):
    """A strategy that orders measures: named in strategies.py, said in ordering.py."""
    monkeypatch.setitem(STRATEGIES, New.MOST_SQUARES, StrategyWording("Odd", "Odd.", "squares"))
    keys, score = ordering.keys_of, ordering.score

    def new_keys(measures, strategy):
        return (-measures.squares,) if strategy == New.MOST_SQUARES else keys(measures, strategy)

    def new_score(measures, strategy):
        known = strategy == New.MOST_SQUARES
        return measures.squares.astype(float) if known else score(measures, strategy)

    monkeypatch.setattr(ordering, "keys_of", new_keys)
    monkeypatch.setattr(ordering, "score", new_score)
    return New.MOST_SQUARES


def test_a_strategy_that_orders_measures_costs_two_files(most_squares):
    lexicon = lexicon_of(WORDS)
    question = Question((), 4, strategy=most_squares, rows=len(WORDS))
    breaker = Breaker(lexicon)
    *_, advice = breaker.improve(advise(question, lexicon))
    playing = player(question, lexicon, breaker)

    guess = playing.choose(playing.start())

    scores = [each.score for each in advice.suggestions]
    assert scores == sorted(scores, reverse=True)
    assert scores[0] > scores[-1]
    assert lexicon.alphabet.decoded(guess) == advice.suggestions[0].word


def choices_by(kind):
    """Every `match` of the program that has a case of this enumeration."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Match) and any(
                isinstance(part, ast.MatchValue) and ast.unparse(part.value).startswith(f"{kind}.")
                for case in node.cases
                for part in ast.walk(case.pattern)
            ):
                yield path.relative_to(PACKAGE).as_posix(), node


def raises(statement):
    said = ast.unparse(statement)
    return isinstance(statement, ast.Raise) or said.startswith("assert_never(")


@pytest.mark.parametrize("kind", ["Rule", "Strategy"])
def test_no_choice_has_a_silent_default(kind):
    found = list(choices_by(kind))

    silent = [
        f"{path}:{node.lineno}"
        for path, node in found
        if not (isinstance(node.cases[-1].pattern, ast.MatchAs) and raises(node.cases[-1].body[0]))
    ]

    assert found
    assert silent == []

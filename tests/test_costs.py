"""Costs of an extension of the engine: the names of files in which a new case must be added."""

import ast
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from enum import StrEnum
from functools import cache
from operator import eq
from pathlib import Path

import pytest

import wmh
from bundle.kernels import compile_kernels, here, own_compiler
from tests.lexica import lexicon_of
from wmh.engine.advice import advise
from wmh.engine.answer import Suggestion
from wmh.engine.question import Question
from wmh.engine.strategy.goals.goal import Goal
from wmh.engine.strategy.goals.goals import GOALS
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.ranking.ordering import ORDERS, MeasureOrder
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import STRATEGIES, GuessList, StrategyWording

PACKAGE = Path(wmh.__file__).parent
ROOT = Path(__file__).parents[1]
WORDS = ["rain", "born", "torn", "cast", "zarf", "barn", "rats", "star", "tact", "noon", "root"]


class New(StrEnum):
    """Strategy that the code does not know yet."""

    MOST_SQUARES = "most-squares"


@pytest.fixture
def most_squares(monkeypatch):
    """Adds a strategy that orders by a measure: entries in strategies.py and ordering.py."""
    monkeypatch.setitem(STRATEGIES, New.MOST_SQUARES, StrategyWording("Odd", "Odd.", "squares"))
    order = MeasureOrder(lambda x: x.squares.astype(float), lambda x: (-x.squares,))
    monkeypatch.setitem(ORDERS, New.MOST_SQUARES, order)
    return New.MOST_SQUARES


def test_a_strategy_that_orders_measures_costs_two_files(most_squares):
    lexicon = lexicon_of(WORDS)
    question = Question((), 4, strategy=most_squares, rows=len(WORDS))
    solver = Solver(lexicon)
    *_, advice = solver.improve(advise(question, lexicon))
    playing = player(question, lexicon, solver)

    guess = playing.choose(playing.start())

    scores = [each.score for each in advice.suggestions]
    assert scores == sorted(scores, reverse=True)
    assert scores[0] > scores[-1]
    assert lexicon.alphabet.decode(guess) == advice.suggestions[0].word


class Other(StrEnum):
    """Strategy without a measure to order by."""

    LAST_LETTER = "last-letter"


def by_last_letter(advice, guesses, weights, means, stop, *, closing):
    decoded = means.lexicon.alphabet.decode
    words = sorted((decoded(x.tobytes()) for x in guesses.letters), key=lambda word: word[-1])
    told = (Suggestion(place, word, ord(word[-1])) for place, word in enumerate(words, 1))
    yield replace(advice, suggestions=tuple(told))


def with_first_letter_last(state, may, question, means, stop):
    return min(state.guesses.letters, key=lambda labels: labels[-1]).tobytes()


@pytest.fixture
def last_letter(monkeypatch):
    """Adds a strategy of another kind: entries in strategies.py and goals.py, and a file."""
    monkeypatch.setitem(STRATEGIES, Other.LAST_LETTER, StrategyWording("Odd", "Odd.", "letters"))
    monkeypatch.setitem(GOALS, Other.LAST_LETTER, Goal(by_last_letter, with_first_letter_last))
    return Question((), 4, strategy=Other.LAST_LETTER, guesses=GuessList.ALL)


def test_a_strategy_of_another_kind_costs_three_files(last_letter):
    lexicon = lexicon_of(WORDS)
    solver = Solver(lexicon)

    (advice,) = solver.improve(advise(last_letter, lexicon))
    playing = player(last_letter, lexicon, solver)
    guess = playing.choose(playing.start())

    assert lexicon.alphabet.decode(guess) == advice.suggestions[0].word == "zarf"


OWN = ("lab/",)
"""Folders that are left out, since they are about particular strategies or rules."""


def known_in(member, *left_out):
    """Returns the files of the program that name a member of an enumeration."""
    return {
        where
        for path in PACKAGE.rglob("*.py")
        if member in path.read_text("utf-8")
        and not (where := path.relative_to(PACKAGE).as_posix()).startswith((*OWN, *left_out))
    }


def test_a_strategy_is_known_in_three_files():
    for member in ("Strategy.LINGO", "Strategy.EXACT"):
        about_it = ("helper/mastermind/", "helper/cli/advice/prove", "helper/review/review_values")
        found = known_in(member, *about_it)
        assert found <= {
            "engine/strategy/strategies.py",
            "engine/strategy/goals/goals.py",
            "engine/strategy/ranking/ordering.py",
        }


RULE = (
    ("engine/clues/rules.py", '    TILES = "tiles"\n', '    ENDS = "ends"\n'),
    ("engine/clues/rules.py", "    Rule.TILES: RuleWording(", """\
    Rule.ENDS: RuleWording("Odd", "Odd.", (_BLACK, _EACH)),
"""),
    ("engine/clues/knowledge.py", "    Rule.TILES: RuleReading(", """\
    Rule.ENDS: RuleReading(lambda notes, turn: None, None, note_in_common),
"""),
    ("engine/clues/guard.py", "        case Rule.PEGS:\n", """\
        case Rule.ENDS:
            return True
"""),
    ("engine/strategy/kernels/coding.py", "    Rule.TILES: TILES,", """\
    Rule.ENDS: 6,
"""),
    ("engine/strategy/kernels/c/coding.inc", "    if (kind == PEGS || kind == JOTTO)\n", """\
    if (kind == 6) {
        for (i64 j = 0; j < width; j++)
            row[j] = (CODE)(number * (times[j] > 0));
        for (i64 n = 0; n < number; n++)
            for (i64 j = 0; j < width; j++)
                row[j] += (CODE)((length + 1) * (columns[places[n] * width + j] == letter));
        return;
    }
"""),
)  # fmt: skip
"""Changes that add a rule to the engine: file, the text before the place, and the new text.

The rule counts black pegs, and letters of the guess that occur in the secret.
"""

SAID = """
from tests.lexica import lexicon_of
from bundle.kernels import compile_kernels, here, own_compiler
from wmh.engine.advice import advise
from wmh.engine.answer import Suggestion
from wmh.engine.clues.guard import impossible
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import Rule, mark, solves
from wmh.engine.clues.summary import in_words
from wmh.engine.clues.turn import Turn
from wmh.engine.doctor import prescribe
from wmh.engine.question import Question
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.kernels.library import unavailable
from wmh.engine.strategy.strategies import GuessList, Strategy
from wmh.teach.steps.reading_code import counting_line, reading, silent

assert unavailable() is None
lexicon = lexicon_of({words})
rule = Rule("ends")
turn = Turn(tuple("noon"), mark(rule, "noon", "born"))
question = Question((turn,), 4, rule, strategy=Strategy.PARTS, guesses=GuessList.CANDIDATES)
assert not impossible(turn, rule) and solves(rule, "noon", mark(rule, "noon", "noon"))
*_, advice = Solver(lexicon).improve(advise(question, lexicon))
counting_line(rule, "most"), reading(rule), silent(rule)
list(prescribe(question, lexicon))
print(turn.clue.numbers, in_words(learn([turn], 4, rule), [turn], rule))
print(*sorted(each.word for each in advice.suggestions))
"""


@pytest.mark.skipif(not own_compiler(), reason="there is no C compiler")
def test_a_rule_of_marking_costs_five_files(tmp_path, capfd):
    copy = tmp_path / "app" / "wmh"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "ui", "cli"))
    for file, before, new in RULE:
        text = (copy / file).read_text("utf-8")
        assert text.count(before) == 1
        (copy / file).write_text(text.replace(before, new + before), "utf-8")
    assert len({file for file, _, _ in RULE}) == 5

    kernels = copy / "engine" / "strategy" / "kernels"
    compile_kernels(kernels / "c", kernels / "compiled", here(), levels=("",))
    assert capfd.readouterr().err == ""  # The compiler has nothing to remark.
    env = os.environ | {"PYTHONPATH": f"{copy.parent}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-W", "ignore", "-c", SAID.format(words=WORDS)]
    said = subprocess.check_output(command, text=True, env=env)

    counts, words = said.splitlines()
    assert counts == "(2, 4) NOON: 2 in place, 4 in common"
    agree = [word for word in WORDS if counted("noon", word) == (2, 4)]
    assert words.split() == sorted(agree)


def counted(guess, word):
    black = sum(map(eq, guess, word))
    return black, sum(letter in word for letter in guess)


def test_a_rule_is_known_in_four_files_and_drawn_up_in_one():
    # A lesson may show the code of a rule beside it.
    assert known_in("Rule.JOTTO_EACH", "teach/steps/reading_code") == {
        file for file, _, _ in RULE if file.endswith(".py")
    }


@cache
def choices():
    """Returns every `match` statement of the program, with its file."""
    return [
        (path.relative_to(PACKAGE).as_posix(), node)
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Match)
    ]


def choices_by(kind):
    """Returns every `match` statement with a case of this enumeration, with its file."""
    return [
        (path, node)
        for path, node in choices()
        if any(
            isinstance(part, ast.MatchValue) and ast.unparse(part.value).startswith(f"{kind}.")
            for case in node.cases
            for part in ast.walk(case.pattern)
        )
    ]


def raises(statement):
    said = ast.unparse(statement)
    return isinstance(statement, ast.Raise) or said.startswith("assert_never(")


@pytest.mark.parametrize("kind", ["Rule", "ImpossibleReason"])
def test_no_choice_has_a_silent_default(kind):
    found = choices_by(kind)

    silent = [
        f"{path}:{node.lineno}"
        for path, node in found
        if not (isinstance(node.cases[-1].pattern, ast.MatchAs) and raises(node.cases[-1].body[0]))
    ]

    assert found
    assert silent == []

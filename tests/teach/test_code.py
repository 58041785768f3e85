"""The code beside the pictures is the program's own, short, and does what the engine does."""

import ast
import inspect
from itertools import product
from textwrap import dedent

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.teach.boards import method
from tests.teach.test_lessons import SHOWN, lesson
from wmh.engine.clues.rules import RULES, Rule, tiles
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.paper.frequency import count_letters
from wmh.engine.paper.matcher import Candidates
from wmh.engine.paper.scorer import best, sums
from wmh.helper.mastermind.code_steps import keeper
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.code import CodeLine, code_of
from wmh.teach.construction import construction_of
from wmh.teach.figures.bars_figure import ChartFigure
from wmh.teach.figures.title_figure import TitleFigure
from wmh.teach.scenario.stops import CoveredFigure
from wmh.teach.step import Stage
from wmh.teach.steps.choice_steps import average_left, grouped
from wmh.teach.steps.codes_steps import payments
from wmh.teach.steps.constructor_steps import way_of
from wmh.teach.steps.pattern_steps import pattern_steps
from wmh.teach.steps.scoring_steps import ranked

__all__ = ["lesson"]

LETTERS = "abc"
WORDS = st.lists(st.text(LETTERS, min_size=4, max_size=4), min_size=1, max_size=12, unique=True)
CODES = st.text("abcdef", min_size=4, max_size=4)


@SHOWN
def test_the_code_of_a_step_is_short_and_one_of_its_lines_is_current(name, lesson):
    codes = [code_of(step.code) for step in lesson(SCENARIOS.named(name)).steps if step.code]

    for code in codes:
        assert 5 <= len(code.lines) <= 12, code.name
        assert code.lines[code.current].strip()
        assert not any('"""' in line for line in code.lines)
        assert not code.lines[0].startswith(" ")


@SHOWN
def test_the_code_is_plain(name, lesson):
    """No types, no cancelling, no `self`; and no two things of one name for want of it."""
    for at in {step.code for step in lesson(SCENARIOS.named(name)).steps if step.code}:
        shown = ast.parse(dedent("\n".join(code_of(at).lines)))
        for node in ast.walk(shown):
            assert not isinstance(node, ast.AnnAssign)
            assert getattr(node, "annotation", None) is None
            assert getattr(node, "returns", None) is None
            assert getattr(node, "id", "") not in ("self", "heed")
        (whole,) = ast.parse(dedent(inspect.getsource(at.function))).body
        held = {
            x.attr.removeprefix("_")
            for x in ast.walk(whole)
            if isinstance(x, ast.Attribute) and getattr(x.value, "id", "") == "self"
        }
        local = {x.id for x in ast.walk(whole) if isinstance(x, ast.Name)} - {"self"}
        assert not held & local, at.function.__name__


@SHOWN
def test_every_step_has_code_but_the_title_and_sizes_that_are_compared(name, lesson):
    """And a question that stands beside one of these."""
    without = [step for step in lesson(SCENARIOS.named(name)).steps if step.code is None]

    assert {type(figure_of(step)) for step in without} <= {TitleFigure, ChartFigure}
    assert {step.stage for step in without[1:] if figure_of(step) != figure_of(without[0])} <= {
        Stage.CONSTRUCTOR
    }


def figure_of(step):
    """Uncovered."""
    figure = step.figure
    while isinstance(figure, CoveredFigure):
        figure = figure.figure
    return figure


@pytest.mark.parametrize("rule", Rule)
@given(data=st.data())
def test_whatever_is_on_the_board_its_pattern_has_code(rule, data):
    if RULES[rule].counts:
        number = st.integers(0, 3) | st.none()
        clue = st.builds(Counts, st.tuples(*[number] * len(RULES[rule].counts)))
    else:
        clue = st.tuples(*[st.sampled_from([*Mark, None])] * 3)
    words = st.lists(st.text(LETTERS, min_size=3, max_size=3), min_size=1, unique=True)
    guess = st.tuples(*[st.sampled_from(LETTERS)] * 3)
    turns = tuple(data.draw(st.lists(st.builds(Turn, guess, clue), max_size=2)))
    made = method(data.draw(words), 3, turns, rule)

    for step in pattern_steps(made):
        code = code_of(step.code)
        assert code.lines[code.current]
        assert 5 <= len(code.lines) <= 12


@given(WORDS, st.text(LETTERS, min_size=4, max_size=4))
def test_the_groups_and_what_they_leave_are_those_that_every_word_has_alone(words, guess):
    groups = grouped(Rule.TILES, tuple(guess), [tuple(word) for word in words])
    alone = {
        word: sum(tiles(guess, other) == tiles(guess, word) for other in words) for word in words
    }

    assert {"".join(word): len(group) for _, group in groups for word in group} == alone
    assert average_left([len(group) for _, group in groups]) == pytest.approx(
        sum(alone.values()) / len(words)
    )


@given(WORDS)
def test_the_way_of_a_word_in_the_units_ends_where_no_word_goes_on(words):
    alphabet = Alphabet(tuple(LETTERS))
    made = construction_of([tuple(word) for word in words], alphabet)

    for letters in product(LETTERS, repeat=4):
        way = way_of(alphabet.encoded(letters), made.units)
        begun = ["".join(letters[:many]) for many in range(5)]
        there = [any(word.startswith(start) for word in words) for start in begun]
        assert len(way) == sum(there)


def test_a_line_that_is_not_there_is_refused():
    with pytest.raises(ValueError, match="unpack"):
        code_of(CodeLine(ranked, "no such line"))


def test_where_there_is_no_source_there_is_no_code():
    made = {}
    exec("def made(): return 1", made)

    assert code_of(CodeLine(made["made"], "return")) is None


@given(WORDS)
def test_the_ranking_that_is_shown_is_the_engines(words):
    words = sorted(words)
    letters = np.array([[ord(x) for x in word] for word in words], np.uint8)
    found = Candidates(letters, np.arange(len(words), dtype=np.int32))
    order = best(sums(found, count_letters(found)), len(words))

    assert ranked(words) == [words[place] for place in order]


@given(CODES, CODES)
def test_the_pegs_that_are_set_against_each_other_are_the_marks(guess, code):
    paid = payments(guess, code)
    black = sum(place == payer for place, payer in paid)

    assert (black, len(paid) - black) == (keeper(code)(guess).black, keeper(code)(guess).white)
    assert len({place for place, _ in paid}) == len({payer for _, payer in paid}) == len(paid)
    assert all(guess[place] == code[payer] for place, payer in paid)

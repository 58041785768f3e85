"""The code beside the pictures is the program's own, short, and does what the engine does."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lesson.test_lessons import SHOWN, lesson
from wmh.engine.paper.frequency import count_letters
from wmh.engine.paper.matcher import Candidates
from wmh.engine.paper.scorer import best, sums
from wmh.files.catalogue import SCENARIOS
from wmh.games.mastermind.code_steps import keeper
from wmh.lesson.code import CodeLine, code_of
from wmh.lesson.step import Stage
from wmh.lesson.steps.codes_steps import payments
from wmh.lesson.steps.scoring_steps import ranked

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


@pytest.mark.parametrize(
    ("name", "stages"),
    [
        ("rain", {Stage.CONSTRUCTOR, Stage.MATCHER, Stage.COUNTER, Stage.SCORER, Stage.LIST}),
        ("repeated-cozies", {Stage.CLUES}),
        ("information", {Stage.INFORMATION}),
        ("incremental", {Stage.INCREMENTAL}),
        ("fcbe", {Stage.CODES}),
    ],
)
def test_these_stages_have_code(name, stages, lesson):
    assert {step.stage for step in lesson(SCENARIOS.named(name)).steps if step.code} == stages


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

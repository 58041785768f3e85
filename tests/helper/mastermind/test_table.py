"""Table 1 of source 002, exactly, and the same for other sizes by marking every code by hand."""

import math
from collections import Counter
from itertools import product

import numpy as np
import pytest

from tests.oracle import peg
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.product import product_lexicon
from wmh.engine.lexicon.store import LexiconError
from wmh.engine.question import Question
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.ranking.measure import measure
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.mastermind.code_steps import CodeMarks
from wmh.helper.mastermind.first_guesses import conclusions, first_guesses, marks, patterns

PRINTED = {
    "aaaa": (625, 0, 500, 0, 0, 150, 0, 0, 0, 20, 0, 0, 0, 1),
    "aaab": (256, 308, 317, 61, 156, 123, 0, 27, 24, 20, 0, 0, 3, 1),
    "aabb": (256, 256, 256, 96, 208, 114, 16, 36, 32, 20, 1, 0, 4, 1),
    "aabc": (81, 276, 182, 222, 230, 105, 44, 84, 40, 20, 2, 4, 5, 1),
    "abcd": (16, 152, 108, 312, 252, 96, 136, 132, 48, 20, 9, 8, 6, 1),
}
"""Source 002, table 1; its x is 0 here."""


def test_table_1_is_as_printed():
    found = first_guesses(6, 4)

    assert found.codes == 1296
    assert {
        guess.pattern: tuple(guess.left.get(said, 0) for said in found.marks)
        for guess in found.guesses
    } == PRINTED


def test_first_guesses_by_four_criteria():
    guesses = first_guesses(6, 4).guesses

    assert [guess.worst for guess in guesses] == [625, 317, 256, 276, 312]
    assert [guess.expected * 1296 for guess in guesses] == [663526, 305790, 265078, 240108, 243894]
    assert [round(float(guess.expected), 2) for guess in guesses] == [
        511.98, 235.95, 204.54, 185.27, 188.19,
    ]  # fmt: skip
    assert [round(guess.entropy, 3) for guess in guesses] == [1.498, 2.693, 2.885, 3.044, 3.057]
    assert [guess.parts for guess in guesses] == [5, 11, 13, 14, 14]


def test_the_sources_first_guess_is_best_in_the_worst_case_only():
    assert tuple(map(str, conclusions(first_guesses(6, 4)))) == (
        "Fewest left at worst: AABB, 256.",
        "Fewest left on average: AABC, 185.27.",
        "Most information: ABCD, 3.057 bits.",
        "Most different marks: AABC and ABCD, 14.",
        "AABB is best in the worst case only.",
    )


def test_marks_are_numbered_as_in_the_source():
    assert [(said.black, said.white) for said in marks(4)] == [
        (0, 0), (0, 1), (1, 0), (0, 2), (1, 1), (2, 0), (0, 3),
        (1, 2), (2, 1), (3, 0), (0, 4), (1, 3), (2, 2), (4, 0),
    ]  # fmt: skip


@pytest.mark.parametrize(("colours", "pegs"), [(1, 3), (2, 1), (2, 5), (3, 3), (4, 4), (7, 3)])
def test_other_sizes_by_marking_every_code(colours, pegs):
    codes = list(product("abcdefg"[:colours], repeat=pegs))

    found = first_guesses(colours, pegs)

    # A pattern is told by how often its colours occur, whichever they are.
    kinds = {tuple(sorted(Counter(code).values(), reverse=True)) for code in codes}
    shapes = [
        tuple(sorted(Counter(guess.pattern).values(), reverse=True)) for guess in found.guesses
    ]
    assert shapes == sorted(kinds, reverse=True)
    for guess in found.guesses:
        counted = Counter(CodeMarks(*peg(tuple(guess.pattern), code)) for code in codes)
        assert guess.left == counted
        assert set(counted) <= set(found.marks)
        assert guess.expected * len(codes) == sum(n * n for n in counted.values())
        shares = [n / len(codes) for n in counted.values()]
        assert guess.entropy == pytest.approx(-sum(p * math.log2(p) for p in shares))


def test_every_code_is_worth_what_its_pattern_is():
    lexicon = product_lexicon("abcdef", (4,))
    solver = Solver(lexicon)
    question = Question((), 4, Rule.PEGS, strategy=Strategy.ENTROPY)
    start = player(question, lexicon, solver).start()
    measures = measure(start.guesses, start.candidates, Rule.PEGS)
    worth = {
        tuple(sorted(Counter(guess.pattern).values())): (guess.worst, guess.parts)
        for guess in first_guesses(6, 4).guesses
    }

    for row, worst, parts in zip(
        start.guesses.letters, measures.worst, measures.parts, strict=True
    ):
        kind = tuple(sorted(np.unique(row, return_counts=True)[1].tolist()))
        assert (worst, parts) == worth[kind]


@pytest.mark.parametrize(
    ("colours", "pegs", "said"),
    [
        (0, 4, "There cannot be 0 colours"),
        (37, 2, "There cannot be 37 colours"),
        (6, 0, "No code can have 0 places"),
        (6, 8, "There are 1,679,616 codes"),
    ],
)
def test_sizes_out_of_bounds_are_refused(colours, pegs, said):
    with pytest.raises(LexiconError, match=said):
        first_guesses(colours, pegs)


def test_patterns_have_no_more_colours_than_there_are():
    assert list(patterns(2, 4)) == ["aaaa", "aaab", "aabb"]
    assert list(patterns(9, 3)) == ["aaa", "aab", "abc"]

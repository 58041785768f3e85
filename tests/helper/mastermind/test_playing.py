"""Methods over all codes: the published figures, exactly."""

from functools import cache

import pytest

from wmh.engine.strategy.play.many_games import outcome
from wmh.engine.strategy.solver import Solver
from wmh.helper.mastermind.code_steps import Fate, keeper
from wmh.helper.mastermind.methods import METHODS, READINGS, CodeMethod
from wmh.helper.mastermind.playing import every_code, guesses_of_all, play_game, player_of

FIGURES = {
    CodeMethod.KNUTH: (5801, {1: 1, 2: 6, 3: 62, 4: 533, 5: 694}),
    CodeMethod.ENTROPY: (5722, {1: 1, 2: 4, 3: 71, 4: 612, 5: 596, 6: 12}),
    CodeMethod.EXPECTED: (5696, {1: 1, 2: 10, 3: 54, 4: 645, 5: 583, 6: 3}),
    CodeMethod.PARTS: (5668, {1: 1, 2: 12, 3: 72, 4: 635, 5: 569, 6: 7}),
    CodeMethod.EXACT: (5625, {1: 1, 2: 8, 3: 97, 4: 640, 5: 543, 6: 7}),
    CodeMethod.EXACT_IN_FIVE: (5626, {1: 1, 2: 8, 3: 97, 4: 632, 5: 558}),
}
"""Knuth 1977, Neuwirth 1982, Irving 1978, Kooi 2005, Koyama and Lai 1993."""


@cache
def solver():
    return Solver(every_code())


@cache
def every(method):
    return guesses_of_all(player_of(method, solver()))


@pytest.mark.parametrize("method", FIGURES)
def test_all_codes(method):
    found = outcome(every(method))

    assert (found.total, found.distribution, found.lost) == (*FIGURES[method], 0)


def test_every_method_is_told_and_played():
    assert set(METHODS) == set(CodeMethod) == {*FIGURES, *READINGS}


@pytest.mark.parametrize("method", FIGURES)
@pytest.mark.parametrize("code", ["aabb", "fcbe", "ffff", "daec"])
def test_one_game_is_the_one_among_all(method, code):
    steps = play_game(player_of(method, solver()), code)

    assert len(steps) == every(method)[solver().lexicon.number_of(tuple(code))]
    assert [step.guess for step in steps] == list(range(1, len(steps) + 1))
    assert [step.parent for step in steps] == [None, *range(len(steps) - 1)]
    assert [step.marked for step in steps] == [keeper(code)(step.code) for step in steps]
    assert [step.fate for step in steps] == [*[Fate.KEPT] * (len(steps) - 1), Fate.SOLVED]
    assert steps[-1].code == code

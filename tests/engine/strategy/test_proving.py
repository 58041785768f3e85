"""The values of openers, against the trees that are grown after them."""

import numpy as np

from tests.lexica import english
from wmh.base.running.stopping import never
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.ground import Ground
from wmh.engine.strategy.kernels.search import floor
from wmh.engine.strategy.proving import OpenerBranches, Openers, in_order

WORDS = b"bids bill fill firm hill kill that thus ties till went west will wind"


def test_what_was_given_up_under_one_limit_is_looked_at_again_under_another():
    letters = np.array([list(word) for word in WORDS.split()], np.uint8) - ord("a")
    every = Candidates(letters, np.arange(len(letters), dtype=np.int32))
    ground = Ground(every, every, Rule.TILES, candidates_only=True)
    openers = [each.opener for each in in_order(ground)]

    values = [value for value, _ in Openers(ground).prepare()(openers, never)]

    for opener, value in zip(openers, values, strict=True):
        setting = OpenerBranches(ground, opener)
        grown = setting.prepare()(setting.clues()[0], never)
        assert value == len(every) + sum(total for total, _ in grown)


def test_no_play_is_better_than_the_floor_of_its_clues():
    """However good the guesses: one class is the guess itself, each other has a guess below it."""

    def best(n, most):
        if n < 2:
            return n
        # The fullest tree finds one candidate, then as many as there are classes, and so on.
        found, states, total, deep = 0, 1, 0, 0
        while found < n:
            deep += 1
            now = min(states, n - found)
            found, total, states = found + now, total + deep * now, states * (most - 1)
        return total

    for n in range(1, 60):
        for most in range(1 if n == 1 else 2, n + 1):
            assert floor(n, most) <= best(n, most)
    assert (floor(1, 1), floor(2, 2), floor(9, 3)) == (1, 3, 24)


def test_bounds_by_counting_hold_and_do_not_depend_on_the_order_of_work():
    every = candidates_of(Question((), 4, tier=20), english())
    some = Candidates(every.letters[::4], every.numbers[::4])
    ground = Ground(every, some, Rule.TILES)
    openers = [each.opener for each in in_order(ground)][:60]
    values = [value for value, _ in Openers(ground).prepare()(openers, never)]
    setting = Openers(ground, max(values) + 1, counting=True)

    bounds = setting.prepare()(openers, never)

    assert setting.prepare()(openers[::-1], never)[::-1] == bounds
    assert all(not exact for _, exact in bounds)
    assert all(bound <= value for (bound, _), value in zip(bounds, values, strict=True))
    assert min(bound for bound, _ in bounds) > min(each.bound for each in in_order(ground))

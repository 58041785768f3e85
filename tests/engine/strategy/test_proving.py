"""The values of openers, against the trees that are grown after them."""

import numpy as np

from wmh.engine.clues.rules import Rule
from wmh.engine.paper.matcher import Candidates
from wmh.engine.stopping import never
from wmh.engine.strategy.ground import Ground
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

"""Process for kernels with sanitizers: python -m tests.campaigns.sanitized FOLDER

Its cases are the engine's questions, for words of every length, and calls of every kernel with
spoilt arrays: of another type or shape, or with numbers that lead out of other arrays. It reads a
number and a seed from each line of standard input, and writes a word to standard output when the
case is done. Access beyond an array, overflow and undefined behaviour end the process with a
report.
"""

import random
import sys
from pathlib import Path

import numpy as np

from tests.kernel_calls import ARRAYS, CALLS, SPOIL, with_other_numbers
from wmh.base.running.stopping import never
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.building.constructor import construct
from wmh.engine.paper.matcher import Candidates
from wmh.engine.strategy.endgame import Endgame
from wmh.engine.strategy.experience import novice
from wmh.engine.strategy.goals.lingo import looked_ahead, promising
from wmh.engine.strategy.ground import Ground
from wmh.engine.strategy.kernels import library
from wmh.engine.strategy.proving import OpenerBranches, Openers, in_order
from wmh.engine.strategy.ranking import numpy_measures
from wmh.engine.strategy.ranking.measure import class_table, measure
from wmh.engine.strategy.ranking.measures import in_turn, plan

FIELDS = ("total", "squares", "worst", "parts", "shot", "hit")


def words(chance, most, longest):
    length, letters = int(chance.integers(1, longest + 1)), int(chance.integers(1, 27))
    drawn = chance.integers(0, letters, (int(chance.integers(1, most)), length))
    unique = np.unique(drawn.astype(np.uint8), axis=0)
    return Candidates(unique, np.arange(len(unique), dtype=np.int32))


def some(chance, every, most):
    kept = np.sort(chance.permutation(len(every))[: int(chance.integers(1, most + 1))])
    return Candidates(every.letters[kept], every.numbers[kept])


def measured(chance, rule):
    every = words(chance, 1200, 31)
    secrets = some(chance, every, len(every))
    guesses = plan(some(chance, every, 80))
    weights = chance.integers(0, 500, len(secrets)) if chance.random() < 0.4 else None
    worth = chance.integers(0, 10**6, len(secrets) + 1) if chance.random() < 0.3 else None
    if worth is not None:
        worth[0] = 0
    found = measure(guesses, secrets, rule, weights, never, in_turn, worth)
    slow = numpy_measures.measure(guesses, secrets, rule, weights, never, worth)
    for name in FIELDS:
        assert getattr(found, name).tolist() == getattr(slow, name).tolist(), name
    if len(secrets) < 500:
        class_table(guesses, secrets, rule)
    return "measured"


def ended(chance, rule):
    every = words(chance, 150, 7)
    hardness = list(Hardness)[int(chance.integers(0, 3))]
    secrets = some(chance, every, 25)
    weights = chance.integers(1, 9, len(secrets)) if chance.random() < 0.4 else None
    endgame = Endgame(plan(every), rule, hardness, bool(chance.random() < 0.2))
    endgame.solve(secrets, weights, never, int(chance.integers(0, 4)), int(chance.integers(1, 9)))
    return "ended"


def pointed(chance, rule):
    every = words(chance, 200, 8)
    secrets, guesses, left = some(chance, every, 120), plan(every), int(chance.integers(2, 6))
    values = promising(guesses, secrets, rule, left, novice(), None, never, in_turn)
    looked_ahead(guesses, secrets, rule, left, novice(), values, never, in_turn)
    return "pointed"


def proved(chance, rule):
    every = words(chance, 80, 4)
    ground = Ground(every, some(chance, every, 30) if chance.random() < 0.5 else every, rule)
    openers = [each.opener for each in in_order(ground)][:3]
    Openers(ground).prepare()(openers, never)
    branches = OpenerBranches(ground, openers[0])
    branches.prepare()(branches.clues()[0], never)
    return "proved"


def built(chance, rule):
    labels = chance.integers(1, 128, int(chance.integers(1, 40)))
    drawn = chance.choice(labels, (int(chance.integers(1, 1500)), int(chance.integers(1, 9))))
    begun = drawn.astype(np.uint8).tobytes()
    ends = np.cumsum(chance.integers(1, 9, len(drawn)))
    listed = {begun[end - 8 : end] for end in ends if begun[max(end - 8, 0) : end]} - {b""}
    compiled = construct(listed or {b"a"})
    library.loading, kept = lambda: library.Loading(None, "", "Because."), library.loading
    try:
        slow = construct(listed or {b"a"})
    finally:
        library.loading = kept
    assert compiled.encoded.units.tolist() == slow.encoded.units.tolist()
    return "built"


def spoilt(chance, rule):
    call, name = ARRAYS[chance.integers(len(ARRAYS))]
    array = CALLS[call].arrays[name]
    if chance.random() < 0.7:
        array = with_other_numbers(array, chance)
    if chance.random() < 0.5:
        array = SPOIL[list(SPOIL)[chance.integers(len(SPOIL))]](array)
    try:
        CALLS[call](**{name: array})
    except (TypeError, ValueError, IndexError, AttributeError, MemoryError):
        return "refused"
    return "spoilt"


KINDS = (measured, measured, ended, pointed, proved, built, *(3 * (spoilt,)))


def main(folder):
    library.COMPILED = Path(folder)
    if reason := library.unavailable():
        raise SystemExit(reason)
    print("ready", flush=True)
    for line in sys.stdin:
        number, seed = map(int, line.split())
        dice = random.Random(seed)
        rule = dice.choice(list(Rule))
        said = KINDS[number % len(KINDS)](np.random.default_rng(seed), rule)
        print(said, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])

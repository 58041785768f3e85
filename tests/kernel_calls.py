"""Calls of the compiled kernels, at least one of each function, and ways to spoil their arrays."""

from contextlib import suppress

import numpy as np

from wmh.base.running.stopping import never
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.file_format import NoRoomError
from wmh.engine.strategy.kernels import partition
from wmh.engine.strategy.kernels.coding import Rows, plan
from wmh.engine.strategy.kernels.graph import CompiledGroups, edges_of, link, merge, nodes_of
from wmh.engine.strategy.kernels.partition import walk, walked_to
from wmh.engine.strategy.kernels.points import points
from wmh.engine.strategy.kernels.problem import Findings, Problem, Scratch
from wmh.engine.strategy.kernels.search import (
    ENDLESS,
    NEVER,
    WHOLE,
    distinct,
    first_ones,
    floor,
    name_all,
    passing,
    search,
    told_apart,
)

LENGTH, LETTERS, GUESSES, WORDS = 5, 6, 30, 20
CHANCE = np.random.default_rng(1)
NOTHING = np.empty(0, np.int64)


def words(number):
    return CHANCE.integers(0, LETTERS, (number, LENGTH)).astype(np.uint8)


class Measuring:
    """Valid call that measures guesses; keyword arguments replace some of its arrays."""

    def __init__(self):
        self.guesses = words(GUESSES)
        self.order, self.singles = plan(self.guesses)
        self.arrays = {
            "columns": np.zeros((1, LENGTH, 32), np.uint8),
            "used": np.ones((LENGTH, LETTERS), np.bool_),
            "guesses": self.guesses,
            "order": self.order,
            "singles": self.singles,
            "own": np.full(GUESSES, -1),
            "weights": np.arange(WORDS, 0, -1),
            "worth": np.arange(WORDS + 1),
            "out": np.empty((GUESSES, 5), np.int64),
            "lies": np.arange(WORDS),
            "codes": np.empty((GUESSES, WORDS), np.uint8),
            "classes": np.empty((GUESSES, WORDS), np.uint8),
        }
        self.arrays["columns"][0, :, :WORDS] = words(WORDS).T

    def __call__(self, **spoilt):
        a = self.arrays | spoilt
        rows = Rows(a["columns"], WORDS, Rule.TILES, a["used"])
        coding = rows.coding(a["guesses"], a["order"], a["singles"], a["own"])
        partition.measure(rows, coding, a["weights"], a["worth"], a["out"])
        partition.measure(rows, coding, None, a["worth"], a["out"])
        partition.write_codes(rows, coding, a["lies"], a["codes"])
        partition.number_rows(a["codes"], a["classes"])


class Searching:
    """Valid call of a search."""

    def __init__(self):
        member, guess_of = np.full(GUESSES, -1), np.full(WORDS, -1)
        member[:WORDS] = guess_of[:] = np.arange(WORDS)
        classes = CHANCE.integers(0, 9, (GUESSES, WORDS)).astype(np.uint8)
        self.arrays = {
            "classes": classes,
            "member": member,
            "guess_of": guess_of,
            "letters": words(GUESSES),
            "secrets": words(WORDS),
            "names": name_all(np.arange(WORDS)),
            "weights": np.arange(1, WORDS + 1),
            "among": np.arange(WORDS),
            "guesses": np.arange(GUESSES),
            "alike": np.arange(LENGTH + LETTERS),
            "values": np.tile(np.arange(WORDS + 1.0), (4, 1)),
        }

    def __call__(self, **spoilt):
        a = self.arrays | spoilt
        distinct(a["classes"], a["member"], a["names"])
        first_ones(a["guesses"], a["letters"], a["alike"])
        told_apart(a["alike"], a["letters"][0])
        floor(len(a["among"]), 9)
        for hard, weights in ((0, None), (0, a["weights"]), (1, None), (2, None), (3, None)):
            problem = Problem(
                a["classes"], 9, a["member"], a["guess_of"], a["letters"], a["secrets"],
                a["names"], weights, hard=hard,
            )  # fmt: skip
            scratch, findings = Scratch(problem), Findings(1 << 10)
            findings.begin(10**6)
            looked_at = NOTHING if hard == 3 else a["guesses"]
            alike = NOTHING if hard else a["alike"]
            search(a["among"], looked_at, ENDLESS, NEVER, WHOLE, alike, problem, findings, scratch)
            points(a["among"], 4, 8, -1, a["values"], problem, scratch)
            passing(problem, a["guesses"], 0, 0)


class Walking:
    """Valid call of the walk, which is the other way to measure guesses."""

    def __init__(self):
        self.arrays = {
            "guesses": words(GUESSES),
            "letters": words(WORDS),
            "worth": np.arange(WORDS + 1),
            "out": np.empty((GUESSES, 5), np.int64),
        }

    def __call__(self, **spoilt):
        a = self.arrays | spoilt
        walked_to(LENGTH)
        walk(a["guesses"], a["letters"], LETTERS, a["worth"], a["out"])


class Placing:
    """Valid call that places a graph's states."""

    def __init__(self):
        self.arrays = {
            "low": np.arange(3),
            "heads": np.full((3, 2), [5, 0], np.uint64),
            "wanted": np.full((4, 2), [9, 0], np.uint64),
            "counts": np.arange(4),
            "labels": np.arange(30, dtype=np.uint8),
        }

    def __call__(self, **spoilt):
        a = self.arrays | spoilt
        groups = CompiledGroups(5, 96, 40, 4)
        with suppress(NoRoomError):
            groups.heads(a["low"], a["heads"])
            groups.several(a["wanted"], a["counts"])
            groups.singles(a["labels"])
            groups.empty()


class Merging:
    """Valid call that merges equal nodes of a trie."""

    def __init__(self):
        listed = sorted({bytes(row[: 1 + at % 4] + 1) for at, row in enumerate(words(40))})
        label, final, first, children, _ = nodes_of(listed, never)
        self.arrays = {"label": label, "final": final, "first": first, "children": children}

    def __call__(self, **spoilt):
        a = self.arrays | spoilt
        merge(a["label"], a["final"], a["first"], a["children"], never)


class Linking:
    """Valid call that reads the graph of a file's units, which has the words AA and B only."""

    def __init__(self):
        units = np.full(256, 0x80000000, np.uint32)
        # Base 4 has the edges of the root, base 8 that of the state after A.
        units[0] = 4 << 10
        units[4 ^ 1] = (4 ^ 1 ^ 8) << 10 | 1
        units[4 ^ 2] = (4 ^ 2 ^ 16) << 10 | 0x100 | 2
        units[8 ^ 1] = (8 ^ 1 ^ 16) << 10 | 0x100 | 1
        made = edges_of(units)
        assert made
        _label, final, opens, target, self.root = made
        self.arrays = {"units": units, "final": final, "opens": opens, "target": target}

    def __call__(self, **spoilt):
        a = self.arrays | spoilt
        edges_of(a["units"])
        link(a["final"], a["opens"], a["target"], self.root)


CALLS = {
    "linking": Linking(),
    "merging": Merging(),
    "measuring": Measuring(),
    "searching": Searching(),
    "walking": Walking(),
    "placing": Placing(),
}
ARRAYS = [(call, name) for call, it in CALLS.items() for name in it.arrays]


def limits(array):
    told = {"i": np.iinfo, "u": np.iinfo, "f": np.finfo}.get(array.dtype.kind)
    return (0, 1) if told is None else (told(array.dtype).min, told(array.dtype).max)


SPOIL = {
    "another type": lambda x: x.astype(np.float32),
    "a wider type": lambda x: x.astype(f"{'u' if x.dtype.kind == 'b' else x.dtype.kind}4"),
    "other bytes first": lambda x: x.astype(x.dtype.newbyteorder()),
    "one row less": lambda x: x[:-1].copy(),
    "one row more": lambda x: np.concatenate([x, x[:1]]),
    "nothing": lambda x: x[:0].copy(),
    "a side less": lambda x: x.ravel() if x.ndim > 1 else x.reshape(1, -1),
    "every other row": lambda x: np.repeat(x, 2, axis=0)[::2],
    "in the other order": lambda x: np.asfortranarray(x) if x.ndim > 1 else x[::-1],
    "read only": lambda x: np.frombuffer(x.tobytes(), x.dtype).reshape(x.shape),
    "great numbers": lambda x: np.full_like(x, limits(x)[1]),
    "least numbers": lambda x: np.full_like(x, limits(x)[0]),
    "a list": lambda x: x.tolist(),
}  # fmt: skip
"""Functions that spoil an array; for some arrays the result is harmless and must not crash."""


def with_other_numbers(array, chance):
    """Returns a copy of an array with a few random numbers: small ones, or any of its type."""
    spoilt, (least, most) = array.copy(), limits(array)
    for place in chance.integers(0, spoilt.size, chance.integers(1, 6)):
        small = chance.random() < 0.5 or array.dtype.kind not in "iu"
        if small:
            spoilt.flat[place] = min(chance.integers(0, 41), most)
        else:
            spoilt.flat[place] = chance.integers(least, most, endpoint=True, dtype=array.dtype)
    return spoilt

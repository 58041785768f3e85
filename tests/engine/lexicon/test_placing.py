"""Places of states among units: the compiled kernel finds those that Python finds."""

import random
from contextlib import suppress
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.lexica import english_words
from wmh.engine.lexicon.building import placing
from wmh.engine.lexicon.building.encoding import encode
from wmh.engine.lexicon.building.placing import Groups
from wmh.engine.lexicon.building.trie import fill_trie, kill_redundant
from wmh.engine.lexicon.file_format import NoRoomError
from wmh.engine.strategy.kernels.graph import CompiledGroups

KINDS = (CompiledGroups, Groups)


def both_ways(graph):
    """The units of a graph, by the kernel and without."""
    compiled = encode(graph)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(placing, "unavailable", lambda: "Because.")
        return compiled.units.tolist(), encode(graph).units.tolist()


@given(
    st.integers(0, 120).flatmap(
        lambda low: st.sets(
            st.lists(st.integers(low + 1, 127), min_size=1, max_size=5).map(bytes),
            min_size=1, max_size=80,
        )
    )
)  # fmt: skip
@settings(max_examples=40)
def test_words_of_any_labels_are_placed_alike(words):
    compiled, slow = both_ways(kill_redundant(fill_trie(words)))
    assert compiled == slow


def english(number):
    return [word.encode() for word in random.Random(number).sample(sorted(english_words()), number)]


def drawn(number, labels):
    chance = random.Random(number)
    return [bytes(chance.choices(range(1, labels + 1), k=7)) for _ in range(number)]


@pytest.mark.parametrize(
    "words",
    [english(6_000), drawn(3_000, 26), drawn(1_500, 60), drawn(1_000, 127), drawn(4_000, 3)],
    ids=["English", "26 letters", "60 letters", "127 letters", "3 letters"],
)
def test_many_words_are_placed_alike(words):
    compiled, slow = both_ways(kill_redundant(fill_trie(words)))
    assert compiled == slow


@st.composite
def orders(draw):
    """Groups, and what is to be placed in them."""
    bits = draw(st.integers(3, 7))
    high = draw(st.integers(0, 127)) >> bits << bits
    most = (high >> bits) + draw(st.integers(1, 80))
    wanted = st.integers(1, (1 << (1 << bits)) - 1)
    rare = st.lists(st.integers(0, (1 << bits) - 1), min_size=2, max_size=5).map(
        lambda labels: sum(1 << label for label in set(labels))
    )
    heads = draw(st.lists(st.tuples(st.integers(0, 255), wanted | rare), max_size=4))
    several = draw(st.lists(st.tuples(wanted | rare, st.integers(1, 40)), max_size=12))
    singles = draw(st.lists(st.integers(0, (1 << bits) - 1), max_size=100))
    return (bits, high, most), heads, several, singles


def words_of(sets):
    return np.array([[each & (1 << 64) - 1, each >> 64] for each in sets], np.uint64).reshape(-1, 2)


def placed(kind, order):
    """The bases, a list for each step, to that for which there is no room."""
    (bits, high, most), heads, several, singles = order
    groups = kind(bits, high, most, (high >> bits) + 1)
    steps = (
        lambda: groups.heads(
            np.array([low for low, _ in heads], np.int64), words_of([each for _, each in heads])
        ),
        lambda: groups.several(
            words_of([each for each, _ in several]), np.array([n for _, n in several], np.int64)
        ),
        lambda: groups.singles(np.array(singles, np.uint8)),
        lambda: np.array([groups.empty()]),
    )
    found = []
    with suppress(NoRoomError):
        found.extend(step().tolist() for step in steps)
    return found


@given(orders())
@settings(max_examples=60)
def test_groups_of_any_size_give_the_same_bases_and_run_out_alike(order):
    compiled, slow = (placed(kind, order) for kind in KINDS)
    assert compiled == slow
    bases = [base for step in slow for base in step]
    assert len(set(bases)) == len(bases)
    if len(slow) == 4:
        wanted = [each for _, each in order[1]]
        wanted += [each for each, n in order[2] for _ in range(n)]
        wanted += [1 << label for label in order[3]]
        (bits, high, most), mask = order[0], (1 << order[0][0]) - 1
        units = sorted(
            (base ^ high) >> bits << bits | base & mask ^ label
            for base, each in zip(bases, wanted, strict=False)
            for label in range(1 << bits)
            if each >> label & 1
        )
        assert all(one < other for one, other in pairwise(units))
        assert all(0 < unit < most << bits for unit in units)


@pytest.mark.parametrize(
    ("bits", "high", "opened"), [(2, 0, 1), (8, 0, 1), (3, 4, 1), (3, 128, 1), (5, -32, 1)]
)
def test_groups_that_no_labels_have_are_refused(bits, high, opened):
    with pytest.raises((ValueError, IndexError)):
        CompiledGroups(bits, high, 40, opened).empty()

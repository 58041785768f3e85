"""The trie and its redundant nodes: the compiled kernels make those that numpy makes."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.lexica import english_words
from wmh.base.running.stopping import Cancelled, never
from wmh.engine.lexicon.building import trie
from wmh.engine.lexicon.building import trie as building
from wmh.engine.lexicon.building.trie import fill_trie, kill_redundant
from wmh.engine.strategy.kernels import graph


def arrays(made):
    """Every field as a list, with its type."""
    values = [getattr(made, name) for name in made.__slots__]
    return [
        (each.dtype.str, each.tolist()) if isinstance(each, np.ndarray) else each for each in values
    ]


def both_ways(words):
    compiled = fill_trie(words)
    merged = kill_redundant(compiled)
    with pytest.MonkeyPatch.context() as patch:
        for module in (building, trie):
            patch.setattr(module, "unavailable", lambda: "Because.")
        slow = fill_trie(words)
        return (arrays(compiled), arrays(merged)), (arrays(slow), arrays(kill_redundant(slow)))


@given(
    st.lists(st.lists(st.integers(1, 255) | st.integers(1, 3), max_size=9).map(bytes), max_size=60)
)
@settings(max_examples=150)
def test_any_words_in_any_order_make_the_same_trie_and_states(words):
    if not any(words):
        with pytest.raises(ValueError, match="at least one word"):
            fill_trie(words)
        return
    compiled, slow = both_ways(words)
    assert compiled == slow


@pytest.mark.parametrize("together", [7, 1 << 17])
def test_many_words_make_the_same_trie_and_states(together, monkeypatch):
    monkeypatch.setattr(graph, "_TOGETHER", together if together > 7 else 1_000)
    chance = random.Random(together)
    words = [word.encode() for word in chance.sample(sorted(english_words()), 8_000)]
    words += [bytes(chance.choices((1, 2, 3), k=chance.randint(1, 12))) for _ in range(3_000)]
    compiled, slow = both_ways(words)
    assert compiled == slow


@pytest.mark.parametrize(
    "words", [[b"b", b"a"], [b"a", b"a"], [b"ab", b"a"], [b"", b"a"], [b"a", b"ab", b"aa"]]
)
def test_words_out_of_order_are_refused_by_the_kernel(words):
    with pytest.raises(ValueError, match="beyond"):
        graph.nodes_of(words, never)


@given(st.data())
@settings(max_examples=200)
def test_a_trie_whose_numbers_lead_out_of_it_is_an_error_and_no_crash(data):
    made = fill_trie([b"ab", b"abc", b"bc", b"c"])
    fields = {name: getattr(made, name).copy() for name in ("label", "final", "first", "children")}
    name = data.draw(st.sampled_from(["first", "children"]))
    place = data.draw(st.integers(0, made.nodes - 1))
    fields[name][place] = data.draw(st.integers(-(1 << 31), (1 << 31) - 1) | st.integers(-2, 9))
    try:
        kept, kept_as = graph.merge(*fields.values(), never)
    except ValueError:
        return
    assert len(kept_as) == made.nodes
    assert kept_as.max() < len(kept)


@pytest.mark.parametrize("steps", range(4))
def test_the_kernels_are_given_up_between_two_slices(steps):
    asked = iter([False] * steps)
    with pytest.raises(Cancelled):
        kill_redundant(fill_trie([b"a", b"b"], lambda: next(asked, True)), lambda: True)

"""The graph of a file's units: the compiled kernel makes the one that numpy makes, or none."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.lexica import lexicon_of
from wmh.base.running.stopping import never
from wmh.engine.lexicon import graph
from wmh.engine.lexicon.graph import GraphError
from wmh.engine.strategy.kernels.graph import edges_of, link

WORDS = st.lists(st.text("abcdez", min_size=2, max_size=31), min_size=1, max_size=30, unique=True)
SPOILT = st.lists(st.tuples(st.integers(0), st.integers(0, 0xFFFFFFFF)), max_size=3)
"""Places among the units in use, and what takes their bits away and gives others: XOR."""


def units_of(words):
    walker = lexicon_of(words).graph.walker
    return np.frombuffer(walker._units, np.uint32).copy()  # noqa: SLF001 - as `derive` reads them


def listed(fields):
    return [
        (each.dtype.str, each.tolist()) if isinstance(each, np.ndarray) else each for each in fields
    ]


def both_ways(units):
    """Returns edges and graph by the kernel, then by numpy; None where the units make none."""
    compiled = edges_of(units)
    linked = compiled and link(*compiled[1:])
    try:
        edges = graph.edges_by_numpy(units)
        slow = edges, graph.link_by_numpy(*edges[1:], never)
    except GraphError:
        slow = None
    return linked and (listed(compiled), listed(linked)), slow and tuple(map(listed, slow))


@given(WORDS)
@settings(max_examples=25)
def test_the_graph_of_any_words_is_the_same(words):
    compiled, slow = both_ways(units_of(words))

    assert compiled == slow
    assert compiled


@given(WORDS, SPOILT, st.booleans())
@settings(max_examples=80)
def test_spoilt_units_make_the_same_graph_or_none(words, spoilt, small):
    units = units_of(words)
    used = np.flatnonzero(units != 0x80000000)
    for place, bits in spoilt:
        units[used[place % len(used)]] ^= bits & 0x1FF if small else bits
    compiled, slow = both_ways(units)

    assert compiled == slow


def test_why_units_make_no_graph_is_said_with_and_without_the_kernel(monkeypatch):
    walker = lexicon_of(["ab", "cd"]).graph.walker
    units = walker._units  # noqa: SLF001 - as above
    units[0] |= 1 << 31
    said = []
    for unavailable in (graph.unavailable, lambda: "Because."):
        monkeypatch.setattr(graph, "unavailable", unavailable)
        with pytest.raises(GraphError) as refused:
            graph.derive(walker)
        said.append(str(refused.value))
    assert said[0] == said[1]

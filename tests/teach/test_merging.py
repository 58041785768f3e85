"""Two nodes are merged although they differ: the words gained and lost, by another reckoning."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.base.text.sentence import in_english, say
from wmh.teach.acts.merging import Merging, merging_of, reachable_nodes, words_of
from wmh.teach.drawing.layout import laid_out
from wmh.teach.drawing.looks import NodeLook
from wmh.teach.figures.graph_figure import GraphFigure
from wmh.teach.words.automata import minimal

WORDS = st.sets(st.text("abc", min_size=1, max_size=4), min_size=1, max_size=8)


def graph_of(words):
    small = minimal(sorted(words), on_node=False)
    looks = (NodeLook.PLAIN,) * small.nodes, (NodeLook.PLAIN,) * len(small.edges)
    return GraphFigure(laid_out(small.nodes, small.edges), *looks, say("Words"), None)


def begun(words):
    merging = merging_of(graph_of(words))
    assert isinstance(merging, Merging)
    return merging


def tails(edges, node):
    """The ends of words from a node on, each with the nodes that it passes."""
    for edge in edges:
        if edge.source == node:
            if edge.final:
                yield edge.label, [edge.target]
            for rest, passed in tails(edges, edge.target):
                yield edge.label + rest, [edge.target, *passed]


def heads(edges, node):
    """The beginnings that lead from the start to a node, and whether each is a word."""
    for edge in edges:
        if edge.target == node:
            if edge.source == 0:
                yield edge.label, edge.final
            for head, _ in heads(edges, edge.source):
                yield head + edge.label, edge.final


def reckoned(edges, kept, gone):
    """The edges after every pointer to one node is moved to the other."""
    remain = {word for word, passed in tails(edges, 0) if gone not in passed}
    turned = list(heads(edges, gone))
    remain |= {head for head, is_word in turned if is_word}
    return remain | {head + tail for head, _ in turned for tail, _ in tails(edges, kept)}


@given(WORDS, st.data())
def test_the_words_are_those_of_pointers_that_go_to_the_other_node(words, data):
    merging = begun(words)
    edges, nodes = merging.graph.layout.edges, range(len(merging.graph.nodes))
    kept, gone = (data.draw(st.sampled_from(nodes)) for _ in range(2))

    chosen, _ = merging.choose(kept)
    after, said = chosen.choose(gone)

    assert set(words_of(edges)) == words
    if gone == 0 or gone == kept or gone in reachable_nodes(edges, kept):
        assert after == chosen
        return
    left = set(words_of(after.graph.layout.edges))
    assert left == reckoned(edges, kept, gone)
    assert merging.words == words
    told = in_english(said)
    for word in sorted(left ^ words)[:3]:
        assert word in told or "…" in told
    assert ("may be one" in told) == (left == words)
    assert len(after.graph.drawing().shapes) > 0
    assert after.undo()[0] == merging


@pytest.mark.parametrize(
    ("kept", "gone", "said"),
    [
        ("a", "a", "That is the same node"),
        ("a", "", "The start node cannot be merged away"),
        ("", "a", "A path leads from the first node to the second"),
        ("a", "ab", "A path leads from the first node to the second"),
    ],
)
def test_a_merge_that_makes_no_graph_is_refused_and_says_why(kept, gone, said):
    merging = begun({"abx", "cx"})

    chosen, _ = merging.choose(node_after(merging, kept))
    after, told = chosen.choose(node_after(merging, gone))

    assert after == chosen
    assert in_english(told).startswith(said)


def node_after(merging, beginning):
    node = 0
    for letter in beginning:
        (node,) = [
            edge.target
            for edge in merging.graph.layout.edges
            if edge.source == node and edge.label == letter
        ]
    return node


def test_an_end_may_stay_and_what_followed_the_other_node_is_lost():
    merging = begun({"abx", "cy"})
    chosen, _ = merging.choose(node_after(merging, "cy"))

    after, told = chosen.choose(node_after(merging, "ab"))

    assert set(words_of(after.graph.layout.edges)) == {"cy"}
    assert in_english(told).startswith("Gained: none. Lost: abx.")


def test_a_step_without_a_graph_says_so():
    assert in_english(merging_of(None)) == (
        "This step does not show the whole graph: go to a step that does."
    )

"""Layouts of graphs: crossings counted pair by pair, orders held against all orders there are."""

from itertools import combinations, pairwise, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wmh.teach.drawing.crossings import Layered, count_crossings, reduce_crossings
from wmh.teach.drawing.layout import Edge, chip_width, laid_out


@st.composite
def layered(draw, most=6):
    """Vertices in up to four layers with any links between layers that follow each other."""
    layers, total = [], 0
    for size in draw(st.lists(st.integers(1, most), min_size=2, max_size=4)):
        layers.append(tuple(range(total, total + size)))
        total += size
    below, above = [[] for _ in range(total)], [[] for _ in range(total)]
    for upper, lower in pairwise(layers):
        for one, other in draw(st.sets(st.sampled_from(list(product(upper, lower))), max_size=14)):
            below[one].append(other)
            above[other].append(one)
    return Layered(*(tuple(map(tuple, each)) for each in (layers, below, above)))


def counted_plainly(graph):
    place = {vertex: at for layer in graph.layers for at, vertex in enumerate(layer)}
    total = 0
    for layer in graph.layers:
        links = [(place[one], place[end]) for one in layer for end in graph.below[one]]
        total += sum((a - c) * (b - d) < 0 for (a, b), (c, d) in combinations(links, 2))
    return total


@given(layered())
def test_crossings_are_those_of_every_pair_of_links(graph):
    assert count_crossings(graph) == counted_plainly(graph)


@given(layered())
def test_an_untangled_graph_is_the_same_with_no_more_crossings(graph):
    after = reduce_crossings(graph)
    assert [sorted(layer) for layer in after.layers] == [sorted(layer) for layer in graph.layers]
    assert (after.below, after.above) == (graph.below, graph.above)
    assert counted_plainly(after) <= counted_plainly(graph)
    assert after == reduce_crossings(graph)


def best_of_all(graph):
    orders = product(*(list(permutations(layer)) for layer in graph.layers))
    return min(count_crossings(Layered(order, graph.below, graph.above)) for order in orders)


@settings(max_examples=60)
@given(layered(most=3))
def test_few_crossings_more_than_in_the_best_of_all_orders(graph):
    best = best_of_all(graph)
    assert best <= count_crossings(reduce_crossings(graph)) <= best + 2


@st.composite
def graphs(draw):
    """A graph in which every node is reached from node 0; several edges may join two nodes."""
    nodes = draw(st.integers(2, 14))
    into = [draw(st.integers(0, node - 1)) for node in range(1, nodes)]
    pairs = [(source, target) for target, source in enumerate(into, start=1)]
    more = st.tuples(st.integers(0, nodes - 1), st.integers(0, nodes - 1))
    for one, other in draw(st.lists(more, max_size=12)):
        if one != other:
            pairs.append((min(one, other), max(one, other)))
    letters = st.sampled_from(["a", "b", "ch", "lll"])
    return nodes, [Edge(*pair, draw(letters), draw(st.booleans())) for pair in pairs]


@given(graphs())
def test_every_edge_goes_forward_and_no_letters_overlap(graph):
    nodes, edges = graph
    layout = laid_out(nodes, edges)
    along, across = (0, 1) if layout.sideways else (1, 0)
    drawn = sorted(edge for bundle in layout.bundles for edge in bundle.edges)
    assert drawn == list(range(len(edges)))
    rows = {}
    for bundle in layout.bundles:
        source, target = edges[bundle.edges[0]].source, edges[bundle.edges[0]].target
        assert (bundle.points[0], bundle.points[-1]) == (
            layout.places[source],
            layout.places[target],
        )
        ahead = [point[along] for point in bundle.points]
        assert ahead == sorted(set(ahead))
        room = (
            26 * len(bundle.edges)
            if layout.sideways
            else sum(chip_width(edges[edge].label) for edge in bundle.edges)
        )
        rows.setdefault(round(bundle.points[1][along], 3), []).append(
            (bundle.points[1][across], room)
        )
    for row in rows.values():
        row.sort()
        for (one, room), (other, more) in pairwise(row):
            assert one + room / 2 <= other - more / 2 + 1e-6
    inside = [0 <= x <= layout.width and 0 <= y <= layout.height for x, y in layout.places]
    assert all(inside)
    assert layout.crossings <= layout.tangled


def trie(*words):
    """Node and edges of the words' trie, in the order in which they come."""
    nodes, edges = {"": 0}, []
    for word in words:
        for end in range(1, len(word) + 1):
            if word[:end] not in nodes:
                nodes[word[:end]] = len(nodes)
                edges.append(Edge(nodes[word[: end - 1]], nodes[word[:end]], word[end - 1]))
    return len(nodes), edges


@given(st.lists(st.text("abc", min_size=1, max_size=6), min_size=1, max_size=20))
def test_a_tree_is_drawn_without_crossings(words):
    assert laid_out(*trie(*words)).crossings == 0


def test_a_node_stands_in_the_middle_above_what_it_leads_to():
    layout = laid_out(*trie("bare", "bore", "burn"))
    start, below = layout.places[0], [layout.places[edge.target] for edge in layout.edges[1:]]
    assert len({x for x, _ in (start, layout.places[1])}) == 1
    outer = sorted(x for x, y in below if y == max(y for _, y in below))
    assert start[0] == pytest.approx((outer[0] + outer[-1]) / 2)


def test_many_words_go_down_and_a_few_long_ones_to_the_right():
    assert not laid_out(*trie(*(a + b + "re" for a in "abcdefghijklm" for b in "ao"))).sideways
    assert laid_out(*trie("representative", "responsibility", "recommendations")).sideways


def test_a_start_alone_has_a_place():
    layout = laid_out(1, ())

    assert layout.bundles == ()
    (place,) = layout.places
    assert 0 <= place[0] <= layout.width
    assert 0 <= place[1] <= layout.height

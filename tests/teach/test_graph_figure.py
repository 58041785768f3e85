"""Drawn graphs: what each look shows, and that none is told by colour alone."""

from collections import Counter
from dataclasses import fields, replace
from itertools import combinations

import pytest

from wmh.base.text.sentence import say
from wmh.teach.drawing.drawing import Box, Disc, DrawingRole, Label, Line
from wmh.teach.drawing.layout import Edge, laid_out
from wmh.teach.drawing.looks import NodeLook
from wmh.teach.figures.graph_figure import GraphFigure

EDGES = [
    Edge(0, 1, "c"),
    Edge(0, 1, "ch"),
    Edge(1, 2, "a", final=True),
    Edge(1, 3, "o"),
    Edge(2, 4, "r", final=True),
    Edge(3, 4, "n", final=True),
]
LAYOUT = laid_out(5, EDGES)


def figure(nodes=NodeLook.PLAIN, edges=NodeLook.PLAIN, **more):
    return GraphFigure(LAYOUT, (nodes,) * 5, (edges,) * 6, say("A graph"), say("Nodes: 5."), **more)


def shapes(figure, kind):
    return [shape for shape in figure.drawing().shapes if isinstance(shape, kind)]


def letters(figure):
    return Counter(label.text for label in shapes(figure, Label) if isinstance(label.text, str))


def without_colours(figure):
    return [
        replace(
            shape,
            **{
                field.name: None
                for field in fields(shape)
                if isinstance(getattr(shape, field.name), DrawingRole)
            },
        )
        for shape in figure.drawing().shapes
    ]


@pytest.mark.parametrize(("one", "other"), list(combinations(NodeLook, 2)))
def test_no_look_is_told_by_colour_alone(one, other):
    assert without_colours(figure(one, one)) != without_colours(figure(other, other))


def test_each_edge_shows_its_letter_and_a_ring_where_a_word_ends():
    assert letters(figure()) == Counter(["c", "ch", "a", "o", "r", "n"])
    rings = [box for box in shapes(figure(), Box) if box.edge is DrawingRole.INK]
    assert len(rings) == 3


def test_edges_between_the_same_nodes_share_a_line():
    assert len(shapes(figure(), Line)) == 5


def test_what_is_hidden_is_not_drawn():
    looks = (NodeLook.HIDDEN, *(NodeLook.PLAIN,) * 5)
    half = replace(figure(), edges=looks)
    assert letters(half) == Counter(["ch", "a", "o", "r", "n"])
    nothing = figure(NodeLook.HIDDEN, NodeLook.HIDDEN)
    assert not letters(nothing)
    assert not shapes(nothing, Line) + shapes(nothing, Disc) + shapes(nothing, Box)


def test_a_line_looks_as_the_foremost_of_its_edges():
    looks = (NodeLook.DIM, NodeLook.CURRENT, *(NodeLook.PLAIN,) * 4)
    marked = replace(figure(), edges=looks)
    thickest = max(shapes(marked, Line), key=lambda line: line.thickness)
    assert thickest.colour is DrawingRole.ACCENT
    assert not thickest.dashed
    assert shapes(marked, Line)[-1] == thickest


def test_a_killed_node_bears_the_number_of_the_one_that_is_kept():
    numbered = replace(figure(), numbers=((2, 7), (3, 7)))
    assert letters(numbered)["7"] == 2


def test_a_pointer_ends_beside_its_node():
    pointing = figure(pointers=((3, 2),))
    (arrow,) = [line for line in shapes(pointing, Line) if line.arrow]
    place = LAYOUT.places[2]
    moved = figure().drawing().width / 2 - LAYOUT.width / 2 + place[0]
    assert abs(arrow.points[-1][0] - moved) < 14


def test_what_must_be_seen_is_around_its_nodes():
    focus = figure(focus=(4,)).drawing().focus
    assert focus is not None
    whole = figure(focus=(0, 4)).drawing().focus
    assert whole.height > focus.height
    assert figure().drawing().focus is None

"""Clicked node or edge of a drawn graph: its words, and the steps at which it exists."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot

from wmh.base.text.sentence import Sentence, say
from wmh.base.text.wording import Plural
from wmh.teach.drawing.layout import Edge
from wmh.teach.drawing.looks import NodeLook
from wmh.teach.figures.graph_figure import GraphFigure
from wmh.teach.figures.walk_figure import WalkFigure
from wmh.teach.scenario.stops import CoveredFigure
from wmh.teach.step import Figure, Step

_NEAR = 18.0
_MOST_NAMED = 8
_GONE = (NodeLook.DIM, NodeLook.STUB, NodeLook.PRUNED)


@dataclass(frozen=True, slots=True)
class GraphPoint:
    """Node or edge of a drawn graph, by its number."""

    graph: GraphFigure
    edge: bool
    number: int

    @property
    def look(self) -> NodeLook:
        return (self.graph.edges if self.edge else self.graph.nodes)[self.number]


def point_at(figure: Figure, x: float, y: float) -> GraphPoint | None:
    """Returns the node or edge nearest to a point of a figure; None if none is near."""
    while isinstance(figure, CoveredFigure):
        figure = figure.figure
    shift = 0.0
    if isinstance(figure, WalkFigure):
        shift, figure = figure.shift, figure.graph
    if not isinstance(figure, GraphFigure):
        return None
    nodes, edges = figure.positions()
    there = [
        (hypot(at[0] + shift - x, at[1] - y), GraphPoint(figure, edge, number))
        for edge, places in ((True, edges), (False, nodes))
        for number, at in enumerate(places)
    ]
    seen = [each for each in there if each[1].look is not NodeLook.HIDDEN]
    distance, found = min(seen, key=lambda each: each[0], default=(_NEAR + 1, None))
    return found if distance <= _NEAR else None


def said_of(point: GraphPoint) -> Sentence:
    """Returns a sentence on a node or edge, and on the words whose paths contain it."""
    edges = point.graph.layout.edges
    ways = [way for way in paths_of(edges) if _passes(way, edges, point)]
    words = ["".join(edges[number].label for number in way) for way in ways]
    named = ", ".join(words[:_MOST_NAMED]) + (" …" if len(words) > _MOST_NAMED else "")
    many = len(words)
    if point.edge:
        return say(
            Plural(
                "The edge {0}: one word passes it, {2}.",
                "The edge {0}: {1} words pass it, {2}.",
                many,
            ),
            edges[point.number].label,
            many,
            named,
        )
    return say(
        Plural("A node: one word passes it, {1}.", "A node: {0} words pass it, {1}.", many),
        many,
        named,
    )


def paths_of(edges: Sequence[Edge]) -> Iterator[tuple[int, ...]]:
    """Yields the path of each word of an acyclic graph, as numbers of edges."""
    leaving: dict[int, list[int]] = {}
    for number, edge in enumerate(edges):
        leaving.setdefault(edge.source, []).append(number)
    ahead: list[tuple[int, tuple[int, ...]]] = [(0, ())]
    while ahead:
        node, way = ahead.pop()
        if way and edges[way[-1]].final:
            yield way
        ahead += [(edges[number].target, (*way, number)) for number in leaving.get(node, ())]


def _passes(way: tuple[int, ...], edges: Sequence[Edge], point: GraphPoint) -> bool:
    if point.edge:
        return point.number in way
    return point.number == 0 or any(edges[number].target == point.number for number in way)


def life_of(point: GraphPoint, steps: Sequence[Step]) -> tuple[int | None, int | None]:
    """Returns the indices of the steps at which a node or edge appears, and disappears.

    None stands for never.
    """
    came = gone = None
    for at, step in enumerate(steps):
        figure = step.figure.graph if isinstance(step.figure, WalkFigure) else step.figure
        if not isinstance(figure, GraphFigure) or figure.layout != point.graph.layout:
            continue
        look = GraphPoint(figure, point.edge, point.number).look
        if came is None and look is not NodeLook.HIDDEN:
            came = at
        if came is not None and gone is None and look in _GONE:
            gone = at
    return came, gone

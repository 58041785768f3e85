"""A DAWG laid out to be drawn: all of it, or the part that some paths take."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from app.engine.lexicon.alphabet import Alphabet
from app.engine.lexicon.graph import Graph
from app.lesson.layout import Edge, Layout, laid_out

_START, _END = -1, -2
"""States that no edge's first edge can name."""


@dataclass(frozen=True, slots=True, eq=False)
class PartGraph:
    """A layout, and where in it an edge of the graph stands, and the node it leads to.

    Node 0 is the start.
    """

    layout: Layout
    edges: Mapping[int, int]
    leads: Mapping[int, int]


def whole(graph: Graph, alphabet: Alphabet) -> PartGraph:
    """All edges."""
    states: dict[int, tuple[int, int]] = {_START: (graph.root, graph.roots)}
    waiting = [_START]
    edges: list[tuple[int, int]] = []
    for state in waiting:
        start, size = states[state]
        for edge in range(start, start + size):
            edges.append((state, edge))
            to = _leads(graph, edge)
            if to not in states:
                states[to] = (int(graph.first[edge]), int(graph.fanout[edge]))
                waiting.append(to)
    return _laid(graph, alphabet, edges)


def part(graph: Graph, alphabet: Alphabet, paths: Iterable[tuple[int, ...]]) -> PartGraph:
    """The edges of paths from the root, each once."""
    edges: dict[int, int] = {}
    for path in paths:
        state = _START
        for edge in path:
            edges.setdefault(edge, state)
            state = _leads(graph, edge)
    return _laid(graph, alphabet, [(state, edge) for edge, state in sorted(edges.items())])


def _leads(graph: Graph, edge: int) -> int:
    return int(graph.first[edge]) if graph.fanout[edge] else _END


def _laid(graph: Graph, alphabet: Alphabet, edges: list[tuple[int, int]]) -> PartGraph:
    letter_of = {label: letter for letter, label in alphabet.labels.items()}
    node = {_START: 0}
    for state, edge in edges:
        node.setdefault(state, len(node))
        node.setdefault(_leads(graph, edge), len(node))
    shown = [
        Edge(
            node[state],
            node[_leads(graph, edge)],
            letter_of[int(graph.label[edge])],
            bool(graph.final[edge]),
        )
        for state, edge in edges
    ]
    return PartGraph(
        laid_out(len(node), shown),
        {edge: at for at, (_, edge) in enumerate(edges)},
        {edge: shown[at].target for at, (_, edge) in enumerate(edges)},
    )

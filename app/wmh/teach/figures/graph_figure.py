"""Figure of a word graph (trie or DAWG), whole or in part."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from wmh.base.text.sentence import Sentence, say
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.graph import Graph
from wmh.teach.drawing.drawing import (
    HEAD,
    LETTER,
    Align,
    Area,
    Box,
    Drawing,
    DrawingRole,
    Label,
    Line,
    Shape,
)
from wmh.teach.drawing.layout import (
    CHIP,
    ROOM,
    Bundle,
    Edge,
    Layout,
    Point,
    Room,
    chip_width,
    laid_out,
)
from wmh.teach.drawing.looks import NodeLook, foremost, letter_of, line_of, node_of, numbered

_MARGIN = 16.0
_NARROWEST = 760.0
"""Least width of the figure, by which small graphs keep their size from step to step."""

_ABOVE, _BELOW, _CLEAR = 70.0, 42.0, 14.0
"""Space above the graph for heading and start, below it with a text, and without one."""

_STRIP = 38.0
"""Height of the heading, within the space above the graph."""

_START = 70.0
"""Width of the word "start" beside a graph that goes to the right."""


@dataclass(frozen=True, slots=True)
class GraphFigure:
    """Word graph with the looks of its nodes and edges, in the order of the layout's.

    `told` is the line of text below. `numbers` label nodes; a merged node has the number of the
    node that replaces it. `pointers` lead from the letter of an edge to the node to which the edge
    will lead. `focus` are the nodes that must stay visible.
    """

    layout: Layout
    nodes: tuple[NodeLook, ...]
    edges: tuple[NodeLook, ...]
    heading: Sentence
    told: Sentence | None
    numbers: tuple[tuple[int, int], ...] = ()
    pointers: tuple[tuple[int, int], ...] = ()
    focus: tuple[int, ...] = ()
    narrowest: float = _NARROWEST

    @property
    def _room(self) -> tuple[float, float, float]:
        """Width of the figure, and the layout's offset to the right and down."""
        before = _START if self.layout.sideways else 0.0
        width = max(self.narrowest, self.layout.width + 2 * _MARGIN + before)
        return width, (width - self.layout.width + before) / 2, _ABOVE

    def positions(self) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
        """Returns the positions in the drawing of the nodes, and of the edges' letters."""
        _, dx, dy = self._room
        nodes = tuple((x + dx, y + dy) for x, y in self.layout.places)
        letters = self._letter_places(self._bundles(dx, dy))
        return nodes, tuple(letters[number] for number in range(len(self.layout.edges)))

    def _bundles(self, dx: float, dy: float) -> list[Bundle]:
        return [
            Bundle(bundle.edges, tuple((x + dx, y + dy) for x, y in bundle.points))
            for bundle in self.layout.bundles
        ]

    def drawing(self) -> Drawing:
        width, dx, dy = self._room
        height = self.layout.height + _ABOVE + (_BELOW if self.told else _CLEAR)
        places = [(x + dx, y + dy) for x, y in self.layout.places]
        bundles = self._bundles(dx, dy)
        shapes = [
            Label(self.heading, _MARGIN, 22, HEAD, bold=True, room=width - 2 * _MARGIN),
            *self._line(width, height - 14),
            self._start(*places[0]),
            *self._lines(bundles),
            *self._nodes(places),
            *self._letters(bundles),
            *self._pointers(bundles, places),
        ]
        says = say("{0}. {1}", self.heading, self.told) if self.told else self.heading
        return Drawing(width, height, tuple(shapes), says, self._focus(places), _STRIP)

    def _line(self, width: float, y: float) -> Iterator[Shape]:
        if self.told:
            room = width - 2 * _MARGIN
            yield Label(self.told, _MARGIN, y, LETTER, DrawingRole.FAINT, room=room)

    def _start(self, x: float, y: float) -> Label:
        if self.layout.sideways:
            return Label(
                say("start"), x - 12, y, LETTER, DrawingRole.FAINT, Align.END, room=_START + 2
            )
        return Label(say("start"), x, y - 20, LETTER, DrawingRole.FAINT, Align.MIDDLE)

    def _lines(self, bundles: Sequence[Bundle]) -> Iterator[Shape]:
        """Yields the lines of edges; highlighted edges come last, so that they lie on top."""
        looks = [foremost(self.edges[edge] for edge in bundle.edges) for bundle in bundles]
        order, half = list(NodeLook), self._half_letter()
        for at in sorted(range(len(bundles)), key=lambda at: order.index(looks[at])):
            if looks[at] is not NodeLook.HIDDEN:
                yield line_of(self._curve(bundles[at].points, half), looks[at])
        for bundle, look in zip(bundles, looks, strict=True):
            if len(bundle.edges) > 1 and look is not NodeLook.HIDDEN:
                yield self._frame(bundle)

    def _curve(self, points: tuple[Point, ...], half: float) -> tuple[Point, ...]:
        """Returns a curve through points, which leaves and reaches them in the layers' direction.

        The curve is straight behind the letters, which hide it; `half` is half their size.
        """
        x, y = points[1]
        dx, dy = (half, 0.0) if self.layout.sideways else (0.0, half)
        stops = (points[0], (x - dx, y - dy), (x + dx, y + dy), *points[2:])
        curve = [stops[0]]
        for (x, y), (to_x, to_y) in pairwise(stops):
            if self.layout.sideways:
                middle = (x + to_x) / 2
                curve += [(middle, y), (middle, to_y), (to_x, to_y)]
            else:
                middle = (y + to_y) / 2
                curve += [(x, middle), (to_x, middle), (to_x, to_y)]
        return tuple(curve)

    def _half_letter(self) -> float:
        """Half the size of a letter in the direction of the layers."""
        if not self.layout.sideways:
            return CHIP / 2 - 1
        return max(chip_width(edge.label) for edge in self.layout.edges) / 2 - 1

    def _frame(self, bundle: Bundle) -> Box:
        """Returns the frame around the letters of edges that share a line."""
        (x, y), labels = bundle.points[1], [self.layout.edges[edge].label for edge in bundle.edges]
        if self.layout.sideways:
            width, height = max(map(chip_width, labels)), CHIP * len(labels)
        else:
            width, height = sum(map(chip_width, labels)), CHIP
        area = Area(x - width / 2 - 1, y - height / 2 - 1, width + 2, height + 2)
        return Box(area, DrawingRole.WINDOW, DrawingRole.LINE, 6)

    def _nodes(self, places: Sequence[Point]) -> Iterator[Shape]:
        numbers = dict(self.numbers)
        for node, ((x, y), look) in enumerate(zip(places, self.nodes, strict=True)):
            if look is not NodeLook.HIDDEN:
                number = numbers.get(node)
                yield from node_of(x, y, look) if number is None else numbered(x, y, look, number)

    def _letters(self, bundles: Sequence[Bundle]) -> Iterator[Shape]:
        at = self._letter_places(bundles)
        for number, (edge, look) in enumerate(zip(self.layout.edges, self.edges, strict=True)):
            if look is not NodeLook.HIDDEN:
                yield from letter_of(edge.label, *at[number], look, final=edge.final)

    def _letter_places(self, bundles: Sequence[Bundle]) -> Mapping[int, Point]:
        """Returns the position of each edge's letter; letters on one line are side by side."""
        found: dict[int, Point] = {}
        for bundle in bundles:
            x, y = bundle.points[1]
            labels = [self.layout.edges[edge].label for edge in bundle.edges]
            if self.layout.sideways:
                y -= CHIP * (len(labels) - 1) / 2
                for edge in bundle.edges:
                    found[edge] = (x, y)
                    y += CHIP
            else:
                x -= sum(map(chip_width, labels)) / 2
                for edge, label in zip(bundle.edges, labels, strict=True):
                    found[edge] = (x + chip_width(label) / 2, y)
                    x += chip_width(label)
        return found

    def _pointers(self, bundles: Sequence[Bundle], places: Sequence[Point]) -> Iterator[Shape]:
        """Yields arrows from edges' letters to the nodes to which these edges will lead."""
        at = self._letter_places(bundles)
        for edge, node in self.pointers:
            (x, y), (to_x, to_y) = at[edge], places[node]
            yield Line(self._bent(x, y, to_x, to_y), DrawingRole.ACCENT, 2, arrow=True, curved=True)

    def _bent(self, x: float, y: float, to_x: float, to_y: float) -> tuple[Point, ...]:
        gap = CHIP / 2
        if self.layout.sideways:
            side = -12.0 if y > to_y else 12.0
            return (x + gap, y), (x + 2 * gap, y), (to_x - gap, to_y - side), (to_x, to_y - side)
        side = 10.0 if x > to_x else -10.0
        return (x, y + gap), (x, y + 3 * gap), (to_x + 5 * side, to_y), (to_x + side, to_y)

    def _focus(self, places: Sequence[Point]) -> Area | None:
        if not self.focus:
            return None
        across = [places[node][0] for node in self.focus]
        down = [places[node][1] for node in self.focus]
        left, top = min(across) - 60, min(down) - 60
        return Area(left, top, max(across) + 60 - left, max(down) + 60 - top)


_PART_START, _END = -1, -2
"""Keys of the start and the end of a partial graph, which differ from every edge's number."""


@dataclass(frozen=True, slots=True, eq=False)
class PartGraph:
    """Layout of a word graph's part, and indices in the layout of the graph's edges and nodes.

    Node 0 is the start.
    """

    layout: Layout
    edges: Mapping[int, int]
    leads: Mapping[int, int]


def whole(graph: Graph, alphabet: Alphabet, room: Room = ROOM) -> PartGraph:
    """Returns the whole word graph, laid out for a room."""
    states: dict[int, tuple[int, int]] = {_PART_START: (graph.root, graph.roots)}
    waiting = [_PART_START]
    edges: list[tuple[int, int]] = []
    for state in waiting:
        start, size = states[state]
        for edge in range(start, start + size):
            edges.append((state, edge))
            to = _leads(graph, edge)
            if to not in states:
                states[to] = (int(graph.first[edge]), int(graph.fanout[edge]))
                waiting.append(to)
    return _lay_out(graph, alphabet, edges, room)


def part(
    graph: Graph, alphabet: Alphabet, paths: Iterable[tuple[int, ...]], room: Room = ROOM
) -> PartGraph:
    """Returns the part of a word graph that has the edges on paths from its root."""
    edges: dict[int, int] = {}
    for path in paths:
        state = _PART_START
        for edge in path:
            edges.setdefault(edge, state)
            state = _leads(graph, edge)
    return _lay_out(graph, alphabet, [(state, edge) for edge, state in sorted(edges.items())], room)


def _leads(graph: Graph, edge: int) -> int:
    return int(graph.first[edge]) if graph.fanout[edge] else _END


def _lay_out(
    graph: Graph, alphabet: Alphabet, edges: list[tuple[int, int]], room: Room
) -> PartGraph:
    letter_of = {label: letter for letter, label in alphabet.labels.items()}
    node = {_PART_START: 0}
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
        laid_out(len(node), shown, room),
        {edge: at for at, (_, edge) in enumerate(edges)},
        {edge: shown[at].target for at, (_, edge) in enumerate(edges)},
    )

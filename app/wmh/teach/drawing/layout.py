"""Layout of a word graph, with nodes in layers, few crossings and straight edges."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from wmh.teach.drawing.crossings import Layered, count_crossings, reduce_crossings

_PASSES = 6


def align_across(graph: Layered, breadths: Sequence[float], pull: Sequence[float]) -> list[float]:
    """Returns the position of every vertex along its layer, so that vertices do not overlap.

    `breadths` are the widths of the vertices; `pull` are their weights in attracting neighbours.
    """
    across = [0.0] * len(breadths)
    for layer in graph.layers:
        _pack(layer, breadths, across)
    downwards, upwards = range(1, len(graph.layers)), range(len(graph.layers) - 2, -1, -1)
    for _ in range(_PASSES):
        for at in downwards:
            _settle(graph.layers[at], (graph.above,), breadths, pull, across)
        for at in upwards:
            _settle(graph.layers[at], (graph.below,), breadths, pull, across)
    for at in (*downwards, *upwards):
        _settle(graph.layers[at], (graph.above, graph.below), breadths, pull, across)
    for at in upwards:
        _settle(graph.layers[at], (graph.below,), breadths, pull, across)
    left = min(place - breadth / 2 for place, breadth in zip(across, breadths, strict=True))
    return [place - left for place in across]


def _pack(layer: Sequence[int], breadths: Sequence[float], across: list[float]) -> None:
    reached = 0.0
    for vertex in layer:
        across[vertex] = reached + breadths[vertex] / 2
        reached += breadths[vertex]


def _settle(
    layer: Sequence[int],
    sides: Sequence[Sequence[Sequence[int]]],
    breadths: Sequence[float],
    pull: Sequence[float],
    across: list[float],
) -> None:
    """Moves a layer's vertices as near as possible to the weighted means of their neighbours.

    Positions less the widths before them must not decrease along the layer. Least squares under
    that constraint is isotonic regression, solved by pooling adjacent violators.
    """
    pools: list[tuple[float, float, int]] = []
    room: list[float] = []
    reached = 0.0
    for vertex in layer:
        room.append(reached + breadths[vertex] / 2)
        reached += breadths[vertex]
        weight = total = 0.0
        for side in sides:
            for end in side[vertex]:
                weight += pull[end]
                total += pull[end] * across[end]
        wanted = total / weight if weight else across[vertex]
        mean, mass, many = wanted - room[-1], pull[vertex], 1
        while pools and pools[-1][0] > mean:
            before, heavy, others = pools.pop()
            mean = (mean * mass + before * heavy) / (mass + heavy)
            mass, many = mass + heavy, many + others
        pools.append((mean, mass, many))
    settled = [mean for mean, _, many in pools for _ in range(many)]
    for vertex, mean, taken in zip(layer, settled, room, strict=True):
        across[vertex] = mean + taken


Point = tuple[float, float]

CHIP = 26.0
"""Height of a letter on an edge; also the least distance between layers of letters."""

_NODE = 18.0
_BEND = 10.0
Room = tuple[float, float]
ROOM: Room = 920.0, 350.0
"""Width and height visible on a projector, if letters have 20 points."""

_STEPS = (48.0, 84.0)
"""Least and greatest distance between layers of nodes."""

_LOW, _FLAT = 690.0, 220.0
"""Width for wide graphs and height for high graphs that are visible on a small projector."""

_STRETCH = 1.8
"""Greatest factor by which a small graph's nodes are moved apart."""


@dataclass(frozen=True, slots=True)
class Edge:
    """Edge from one node to another, with a letter; `final` is true if a word ends with it."""

    source: int
    target: int
    label: str
    final: bool = False


@dataclass(frozen=True, slots=True)
class Bundle:
    """Edges with equal source and target, which are drawn as one line with all their letters.

    `edges` are their numbers. `points` go from the source through the letters at `points[1]` to the
    target.
    """

    edges: tuple[int, ...]
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """Positions of a graph's nodes and edges; node 0 is the start.

    Layers go downwards, or to the right if `sideways`. `tangled` is the number of crossings in the
    original order, `crossings` their final number.
    """

    edges: tuple[Edge, ...]
    places: tuple[Point, ...]
    bundles: tuple[Bundle, ...]
    width: float
    height: float
    sideways: bool
    tangled: int
    crossings: int


def chip_width(label: str) -> float:
    """Returns the drawn width of an edge's letter, which may have several characters."""
    return 13.0 + 11.0 * len(label)


def laid_out(nodes: int, edges: Sequence[Edge], free: Room = ROOM) -> Layout:
    """Returns the layout of an acyclic graph in which every node is reachable from node 0.

    Layers go downwards or to the right, whichever gives the greater scale in the `free` space. A
    node's layer is the length of the longest path to it, so every edge goes forward. Letters have
    layers of their own between those of the nodes, so that long edges stay clear of them.
    """
    depth = _depths(nodes, edges)
    parallel: dict[tuple[int, int], list[int]] = {}
    for number, edge in enumerate(edges):
        parallel.setdefault((edge.source, edge.target), []).append(number)
    bundles = tuple(map(tuple, parallel.values()))
    deepest = max(depth)
    widest = _widest(depth, edges, bundles)
    sideways = _fit((deepest + 0.5) * _STEPS[0], widest, free) > _fit(
        widest, deepest * _STEPS[0], free
    )

    breadths, pull = [_NODE] * nodes, [1.0] * nodes
    layer_of, chains = [2 * at for at in depth], list[list[int]]()
    for (source, target), bundle in parallel.items():
        chain = [source]
        for at in range(2 * depth[source] + 1, 2 * depth[target]):
            chain.append(len(breadths))
            letters = len(chain) == 2
            breadths.append(_breadth(edges, bundle, sideways) if letters else _BEND)
            pull.append(1.0 if letters else 3.0)
            layer_of.append(at)
        chains.append([*chain, target])
    raw = _layered(layer_of, chains)
    graph = reduce_crossings(raw)
    across = align_across(graph, breadths, pull)
    stretch = (_FLAT if sideways else _LOW) / (max(across) - min(across) + 1)
    across = [place * max(1.0, min(_STRETCH, stretch)) for place in across]

    broad = max(place + breadth / 2 for place, breadth in zip(across, breadths, strict=True))
    if sideways:
        room = min(free[0], max(_LOW, broad * _LOW / _FLAT))
    else:
        room = min(free[1], max(_FLAT, broad * _FLAT / _LOW))
    step = max(_STEPS[0], min(_STEPS[1], room / max(deepest, 1))) / 2
    points = [
        (at * step, place) if sideways else (place, at * step)
        for at, place in zip(layer_of, across, strict=True)
    ]
    along = 2 * deepest * step
    return Layout(
        tuple(edges),
        tuple(points[:nodes]),
        tuple(
            Bundle(bundle, tuple(points[vertex] for vertex in chain))
            for bundle, chain in zip(bundles, chains, strict=True)
        ),
        *((along, broad) if sideways else (broad, along)),
        sideways,
        count_crossings(raw),
        count_crossings(graph),
    )


def _depths(nodes: int, edges: Sequence[Edge]) -> list[int]:
    leads: list[list[int]] = [[] for _ in range(nodes)]
    waiting = [0] * nodes
    for edge in edges:
        leads[edge.source].append(edge.target)
        waiting[edge.target] += 1
    depth, ready = [0] * nodes, [0]
    while ready:
        node = ready.pop()
        for target in leads[node]:
            depth[target] = max(depth[target], depth[node] + 1)
            waiting[target] -= 1
            if not waiting[target]:
                ready.append(target)
    return depth


def _widest(depth: Sequence[int], edges: Sequence[Edge], bundles: Sequence[Sequence[int]]) -> float:
    """Returns the width of the widest layer of letters."""
    room = [0.0] * (max(depth) + 1)
    for bundle in bundles:
        source, target = edges[bundle[0]].source, edges[bundle[0]].target
        room[depth[source]] += sum(chip_width(edges[number].label) for number in bundle)
        for at in range(depth[source] + 1, depth[target]):
            room[at] += _BEND
    return max(room)


def _fit(width: float, height: float, free: Room) -> float:
    """Returns the scale, at most 1, at which a graph of this size fits into `free`."""
    return min(1.0, free[0] / max(width, 1), free[1] / max(height, 1))


def _breadth(edges: Sequence[Edge], bundle: Sequence[int], sideways: bool) -> float:
    apart = 2 if len(bundle) == 1 else 8
    if sideways:
        return CHIP * len(bundle) + apart
    return sum(chip_width(edges[number].label) for number in bundle) + apart


def _layered(layer_of: Sequence[int], chains: Sequence[Sequence[int]]) -> Layered:
    """Returns the layered graph, with each layer's vertices in depth-first order."""
    below: list[list[int]] = [[] for _ in layer_of]
    above: list[list[int]] = [[] for _ in layer_of]
    for chain in chains:
        for one, next_ in pairwise(chain):
            below[one].append(next_)
            above[next_].append(one)
    layers: list[list[int]] = [[] for _ in range(max(layer_of) + 1)]
    met = [False] * len(layer_of)
    ahead = [0]
    while ahead:
        vertex = ahead.pop()
        if met[vertex]:
            continue
        met[vertex] = True
        layers[layer_of[vertex]].append(vertex)
        ahead += reversed(below[vertex])
    return Layered(*(tuple(map(tuple, each)) for each in (layers, below, above)))

"""Where vertices stand within their layers, so that lines are short and straight."""

from collections.abc import Sequence

from app.lesson.crossings import Layered

_PASSES = 6


def straightened(graph: Layered, breadths: Sequence[float], pull: Sequence[float]) -> list[float]:
    """The middle of every vertex across its layer, from 0 on; none overlaps its neighbour.

    `breadths` are how much room each needs, `pull` how much it counts for those linked to it.
    """
    across = [0.0] * len(breadths)
    for layer in graph.layers:
        _packed(layer, breadths, across)
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


def _packed(layer: Sequence[int], breadths: Sequence[float], across: list[float]) -> None:
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
    """Moves the layer as near as it can to the middle of what it is linked to.

    With the room of those before it taken off, every vertex may be anywhere not left of the one
    before: least squares under that rule is isotonic regression, by pooling adjacent violators.
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

"""Ordering of a layered graph's vertices, so that few of its lines cross."""

from bisect import bisect_left, bisect_right, insort
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

_SWEEPS = 4
"""Number of sweeps down and up; more sweeps gain almost nothing in graphs of forty words."""


@dataclass(frozen=True, slots=True)
class Layered:
    """Graph with its vertices in layers; every link connects neighbouring layers.

    `below[v]` are the neighbours of vertex v in the next layer, `above[v]` those in the previous
    one.
    """

    layers: tuple[tuple[int, ...], ...]
    below: tuple[tuple[int, ...], ...]
    above: tuple[tuple[int, ...], ...]


def count_crossings(graph: Layered) -> int:
    """Returns the number of pairs of links that cross."""
    total = 0
    for upper, lower in pairwise(graph.layers):
        place = {vertex: at for at, vertex in enumerate(lower)}
        seen: list[int] = []
        for vertex in upper:
            ends = sorted(place[end] for end in graph.below[vertex])
            total += sum(len(seen) - bisect_right(seen, end) for end in ends)
            for end in ends:
                insort(seen, end)
    return total


def reduce_crossings(graph: Layered) -> Layered:
    """Returns the graph with reordered layers, in which no more links cross than before.

    Sweeps by barycentre (Sugiyama) and exchanges of neighbours are made once from the top and once
    from the bottom; the best order found is kept.
    """
    best, fewest = graph, count_crossings(graph)
    downwards = graph.above, range(1, len(graph.layers))
    upwards = graph.below, range(len(graph.layers) - 2, -1, -1)
    for first, second in ((downwards, upwards), (upwards, downwards)):
        layers = [list(layer) for layer in graph.layers]
        for sweep in range(_SWEEPS):
            if not fewest:
                return best
            _by_barycentre(layers, *first)
            _by_barycentre(layers, *second)
            swept = [list(layer) for layer in layers]
            _exchange(layers, graph, eager=bool(sweep % 2))
            for order in (swept, layers):
                tried = Layered(tuple(map(tuple, order)), graph.below, graph.above)
                crossings = count_crossings(tried)
                if crossings < fewest:
                    best, fewest = tried, crossings
    return best


def _by_barycentre(
    layers: list[list[int]], beside: Sequence[Sequence[int]], order: Sequence[int]
) -> None:
    """Sorts each layer by the mean position of its vertices' neighbours in the layer before."""
    place = _places(layers)
    for at in order:
        layer = layers[at]
        ideal = {
            vertex: sum(place[end] for end in beside[vertex]) / len(beside[vertex])
            if beside[vertex]
            else place[vertex]
            for vertex in layer
        }
        layer.sort(key=ideal.__getitem__)
        place.update((vertex, at) for at, vertex in enumerate(layer))


def _places(layers: list[list[int]]) -> dict[int, int]:
    return {vertex: at for layer in layers for at, vertex in enumerate(layer)}


def _exchange(layers: list[list[int]], graph: Layered, *, eager: bool) -> None:
    """Exchanges neighbouring vertices while fewer links cross; if `eager`, also if equally many do.

    Exchanges without gain can lead out of orders that no single exchange improves.
    """
    place = _places(layers)
    for round_ in range(6):
        gained = False
        for layer in layers:
            ends = {
                vertex: (
                    sorted(place[end] for end in graph.above[vertex]),
                    sorted(place[end] for end in graph.below[vertex]),
                )
                for vertex in layer
            }
            for at in range(len(layer) - 1):
                left, right = layer[at], layer[at + 1]
                gain = sum(
                    _over(one, other) - _over(other, one)
                    for one, other in zip(ends[left], ends[right], strict=True)
                )
                if gain > 0 or (eager and round_ == 0 and gain == 0):
                    layer[at], layer[at + 1] = right, left
                    place[left], place[right] = at + 1, at
                    gained = gained or gain > 0
        if not gained:
            break


def _over(left: list[int], right: list[int]) -> int:
    """Returns the number of crossings between the links of two neighbouring vertices.

    `left` and `right` are the sorted positions of the links' other ends.
    """
    return sum(bisect_left(right, end) for end in left)

"""Regions of a file: runs of REGION units in which a unit can refer to every other unit.

A small graph has one region. A larger graph is cut at its root: each region has the words of some
first letters. A state that words of two regions use is stored twice, and the root reaches the first
states of the other regions by offsets whose low eight bits are 0 (the extension of the format).
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.lexicon.building.redundancy import WorkingGraph


@dataclass(frozen=True, slots=True, eq=False)
class Region:
    """States of one region, in their order, with their edges as in `WorkingGraph`.

    The `target` of an edge is an index of these states; -1 for the root's edges into other regions.
    `entries` are the indices of the root's edges that lead into the region. The first region begins
    with the root; any other region begins with one state for each entry.
    """

    first: NDArray[np.int64]
    label: NDArray[np.uint8]
    final: NDArray[np.bool_]
    target: NDArray[np.int64]
    entries: NDArray[np.int64]


def regions_of(graph: WorkingGraph, room: int, stop: Stop) -> list[Region] | None:
    """Returns the regions of a graph, each with at most `room` edges.

    Returns None if the words of one first letter have too many edges. Letters with the most edges
    come first, each into the first region that has room.
    """
    if graph.edges <= room:
        every = np.arange(graph.states)
        return [_region(graph, every, np.arange(int(graph.first[1])), root=True)]
    most = room - int(graph.first[1])
    sizes = np.diff(graph.first)
    reached = [_below(graph, edge, stop) for edge in range(int(graph.first[1]))]
    parts: list[tuple[NDArray[np.bool_], list[int]]] = []
    for edge in sorted(range(len(reached)), key=lambda each: -int(sizes[reached[each]].sum())):
        check_cancelled(stop)
        for states, edges in parts:
            if int(sizes[states | reached[edge]].sum()) <= most:
                states |= reached[edge]
                edges.append(edge)
                break
        else:
            if int(sizes[reached[edge]].sum()) > most:
                return None
            parts.append((reached[edge].copy(), [edge]))
    found: list[Region] = []
    for states, edges in parts:
        entries = np.sort(np.array(edges))
        heads = np.zeros(1, np.int64) if not found else graph.target[entries].astype(np.int64)
        if found:  # Their own copies, which no edge of another state leads to.
            states = _below_all(graph, heads, stop)
        every = np.concatenate([heads, np.flatnonzero(states)])
        found.append(_region(graph, every, entries, root=not found))
    return found


def _below(graph: WorkingGraph, edge: int, stop: Stop) -> NDArray[np.bool_]:
    """Returns which states are reached through one edge of the root, as bool for each state."""
    reached = _below_all(graph, graph.target[edge : edge + 1].astype(np.int64), stop)
    reached[graph.target[edge]] = True
    return reached


def _below_all(graph: WorkingGraph, states: NDArray[np.integer], stop: Stop) -> NDArray[np.bool_]:
    """Returns which states are below these states, as bool for each state of the graph."""
    reached = np.zeros(graph.states, np.bool_)
    while len(states):
        check_cancelled(stop)
        following: NDArray[np.integer] = np.unique(graph.target[_edges_of(graph, states)])
        states = following[~reached[following]]
        reached[states] = True
    return reached


def _edges_of(graph: WorkingGraph, states: NDArray[np.integer]) -> NDArray[np.int64]:
    """Returns the indices of the edges of these states, state by state."""
    begin = graph.first[states].astype(np.int64)
    number = graph.first[states + 1] - begin
    before = np.cumsum(number) - number
    return np.arange(int(number.sum())) + np.repeat(begin - before, number)


def _region(
    graph: WorkingGraph, states: NDArray[np.integer], entries: NDArray[np.int64], *, root: bool
) -> Region:
    edges = _edges_of(graph, states)
    place = np.full(graph.states, -1)
    heads = 1 if root else len(entries)
    place[states[heads:]] = np.arange(heads, len(states))
    target = place[graph.target[edges]]
    if root:
        target[: graph.first[1]][~np.isin(np.arange(int(graph.first[1])), entries)] = -1
    number = (graph.first[states + 1] - graph.first[states]).astype(np.int64)
    return Region(
        np.append(0, np.cumsum(number)), graph.label[edges], graph.final[edges], target, entries
    )

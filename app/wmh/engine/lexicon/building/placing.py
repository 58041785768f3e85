"""Placement of a file's states: regions of units, and a base for each state of a region.

A small graph has one region. A larger graph is cut at its root: each region has the words of some
first letters. A state that words of two regions use is stored twice, and the root reaches the first
states of the other regions by offsets whose low eight bits are 0 (the extension of the format).

All edges of a state lie at `base ^ label`, and no two states may share a base. A compiled kernel
finds the bases where it is available; `Groups` finds the same bases without it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, count

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.lexicon.building.trie import WorkingGraph
from wmh.engine.lexicon.file_format import BLOCK, NoRoomError
from wmh.engine.strategy.kernels.library import unavailable


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


_WINDOW = 64
"""Number of groups with free units that are tried for a state; more is fuller but slower.

The compiled kernel has the same number; with another number it would find other bases.
"""

_TOGETHER = 256
"""Number of label sets whose states are placed between two checks for cancelling."""


def place(region: Region, low: NDArray[np.int64], room: int, stop: Stop) -> NDArray[np.int64]:
    """Returns a base for every state; states with most edges are placed first, at the first fit.

    States with one edge fill the gaps. But the first states of the region, one for each value of
    `low`, are placed before all others, at bases with these lowest eight bits. `room` is the number
    of units in the region. Raises NoRoomError.
    """
    lowest, highest = int(region.label.min()), int(region.label.max())
    bits = max((lowest ^ highest).bit_length(), 3)
    high = lowest >> bits << bits
    if unavailable():
        kind = Groups
    else:
        from wmh.engine.strategy.kernels.graph import CompiledGroups

        kind = CompiledGroups
    groups = kind(bits, high, room >> bits, (high >> bits) + 1)
    labels = region.label & np.uint8((1 << bits) - 1)
    sizes, heads = np.diff(region.first), len(low)
    wanted = _label_sets(labels, region.first)
    base = np.empty(len(sizes), np.int64)
    base[:heads] = groups.heads(low, wanted[:heads])
    rest = sizes[heads:]
    several = heads + np.flatnonzero(rest > 1)
    order = np.lexsort((wanted[several, 0], wanted[several, 1], -sizes[several]))
    several = several[order]
    sets = wanted[several]
    opens = np.flatnonzero(np.append(True, (sets[1:] != sets[:-1]).any(axis=1))[: len(sets)])
    counts = np.diff(opens, append=len(sets))
    for begin in range(0, len(opens), _TOGETHER):
        check_cancelled(stop)
        part = slice(begin, begin + _TOGETHER)
        found = groups.several(sets[opens[part]], counts[part])
        base[several[opens[begin] : opens[begin] + len(found)]] = found
    check_cancelled(stop)
    single = heads + np.flatnonzero(rest == 1)
    base[single] = groups.singles(labels[region.first[single]])
    base[heads + np.flatnonzero(rest == 0)] = groups.empty()
    return base


def _label_sets(labels: NDArray[np.uint8], first: NDArray[np.int64]) -> NDArray[np.uint64]:
    """Returns the set of labels of each state's edges as bits, uint64 (states, 2)."""
    sets = np.zeros((len(first) - 1, 2), np.uint64)
    having = np.flatnonzero(np.diff(first))
    for half in (0, 1):
        bits = np.uint64(1) << (labels & np.uint8(63)).astype(np.uint64)
        bits[labels >> 6 != half] = 0
        sets[having, half] = np.bitwise_or.reduceat(bits, first[having])
    return sets


class Groups:
    """The units of a region, in groups that are closed under XOR with the alphabet's labels.

    Labels share their high bits, so for the base `(group * size ^ high) + shift` the edge with
    label l is bit `shift ^ l` of the group; a group has 32 units for English. The taken units and
    the used bases of a group are one integer each, with a bit for each unit.
    """

    def __init__(self, bits: int, high: int, most: int, opened: int) -> None:
        self._size = 1 << bits
        self._high = high
        self._most = most
        self._full = (1 << self._size) - 1
        every = (1 << self._size * _WINDOW) - 1
        runs = [1 << bit for bit in range(bits)]
        # The low run of each pair of runs, which XOR with a label's bit swaps.
        self._runs = [(run, every // ((1 << run) + 1)) for run in runs]
        self._taken: list[int] = []
        self._bases: list[int] = []
        self._room: list[int] = []
        for _ in range(opened):
            self._open()
        # The root has unit 0; and base 0 is barred, or label NUL would find the root there.
        self._taken[0] |= 1
        self._bases[high >> bits] |= 1

    def heads(self, low: NDArray[np.int64], wanted: NDArray[np.uint64]) -> NDArray[np.int64]:
        """Returns a base for each state, with the lowest eight bits that `low` gives for it.

        `wanted`, uint64 (states, 2), is the set of each state's labels, a bit for each label.
        """
        pairs = zip(low.tolist(), _integers(wanted), strict=True)
        return np.array([self._at(bits, each) for bits, each in pairs], np.int64)

    def several(self, wanted: NDArray[np.uint64], counts: NDArray[np.int64]) -> NDArray[np.int64]:
        """Returns bases for many states, set after set.

        `wanted` are different sets of labels, as in `heads`; `counts` is the number of states with
        each set.
        """
        pairs = zip(_integers(wanted), counts.tolist(), strict=True)
        return np.array(list(chain(*(self._alike(each, n) for each, n in pairs))), np.int64)

    def singles(self, labels: NDArray[np.uint8]) -> NDArray[np.int64]:
        """Returns bases for states with one edge each; `labels` are the labels of these edges.

        Each free unit takes the most frequent remaining label whose base is free, so that the last
        states still have labels to choose from.
        """
        waiting: dict[int, list[int]] = {label: [] for label in np.unique(labels).tolist()}
        for state, label in enumerate(labels.tolist()):
            waiting[label].append(state)
        found = np.empty(len(labels), np.int64)
        left = len(labels)
        for group in chain(range(len(self._taken)), iter(self._open, None)):
            if not left:
                break
            free = ~self._taken[group] & self._full
            commonest = sorted(waiting, key=lambda label: -len(waiting[label]))
            while free:
                unit = free & -free
                free ^= unit
                for label in commonest:
                    shift = unit.bit_length() - 1 ^ label
                    if waiting[label] and not self._bases[group] >> shift & 1:
                        self._taken[group] |= unit
                        self._bases[group] |= 1 << shift
                        found[waiting[label].pop()] = self._base(group, shift)
                        left -= 1
                        break
        return found

    def empty(self) -> int:
        """Returns a base that no state uses yet, for a state without edges."""
        for group in chain(range(len(self._bases)), iter(self._open, None)):
            free = ~self._bases[group] & self._full
            if free:
                return self._base(group, (free & -free).bit_length() - 1)
        raise AssertionError("there is always another group")

    def _open(self) -> int:
        if len(self._taken) == self._most:
            raise NoRoomError
        self._taken.append(0)
        self._bases.append(0)
        self._room.append(len(self._taken) - 1)
        del self._room[:-_WINDOW]
        return len(self._taken) - 1

    def _base(self, group: int, shift: int) -> int:
        return (group * self._size ^ self._high) + shift

    def _alike(self, wanted: int, count: int) -> list[int]:
        """Returns bases for `count` states that have the labels whose bits are set in `wanted`."""
        found: list[int] = []
        shifted = self._units_by_shift(wanted)
        groups = self._room[:]
        while True:
            fits = self._fits(wanted, groups)
            while fits:
                first = fits & -fits
                fits ^= first
                place, shift = divmod(first.bit_length() - 1, self._size)
                group, units = groups[place], shifted[shift]
                if units & self._taken[group]:  # By one of the states before it.
                    continue
                self._taken[group] |= units
                self._bases[group] |= 1 << shift
                if self._taken[group] == self._full:
                    self._room.remove(group)
                found.append(self._base(group, shift))
                if len(found) == count:
                    return found
            groups = [self._open()]

    def _at(self, low: int, wanted: int) -> int:
        """Returns a base with these low bits, for a state with the labels set in `wanted`."""
        for block in count(0, BLOCK):
            base = block + low
            group, shift = (base ^ self._high) // self._size, base % self._size
            while len(self._taken) <= group:
                self._open()
            units = self._units_by_shift(wanted)[shift]
            if not (units & self._taken[group] or self._bases[group] >> shift & 1):
                self._taken[group] |= units
                self._bases[group] |= 1 << shift
                return base
        raise AssertionError("there is always another block")

    def _fits(self, wanted: int, groups: list[int]) -> int:
        """Returns the shifts, as bits, that put all labels set in `wanted` on free units.

        The shift s puts a label on the unit `s ^ label`. So the shifts that suit a label are the
        free units, permuted by the label; their intersection over all labels is computed for all
        groups at once.
        """
        free = self._integer_of([self._taken[group] ^ self._full for group in groups])
        fits = self._integer_of([self._bases[group] ^ self._full for group in groups])
        while wanted and fits:
            label = wanted & -wanted
            wanted ^= label
            moved, by = free, label.bit_length() - 1
            for run, low in self._runs:
                if by & run:
                    moved = (moved & low) << run | moved >> run & low
            fits &= moved
        return fits

    def _integer_of(self, groups: list[int]) -> int:
        size = self._size // 8
        return int.from_bytes(
            b"".join([bits.to_bytes(size, "little") for bits in groups]), "little"
        )

    def _units_by_shift(self, wanted: int) -> list[int]:
        """Returns the units that the labels set in `wanted` take with each shift.

        XOR with a shift swaps runs of bits.
        """
        shifted = [wanted]
        for run, low in self._runs:
            shifted += [(units & low) << run | units >> run & low for units in shifted]
        return shifted


def _integers(sets: NDArray[np.uint64]) -> Sequence[int]:
    """Returns each set of two 64-bit words as one integer."""
    return [low | high << 64 for low, high in sets.tolist()]

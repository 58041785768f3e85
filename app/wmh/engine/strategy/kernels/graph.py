"""Kernels for graphs: read from a file's units, made of sorted words, and placed among units.

They tell only that a file is invalid; `lexicon.graph` explains why. `lexicon.building.placing`
describes the placement. The units lie in groups of two to the power of `bits`. For each group,
`taken` uint64 (groups, 2) are the units that have an edge, and `used` the shifts of the used bases,
a bit for each.
"""

import ctypes
from collections.abc import Sequence
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.lexicon.alphabet import MOST_LETTERS
from wmh.engine.lexicon.file_format import BLOCK, MOST_WORDS, NoRoomError
from wmh.engine.strategy.kernels.kernel_calls import Table, call, pointer, sides

_NO_GRAPH = -1


class _Graph(Table):
    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("final", "opens", "target")),
        *((name, ctypes.c_void_p) for name in ("first", "fanout", "ends", "passed")),
        *((name, ctypes.c_int64) for name in ("edges", "states", "root", "most")),
    )


def edges_of(
    units: NDArray[np.uint32],
) -> tuple[NDArray[np.uint8], NDArray[np.bool_], NDArray[np.int32], NDArray[np.int32], int] | None:
    """Returns the arrays `label`, `final`, `opens`, `target` and `root` of `graph_of_edges`.

    Returns None for invalid units. Raises ValueError if the units are not whole blocks.
    """
    (number,) = sides(units, 1)
    if number % BLOCK:
        raise ValueError(f"units come in blocks of {BLOCK}, not {number} in all")
    given = pointer(units, np.uint32, (number,))
    edges = call("count_edges", given, number)
    label, final = np.empty(edges, np.uint8), np.empty(edges, np.bool_)
    opens, target, root = (
        np.empty(edges, np.int32),
        np.empty(edges, np.int32),
        np.empty(1, np.int64),
    )
    states = call(
        "list_edges", given, number, edges, MOST_LETTERS,
        pointer(label, np.uint8, (edges,)), pointer(final, np.bool_, (edges,)),
        pointer(opens, np.int32, (edges,)), pointer(target, np.int32, (edges,)),
        pointer(root, np.int64, (1,)),
    )  # fmt: skip
    return None if states == _NO_GRAPH else (label, final, opens[:states], target, int(root[0]))


def link(
    final: NDArray[np.bool_], opens: NDArray[np.int32], target: NDArray[np.int32], root: int
) -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.uint32], NDArray[np.int32], int] | None:
    """Returns the fields `first`, `fanout`, `ends`, `passed` and `words` of the `Graph` of edges.

    The arguments are as in `lexicon.graph.graph_of_edges`. Returns None if the edges make no valid
    graph. Raises ValueError if a state or an edge is out of bounds.
    """
    (edges,), (states,) = sides(final, 1), sides(opens, 1)
    first, fanout, passed = (np.empty(edges, np.int32) for _ in range(3))
    ends = np.empty(edges, np.uint32)
    table = _Graph(
        pointer(final, np.bool_, (edges,)), pointer(opens, np.int32, (states,)),
        pointer(target, np.int32, (edges,)), pointer(first, np.int32, (edges,)),
        pointer(fanout, np.int32, (edges,)), pointer(ends, np.uint32, (edges,)),
        pointer(passed, np.int32, (edges,)), edges, states, root, MOST_WORDS,
    )  # fmt: skip
    words = call("link_edges", table)
    return None if words == _NO_GRAPH else (first, fanout, ends, passed, words)


_WINDOW = 64
_NO_ROOM = -1
_MOST_STATES = 1 << 24


class _Groups(Table):
    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("taken", "used", "room")),
        *((name, ctypes.c_int64) for name in ("bits", "high", "most", "opened", "rooms")),
    )


class CompiledGroups:
    """Compiled counterpart of `lexicon.building.placing.Groups`: the units of a region, in groups.

    There are at most `most` groups, and `opened` groups at first. `high` is the part of a base that
    XOR with a label changes in the group's index. The methods return bases, int64, and raise
    NoRoomError.
    """

    def __init__(self, bits: int, high: int, most: int, opened: int) -> None:
        if not 0 < opened <= min(most, _WINDOW):
            raise ValueError(f"of {most} groups {opened} cannot be there at first")
        taken, used = np.zeros((most, 2), np.uint64), np.zeros((most, 2), np.uint64)
        room = np.zeros(_WINDOW, np.int64)
        room[:opened] = np.arange(opened)
        # The root has unit 0; and base 0 is barred, or label NUL would find the root there.
        taken[0, 0] = used[high >> bits, 0] = 1
        self._table = _Groups(
            pointer(taken, np.uint64, (most, 2)), pointer(used, np.uint64, (most, 2)),
            pointer(room, np.int64, (_WINDOW,)), bits, high, most, opened, opened,
        )  # fmt: skip
        self._table.kept = taken, used, room

    def heads(self, low: NDArray[np.int64], wanted: NDArray[np.uint64]) -> NDArray[np.int64]:
        """Returns a base for each state, with the lowest eight bits that `low` gives for it.

        `wanted`, uint64 (states, 2), is the set of each state's labels, a bit for each label.
        """
        (number,) = sides(low, 1)
        found = np.empty(number, np.int64)
        _place(
            "place_heads", self._table, pointer(low, np.int64, (number,)),
            pointer(wanted, np.uint64, (number, 2)), number, pointer(found, np.int64, (number,)),
        )  # fmt: skip
        return found

    def several(self, wanted: NDArray[np.uint64], counts: NDArray[np.int64]) -> NDArray[np.int64]:
        """Returns bases for many states, set after set.

        `wanted` are different sets of labels, as in `heads`; `counts` is the number of states with
        each set.
        """
        (runs,), starts = sides(counts, 1), np.append(0, np.cumsum(counts))
        if runs and not 0 <= int(counts.min()) <= sum(counts.tolist()) <= _MOST_STATES:
            raise ValueError("there are no such numbers of states")
        found = np.empty(int(starts[-1]), np.int64)
        _place(
            "place_several", self._table, pointer(wanted, np.uint64, (runs, 2)),
            pointer(starts, np.int64, (runs + 1,)), runs,
            pointer(found, np.int64, found.shape), len(found),
        )  # fmt: skip
        return found

    def singles(self, labels: NDArray[np.uint8]) -> NDArray[np.int64]:
        """Returns bases for states with one edge each; `labels` are the labels of these edges."""
        (number,) = sides(labels, 1)
        found = np.empty(number, np.int64)
        _place(
            "place_singles", self._table, pointer(labels, np.uint8, (number,)), number,
            pointer(found, np.int64, (number,)),
        )  # fmt: skip
        return found

    def empty(self) -> int:
        """Returns a base that no state uses yet, for a state without edges."""
        return _place("place_empty", self._table)


def _place(name: str, *arguments: int | ctypes.Structure | None) -> int:
    found = call(name, *arguments)
    if found == _NO_ROOM:
        raise NoRoomError
    return found


_MOST_NODES = 1 << 30
_TOGETHER = 1 << 17
"""Number of words, or nodes, processed between two checks for cancelling."""


class _SortedWords(Table):
    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("text", "starts")),
        *((name, ctypes.c_int64) for name in ("number", "bytes", "depth")),
    )


class _Merging(Table):
    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("label", "final", "first", "children")),
        *((name, ctypes.c_void_p) for name in ("kept_as", "slots", "nodes", "names")),
        *((name, ctypes.c_int64) for name in ("number", "places", "groups", "at")),
    )
    slots: int | None
    places: int
    groups: int
    at: int


def nodes_of(
    listed: Sequence[bytes], stop: Stop
) -> tuple[
    NDArray[np.uint8], NDArray[np.bool_], NDArray[np.int32], NDArray[np.int32], tuple[int, ...]
]:
    """Returns the fields of a `Trie` of sorted, distinct, nonempty words.

    Raises ValueError for other words.
    """
    number = len(listed)
    text = np.frombuffer(b"".join(listed), np.uint8)
    starts = np.zeros(number + 1, np.int64)
    np.cumsum(np.fromiter(map(len, listed), np.int64, number), out=starts[1:])
    depth = int(np.diff(starts).max())
    words = _SortedWords(
        pointer(text, np.uint8, (len(text),)), pointer(starts, np.int64, (number + 1,)),
        number, len(text), depth,
    )  # fmt: skip
    words.kept = text, starts
    counts = np.zeros(depth + 1, np.int64)
    counts[0] = 1
    parts = [(n, min(n + _TOGETHER, number)) for n in range(0, number, _TOGETHER)]
    for begin, end in parts:
        check_cancelled(stop)
        call("count_nodes", words, begin, end, pointer(counts, np.int64, (depth + 1,)))
    levels = tuple(accumulate(counts.tolist(), initial=0))
    nodes = levels[-1]
    if nodes > _MOST_NODES:
        raise MemoryError
    bounds = np.array(levels)
    following, path = bounds[:-1].copy(), bounds[:-1].copy()
    label, final = np.zeros(nodes, np.uint8), np.zeros(nodes, np.bool_)
    children = np.zeros(nodes, np.int32)
    for begin, end in parts:
        check_cancelled(stop)
        call(
            "fill_nodes", words, begin, end, pointer(bounds, np.int64, (depth + 2,)),
            pointer(following, np.int64, (depth + 1,)), pointer(path, np.int64, (depth + 1,)),
            pointer(label, np.uint8, (nodes,)), pointer(final, np.bool_, (nodes,)),
            pointer(children, np.int32, (nodes,)), nodes,
        )  # fmt: skip
    first = np.cumsum(children, dtype=np.int32)
    first -= children
    first += 1
    return label, final, first, children, levels


def merge(
    label: NDArray[np.uint8],
    final: NDArray[np.bool_],
    first: NDArray[np.int32],
    children: NDArray[np.int32],
    stop: Stop,
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Returns the nodes of a trie that are kept, ascending, and the kept node for every node.

    The kept node is given as an index of the first array. Of nodes with equal continuations the
    first is kept. Children come after their parents; the arrays are as in `Trie`.
    """
    (number,) = sides(label, 1)
    kept_as, nodes = np.empty(number, np.int32), np.empty(number, np.int32)
    names, slots = np.empty(number, np.uint64), np.empty(0, np.int32)
    table = _Merging(
        pointer(label, np.uint8, (number,)), pointer(final, np.bool_, (number,)),
        pointer(first, np.int32, (number,)), pointer(children, np.int32, (number,)),
        pointer(kept_as, np.int32, (number,)), None, pointer(nodes, np.int32, (number,)),
        pointer(names, np.uint64, (number,)), number, 0, 0, number,
    )  # fmt: skip
    while table.at:
        check_cancelled(stop)
        part = min(_TOGETHER, table.at)
        if 2 * (table.groups + part) > len(slots):
            slots = np.full(1 << (4 * (table.groups + part)).bit_length(), -1, np.int32)
            table.slots, table.places = pointer(slots, np.int32, slots.shape), len(slots)
            call("fill_slots", table)
        call("merge_nodes", table, part)
    kept = call("number_groups", table)
    return nodes[:kept].copy(), kept_as

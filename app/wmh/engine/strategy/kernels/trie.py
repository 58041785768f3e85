"""Compiled kernels that make a trie of sorted words, and merge its nodes."""

import ctypes
from collections.abc import Sequence
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.strategy.kernels.kernel_calls import Table, call, pointer, sides

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

"""First two processes of the DAWG Constructor (paper, section IV.A).

They make the temporary trie, and merge its redundant nodes.
"""

import operator
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.strategy.kernels.library import unavailable


@dataclass(frozen=True, slots=True, eq=False)
class Trie:
    """Trie whose nodes are numbered breadth first, so that siblings and levels are contiguous.

    Node 0 is the root. `label` uint8 is the letter that leads to a node, `final` bool is true if a
    word ends there; the children of node i are `first[i]` to `first[i] + children[i] - 1` in label
    order (int32 both). The nodes at depth d are `levels[d]` to `levels[d + 1] - 1`.
    """

    label: NDArray[np.uint8]
    final: NDArray[np.bool_]
    first: NDArray[np.int32]
    children: NDArray[np.int32]
    levels: tuple[int, ...]

    @property
    def nodes(self) -> int:
        return len(self.label)


def fill_trie(words: Iterable[bytes], stop: Stop = never) -> Trie:
    """Returns the trie of words, which are labels 1 to 255, in any order.

    Raises ValueError without words.
    """
    listed = list(words)
    if not all(map(operator.lt, listed, islice(listed, 1, None))):
        listed = sorted(set(listed))
    if not listed or not listed[-1]:
        raise ValueError("A trie needs at least one word.")
    if not listed[0]:
        del listed[0]
    if unavailable():
        return Trie(*_nodes_of(listed, stop))
    from wmh.engine.strategy.kernels.graph import nodes_of

    return Trie(*nodes_of(listed, stop))


def _nodes_of(
    listed: Sequence[bytes], stop: Stop
) -> tuple[
    NDArray[np.uint8], NDArray[np.bool_], NDArray[np.int32], NDArray[np.int32], tuple[int, ...]
]:
    """Returns the fields of the trie of sorted words, without the compiled kernel.

    The nodes are made level by level: a word opens a node at depth d if its first d labels differ
    from those of the word before it.
    """
    depth = max(map(len, listed))
    rows = np.array(listed, dtype=f"S{depth}").view(np.uint8).reshape(len(listed), depth)
    length = np.count_nonzero(rows, axis=1)
    shared = np.zeros(len(rows), dtype=np.int64)
    shared[1:] = np.argmax(rows[1:] != rows[:-1], axis=1)

    labels = [np.zeros(1, np.uint8)]
    finals = [np.zeros(1, np.bool_)]
    firsts: list[NDArray[np.int32]] = []
    counts: list[NDArray[np.int32]] = []
    levels = [0, 1]
    above = np.zeros(len(rows), dtype=np.int64)
    for d in range(depth):
        check_cancelled(stop)
        opens = (length > d) & (shared <= d)
        label = rows[opens, d]
        labels.append(label)
        finals.append(length[opens] == d + 1)
        counts.append(np.bincount(above[opens], minlength=levels[-1] - levels[-2]).astype(np.int32))
        firsts.append((levels[-1] + np.cumsum(counts[-1]) - counts[-1]).astype(np.int32))
        levels.append(levels[-1] + len(label))
        above = np.cumsum(opens) - 1
    leaves = levels[-1] - levels[-2]
    firsts.append(np.full(leaves, levels[-1], np.int32))
    counts.append(np.zeros(leaves, np.int32))
    return (
        np.concatenate(labels),
        np.concatenate(finals),
        np.concatenate(firsts),
        np.concatenate(counts),
        tuple(levels),
    )


@dataclass(frozen=True, slots=True, eq=False)
class WorkingGraph:
    """Minimal acyclic graph: the trie after redundant nodes were merged.

    State 0 is the root. The edges of state s are `first[s]` to `first[s + 1] - 1` in label order,
    with `label` uint8, `final` bool (a word ends on this edge) and `target` int32 (a state).
    `kept_as` int32 is the state of every trie node. Because a word ends on an edge and not in a
    state, nodes that differ only in that a word ends there are one state.
    """

    first: NDArray[np.int32]
    label: NDArray[np.uint8]
    final: NDArray[np.bool_]
    target: NDArray[np.int32]
    kept_as: NDArray[np.int32]

    @property
    def states(self) -> int:
        return len(self.first) - 1

    @property
    def edges(self) -> int:
        return len(self.label)

    @property
    def killed(self) -> int:
        return len(self.kept_as) - self.states


class _CollisionError(Exception):
    """The exception for two different nodes with equal signatures."""


def kill_redundant(trie: Trie, stop: Stop = never) -> WorkingGraph:
    """Returns the graph of a trie, in which nodes with equal continuations are one state.

    States are in the order of their first nodes.
    """
    if unavailable():
        kept, kept_as = _merge_slowly(trie, stop)
    else:
        from wmh.engine.strategy.kernels.graph import merge

        kept, kept_as = merge(trie.label, trie.final, trie.first, trie.children, stop)
    sizes = trie.children[kept]
    first = np.append(0, np.cumsum(sizes)).astype(np.int32)
    edge = np.repeat(trie.first[kept] - first[:-1], sizes) + np.arange(first[-1], dtype=np.int32)
    return WorkingGraph(first, trie.label[edge], trie.final[edge], kept_as[edge], kept_as)


def _merge_slowly(trie: Trie, stop: Stop) -> tuple[NDArray[np.integer], NDArray[np.int32]]:
    """Merges nodes as `kernels.trie.merge` does, without the compiled kernel.

    Every node gets a 64-bit signature of its children, deepest level first; nodes with equal
    signatures are then compared edge by edge, so the result does not depend on chance.
    """
    for seed in range(1, 9):
        try:
            return _merge(trie, _signatures(trie, seed, stop), stop)
        except _CollisionError:
            continue
    raise AssertionError("eight independent 64-bit signatures collided")


def _signatures(trie: Trie, seed: int, stop: Stop) -> NDArray[np.uint64]:
    signature = np.zeros(trie.nodes, np.uint64)
    salt = np.uint64(seed * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF)
    for top, bottom in zip(trie.levels[-3::-1], trie.levels[-2:0:-1], strict=False):
        check_cancelled(stop)
        parents = top + np.flatnonzero(trie.children[top:bottom])
        if not len(parents):
            continue
        start, end = trie.first[parents[0]], trie.first[parents[-1]] + trie.children[parents[-1]]
        step = trie.label[start:end].astype(np.uint64) * np.uint64(2) + trie.final[start:end]
        edge = _mix(signature[start:end] + _mix(step + salt))
        signature[parents] = np.add.reduceat(edge, trie.first[parents] - start)
    return signature


def _mix(x: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Steele's splitmix64 finaliser: every bit of the input changes every bit of the result."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


def _merge(
    trie: Trie, signature: NDArray[np.uint64], stop: Stop
) -> tuple[NDArray[np.integer], NDArray[np.int32]]:
    _, first_seen, group = np.unique(signature, return_index=True, return_inverse=True)
    check_cancelled(stop)
    number = np.empty(len(first_seen), np.int32)
    number[np.argsort(first_seen)] = np.arange(len(first_seen), dtype=np.int32)
    kept_as = number[group]
    kept = np.sort(first_seen)

    twin = kept[kept_as]
    if not np.array_equal(trie.children, trie.children[twin]):
        raise _CollisionError
    child = np.arange(1, trie.nodes)
    parent = np.repeat(np.arange(trie.nodes), trie.children)
    same = trie.first[twin[parent]] + (child - trie.first[parent])
    for of in (trie.label, trie.final, kept_as):
        if not np.array_equal(of[child], of[same]):
            raise _CollisionError
    return kept, kept_as

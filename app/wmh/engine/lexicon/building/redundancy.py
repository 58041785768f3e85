"""Second process of the DAWG Constructor: redundant nodes of the trie are merged."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.lexicon.building.trie import Trie
from wmh.engine.strategy.kernels.library import unavailable


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

"""First process of the DAWG Constructor: the temporary trie (paper, section IV.A)."""

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

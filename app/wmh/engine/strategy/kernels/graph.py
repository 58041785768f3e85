"""Kernels that make a graph from the units of a .dawg file.

They tell only that a file is invalid; `lexicon.graph` explains why.
"""

import ctypes

import numpy as np
from numpy.typing import NDArray

from wmh.engine.lexicon.alphabet import MOST_LETTERS
from wmh.engine.lexicon.file_format import BLOCK, MOST_WORDS
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

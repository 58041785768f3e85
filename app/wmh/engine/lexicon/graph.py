"""Graph of a .dawg file: checked, loaded with dawg-python, and converted to arrays."""

import hashlib
import os
import sys
from array import array
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, ClassVar, Protocol, cast

import dawg_python  # pyright: ignore[reportMissingTypeStubs]
import numpy as np
from numpy.typing import NDArray

from wmh.base.files.writing import open_regular
from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.refusal import InputError
from wmh.engine.lexicon.alphabet import MOST_LETTERS
from wmh.engine.lexicon.file_format import BLOCK, FREE, LONGEST, MOST_UNITS, MOST_WORDS
from wmh.engine.strategy.kernels.library import unavailable

_MOST_BYTES = 4 * MOST_UNITS + 4


class GraphError(InputError):
    """The error for a file that is no valid graph; its message is the end of a sentence."""


class Walker(Protocol):
    """The part of dawg-python's `Dictionary` that is used."""

    ROOT: ClassVar[int]

    def follow_char(self, label: int, index: int) -> int | None: ...

    def has_value(self, index: int) -> bool: ...


@dataclass(frozen=True, slots=True, eq=False)
class Graph:
    """The edges of a DAWG as arrays; the edges of a state are contiguous, in label order.

    Of edge e: `label` uint8; `final` bool, true if a word ends with e; the edges that follow e are
    `first[e]` to `first[e] + fanout[e] - 1` (int32 both); `ends` uint32 has bit k set if some word
    ends exactly k letters below e; `passed` int32 is the number of words that branch off before e:
    they begin as the state does from which e leads, and come before the words that go on beyond e.
    The sum of `passed` along the path of a word, minus one, is the word's number, from 0 in sorted
    order. `root` is the first edge of the root, `roots` the number of the root's edges.
    """

    walker: Walker
    label: NDArray[np.uint8]
    final: NDArray[np.bool_]
    first: NDArray[np.int32]
    fanout: NDArray[np.int32]
    ends: NDArray[np.uint32]
    passed: NDArray[np.int32]
    root: int
    roots: int
    states: int
    words: int

    def __reduce__(self) -> tuple[object, ...]:
        """Returns the form to pickle: units for the graph of a file, otherwise the arrays.

        Units are a third as large.
        """
        units: object = getattr(self.walker, "_units", None)
        if units is None:
            return Graph, tuple(getattr(self, each.name) for each in fields(self))
        return _from_units, (np.frombuffer(cast("Any", units), np.uint32).tobytes(),)

    @property
    def lengths(self) -> tuple[int, ...]:
        """Lengths of the words, in letters."""
        all_ends = int(np.bitwise_or.reduce(self.ends[self.root : self.root + self.roots]))
        return tuple(length for length in range(1, LONGEST + 2) if all_ends >> (length - 1) & 1)


def open_graph(path: Path, sha256: str, stop: Stop = never) -> Graph:
    """Returns the graph of a file after checking its size, checksum and structure.

    Raises GraphError, and OSError if the file cannot be read.
    """
    with open_regular(path) as file:
        size = os.fstat(file.fileno()).st_size
        _check(file.read(min(size, _MOST_BYTES) + 1), sha256)
    check_cancelled(stop)
    dawg = cast("Any", dawg_python.DAWG()).load(str(path))
    return derive(cast("Walker", dawg.dct), stop)


def _from_units(raw: bytes) -> Graph:
    walker: Any = dawg_python.wrapper.Dictionary()
    walker._units = array("I", raw)  # noqa: SLF001 - as `derive` reads them
    return derive(cast("Walker", walker))


def _check(raw: bytes, sha256: str) -> None:
    if len(raw) < 4 + 4 * BLOCK or (len(raw) - 4) % (4 * BLOCK) or len(raw) > _MOST_BYTES:
        raise GraphError("is cut short or is not a DAWG")
    if hashlib.sha256(raw).hexdigest() != sha256:
        raise GraphError("was changed after it was built (its checksum differs)")
    if int.from_bytes(raw[:4], sys.byteorder) * 4 + 4 != len(raw):
        raise GraphError("is not a DAWG (its first number is not its size)")


def derive(walker: Walker, stop: Stop = never) -> Graph:
    """Returns the graph with arrays computed from the units in a walker. Raises GraphError."""
    # The array is private, but the only view of the units; the package is frozen since 2015.
    units = np.frombuffer(cast("Any", walker)._units, np.uint32)  # noqa: SLF001
    return graph_of_edges(walker, *_edges(units), stop)


def _edges(
    units: NDArray[np.uint32],
) -> tuple[NDArray[np.uint8], NDArray[np.bool_], NDArray[np.int32], NDArray[np.int32], int]:
    """Returns the arrays `label`, `final`, `opens`, `target` and `root` of `graph_of_edges`.

    Raises GraphError.
    """
    if not unavailable():
        from wmh.engine.strategy.kernels.graph import edges_of

        if found := edges_of(units):
            return found
    return edges_by_numpy(units)


def edges_by_numpy(
    units: NDArray[np.uint32],
) -> tuple[NDArray[np.uint8], NDArray[np.bool_], NDArray[np.int32], NDArray[np.int32], int]:
    """Returns the arrays that `graph_of_edges` takes, without the compiled kernel.

    It is a function of its own to free the intermediate int32 arrays early. Raises GraphError.
    """
    place = np.flatnonzero((units < FREE) & (units & 0xFF != 0)).astype(np.int32)
    label = units[place].astype(np.uint8)
    edges = np.sort(((place ^ label) << 8) | label)
    label, owner = edges.astype(np.uint8), edges >> 8
    place = owner ^ label
    leads = place ^ _offset(units[place])
    root = int(_offset(units[0]))
    if not len(place) or label.max() > MOST_LETTERS or max(leads.max(), root) >= len(units):
        raise GraphError("is not a DAWG (a unit points outside)")

    opens = np.flatnonzero(np.diff(owner, prepend=np.int32(-1))).astype(np.int32)
    state = np.full(len(units), len(opens), np.int32)
    state[owner[opens]] = np.arange(len(opens), dtype=np.int32)
    target = state[leads]
    led_to = np.bincount(target, minlength=len(opens) + 1)[:-1]
    led_to[state[root] : state[root] + 1] += 1
    if state[root] == len(opens) or not led_to.all():
        raise GraphError("is not a DAWG (some edges belong to no word)")
    final = (units[place] & 0x100) != 0
    return label, final, opens, target, int(state[root])


def _offset(units: NDArray[np.uint32]) -> NDArray[np.int32]:
    return ((units >> 10) << ((units & 0x200) >> 6)).astype(np.int32)


def graph_of_edges(
    walker: Walker,
    label: NDArray[np.uint8],
    final: NDArray[np.bool_],
    opens: NDArray[np.int32],
    target: NDArray[np.int32],
    root: int,
    stop: Stop = never,
) -> Graph:
    """Returns the graph with these edges, ordered as in `Graph`.

    The edges of state s begin at `opens[s]`. An edge leads to the state in `target`, or to no state
    if that is `len(opens)`. `root` is the state of the root. Raises GraphError if a path does not
    end, or if there are more than MOST_WORDS words.
    """
    check_cancelled(stop)
    found = None
    if not unavailable():
        from wmh.engine.strategy.kernels.graph import link

        found = link(final, opens, target, root)
    first, fanout, ends, passed, words = found or link_by_numpy(final, opens, target, root, stop)
    return Graph(
        walker=walker,
        label=label,
        final=final,
        first=first,
        fanout=fanout,
        ends=ends,
        passed=passed,
        root=int(opens[root]),
        roots=int(np.append(opens, len(label))[root + 1] - opens[root]),
        states=len(opens) + 1,
        words=words,
    )


def link_by_numpy(
    final: NDArray[np.bool_],
    opens: NDArray[np.int32],
    target: NDArray[np.int32],
    root: int,
    stop: Stop,
) -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.uint32], NDArray[np.int32], int]:
    """Returns the fields that `kernels.graph.link` returns, without the compiled kernel.

    Raises GraphError for a graph that `link` refuses.
    """
    sizes = np.append(np.diff(opens, append=len(final)), 0).astype(np.int32)
    owner = np.repeat(np.arange(len(opens), dtype=np.int32), sizes[:-1])
    ends, below = np.zeros(len(final), np.uint32), np.zeros(len(final), np.int64)
    below_of = np.zeros(len(opens) + 1)
    # Only edges that have words of a length: three lengths of thirty, on average. The numbers are
    # doubles, as `bincount` makes them, and exact: no sum of a state's edges is beyond 2**53.
    having, number = np.flatnonzero(final), np.ones(np.count_nonzero(final))
    for letters in range(LONGEST + 1):
        check_cancelled(stop)
        ends[having] |= np.uint32(1 << letters)
        below[having] += number.astype(np.int64)
        of_length = np.bincount(owner[having], number, len(opens) + 1)
        np.minimum(of_length, MOST_WORDS + 1, out=of_length)
        below_of += of_length
        having = np.flatnonzero(of_length.astype(bool)[target])
        if not len(having):
            break
        number = of_length[target[having]]
    else:
        raise GraphError(
            "is not a DAWG (it has a loop, or words of more than {0} letters)", LONGEST
        )
    words = int(below_of[root])
    if not ends.all():
        raise GraphError("is not a DAWG (it has edges below which no word ends)")
    if words > MOST_WORDS:
        raise GraphError("has more than {0} words, the most allowed", MOST_WORDS)

    passed = np.cumsum(below)
    passed -= below
    passed -= np.repeat(passed[opens], sizes[:-1])
    passed += final
    first = np.append(opens, 0).astype(np.int32)[target]
    return first, sizes[target], ends, passed.astype(np.int32), words

"""Placement of a graph's states among the units of a file, by the compiled kernel.

`lexicon.building.placing` describes it. The units lie in groups of two to the power of `bits`. For
each group, `taken` uint64 (groups, 2) are the units that have an edge, and `used` the shifts of the
used bases, a bit for each.
"""

import ctypes

import numpy as np
from numpy.typing import NDArray

from wmh.engine.lexicon.file_format import NoRoomError
from wmh.engine.strategy.kernels.kernel_calls import Table, call, pointer, sides

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

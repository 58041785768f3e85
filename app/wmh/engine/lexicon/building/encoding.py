"""Third process of the DAWG Constructor: bit encoding into dawgdic units.

A unit is 32 bits: label 0-7, a word ends here 8, offset is a multiple of 256 9, offset 10-30.
Following label c from the unit at i leads to `i ^ offset ^ c`, valid if the unit there has label
c (Yata's dawgdic; the format that dawg-python reads). All edges of a state therefore lie at
`base ^ label` for one base, and no two states may share a base.
"""

from dataclasses import dataclass
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.refusal import InputError
from wmh.engine.lexicon.building.redundancy import WorkingGraph
from wmh.engine.lexicon.file_format import BLOCK, FREE, MOST_UNITS

_WINDOW = 64
"""How many groups with room a state may choose from: more fill better and take longer."""


class GraphTooLargeError(InputError):
    """The words need more units than one file can address."""


@dataclass(frozen=True, slots=True, eq=False)
class Encoded:
    """The units (uint32), and how many of them carry an edge or the root."""

    units: NDArray[np.uint32]
    used: int

    @property
    def fill(self) -> float:
        return self.used / len(self.units)


def encode(graph: WorkingGraph, stop: Stop = never) -> Encoded:
    """The graph as units, with no leaf units: dawg-python never looks at them for membership.

    Raises GraphTooLargeError from 2,097,152 units up.
    """
    refuse_units(graph.edges + 1)
    base = _place(graph, stop)
    owner = np.repeat(base, np.diff(graph.first))
    place = owner ^ graph.label
    size = -(-(int(max(place.max(), base.max())) + 1) // BLOCK) * BLOCK
    refuse_units(size)
    units = np.full(size, FREE, np.uint32)
    offset = (place ^ base[graph.target]).astype(np.uint32)
    units[place] = graph.label | graph.final.astype(np.uint32) << 8 | offset << 10
    units[0] = base[0] << 10
    return Encoded(units, graph.edges + 1)


def refuse_units(least: int) -> None:
    """Raises GraphTooLargeError where a file cannot hold so many units, the root's among them."""
    if least > MOST_UNITS:
        raise GraphTooLargeError(
            "These words need {0} units or more; a file can hold {1}. Use fewer words.",
            least,
            MOST_UNITS,
        )


def _place(graph: WorkingGraph, stop: Stop) -> NDArray[np.int64]:
    """A base for every state: most edges first, first fit, one-edge states into the gaps."""
    sizes = np.diff(graph.first)
    groups = _Groups(int(graph.label.min()), int(graph.label.max()))
    low_bits = (graph.label & groups.mask).tolist()
    first = graph.first.tolist()
    alike: dict[tuple[int, int], list[int]] = {}
    for state in np.flatnonzero(sizes > 1).tolist():
        wanted = 0
        for bit in low_bits[first[state] : first[state + 1]]:
            wanted |= 1 << bit
        alike.setdefault((first[state] - first[state + 1], wanted), []).append(state)
    base = np.zeros(graph.states, np.int64)
    for count, ((_, wanted), states) in enumerate(sorted(alike.items())):
        if count % 256 == 0:
            check_cancelled(stop)
        base[states] = groups.wide(wanted, len(states))
    check_cancelled(stop)
    single = np.flatnonzero(sizes == 1).tolist()
    base[single] = groups.gaps([low_bits[first[state]] for state in single])
    base[sizes == 0] = groups.unused()
    return base


class _Groups:
    """The units in groups within which XOR with the alphabet's labels stays.

    Labels share their high bits, so for the base `(group * size ^ high) + shift` the label l
    lies at bit `shift ^ l` of the group: 32 units a group for English. The taken units and the
    used bases of a group are an integer each, a bit a unit.
    """

    def __init__(self, lowest: int, highest: int) -> None:
        bits = max((lowest ^ highest).bit_length(), 3)
        self._size = 1 << bits
        self.mask = self._size - 1
        self._high = lowest & ~self.mask
        self._full = (1 << self._size) - 1
        every = (1 << self._size * _WINDOW) - 1
        runs = [1 << bit for bit in range(bits)]
        # The low run of each pair of runs, which XOR with a label's bit swaps.
        self._runs = [(run, every // ((1 << run) + 1)) for run in runs]
        self._taken: list[int] = []
        self._bases: list[int] = []
        self._room: list[int] = []
        while len(self._taken) <= self._high >> bits:
            self._open()
        # The root has unit 0; and base 0 is barred, or label NUL would find the root there.
        self._taken[0] |= 1
        self._bases[self._high >> bits] |= 1

    def _open(self) -> int:
        self._taken.append(0)
        self._bases.append(0)
        self._room.append(len(self._taken) - 1)
        del self._room[:-_WINDOW]
        return len(self._taken) - 1

    def _base(self, group: int, shift: int) -> int:
        return (group * self._size ^ self._high) + shift

    def wide(self, wanted: int, count: int) -> list[int]:
        """Bases for `count` states whose edges are all `wanted`, a bit a label."""
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

    def _fits(self, wanted: int, groups: list[int]) -> int:
        """The shifts over which all labels `wanted` find free units: a bit a shift, group by group.

        A label does over the shift s if the unit `s ^ label` is free, so the free units, moved by
        each label in turn, have the shifts in common that do for all; in all groups at once.
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
        """The units that the labels `wanted` take over each shift: XOR swaps runs of bits."""
        shifted = [wanted]
        for run, low in self._runs:
            shifted += [(units & low) << run | units >> run & low for units in shifted]
        return shifted

    def gaps(self, labels: list[int]) -> list[int]:
        """Bases for states with one edge each, `labels` being its low bits.

        Each free unit takes the commonest label left whose base is free, so that the last states
        still have labels to choose from.
        """
        waiting: dict[int, list[int]] = {label: [] for label in sorted(set(labels))}
        for state, label in enumerate(labels):
            waiting[label].append(state)
        found = [0] * len(labels)
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

    def unused(self) -> int:
        """A base over which no state has an edge, for the state without edges."""
        for group in chain(range(len(self._bases)), iter(self._open, None)):
            free = ~self._bases[group] & self._full
            if free:
                return self._base(group, (free & -free).bit_length() - 1)
        raise AssertionError("there is always another group")

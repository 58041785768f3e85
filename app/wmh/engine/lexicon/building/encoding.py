"""Third process of the DAWG Constructor: bit encoding into dawgdic units.

A unit is 32 bits: label 0-7, a word ends here 8, offset is a multiple of 256 9, offset 10-30.
With bit 9 those are the upper bits of an offset, and its low eight bits are 0.
Following label c from the unit at i leads to `i ^ offset ^ c`, valid if the unit there has label
c (Yata's dawgdic; the format that dawg-python reads). All edges of a state therefore lie at
`base ^ label` for one base, and no two states may share a base.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, count

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.refusal import InputError
from wmh.engine.lexicon.building.redundancy import WorkingGraph
from wmh.engine.lexicon.building.regions import Region, regions_of
from wmh.engine.lexicon.file_format import BLOCK, FREE, MOST_UNITS, REGION

_EXTENSION = 1 << 9

_FILLED = (0.95, 0.85, 0.7)
"""The share of a region that is given to edges, one after the other: not every unit finds one."""

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

    Raises GraphTooLargeError where a file cannot hold them.
    """
    refuse_units(graph.edges + 1)
    for filled in _FILLED:
        regions = regions_of(graph, int(REGION * filled), stop)
        encoded = None if regions is None else _together(regions, stop)
        if encoded is not None:
            return encoded
    raise GraphTooLargeError("Too many of these words begin with one letter. Use fewer words.")


def _together(regions: Sequence[Region], stop: Stop) -> Encoded | None:
    """Returns the units of all regions, or None where one of them is too full."""
    units = np.zeros(0, np.uint32)
    root, gates = 0, np.zeros(0, np.int64)
    for number, region in enumerate(regions):
        if number:
            gates = root ^ regions[0].label[region.entries].astype(np.int64)
        base = _place(region, gates & (BLOCK - 1), stop)
        own = _units(region, base)
        if len(own) > REGION:
            return None
        start = number * REGION
        refuse_units(start + len(own))
        free = np.full(start - len(units), FREE, np.uint32)
        units = np.concatenate([units, free, own])
        if number:
            offset = (gates ^ (start + base[: len(gates)])) >> 8
            units[gates] |= (offset << 10 | _EXTENSION).astype(np.uint32)
        else:
            root = int(base[0])
            units[0] = root << 10
    return Encoded(units, 1 + sum(len(each.label) for each in regions))


def _units(region: Region, base: NDArray[np.int64]) -> NDArray[np.uint32]:
    """The units of a region whose states have these bases, in whole blocks."""
    place = np.repeat(base, np.diff(region.first)) ^ region.label
    size = -(-(int(max(place.max(), base.max())) + 1) // BLOCK) * BLOCK
    units = np.full(size, FREE, np.uint32)
    here = region.target >= 0
    offset = np.where(here, place ^ base[region.target], 0).astype(np.uint32)
    units[place] = region.label | region.final.astype(np.uint32) << 8 | offset << 10
    return units


def refuse_units(least: int) -> None:
    """Raises GraphTooLargeError where a file cannot hold so many units, the root's among them."""
    if least > MOST_UNITS:
        raise GraphTooLargeError(
            "These words need {0} units or more; a file can hold {1}. Use fewer words.",
            least,
            MOST_UNITS,
        )


def _place(region: Region, low: NDArray[np.int64], stop: Stop) -> NDArray[np.int64]:
    """A base for every state: most edges first, first fit, one-edge states into the gaps.

    Before all others come the first states, whose bases have the `low` bits that are given.
    """
    sizes = np.diff(region.first)
    groups = _Groups(int(region.label.min()), int(region.label.max()))
    low_bits = (region.label & groups.mask).tolist()
    first = region.first.tolist()
    base = np.zeros(len(sizes), np.int64)
    for state, bits in enumerate(low.tolist()):
        base[state] = groups.at(bits, _label_bits(low_bits[first[state] : first[state + 1]]))
    alike: dict[tuple[int, int], list[int]] = {}
    for state in np.flatnonzero(sizes[len(low) :] > 1).tolist():
        state += len(low)
        wanted = _label_bits(low_bits[first[state] : first[state + 1]])
        alike.setdefault((first[state] - first[state + 1], wanted), []).append(state)
    for number, ((_, wanted), states) in enumerate(sorted(alike.items())):
        if number % 256 == 0:
            check_cancelled(stop)
        base[states] = groups.wide(wanted, len(states))
    check_cancelled(stop)
    single = (len(low) + np.flatnonzero(sizes[len(low) :] == 1)).tolist()
    base[single] = groups.gaps([low_bits[first[state]] for state in single])
    empty = len(low) + np.flatnonzero(sizes[len(low) :] == 0)
    base[empty] = groups.free_base()
    return base


def _label_bits(labels: Sequence[int]) -> int:
    """Integer with a bit for each label."""
    wanted = 0
    for label in labels:
        wanted |= 1 << label
    return wanted


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

    def at(self, low: int, wanted: int) -> int:
        """A base with these low bits, for a state whose edges are all `wanted`."""
        for block in count(0, BLOCK):
            base = block + low
            group, shift = (base ^ self._high) // self._size, base & self.mask
            while len(self._taken) <= group:
                self._open()
            units = self._units_by_shift(wanted)[shift]
            if not (units & self._taken[group] or self._bases[group] >> shift & 1):
                self._taken[group] |= units
                self._bases[group] |= 1 << shift
                return base
        raise AssertionError("there is always another block")

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

    def free_base(self) -> int:
        """A base over which no state has an edge, for the state without edges."""
        for group in chain(range(len(self._bases)), iter(self._open, None)):
            free = ~self._bases[group] & self._full
            if free:
                return self._base(group, (free & -free).bit_length() - 1)
        raise AssertionError("there is always another group")

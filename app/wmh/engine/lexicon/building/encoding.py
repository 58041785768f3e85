"""Third process of the DAWG Constructor: encoding into dawgdic units.

A unit has 32 bits: bits 0-7 are the label; bit 8 is set if a word ends here; bit 9 is set if the
offset is a multiple of 256; bits 10-30 are the offset, or its upper bits if bit 9 is set. Following
label c from the unit at i leads to `i ^ offset ^ c`, valid if the unit there has label c (Yata's
dawgdic; the format that dawg-python reads). All edges of a state therefore lie at `base ^ label`
for one base, and no two states may share a base.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, never
from wmh.base.text.refusal import InputError
from wmh.engine.lexicon.building.placing import Region, place, regions_of
from wmh.engine.lexicon.building.trie import WorkingGraph
from wmh.engine.lexicon.file_format import BLOCK, FREE, MOST_UNITS, REGION, NoRoomError

_EXTENSION = 1 << 9

_FILLED = (0.95, 0.85, 0.7)
"""Shares of a region's units that are planned for edges, tried one after the other."""


class GraphTooLargeError(InputError):
    """The error for words that need more units than one file can address."""


@dataclass(frozen=True, slots=True, eq=False)
class EncodedGraph:
    """The units of a file (uint32); `used` of these units carry an edge or the root."""

    units: NDArray[np.uint32]
    used: int

    @property
    def fill(self) -> float:
        return self.used / len(self.units)


def encode(graph: WorkingGraph, stop: Stop = never) -> EncodedGraph:
    """Returns the graph as units, without leaf units, which dawg-python does not need.

    Raises GraphTooLargeError if a file cannot hold the units.
    """
    refuse_units(graph.edges + 1)
    for filled in _FILLED:
        regions = regions_of(graph, int(REGION * filled), stop)
        encoded = None if regions is None else _together(regions, stop)
        if encoded is not None:
            return encoded
    raise GraphTooLargeError("Too many of these words begin with one letter. Use fewer words.")


def _together(regions: Sequence[Region], stop: Stop) -> EncodedGraph | None:
    """Returns the units of all regions, or None if a region has too few units for its states."""
    units = np.zeros(0, np.uint32)
    root, gates = 0, np.zeros(0, np.int64)
    for number, region in enumerate(regions):
        if number:
            gates = root ^ regions[0].label[region.entries].astype(np.int64)
        try:
            base = place(region, gates & (BLOCK - 1), REGION, stop)
        except NoRoomError:
            return None
        own = _units(region, base)
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
    return EncodedGraph(units, 1 + sum(len(each.label) for each in regions))


def _units(region: Region, base: NDArray[np.int64]) -> NDArray[np.uint32]:
    """Returns the units of a region, in whole blocks; `base` has the base of each state."""
    place = np.repeat(base, np.diff(region.first)) ^ region.label
    size = -(-(int(max(place.max(), base.max())) + 1) // BLOCK) * BLOCK
    units = np.full(size, FREE, np.uint32)
    here = region.target >= 0
    offset = np.where(here, place ^ base[region.target], 0).astype(np.uint32)
    units[place] = region.label | region.final.astype(np.uint32) << 8 | offset << 10
    return units


def refuse_units(least: int) -> None:
    """Raises GraphTooLargeError if `least` units, the root's included, do not fit one file."""
    if least > MOST_UNITS:
        raise GraphTooLargeError(
            "These words need {0} units or more; a file can hold {1}. Use fewer words.",
            least,
            MOST_UNITS,
        )

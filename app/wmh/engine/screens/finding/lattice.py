"""Lattice: the places of a board's tiles, or of letters, in rows and columns."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

TOUCHING = 0.2
"""Least overlap of two lattices that show the same tiles or letters."""


@dataclass(frozen=True)
class Lattice:
    """Places in rows and columns; distances between rows may differ.

    `middles`, float64 (rows, columns, 2), are the x and y of the places. `size` is the width and
    height of a tile, or of a letter if `kind` is "letters"; `filled` is the share of places where a
    box was found.
    """

    middles: NDArray[np.float64]
    size: tuple[float, float]
    filled: float
    kind: str

    @property
    def rows(self) -> int:
        return self.middles.shape[0]

    @property
    def columns(self) -> int:
        return self.middles.shape[1]

    @property
    def places(self) -> float:
        """Number of places where a box was found."""
        return self.rows * self.columns * self.filled

    @property
    def tiled(self) -> bool:
        """True if the boxes found are tiles, not letters."""
        return self.kind != "letters" and self.size[0] > 0.6 * self.across

    @cached_property
    def across(self) -> float:
        """Distance between neighbouring columns in pixels."""
        steps = np.diff(self.middles, axis=1)
        return float(np.median(np.hypot(steps[..., 0], steps[..., 1])))

    @cached_property
    def down(self) -> float | None:
        """Distance between neighbouring rows in pixels; None if there is one row."""
        if self.rows < 2:
            return None
        steps = np.diff(self.middles, axis=0)
        return float(np.median(np.hypot(steps[..., 0], steps[..., 1])))

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the whole lattice, in pixels."""
        middles = self.middles.reshape(-1, 2)
        (left, top), (right, bottom) = middles.min(0).tolist(), middles.max(0).tolist()
        width, height = self.size
        return left - width / 2, top - height / 2, right + width / 2, bottom + height / 2


def overlap(one: Lattice, other: Lattice) -> float:
    """Returns the area that two lattices share, as a share of the smaller lattice."""
    return _intersection(one, other) / max(min(_area(one), _area(other)), 1)


def coverage(one: Lattice, other: Lattice) -> float:
    """Returns the area that two lattices share, as a share of the first lattice."""
    return _intersection(one, other) / max(_area(one), 1)


def _intersection(one: Lattice, other: Lattice) -> float:
    a, b = one.bounds, other.bounds
    across = min(a[2], b[2]) - max(a[0], b[0])
    down = min(a[3], b[3]) - max(a[1], b[1])
    return across * down if across > 0 and down > 0 else 0.0


def _area(lattice: Lattice) -> float:
    left, top, right, bottom = lattice.bounds
    return (right - left) * (bottom - top)

"""Regions of a screenshot that could be tiles or letters, as boxes of connected patches.

They are found in two ways, because games look different. A *surface* is a patch of pixels that
hardly differ from their neighbours: a tile's fill, or the inside of an outline. A *stroke* is a
patch of pixels that do differ: a letter, or the outline of a tile.

Patches are found with numpy alone. Adjacent pixels in one line of the picture are a run; touching
runs of neighbouring lines are joined, all at once and repeatedly until nothing changes. A
screenshot has thousands of runs, but millions of pixels.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

Boxes32 = NDArray[np.float32]

MOST_RUNS = 600_000
"""Maximal number of runs of a screenshot; a photograph or noise has more."""


def patches(mask: NDArray[np.bool_], *, corners: bool = False) -> Boxes32:
    """Returns the boxes of a mask's patches: float32 (n, 4), left, top, right and bottom.

    Right and bottom are just outside the patch. With `corners`, pixels that touch at a corner are
    connected too. The result is empty for more runs than MOST_RUNS.
    """
    row, left, right = _runs(mask)
    if not 0 < len(row) <= MOST_RUNS:
        return np.zeros((0, 4), np.float32)
    label = _components(len(row), *_touching(row, left, right, mask.shape[1] + 3, int(corners)))
    number, label = np.unique(label, return_inverse=True)
    sides = np.empty((len(number), 4), np.int64)
    sides[:, :2], sides[:, 2:] = max(mask.shape), 0
    for column, values, place in ((0, left, np.minimum), (1, row, np.minimum)):
        place.at(sides[:, column], label, values)
    for column, values in ((2, right), (3, row + 1)):
        np.maximum.at(sides[:, column], label, values)
    return sides.astype(np.float32)


def _runs(mask: NDArray[np.bool_]) -> tuple[NDArray[np.int64], ...]:
    """Returns the row, left end and right end of each run in reading order, each as int64 (n,)."""
    height, width = mask.shape
    padded = np.zeros((height, width + 2), np.bool_)
    padded[:, 1:-1] = mask
    flat = padded.ravel()
    changes = np.flatnonzero(flat[1:] != flat[:-1]) + 1
    starts, ends = changes[0::2], changes[1::2]
    row = starts // (width + 2)
    return row, starts - row * (width + 2) - 1, ends - row * (width + 2) - 1


def _touching(
    row: NDArray[np.int64],
    left: NDArray[np.int64],
    right: NDArray[np.int64],
    width: int,
    corners: int,
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Returns the pairs of runs in neighbouring lines that touch, as two arrays of indices."""
    below = (row + 1) * width
    first = np.searchsorted(row * width + right, below + left - corners, "right")
    last = np.searchsorted(row * width + left, below + right + corners, "left")
    number = np.maximum(last - first, 0)
    upper = np.repeat(np.arange(len(row)), number)
    before = np.repeat(np.cumsum(number) - number, number)
    return upper, np.repeat(first, number) + np.arange(len(upper)) - before


def _components(
    number: int, upper: NDArray[np.int64], lower: NDArray[np.int64]
) -> NDArray[np.int64]:
    """Returns a label for each run, equal for connected runs."""
    label = np.arange(number)
    while len(upper):
        one, other = label[upper], label[lower]
        apart = one != other
        if not apart.any():
            break
        upper, lower, one, other = upper[apart], lower[apart], one[apart], other[apart]
        np.minimum.at(label, one, other)
        np.minimum.at(label, other, one)
        for _ in range(2):
            label = label[label]
    while True:
        further = label[label]
        if (further == label).all():
            return label
        label = further


Picture = NDArray[np.uint8]
"""A picture: uint8 (height, width, 3), red, green and blue."""

STEP = 9
"""Maximal difference (of 255) of neighbouring pixels in a surface, if nothing is compressed."""

COARSE_STEP = 26
"""Maximal difference (of 255) in a surface of a photograph or a compressed picture."""

SMALLEST, LARGEST = 10, 0.42
"""Least side of a tile in pixels, and greatest as a share of the picture's longer side."""

THINNEST = 3
"""Minimal height of a letter, in pixels."""


@dataclass(frozen=True)
class Boxes:
    """Boxes of regions: float32 (n, 4) of left, top, right and bottom.

    Right and bottom are just outside the region.
    """

    sides: NDArray[np.float32]

    @cached_property
    def width(self) -> NDArray[np.floating]:
        return self.sides[:, 2] - self.sides[:, 0]

    @cached_property
    def height(self) -> NDArray[np.floating]:
        return self.sides[:, 3] - self.sides[:, 1]

    @cached_property
    def x(self) -> NDArray[np.floating]:
        """X of each box's middle, in pixels."""
        return (self.sides[:, 0] + self.sides[:, 2]) / 2

    @cached_property
    def y(self) -> NDArray[np.floating]:
        return (self.sides[:, 1] + self.sides[:, 3]) / 2

    def __len__(self) -> int:
        return len(self.sides)

    def where(self, chosen: NDArray[np.bool_] | NDArray[np.intp]) -> "Boxes":
        return Boxes(self.sides[chosen])


@dataclass(frozen=True)
class Regions:
    """Boxes of the regions found in a screenshot, by kind."""

    surfaces: Boxes
    """Surfaces with the size of a tile."""
    outlines: Boxes
    """Strokes with the size of a tile."""
    strokes: Boxes
    """Strokes that are smaller than a tile."""
    letters: Boxes
    """Strokes with empty space at both sides, as letters in tiles have but not in text."""


def regions_of(picture: Picture) -> list[Regions]:
    """Returns the regions of a screenshot, one or two sets of them.

    For a compressed screenshot a second set ignores faint edges.
    """
    across, down = _differences(picture)
    return [_regions(across, down, step) for step in _steps(across)]


def _regions(across: Picture, down: Picture, step: int) -> Regions:
    stroke = _neighbours(across > step, down > step)
    largest = LARGEST * max(stroke.shape)
    surfaces = _tiles(Boxes(patches(~stroke)), largest)
    found = Boxes(patches(stroke, corners=True))
    strokes = found.where(
        (found.height >= THINNEST) & (found.height <= largest) & (found.width <= largest)
    )
    return Regions(surfaces, _tiles(found, largest), strokes, _alone(strokes, stroke))


def _differences(picture: Picture) -> tuple[Picture, Picture]:
    """Returns each pixel's largest channel difference to its right and to its lower neighbour."""
    across = _apart(picture[:, 1:], picture[:, :-1])
    return across, _apart(picture[1:], picture[:-1])


def _apart(one: Picture, other: Picture) -> Picture:
    apart = np.maximum(one, other) - np.minimum(one, other)
    return np.maximum(np.maximum(apart[..., 0], apart[..., 1]), apart[..., 2])


def _steps(across: Picture) -> list[int]:
    """Returns the differences of neighbours to try as limits of a surface, the smallest first.

    `across` are the differences between right neighbours.
    """
    counts = np.bincount(across[::2].ravel(), minlength=256)
    grain = counts[1:40]
    step = STEP
    if grain.sum() * 5 > counts.sum():
        middle = int(np.searchsorted(np.cumsum(grain), 0.75 * float(grain.sum()))) + 1
        step = int(min(COARSE_STEP, max(STEP, 2.5 * middle)))
    compressed = counts[3:9].sum() > 0.5 * counts[30:].sum()
    return [step, COARSE_STEP] if compressed and step < COARSE_STEP else [step]


def _neighbours(across: NDArray[np.bool_], down: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Returns which pixels are beside an edge.

    `across` marks edges between right neighbours, `down` those between lower neighbours.
    """
    steps = np.zeros((across.shape[0], down.shape[1]), bool)
    steps[:, 1:] |= across
    steps[:, :-1] |= across
    steps[1:] |= down
    steps[:-1] |= down
    return steps


def _tiles(boxes: Boxes, largest: float) -> Boxes:
    width, height = boxes.width, boxes.height
    fits = (width >= SMALLEST) & (height >= SMALLEST) & (width <= largest) & (height <= largest)
    return boxes.where(fits & (width < 2.8 * height) & (height < 2.2 * width))


def _alone(strokes: Boxes, stroke: NDArray[np.bool_]) -> Boxes:
    """Returns the strokes that have only background to their left and right."""
    width, height = strokes.width, strokes.height
    could = (height >= 6) & (width < 2.2 * height) & (height < 14 * width)
    strokes = strokes.where(could)
    left, top, right, bottom = strokes.sides.T
    high = bottom - top
    rows = top + np.linspace(0.05, 0.95, 5, dtype=np.float32)[:, None, None] * high
    reach = np.linspace(0.1, 0.3, 3, dtype=np.float32)[:, None] * high
    y = np.clip(rows, 0, stroke.shape[0] - 1).astype(np.intp)
    beside = [
        stroke[y, np.clip(x, 0, stroke.shape[1] - 1).astype(np.intp)]
        for x in (left - 1 - reach, right + reach)
    ]
    free = [side.mean(axis=(0, 1)) < 0.1 for side in beside]
    return strokes.where(free[0] & free[1])

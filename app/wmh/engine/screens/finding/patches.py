"""Connected patches of a mask, found with numpy alone.

Adjacent pixels in one line of the picture are a run; touching runs of neighbouring lines are
joined, all at once and repeatedly until nothing changes. A screenshot has thousands of runs, but
millions of pixels.
"""

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

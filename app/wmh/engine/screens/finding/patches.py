"""Patches of a mask: pixels that hang together, with numpy alone.

The pixels of a line that touch are one run; runs of neighbouring lines that touch are joined, all
at once and again until nothing changes. A screen has thousands of runs where it has millions of
pixels.
"""

import numpy as np
from numpy.typing import NDArray

Boxes32 = NDArray[np.float32]

MOST_RUNS = 600_000
"""More than any screen has; where there are, it is a photograph or noise."""


def patches(mask: NDArray[np.bool_], *, corners: bool = False) -> Boxes32:
    """The boxes of a mask's patches: float32 (n, 4), left, top, right and bottom.

    Right and bottom are excluded. With `corners` pixels that touch at a corner hang together too.
    None are found where there are more runs than MOST_RUNS.
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
    """Row, left and right of each run, in the order of reading."""
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
    """The runs that touch one of the next line, and those."""
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
    """A label for each run, the same for all that hang together."""
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

"""Where the tiles of a board lie."""

from dataclasses import dataclass

from PySide6.QtCore import QRect

GUTTER = 32
"""Left of the tiles, for the number of the row; the ranks of the list stand in the same column."""

AFTER = 44
"""Right of the tiles, for the enter button."""

BAR = 10
"""Right of everything, in the window's margin: where a scroll bar comes and goes unnoticed."""

STEPPER = 30
"""Each number of a clue that counts, between the tiles and the enter button."""

EDGE = 5
"""Around everything, so that the focus ring of an outer tile has room."""

_SIDE, _GAP = 52, 5
_LEAST_SIDE, _LEAST_GAP = 18, 2


@dataclass(frozen=True, slots=True)
class Grid:
    """Measures in device-independent pixels. Small tiles are taller than wide, to be legible.

    `counts` is how many numbers stand beside each row.
    """

    columns: int
    width: int
    height: int
    gap: int
    counts: int = 0

    @property
    def row_gap(self) -> int:
        return max(self.gap, 5)

    def tile(self, row: int, place: int) -> QRect:
        return QRect(
            GUTTER + place * (self.width + self.gap),
            EDGE + row * (self.height + self.row_gap),
            self.width,
            self.height,
        )

    def number(self, row: int) -> QRect:
        return QRect(6, self.tile(row, 0).y(), GUTTER - 8, self.height)

    def stepper(self, row: int, index: int) -> QRect:
        last = self.tile(row, self.columns - 1)
        return QRect(last.right() + 1 + 8 + index * STEPPER, last.y(), STEPPER - 2, self.height)

    def after(self, row: int) -> QRect:
        past = self.stepper(row, self.counts)
        room = EDGE if self.counts else 0
        return QRect(past.x() + room, past.y(), AFTER - 8, self.height)

    def total_width(self) -> int:
        return self.after(0).right() + 1

    def total_height(self, rows: int) -> int:
        return self.tile(rows - 1, 0).bottom() + 1 + EDGE


def fitted(columns: int, width: int, counts: int = 0) -> Grid:
    """The largest grid that is no wider than `width`, as far as it can still be read."""
    for side in range(_SIDE, _LEAST_SIDE, -1):
        grid = _of_side(columns, side, counts)
        if grid.total_width() <= width:
            return grid
    return least(columns, counts)


def least(columns: int, counts: int = 0) -> Grid:
    return _of_side(columns, _LEAST_SIDE, counts)


def comfortable(columns: int, counts: int = 0) -> Grid:
    """What to make room for when the words become longer; numbers beside them take some of it."""
    side = 52 if columns <= 5 else 36 if columns <= 8 else 22
    return _of_side(columns, side - (4 * counts if columns <= 8 else 0), counts)


def _of_side(columns: int, side: int, counts: int) -> Grid:
    gap = max(_LEAST_GAP, round(side * _GAP / _SIDE))
    return Grid(columns, side, min(_SIDE, max(side, round(20 + side * 0.5))), gap, counts)

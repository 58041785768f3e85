"""Where the tiles of a board lie."""

from dataclasses import dataclass

from PySide6.QtCore import QRect

GUTTER = 32
"""Left of the tiles, for the number of the row; the ranks of the list stand in the same column."""

AFTER = 44
"""Right of the tiles, for the enter button."""

BAR = 10
"""Right of everything, in the window's margin: where a scroll bar comes and goes unnoticed."""

EDGE = 5
"""Around everything, so that the focus ring of an outer tile has room."""

_SIDE, _GAP = 52, 5
_LEAST_SIDE, _LEAST_GAP = 18, 2


@dataclass(frozen=True, slots=True)
class Grid:
    """Measures in device-independent pixels. Small tiles are taller than wide, to be legible."""

    columns: int
    width: int
    height: int
    gap: int

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

    def after(self, row: int) -> QRect:
        last = self.tile(row, self.columns - 1)
        return QRect(last.right() + 1 + 8, last.y(), AFTER - 8, self.height)

    def total_width(self) -> int:
        return self.after(0).right() + 1

    def total_height(self, rows: int) -> int:
        return self.tile(rows - 1, 0).bottom() + 1 + EDGE


def fitted(columns: int, width: int) -> Grid:
    """The largest grid that is no wider than `width`, as far as it can still be read."""
    for side in range(_SIDE, _LEAST_SIDE, -1):
        grid = _of_side(columns, side)
        if grid.total_width() <= width:
            return grid
    return least(columns)


def least(columns: int) -> Grid:
    return _of_side(columns, _LEAST_SIDE)


def comfortable(columns: int) -> Grid:
    """What to make room for when the words become longer."""
    return _of_side(columns, 52 if columns <= 5 else 36 if columns <= 8 else 22)


def _of_side(columns: int, side: int) -> Grid:
    gap = max(_LEAST_GAP, round(side * _GAP / _SIDE))
    return Grid(columns, side, min(_SIDE, max(side, round(20 + side * 0.5))), gap)

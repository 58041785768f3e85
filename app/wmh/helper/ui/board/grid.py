"""Geometry of a board: sizes and positions of its tiles."""

from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QRect

GUTTER = 32
"""Pixels left of the tiles for row numbers; the ranks of the list have a column as wide."""

AFTER = 44
"""Pixels right of the tiles for the enter button."""

BAR = 10
"""Pixels at the right margin, in which a scroll bar can appear without moving the content."""

STEPPER = 30
"""Pixels for each number of a counting clue, between the tiles and the enter button."""

_EDGE, _LEAST_EDGE = 5, 4

_SIDE, _GAP, _ROW_GAP = 52, 5, 5
_LEAST_SIDE, _LEAST_GAP = 18, 2
_LEAST_HEIGHT = 18
_LEGIBLE = 14
"""Least width of a tile in pixels at any scale: a bold capital needs it."""

_NARROWEST = 6
"""Number of tiles for which the narrowest window has room side by side."""


class Room(NamedTuple):
    """Number of rows that must be visible at once, and the height in pixels for these rows."""

    rows: int
    height: int


@dataclass(frozen=True, slots=True)
class Grid:
    """Sizes of a board in device-independent pixels; small tiles are high, to be legible.

    A row of more than `across` tiles continues on further lines. `counts` is the number of numbers
    beside each row; `scale` is that of the theme and applies to everything but the tiles.
    """

    columns: int
    across: int
    width: int
    height: int
    gap: int
    counts: int = 0
    scale: float = 1.0

    @property
    def edge(self) -> int:
        """Margin around the grid, for the focus ring of outer tiles."""
        return max(_LEAST_EDGE, _scale_length(_EDGE, self.scale))

    @property
    def lines(self) -> int:
        return ceil(self.columns / self.across)

    @property
    def row_gap(self) -> int:
        """Gap between rows; it is wider if rows have several lines, to separate the rows."""
        if self.lines == 1:
            return max(self.gap, _ROW_GAP)
        least = _scale_length(_ROW_GAP, self.scale)
        return max(self.gap, least) + 2 * least

    @property
    def row_height(self) -> int:
        return self.lines * (self.height + self.gap) - self.gap

    def top(self, row: int) -> int:
        return self.edge + row * (self.row_height + self.row_gap)

    def tile(self, row: int, place: int) -> QRect:
        line, column = divmod(place, self.across)
        return QRect(
            _scale_length(GUTTER, self.scale) + column * (self.width + self.gap),
            self.top(row) + line * (self.height + self.gap),
            self.width,
            self.height,
        )

    def number(self, row: int) -> QRect:
        left = _scale_length(6, self.scale)
        width = _scale_length(GUTTER, self.scale) - left - 2
        return QRect(left, self.top(row), width, self.height)

    def stepper(self, row: int, index: int) -> QRect:
        """Rectangle of a number: beside the row's last line, to the right of its longest line."""
        step = _scale_length(STEPPER, self.scale)
        left = self.tile(row, self.across - 1).right() + 1 + _scale_length(8, self.scale)
        top = self.tile(row, self.columns - 1).y()
        return QRect(left + index * step, top, step - 2, self.height)

    def after(self, row: int) -> QRect:
        past = self.stepper(row, self.counts)
        room = self.edge if self.counts else 0
        return QRect(past.x() + room, past.y(), _scale_length(AFTER - 8, self.scale), self.height)

    def total_width(self) -> int:
        return self.after(0).right() + 1

    def total_height(self, rows: int) -> int:
        return self.top(rows - 1) + self.row_height + self.edge


@lru_cache(maxsize=256)
def largest_grid(
    columns: int, width: int, counts: int = 0, scale: float = 1.0, room: Room | None = None
) -> Grid:
    """Returns the grid with the largest tiles, at most `width` wide; if given, within `room`.

    Tiles that would be too small to read continue on further lines, of equal length if possible;
    `room` does not apply to rows whose tiles are too small nevertheless.
    """
    smallest, largest = _least_side(scale), _scale_length(_SIDE, scale)
    for lines in range(1, columns + 1):
        across = ceil(columns / lines)
        # What is spare at the smallest side is all that larger ones can have.
        spare = width - _of_side(columns, across, smallest, counts, scale).total_width()
        for side in range(min(largest, smallest + max(spare, -1) // across), smallest - 1, -1):
            grid = _of_side(columns, across, side, counts, scale)
            if grid.total_width() <= width:
                return grid if room is None else lower_grid(grid, room)
    return _of_side(columns, 1, smallest, counts, scale)


def lower_grid(grid: Grid, room: Room) -> Grid:
    """Returns the grid, with lower tiles if its rows do not fit into the room.

    Tiles stay legible and are no wider than high.
    """
    if grid.total_height(room.rows) <= room.height:
        return grid
    between = 2 * grid.edge + (room.rows - 1) * grid.row_gap
    lines = room.rows * grid.lines
    height = (room.height - between - (lines - room.rows) * grid.gap) // lines
    height = max(height, _scale_length(_LEAST_HEIGHT, grid.scale))
    side = min(grid.width, max(height, _least_side(grid.scale)))
    lowered = _of_side(grid.columns, grid.across, side, grid.counts, grid.scale)
    return replace(lowered, height=min(lowered.height, height))


def least(columns: int, counts: int = 0, scale: float = 1.0) -> Grid:
    """Returns the narrowest grid that does not break short words into lines."""
    return _of_side(columns, min(columns, _NARROWEST), _least_side(scale), counts, scale)


def comfortable(columns: int, counts: int = 0, scale: float = 1.0) -> Grid:
    """Returns the grid that a window makes room for when words become longer.

    Its tiles are smaller if numbers stand beside them.
    """
    side = 52 if columns <= 5 else 36 if columns <= 8 else 22
    side -= 4 * counts if columns <= 8 else 0
    return _of_side(
        columns, columns, max(_scale_length(side, scale), _least_side(scale)), counts, scale
    )


def _of_side(columns: int, across: int, side: int, counts: int, scale: float) -> Grid:
    gap = max(_LEAST_GAP, round(side * _GAP / _SIDE))
    height = min(_scale_length(_SIDE, scale), max(side, round(20 * scale + side * 0.5)))
    return Grid(columns, across, side, height, gap, counts, scale)


def _least_side(scale: float) -> int:
    return max(_LEGIBLE, _scale_length(_LEAST_SIDE, scale))


def _scale_length(length: int, scale: float) -> int:
    return max(1, round(length * scale))

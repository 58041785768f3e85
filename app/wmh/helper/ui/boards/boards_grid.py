"""The grid of several boards: where they and their tiles lie."""

from bisect import bisect_left
from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QRect

_HEAD = 22
"""Above the tiles of a board: its number, and how many words fit."""

_EDGE = 6
"""Around everything, so that the focus ring of an outer tile has room."""

_SIDE, _SCROLLED, _LEAST = 44, 20, 14
"""The largest tiles, those that are large enough where one has to scroll, and the smallest."""

_TINY, _LONG = 4, 12
"""Words of more letters shrink further, rather than overflow."""

_BETWEEN = 12
_SIGN = 8
"""Left of the tiles, for the sign of a row to be checked."""


@dataclass(frozen=True, slots=True)
class BoardsGrid:
    """Boards side by side, `across` of them, in device-independent pixels; `rows` tiles high.

    `scale` is that of the theme, of which all but the tiles are made; `spare` is left of all.
    """

    boards: int
    across: int
    length: int
    rows: int
    side: int
    scale: float = 1.0
    spare: int = 0

    @property
    def edge(self) -> int:
        return _scale_length(_EDGE, self.scale)

    @property
    def head(self) -> int:
        return _scale_length(_HEAD, self.scale)

    @property
    def sign(self) -> int:
        return _scale_length(_SIGN, self.scale)

    @property
    def gap(self) -> int:
        return max(1, round(self.side / 11))

    @property
    def down(self) -> int:
        return -(-self.boards // self.across)

    @property
    def _board_width(self) -> int:
        return self.sign + self.length * (self.side + self.gap) - self.gap

    @property
    def high(self) -> int:
        """Tiny tiles are higher than wide, to be legible."""
        return max(self.side, _scale_length(_LEAST, self.scale))

    @property
    def _board_height(self) -> int:
        return self.head + self.rows * (self.high + self.gap) - self.gap

    @property
    def between(self) -> int:
        return min(_scale_length(_BETWEEN, self.scale), max(4, self.side // 2))

    def board(self, board: int) -> QRect:
        down, across = divmod(board, self.across)
        return QRect(
            self.edge + self.spare + across * (self._board_width + self.between),
            self.edge + down * (self._board_height + _scale_length(_BETWEEN, self.scale)),
            self._board_width,
            self._board_height,
        )

    def tile(self, board: int, row: int, place: int) -> QRect:
        start = self.board(board)
        return QRect(
            start.x() + self.sign + place * (self.side + self.gap),
            start.y() + self.head + row * (self.high + self.gap),
            self.side,
            self.high,
        )

    @property
    def width(self) -> int:
        return self.board(self.across - 1).right() + 1 + self.edge

    @property
    def height(self) -> int:
        return self.board(self.boards - 1).bottom() + 1 + self.edge


@lru_cache(maxsize=64)
def largest_boards(
    boards: int, length: int, rows: int, width: int, height: int, scale: float = 1.0
) -> BoardsGrid:
    """The grid with the largest tiles that fit; where none fits, one as wide, to be scrolled.

    Of equals, the one whose last line is full, then the widest.
    """
    scale = max(scale, 1.0)  # A small window makes its tiles small by itself.
    each = [BoardsGrid(boards, n, length, rows, _TINY, scale) for n in range(1, boards + 1)]
    found = [_with_largest_tiles(grid, _SIDE, width, height) for grid in each]
    fitting = [grid for grid in found if grid is not None]
    if fitting:
        best = max(fitting, key=lambda g: (g.side, g.boards % g.across == 0, g.across))
    else:
        scrolled = (_with_largest_tiles(grid, _SCROLLED, width, None) for grid in each)
        best = max(
            (grid for grid in scrolled if grid is not None),
            key=lambda g: (g.side, g.across),
            default=each[0],
        )
    return replace(best, spare=max(0, width - best.width) // 2)


def _with_largest_tiles(
    grid: BoardsGrid, most: int, width: int, height: int | None
) -> BoardsGrid | None:
    """Returns the grid with the largest legible tiles; None if none fit."""
    least = _scale_length(_LEAST, grid.scale) if grid.length <= _LONG else _TINY
    sides = range(least, _scale_length(most, grid.scale) + 1)

    def is_crowded(side: int) -> bool:
        larger = replace(grid, side=side)
        return larger.width > width or (height is not None and larger.height > height)

    if (beyond := bisect_left(sides, True, key=is_crowded)) == 0:
        return None
    return replace(grid, side=sides[beyond - 1])


def _scale_length(length: int, scale: float) -> int:
    return round(length * scale)

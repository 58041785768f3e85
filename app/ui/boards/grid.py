"""Where the boards and their tiles lie."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRect

HEAD = 22
"""Above the tiles of a board: its number, and how many words fit."""

EDGE = 6
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
    """Boards side by side, `across` of them, in device-independent pixels; `rows` tiles high."""

    boards: int
    across: int
    length: int
    rows: int
    side: int
    left: int = EDGE

    @property
    def gap(self) -> int:
        return max(1, round(self.side / 11))

    @property
    def down(self) -> int:
        return -(-self.boards // self.across)

    @property
    def _board_width(self) -> int:
        return _SIGN + self.length * (self.side + self.gap) - self.gap

    @property
    def high(self) -> int:
        """Tiny tiles are higher than wide, to be legible."""
        return max(self.side, _LEAST)

    @property
    def _board_height(self) -> int:
        return HEAD + self.rows * (self.high + self.gap) - self.gap

    @property
    def between(self) -> int:
        return min(_BETWEEN, max(4, self.side // 2))

    def board(self, board: int) -> QRect:
        down, across = divmod(board, self.across)
        return QRect(
            self.left + across * (self._board_width + self.between),
            EDGE + down * (self._board_height + _BETWEEN),
            self._board_width,
            self._board_height,
        )

    def tile(self, board: int, row: int, place: int) -> QRect:
        start = self.board(board)
        return QRect(
            start.x() + _SIGN + place * (self.side + self.gap),
            start.y() + HEAD + row * (self.high + self.gap),
            self.side,
            self.high,
        )

    @property
    def width(self) -> int:
        return self.board(self.across - 1).right() + 1 + EDGE

    @property
    def height(self) -> int:
        return self.board(self.boards - 1).bottom() + 1 + EDGE


@lru_cache(maxsize=64)
def fitted(boards: int, length: int, rows: int, width: int, height: int) -> BoardsGrid:
    """The grid with the largest tiles that fit; where none fits, one as wide, to be scrolled.

    Of equals, the one whose last line is full, then the widest.
    """
    found = [
        _within(boards, across, length, rows, _SIDE, width, height)
        for across in range(1, boards + 1)
    ]
    fitting = [grid for grid in found if grid is not None]
    if fitting:
        best = max(fitting, key=lambda g: (g.side, g.boards % g.across == 0, g.across))
    else:
        scrolled = (
            _within(boards, across, length, rows, _SCROLLED, width, None)
            for across in range(1, boards + 1)
        )
        best = max(
            (grid for grid in scrolled if grid is not None),
            key=lambda g: (g.side, g.across),
            default=BoardsGrid(boards, 1, length, rows, _TINY),
        )
    return _centred(best, width)


def _within(
    boards: int, across: int, length: int, rows: int, most: int, width: int, height: int | None
) -> BoardsGrid | None:
    """The largest tiles with so many boards side by side that can be read, if any can."""
    for side in range(most, (_LEAST if length <= _LONG else _TINY) - 1, -1):
        grid = BoardsGrid(boards, across, length, rows, side)
        if grid.width <= width and (height is None or grid.height <= height):
            return grid
    return None


def _centred(grid: BoardsGrid, width: int) -> BoardsGrid:
    spare = max(0, width - grid.width)
    return BoardsGrid(
        grid.boards, grid.across, grid.length, grid.rows, grid.side, EDGE + spare // 2
    )

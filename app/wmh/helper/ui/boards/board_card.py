"""Layout of several boards, and the card of each: its number, its state, its empty rows."""

from bisect import bisect_left
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.knowledge import Given
from wmh.helper.capitals import capital
from wmh.helper.ui.look.theme import SMALL, mix, text_font, theme_of
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.rich_text import set_tip

_HEAD = 22
"""Height above the tiles of a board in pixels, for its number and the number of words that fit."""

_EDGE = 6
"""Margin around a board in pixels, for the focus ring of outer tiles."""

_SIDE, _SCROLLED, _LEAST = 44, 20, 14
"""Sides of a tile in pixels: the largest, the preferred one if the view scrolls, the smallest."""

_TINY, _LONG = 4, 12
"""Smallest side of a tile in words of more than `_LONG` letters, and that number of letters."""

_BETWEEN = 12
_SIGN = 8
"""Width left of the tiles in pixels, for the sign of a row that should be checked."""


@dataclass(frozen=True, slots=True)
class BoardsGrid:
    """Boards in a grid, `across` side by side, with `rows` rows of tiles; sizes in pixels.

    `scale` is that of the theme and applies to everything but the tiles; `spare` is the room that
    is left over.
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
        """Height of a tile; tiny tiles are higher than wide, to be legible."""
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
    """Returns the grid with the largest tiles that fit into width and height, in pixels.

    Tiles have a limit, which grows with the theme's `scale`. Of grids with equal tiles, one with a
    full last line is taken, then the one with most boards side by side. If none fits, returns a
    grid that scrolls.
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
    """Returns the grid with the largest legible tiles; None if no legible tiles fit.

    `most` is the largest side; a `height` of None does not limit the tiles.
    """
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


class BoardStanding(Enum):
    """State of a board."""

    OPEN = auto()
    KNOWN = auto()
    """A single word fits."""
    SOLVED = auto()
    AT_FAULT = auto()
    """No word fits."""


@dataclass(frozen=True, slots=True)
class Head:
    """Texts of the line above a board; `row` (from 0) is the one that should be checked, or None.

    `short` is shown in place of `text` if there is no room for it; `spoken` is for screen readers.
    """

    standing: BoardStanding
    text: str
    spoken: str
    row: int | None = None
    short: str = ""


QUIET = 0.8
"""Opacity of the border's colour in empty tiles: just visible, with a contrast of 3:1."""

UNKNOWN = Head(BoardStanding.OPEN, "", "")


class BoardCard(QWidget):
    """Card of a board: draws everything but the tiles, and speaks its state to screen readers."""

    def __init__(self, board: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = board
        self._head = UNKNOWN
        self._grid: BoardsGrid | None = None
        self._rows = 0
        self._given: Given = ()
        self._current = False
        self._limit = 0
        self._more = ""
        """Text on the guesses beyond the rows shown; "" if the grid has all of them."""
        self.show_head(UNKNOWN)

    @property
    def head(self) -> Head:
        return self._head

    def show_head(self, head: Head) -> None:
        name = _("Board {0}").format(self._board + 1)
        if head.spoken:
            name = _("Board {0}: {1}").format(self._board + 1, head.spoken)
        if name != self.accessibleName():
            self.setAccessibleName(name)
            set_tip(self, name)
            if head.standing is not self._head.standing:
                announce(self, name)
        if head != self._head:
            self._head = head
            self.update()

    def show_rows(
        self, grid: BoardsGrid, rows: int, limit: int, given: Given, *, current: bool
    ) -> None:
        """Sets the number of rows, and shows the revealed letters below them.

        If the grid has fewer rows than the game's `limit`, the last one says how many follow. The
        cursor is on a `current` board, which waits for marks.
        """
        before = self._grid, self._rows, self._limit, self._given, self._current
        if (grid, rows, limit, given, current) == before:
            return
        self._grid, self._rows, self._given, self._current = grid, rows, given, current
        self._limit = limit
        self._more = ""
        if limit > grid.rows > rows:
            number = limit - grid.rows + 1
            self._more = ngettext(
                "and 1 more guess", "and {0} more guesses", number, context="BoardsText"
            )
        self.setAccessibleDescription(self._more)
        self.setGeometry(grid.board(self._board))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._grid is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        first = self._grid.tile(self._board, 0, 0).translated(-self.pos())
        last = self._grid.tile(self._board, 0, self._grid.length - 1).translated(-self.pos())
        line = QRectF(first.left(), 0, last.right() + 1 - first.left(), self._grid.head - 3)
        self._paint_head(painter, line)
        if self._head.standing is not BoardStanding.SOLVED:
            self._paint_rows_to_come(painter)
        if self._head.row is not None and self._head.row < self._rows:
            self._paint_sign(painter, self._head.row)

    def _paint_head(self, painter: QPainter, line: QRectF) -> None:
        theme, standing = theme_of(self), self._head.standing
        number = str(self._board + 1)
        bold, plain = text_font(SMALL, bold=True), text_font(SMALL)
        middle = Qt.AlignmentFlag.AlignVCenter
        left = QRectF(line)
        left.setWidth(QFontMetricsF(bold).horizontalAdvance(number) + 8)
        if self._current:
            disc = left.adjusted(-1, 1, 1, -1)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawRoundedRect(disc, 4, 4)
        painter.setFont(bold)
        painter.setPen(QColor(theme.accent_ink if self._current else theme.ink))
        painter.drawText(left, Qt.AlignmentFlag.AlignCenter, number)
        known = standing in (BoardStanding.KNOWN, BoardStanding.AT_FAULT)
        painter.setFont(bold if known else plain)
        inks = {BoardStanding.KNOWN: theme.ink, BoardStanding.AT_FAULT: theme.alert}
        painter.setPen(QColor(inks.get(standing, theme.faint)))
        rest = line.adjusted(left.width() + 6, 0, 0, 0)
        metrics = QFontMetricsF(bold if known else plain)
        text = self._head.text
        if self._head.short and metrics.horizontalAdvance(text) > rest.width():
            text = self._head.short
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rest.width())
        painter.drawText(rest, middle | Qt.AlignmentFlag.AlignRight, text)

    def _paint_rows_to_come(self, painter: QPainter) -> None:
        theme = theme_of(self)
        grid = self._grid
        if grid is None:
            return
        painter.setPen(QPen(mix(theme.line, theme.window, QUIET), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = grid.side * 6 / 52
        # Rows and places are equally far from each other: worked out for each they take 20 ms.
        first, across, down = (
            QRectF(grid.tile(self._board, row, place).translated(-self.pos()))
            for row, place in ((0, 0), (0, 1), (1, 0))
        )
        right, below = across.x() - first.x(), down.y() - first.y()
        inner = first.adjusted(0.5, 0.5, -0.5, -0.5)
        for row in range(self._rows, grid.rows - bool(self._more)):
            for place in range(grid.length):
                tile = inner.translated(place * right, row * below)
                painter.drawRoundedRect(tile, radius, radius)
        if self._more:
            self._paint_more(painter, grid)
        if self._rows < grid.rows and any(self._given):
            painter.setPen(mix(theme.ink, theme.window, 0.6))
            painter.setFont(text_font(round(grid.side * 0.5 / theme.scale)))
            for place, letter in enumerate(self._given):
                tile = inner.translated(place * right, self._rows * below)
                painter.drawText(tile, Qt.AlignmentFlag.AlignCenter, capital(letter or ""))

    def _paint_more(self, painter: QPainter, grid: BoardsGrid) -> None:
        """Writes how many guesses there are beyond the rows shown, in place of the last row."""
        first, last = (
            QRectF(grid.tile(self._board, grid.rows - 1, place).translated(-self.pos()))
            for place in (0, grid.length - 1)
        )
        line = first.united(last)
        font, said = text_font(SMALL), self._more
        if QFontMetricsF(font).horizontalAdvance(said) > line.width():
            said = f"+ {self._limit - grid.rows + 1}"
        painter.setFont(font)
        painter.setPen(QColor(theme_of(self).faint))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, said)

    def _paint_sign(self, painter: QPainter, row: int) -> None:
        """Draws a bar left of a row that should be checked; the note below the cards says why."""
        grid = self._grid
        if grid is None:
            return
        tile = QRectF(grid.tile(self._board, row, 0).translated(-self.pos()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme_of(self).alert))
        point = QPointF(tile.left() - 3, tile.center().y())
        half, back = min(0.75 * grid.sign, grid.side / 3), 3 - grid.sign
        painter.drawPolygon([point, point + QPointF(back, -half), point + QPointF(back, half)])

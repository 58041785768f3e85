"""A clue beside or above the words it belongs to: as small tiles, or as its numbers."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Clue, Counts, Mark, Marks
from wmh.ui.look.clue_words import mark_name
from wmh.ui.look.theme import Theme, legible, scaled
from wmh.ui.look.tile import TileState, paint_tile

translate = QCoreApplication.translate

_SIDE, _GAP = 16, 3

_ROOM_FOR_DOTS = 10


def small_side() -> int:
    """Of a small tile."""
    return legible(_SIDE)


def clue_width(marks: Marks, side: float) -> float:
    gap = scaled(_GAP)
    return len(marks) * (side + gap) - gap


def paint_marks(
    painter: QPainter, left: float, top: float, marks: Marks, theme: Theme, side: float
) -> None:
    for place, mark in enumerate(marks):
        tile = QRectF(left + place * (side + scaled(_GAP)), top, side, side)
        if mark is not None and side < _ROOM_FOR_DOTS:
            _paint_tiny(painter, tile, mark, theme)
        else:
            paint_tile(painter, tile, "", TileState.AWAITED if mark is None else mark, theme)


def _paint_tiny(painter: QPainter, tile: QRectF, mark: Mark, theme: Theme) -> None:
    """Where a dot cannot be seen the tile itself is full, half full or empty."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.faces[mark].ground))
    if mark is Mark.GREEN:
        painter.drawRect(tile)
        return
    inner = tile.adjusted(0.5, 0.5, -0.5, -0.5)
    if mark is Mark.YELLOW:
        painter.setBrush(QColor(theme.raised))
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.drawRect(inner)
    if mark is Mark.YELLOW:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.faces[mark].ground))
        painter.drawPolygon(QPolygonF([tile.topLeft(), tile.bottomLeft(), tile.bottomRight()]))


def spoken(clue: Clue) -> str:
    """A clue as it is read aloud."""
    if isinstance(clue, Counts):
        return write_clue(clue)
    return ", ".join(
        translate("CluePicture", "not marked") if mark is None else mark_name(mark) for mark in clue
    )

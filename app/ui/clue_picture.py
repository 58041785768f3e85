"""A clue beside or above the words it belongs to: as small tiles, or as its numbers."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from app.engine.clues.transcript import write_clue
from app.engine.clues.turn import Clue, Counts, Marks
from app.ui.theme import Theme
from app.ui.tile import State, mark_name, paint_tile

translate = QCoreApplication.translate

SIDE = 16
"""Of a small tile."""

_GAP = 3


def clue_width(marks: Marks, side: float = SIDE) -> float:
    return len(marks) * (side + _GAP) - _GAP


def paint_marks(
    painter: QPainter, left: float, top: float, marks: Marks, theme: Theme, side: float = SIDE
) -> None:
    for place, mark in enumerate(marks):
        tile = QRectF(left + place * (side + _GAP), top, side, side)
        paint_tile(painter, tile, "", State.AWAITED if mark is None else mark, theme)


def spoken(clue: Clue) -> str:
    """A clue as it is read aloud."""
    if isinstance(clue, Counts):
        return write_clue(clue)
    return ", ".join(
        translate("CluePicture", "not marked") if mark is None else mark_name(mark) for mark in clue
    )

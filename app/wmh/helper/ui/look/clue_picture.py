"""Drawing of turns and their clues, as small tiles or as numbers."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Clue, Counts, Mark, Marks, Turn
from wmh.helper.capitals import capital
from wmh.helper.ui.look.clue_words import mark_name
from wmh.helper.ui.look.theme import Theme, figure_font, legible, scale_length, theme_of
from wmh.helper.ui.look.tile import TileState, paint_tile
from wmh.helper.ui.parts.layout import WORDS

Index = QModelIndex | QPersistentModelIndex
TURNS = Qt.ItemDataRole.UserRole
"""Item role of the turns that a cell draws side by side; the display role has them as text."""

SIDE = 22
_GAP, _EDGE, _BETWEEN = 3, 4, 10


class TurnPicture(QStyledItemDelegate):
    """Draws the turns of a cell; `veiled` shows their marks without letters."""

    def __init__(self, parent: QWidget, side: float = SIDE) -> None:
        super().__init__(parent)
        self._of_scale_1 = side

    @property
    def _side(self) -> int:
        return legible(self._of_scale_1)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        turns: tuple[Turn, ...] = index.data(TURNS) or ()
        width = sum(turn_width(turn, self._side) + scale_length(_BETWEEN) for turn in turns)
        return QSize(round(width) + 2 * scale_length(_EDGE), self._side + legible(8))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = theme_of(self)
        turns: tuple[Turn, ...] = index.data(TURNS) or ()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(WORDS)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, QColor(theme.hairline))
        left = option.rect.x() + scale_length(_EDGE)
        top = option.rect.y() + (option.rect.height() - self._side) / 2
        for turn in turns:
            paint_turn(painter, left, top, turn, self._side, theme)
            left += turn_width(turn, self._side) + scale_length(_BETWEEN)
        painter.restore()


def turn_width(turn: Turn, side: float) -> float:
    """Returns the width of a turn's tiles, with the numbers of a counting clue, in pixels."""
    counts = len(turn.clue.numbers) if isinstance(turn.clue, Counts) else 0
    return clue_width(turn.marks, side) + counts * legible(16)


def paint_turn(
    painter: QPainter, left: float, top: float, turn: Turn, side: float, theme: Theme
) -> None:
    counted = isinstance(turn.clue, Counts)
    step = side + scale_length(_GAP)
    for place, (letter, said) in enumerate(zip(turn.guess, turn.marks, strict=True)):
        tile = QRectF(left + place * step, top, side, side)
        shown = TileState.PLAIN if counted or said is None else said
        paint_tile(painter, tile, capital(letter), shown, theme)
    if counted:
        painter.setFont(figure_font())
        painter.setPen(QColor(theme.ink))
        after = clue_width(turn.marks, side) + scale_length(6)
        painter.drawText(
            QRectF(left + after, top, legible(80), side),
            Qt.AlignmentFlag.AlignVCenter,
            write_clue(turn.clue),
        )


_SIDE = 16

_ROOM_FOR_DOTS = 10


def small_side() -> int:
    """Returns the side of a small tile in pixels."""
    return legible(_SIDE)


def clue_width(marks: Marks, side: float) -> float:
    gap = scale_length(_GAP)
    return len(marks) * (side + gap) - gap


def paint_marks(
    painter: QPainter, left: float, top: float, marks: Marks, theme: Theme, side: float
) -> None:
    for place, mark in enumerate(marks):
        tile = QRectF(left + place * (side + scale_length(_GAP)), top, side, side)
        if mark is not None and side < _ROOM_FOR_DOTS:
            _paint_tiny(painter, tile, mark, theme)
        else:
            paint_tile(painter, tile, "", TileState.AWAITED if mark is None else mark, theme)


def _paint_tiny(painter: QPainter, tile: QRectF, mark: Mark, theme: Theme) -> None:
    """Draws a tile full, half full or empty by its mark, since a dot would be too small to see."""
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


def spoken_clue(clue: Clue) -> str:
    """Returns a clue as text for screen readers."""
    if isinstance(clue, Counts):
        return write_clue(clue)
    return ", ".join(_("not marked") if mark is None else mark_name(mark) for mark in clue)

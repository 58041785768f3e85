"""The drawing of a row whose word is covered."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from app.ui.direction import seen
from app.ui.grid import GUTTER
from app.ui.ranking_text import covered_text
from app.ui.theme import SMALL, Theme, mixed, scaled, text_font


def paint_covered(painter: QPainter, row: QRectF, rank: int, text: str, theme: Theme) -> None:
    """Calm, and of the size it has uncovered; `rank` counts from 0."""
    ground = row.adjusted(0.75, 1.75, -0.75, -1.75)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mixed(theme.hairline, theme.window, 0.45))
    radius = scaled(6)
    painter.drawRoundedRect(ground, radius, radius)
    font = text_font(SMALL)
    painter.setFont(font)
    painter.setPen(QColor(theme.faint))
    middle = Qt.AlignmentFlag.AlignVCenter
    inner = row.adjusted(scaled(6), 0, -scaled(6), 0)
    painter.drawText(seen(painter, inner, row), middle, str(rank + 1))
    inner.setLeft(row.left() + scaled(GUTTER))
    if QFontMetricsF(font).horizontalAdvance(text) > inner.width():
        text = covered_text(first=False)
    painter.drawText(seen(painter, inner, row), middle, text)

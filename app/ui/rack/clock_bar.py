"""How much time is left, as text and as a bar: it becomes shorter, and never flashes."""

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.ui.direction import seen
from app.ui.rack.challenge_text import time_left, time_spoken
from app.ui.speech import announce
from app.ui.suggestions import figure_font
from app.ui.theme import Theme

_ANNOUNCED = (60, 30, 10)
"""Seconds left that are said aloud."""


class ClockBar(QWidget):
    """Shows what it is told; it keeps no time itself."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seconds = self._left = 1.0
        self.setObjectName("clock")

    def sizeHint(self) -> QSize:
        return QSize(120, 20)

    def begin(self, seconds: float) -> None:
        """A game of so many seconds."""
        self._seconds = self._left = seconds
        self._tell()

    def show_left(self, left: float) -> None:
        passed = [mark for mark in _ANNOUNCED if left <= mark < self._left]
        self._left = left
        self._tell()
        if passed and left > 0:
            announce(self, self.accessibleName())

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(figure_font())
        painter.setPen(QColor(self._theme.ink))
        rect = QRectF(self.contentsRect())
        text = time_left(self._left)
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)
        room = rect.width() - 44
        bar = QRectF(rect.left(), rect.center().y() - 3, room, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.hairline))
        painter.drawRoundedRect(seen(painter, bar, rect), 3, 3)
        bar.setWidth(room * self._left / self._seconds)
        painter.setBrush(QColor(self._theme.accent))
        painter.drawRoundedRect(seen(painter, bar, rect), 3, 3)

    def _tell(self) -> None:
        if (name := time_spoken(self._left)) != self.accessibleName():
            self.setAccessibleName(name)
        self.update()

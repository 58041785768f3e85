"""Choice of a part of the screen, by dragging the mouse over a picture of the screen."""

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QScreen,
)
from PySide6.QtWidgets import QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.look.theme import text_font, theme_of
from wmh.helper.ui.parts.shortcuts import ENTER

SMALLEST = 60
"""Least width and height of a part in pixels; smaller drags happen by accident."""


class RegionChoice(QWidget):
    """Window that covers one screen; Enter takes the whole screen, Esc and Ctrl+W cancel."""

    chosen = Signal(QRect)
    """Emitted with the chosen part, in physical pixels of the virtual desktop."""
    left = Signal()
    """Emitted when the window is closed, also after `chosen`."""

    def __init__(self, screen: QScreen, picture: QPixmap, parent: QWidget) -> None:
        super().__init__(
            parent,
            Qt.WindowType.Window
            | Qt.WindowType.FramelessWindowHint
            | Qt.WindowType.WindowStaysOnTopHint,
        )
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # Not the screen itself: another window that has asked for it takes it along when it dies.
        self._start, self._picture = screen.geometry().topLeft(), picture
        self._from: QPoint | None = None
        self._part = QRect()
        self._asked = _(
            "Drag over the board of the game, with some room around it. Enter: the whole screen."
            " Esc: cancel.",
        )
        self.setAccessibleName(self._asked)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setGeometry(screen.geometry())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.drawPixmap(self.rect(), self._picture)
        painter.fillRect(self.rect(), QColor(0, 0, 0, 110))
        if not self._part.isEmpty():
            scale = self._picture.width() / max(1, self.width())
            source = QRect(
                round(self._part.x() * scale),
                round(self._part.y() * scale),
                round(self._part.width() * scale),
                round(self._part.height() * scale),
            )
            painter.drawPixmap(self._part, self._picture, source)
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRect(self._part)
        painter.setFont(text_font(17))
        room = painter.fontMetrics().boundingRect(
            self.rect().adjusted(40, 24, -40, 0), Qt.AlignmentFlag.AlignHCenter, self._asked
        )
        painter.fillRect(room.adjusted(-14, -8, 14, 8), QColor(theme.raised))
        painter.setPen(QColor(theme.ink))
        painter.drawText(room, Qt.AlignmentFlag.AlignHCenter, self._asked)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._from = event.position().toPoint()
        self._part = QRect()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._from is not None:
            self._part = QRect(self._from, event.position().toPoint()).normalized()
            self.update()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._from = None
        if min(self._part.width(), self._part.height()) < SMALLEST:
            self._part = QRect()
            self.update()
        else:
            self._choose(self._part)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape or event.matches(QKeySequence.StandardKey.Close):
            self.close()
        elif event.key() in ENTER:
            self._choose(self.rect())

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.left.emit()

    def _choose(self, part: QRect) -> None:
        self.chosen.emit(part.translated(self._start))

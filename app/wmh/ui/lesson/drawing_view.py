"""Shows a drawing, as large as there is room for, and moves to what matters where there is not."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QSizePolicy, QWidget

from wmh.lesson.drawing.drawing import BODY, Drawing
from wmh.ui.lesson.lesson_text import told
from wmh.ui.lesson.painting import colours_of, paint
from wmh.ui.look.theme import SMALL, legible, scaled, theme_of

_USUAL = QSize(760, 330)
"""What most drawings are drawn for, in units. Where there is more room for it all are larger, and
by as much: what stays the same from step to step does not change its size."""

_FAR = 20 * 96 / 72 / BODY
"""The least where it is presented: type of 20 points, at the 96 dots an inch that pixels stand for.
"""

_MOST = 2.5
"""How much larger, at most."""

_MARGIN = 12
"""Around the focus, in units."""


class DrawingView(QAbstractScrollArea):
    """One drawing at a time. It can be dragged where it is larger than the view."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("drawing")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._drawing: Drawing | None = None
        self._percent = 100
        self._presented = False
        self._unit = 1.0
        self._room = QSize()
        self._held: QPoint | None = None
        self._colours = colours_of(theme_of(self))

    def show_drawing(self, drawing: Drawing) -> None:
        self._drawing = drawing
        self.setAccessibleDescription(told(drawing.says))
        self._settle()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._colours = colours_of(theme_of(self))
            self._settle()

    def show_size(self, percent: int, *, presented: bool) -> None:
        """`percent` of the usual size, which is larger where it is presented."""
        self._percent, self._presented = percent, presented
        policy = Qt.ScrollBarPolicy
        bars = policy.ScrollBarAlwaysOff if presented else policy.ScrollBarAsNeeded
        self.setHorizontalScrollBarPolicy(bars)
        self.setVerticalScrollBarPolicy(bars)
        self._settle()

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(120), scaled(80))

    # How large, and where

    def _settle(self) -> None:
        drawing = self._drawing
        if drawing is None:
            return
        self._unit = unit = self._fitting(drawing, self.maximumViewportSize())
        whole = QSize(round(drawing.width * unit), round(drawing.height * unit))
        self._room = room = self._room_for(whole)
        for bar, length, seen in (
            (self.horizontalScrollBar(), whole.width(), room.width()),
            (self.verticalScrollBar(), whole.height(), room.height()),
        ):
            bar.setPageStep(seen)
            bar.setSingleStep(round(BODY * unit * 2))
            bar.setRange(0, max(0, length - seen))
        self._show_focus(drawing)
        self._show_hand(held=False)
        self.viewport().update()

    def _room_for(self, whole: QSize) -> QSize:
        """Beside the scroll bars that it makes necessary."""
        room = self.maximumViewportSize()
        if not self._presented:
            if whole.width() > room.width():
                room.setHeight(room.height() - self.horizontalScrollBar().sizeHint().height())
            if whole.height() > room.height():
                room.setWidth(room.width() - self.verticalScrollBar().sizeHint().width())
        return room

    def _fitting(self, drawing: Drawing, room: QSize) -> float:
        """Pixels for a unit: what was asked for, or less, but never too small to read."""
        smallest = _FAR if self._presented else legible(SMALL) / BODY
        usual = min(room.width() / _USUAL.width(), room.height() / _USUAL.height())
        least = smallest if self._presented else max(smallest, scaled(100) / 100)
        wanted = min(max(usual, least), least * _MOST) * self._percent / 100
        if self._percent > 100:
            return wanted
        whole = min(room.width() / drawing.width, room.height() / drawing.height)
        return max(min(wanted, whole), smallest)

    def _show_focus(self, drawing: Drawing) -> None:
        """Only as far as it must move, because what moves is hard to follow."""
        area = drawing.focus
        if area is None:
            return
        unit = self._unit
        for bar, start, length in (
            (self.horizontalScrollBar(), area.x, area.width),
            (self.verticalScrollBar(), area.y, area.height),
        ):
            first, last = (start - _MARGIN) * unit, (start + length + _MARGIN) * unit
            if last - first > bar.pageStep():
                bar.setValue(round(first))  # Where it begins is what is looked at.
            else:
                bar.setValue(round(max(min(bar.value(), first), last - bar.pageStep())))

    def _origin(self) -> QPointF:
        """Where the drawing begins: what is smaller than the view lies in its middle."""
        drawing, room = self._drawing, self._room
        if drawing is None:
            return QPointF()
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        left = (room.width() - drawing.width * self._unit) / 2
        top = (room.height() - drawing.height * self._unit) / 2
        return QPointF(
            -across.value() if across.maximum() else left,
            -down.value() if down.maximum() else top,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    def paintEvent(self, _event: QPaintEvent) -> None:
        drawing = self._drawing
        if drawing is None:
            return
        painter = QPainter(self.viewport())
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setClipRect(QRectF(self.viewport().rect()))
        painter.translate(self._origin())
        painter.scale(self._unit, self._unit)
        paint(drawing, painter, self._colours, told, self.font())
        painter.end()

    # The hand

    def _show_hand(self, *, held: bool) -> None:
        bars = self.horizontalScrollBar(), self.verticalScrollBar()
        if not any(bar.maximum() for bar in bars):
            self.viewport().unsetCursor()
        elif held:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        else:
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._held = event.position().toPoint()
            self._show_hand(held=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            now = event.position().toPoint()
            moved, self._held = now - self._held, now
            for bar, by in (
                (self.horizontalScrollBar(), moved.x()),
                (self.verticalScrollBar(), moved.y()),
            ):
                bar.setValue(bar.value() - by)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._held = None
        self._show_hand(held=False)

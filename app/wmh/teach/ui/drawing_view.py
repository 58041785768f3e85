"""View of a drawing, as large as possible; a larger drawing is scrolled to its focus."""

from math import floor

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFrame,
    QGestureEvent,
    QPinchGesture,
    QSizePolicy,
    QWidget,
)

from wmh.helper.ui.look.theme import SMALL, legible, scale_length, theme_of
from wmh.teach.drawing.drawing import BODY, Drawing
from wmh.teach.drawing.extents import Extent
from wmh.teach.ui.lesson_text import told
from wmh.teach.ui.painting import colours_of, paint

_USUAL = QSize(760, 330)
"""Size in units for which most drawings are made; in more space all are enlarged equally."""

_FAR, _SLIDE = 1 / 48, 16 / 9

_MOST = 2.5
"""Greatest factor by which drawings are enlarged."""

_MARGIN = 12
"""Margin in units that stays visible around the focus."""

_NONE = Extent(1, 1, BODY)

_STILL = 4
"""Pixels that the mouse may move between press and release of a click."""

_NOTCH, _LEAST_ZOOM, _MOST_ZOOM = 1.15, 0.25, 8.0
"""Zoom factor for a notch of the mouse wheel, and least and greatest zoom."""

_PANS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def far_type(window: QSize) -> float:
    """Returns the smallest font size in pixels for a presentation in a window of this size.

    It corresponds to 20 points on a slide that is 960 points wide. If the window is wider than a
    slide, its height counts, since its width makes nothing larger for the back row.
    """
    long, short = max(window.width(), window.height()), min(window.width(), window.height())
    return min(long, short * _SLIDE) * _FAR


class DrawingView(QAbstractScrollArea):
    """View of a drawing, which can be dragged if it is larger than the view."""

    pointed = Signal(float, float)
    """Emitted with the position of a click, in units of the drawing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("drawing")
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._zoom = 1.0
        self._dragged = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._drawing: Drawing | None = None
        self._extent = _NONE
        self._percent = 100
        self._presented = self._whole = False
        self._unit = 1.0
        self._room = QSize()
        self._held: QPoint | None = None
        self._colours = colours_of(theme_of(self))

    def show_drawing(self, drawing: Drawing, extent: Extent) -> None:
        """Shows a drawing without its heading, at the scale that suits its `extent`."""
        self._drawing, self._extent = drawing, extent
        self.setAccessibleDescription(told(drawing.says))
        self._settle()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._colours = colours_of(theme_of(self))
            self._settle()

    def show_size(self, percent: int, *, presented: bool, whole: bool = False) -> None:
        """Sets the size of drawings in `percent` of the usual size, which is larger if `presented`.

        If `whole`, drawings are shown completely, however small their text becomes.
        """
        self._percent, self._presented, self._whole = percent, presented, whole
        self._zoom = 1.0
        policy = Qt.ScrollBarPolicy
        bars = policy.ScrollBarAlwaysOff if presented else policy.ScrollBarAsNeeded
        self.setHorizontalScrollBarPolicy(bars)
        self.setVerticalScrollBarPolicy(bars)
        self._settle()

    @property
    def drawing(self) -> Drawing | None:
        """Drawing that is shown; None without one."""
        return self._drawing

    @property
    def unit(self) -> float:
        """Pixels for a unit of the drawing."""
        return self._unit

    def minimumSizeHint(self) -> QSize:
        return QSize(scale_length(120), scale_length(80))

    # How large, and where

    def _settle(self) -> None:
        drawing = self._drawing
        if drawing is None:
            return
        self._unit = unit = self._fitting(self.maximumViewportSize()) * self._zoom
        whole = QSize(floor(self._extent.width * unit), floor(self._extent.height * unit))
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
        """Returns the free size beside the scroll bars that a drawing of size `whole` needs."""
        room = self.maximumViewportSize()
        if not self._presented:
            if whole.width() > room.width():
                room.setHeight(room.height() - self.horizontalScrollBar().sizeHint().height())
            if whole.height() > room.height():
                room.setWidth(room.width() - self.verticalScrollBar().sizeHint().width())
        return room

    def _fitting(self, room: QSize) -> float:
        """Returns the pixels for a unit: as drawings fit into `room`, or larger to be legible."""
        extent, window = self._extent, self.window().size()
        whole = min(room.width() / extent.width, room.height() / extent.height)
        if self._whole:
            return whole
        far = far_type(window)
        smallest = (far if self._presented else legible(SMALL)) / extent.smallest
        usual = min(room.width() / _USUAL.width(), room.height() / _USUAL.height())
        least = smallest if self._presented else max(smallest, scale_length(100) / 100)
        wanted = min(max(usual, least), least * _MOST)
        return max(min(wanted, whole), smallest) * self._percent / 100

    def _show_focus(self, drawing: Drawing) -> None:
        """Scrolls only as far as the focus needs, since moving pictures are hard to follow."""
        area = drawing.focus
        if area is None:
            return
        unit = self._unit
        for bar, start, length in (
            (self.horizontalScrollBar(), area.x, area.width),
            (self.verticalScrollBar(), area.y - drawing.strip, area.height),
        ):
            first, last = (start - _MARGIN) * unit, (start + length + _MARGIN) * unit
            if last - first > bar.pageStep():
                bar.setValue(round(first))  # Where it begins is what is looked at.
            else:
                bar.setValue(round(max(min(bar.value(), first), last - bar.pageStep())))

    @property
    def origin(self) -> QPointF:
        """Position of the drawing's top left corner in the view; a smaller drawing is centred."""
        room, extent = self._room, self._extent
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        left = (room.width() - extent.width * self._unit) / 2
        top = (room.height() - extent.height * self._unit) / 2
        return QPointF(
            -across.value() if across.maximum() else left, -down.value() if down.maximum() else top
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
        painter.translate(self.origin)
        painter.scale(self._unit, self._unit)
        painter.translate(0, -drawing.strip)
        paint(drawing.bare, painter, self._colours, told, self.font())
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
            self._held, self._dragged = event.position().toPoint(), 0
            self._show_hand(held=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            now = event.position().toPoint()
            moved, self._held = now - self._held, now
            self._dragged += moved.manhattanLength()
            for bar, by in (
                (self.horizontalScrollBar(), moved.x()),
                (self.verticalScrollBar(), moved.y()),
            ):
                bar.setValue(bar.value() - by)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._held is not None and self._dragged <= _STILL and self._drawing is not None:
            where = (event.position() - self.origin) / self._unit
            self.pointed.emit(where.x(), where.y() + self._drawing.strip)
        self._held = None
        self._show_hand(held=False)

    # Nearer and farther

    def zoom(self, factor: float, around: QPointF) -> None:
        """Zooms by a factor; the point `around` of the view keeps its place."""
        zoomed = min(max(self._zoom * factor, _LEAST_ZOOM), _MOST_ZOOM)
        before = (around - self.origin) / self._unit
        factor, self._zoom = zoomed / self._zoom, zoomed
        if factor == 1:
            return
        self._settle()
        moved = self.origin + before * self._unit - around
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(moved.x()))
        down.setValue(down.value() + round(moved.y()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zooms if Ctrl is pressed, else moves the drawing."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(_NOTCH ** (event.angleDelta().y() / 120), event.position())
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Moves a drawing that is larger than the view, at Shift with an arrow key."""
        steps = _PANS.get(Qt.Key(event.key()))
        if steps is None or event.modifiers() != Qt.KeyboardModifier.ShiftModifier:
            event.ignore()
            return
        for bar, by in zip((self.horizontalScrollBar(), self.verticalScrollBar()), steps,
                           strict=True):  # fmt: skip
            bar.setValue(bar.value() + by * bar.singleStep())

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                middle = QPointF(self.viewport().mapFromGlobal(pinch.centerPoint().toPoint()))
                self.zoom(pinch.scaleFactor(), middle)
                return True
        if isinstance(event, QNativeGestureEvent) and (
            event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.zoom(1 + event.value(), event.position())
            return True
        return super().viewportEvent(event)

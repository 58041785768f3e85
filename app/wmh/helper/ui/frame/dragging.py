"""Dragging of a word or picture out of the window, into another program."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, Qt
from PySide6.QtGui import QDrag, QImage, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


class DragOut(QObject):
    """Starts a drag when the pointer moves with its button held.

    `make` returns the data to drag from a point of the widget, or None.
    """

    def __init__(self, widget: QWidget, make: Callable[[QPoint], QMimeData | None]) -> None:
        super().__init__(widget)
        self._widget, self._make = widget, make
        self._pressed: QPoint | None = None
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent):
            return False
        here = event.position().toPoint()
        if event.type() is QEvent.Type.MouseButtonPress:
            left = event.button() is Qt.MouseButton.LeftButton
            self._pressed = here if left else None
        elif event.type() is QEvent.Type.MouseButtonRelease:
            self._pressed = None
        elif event.type() is QEvent.Type.MouseMove and self._pressed is not None:
            far = (here - self._pressed).manhattanLength() >= QApplication.startDragDistance()
            if not (far and event.buttons() & Qt.MouseButton.LeftButton):
                return False
            start, self._pressed = self._pressed, None
            if (data := self._make(start)) is not None:
                drag = QDrag(self._widget)
                drag.setMimeData(data)
                drag.exec(Qt.DropAction.CopyAction)
                return True
        return False


def text_data(text: str) -> QMimeData:
    """Returns the data for dragging a text."""
    data = QMimeData()
    data.setText(text)
    return data


def image_data(image: QImage, text: str) -> QMimeData:
    """Returns the data for dragging a picture; programs that take no pictures get the text."""
    data = QMimeData()
    data.setImageData(image)
    data.setText(text)
    return data

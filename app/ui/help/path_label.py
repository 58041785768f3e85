"""A path on one line, to be read and selected."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget


class PathLabel(QLineEdit):
    """Elided in its middle until it has the focus; what is spoken is all of it."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setObjectName("path")
        self.setReadOnly(True)
        self.setCursorPosition(0)
        self.setMinimumWidth(40)
        self.setAccessibleName(text)
        self.setToolTip(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.rect().adjusted(0, 0, -6, 0)
        metrics = self.fontMetrics()
        if self.hasFocus() or metrics.horizontalAdvance(self.text()) <= room.width():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.palette().ColorRole.Text))
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideMiddle, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)

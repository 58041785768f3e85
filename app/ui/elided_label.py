"""A line of text that never asks for more room than there is."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

_LEAST = 40


class ElidedLabel(QLabel):
    """Ends in an ellipsis where it is too long."""

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QColor(self.palette().color(self.foregroundRole())))
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        start = QLabel.alignment(self) & Qt.AlignmentFlag.AlignHorizontal_Mask
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | start, text)

"""The two buttons of a note: one that does something, and one that does not."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

translate = QCoreApplication.translate

_GAP = 8


class TwoButtons(QWidget):
    """Side by side, or one below the other where there is no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.do = QPushButton(self)
        self.leave = QPushButton(translate("TwoButtons", "Leave it (Esc)"), self)
        self.leave.setAccessibleName(self.leave.text())
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_GAP)
        self._row.addWidget(self.do)
        self._row.addWidget(self.leave)
        self._row.addStretch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        needed = self.do.sizeHint().width() + _GAP + self.leave.sizeHint().width()
        self._row.setDirection(
            QBoxLayout.Direction.LeftToRight
            if needed <= self.width()
            else QBoxLayout.Direction.TopToBottom
        )

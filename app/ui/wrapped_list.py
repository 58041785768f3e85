"""A list whose rows run on in lines, below a field that letters are meant for."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from app.ui.commands import writes


class WrappedList(QListView):
    """Left and right go through all rows, up leaves from the first line."""

    left = Signal()
    """A wish to go back to where letters are typed."""
    typed = Signal(QKeyEvent)
    """A key that means nothing here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def columns(self) -> int:
        """How many rows of the model there are in a line."""
        return max(self.viewport().width() // self.gridSize().width(), 1)

    def enter(self) -> None:
        """Take the keyboard, with a row selected."""
        if self.model().rowCount():
            if not self.currentIndex().isValid():
                self.setCurrentIndex(self.model().index(0, 0))
            self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, row = event.key(), self.currentIndex().row()
        match key:
            case Qt.Key.Key_Up if row < self.columns():
                self.left.emit()
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                # Qt would stop at the end of a line.
                following = row + (1 if key == Qt.Key.Key_Right else -1)
                index = self.model().index(following, 0)
                if index.isValid():
                    self.setCurrentIndex(index)
            case Qt.Key.Key_Backspace:
                self.typed.emit(event)
            case _ if writes(event):
                self.typed.emit(event)
            case _:
                super().keyPressEvent(event)

"""What lies around a board: keys that no control in it has a use for are the board's."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from wmh.ui.parts.shortcuts import for_board


class AroundBoard(QWidget):
    """Controls let such keys pass, as Qt's buttons do, until they arrive here."""

    typed = Signal(QKeyEvent)
    """A key that is meant for the board."""
    left = Signal()
    """A wish to go back to the board."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not for_board(event):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            here = QApplication.focusWidget()
            self.left.emit()
            if QApplication.focusWidget() is here:
                event.ignore()  # It may leave more than that: a window that fills the screen.
        else:
            self.typed.emit(event)

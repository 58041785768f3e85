"""Which guess is looked at, between two arrows."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

translate = QCoreApplication.translate


class Turner(QWidget):
    """For the mouse; whoever has it answers to the arrow keys in the same way."""

    turned = Signal(int)
    """1 for the next one, -1 for the one before."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._back = _arrow(self, "◂", translate("Classroom", "Guess before"))
        self._on = _arrow(self, "▸", translate("Classroom", "Next guess"))
        self._back.clicked.connect(lambda: self.turned.emit(-1))
        self._on.clicked.connect(lambda: self.turned.emit(1))
        self._which = QLabel(self)
        self._which.setObjectName("name")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for piece in (self._back, self._which, self._on):
            row.addWidget(piece)
        row.addStretch()

    def show_which(self, said: str, *, first: bool, last: bool) -> None:
        self._which.setText(said)
        self._which.setAccessibleName(said)
        self._back.setEnabled(not first)
        self._on.setEnabled(not last)


def _arrow(parent: QWidget, sign: str, name: str) -> QPushButton:
    button = QPushButton(sign, parent)
    button.setObjectName("flat")
    button.setAccessibleName(name)
    button.setToolTip(name)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return button

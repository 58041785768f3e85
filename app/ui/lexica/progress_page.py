"""An import under way."""

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from app.ui.labels import plain_label, say
from app.ui.lexica.parts import button, title_label
from app.ui.speech import announce

translate = QCoreApplication.translate

_STEPS = 1000


class ProgressPage(QWidget):
    """A bar, what is being done, and a way out."""

    left = Signal()
    """A wish to stop it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = title_label(self)
        self._bar = QProgressBar(self)
        self._bar.setRange(0, _STEPS)
        self._bar.setTextVisible(False)
        self._said = plain_label(self, "process")
        self._cancel = button(translate("ProgressPage", "Cancel"), self)
        self._cancel.clicked.connect(self._leave)
        row = QHBoxLayout()
        row.addWidget(self._cancel)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 16)
        column.setSpacing(10)
        column.addWidget(self._title)
        column.addWidget(self._bar)
        column.addWidget(self._said)
        column.addLayout(row)
        column.addStretch()

    def begin(self, title: str) -> None:
        say(self._title, title)
        self._bar.setAccessibleName(title)
        self._cancel.setEnabled(True)
        self.show_step("start", 0.0)
        self._cancel.setFocus()

    @Slot(str, float)
    def show_step(self, process: str, share: float) -> None:
        self._bar.setValue(round(share * _STEPS))
        text = _told(process)
        if text != self._said.text():
            say(self._said, text)
            announce(self._said, text)

    @Slot()
    def _leave(self) -> None:
        self._cancel.setEnabled(False)
        say(self._said, translate("ProgressPage", "Stopping …"))
        self.left.emit()


def _told(process: str) -> str:
    return {
        "start": translate("ProgressPage", "Starting …"),
        "reading": translate("ProgressPage", "Reading the words …"),
        "temporary trie": translate("ProgressPage", "Joining words that begin alike …"),
        "redundant nodes": translate("ProgressPage", "Joining words that end alike …"),
        "bit encoding": translate("ProgressPage", "Packing the graph …"),
        "population": translate("ProgressPage", "Writing the files …"),
    }.get(process, process)

"""The page of a pause: nothing of the game is to be seen, and the instructor says why."""

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.ui.labels import plain_label, say
from app.ui.theme import scaled

translate = QCoreApplication.translate


class PausePage(QWidget):
    """The clock stands still."""

    continued = Signal(str)
    """The reason for the pause."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        title, self._text = plain_label(self, "title"), plain_label(self, "prose")
        say(title, translate("StudyPause", "Paused"))
        self._reason = QLineEdit(self)
        self._reason.setMaxLength(200)
        self._reason.setPlaceholderText(translate("StudyPause", "Reason for the pause"))
        self._reason.setAccessibleName(translate("StudyPause", "Reason for the pause"))
        self._go_on = QPushButton(translate("StudyPause", "&Continue (Enter)"), self)
        self._go_on.setObjectName("primary")
        self._reason.returnPressed.connect(self._continue)
        self._go_on.clicked.connect(self._continue)
        column = QVBoxLayout(self)
        column.setSpacing(scaled(14))
        column.addStretch(1)
        for widget in (title, self._text, self._reason):
            widget.setFixedWidth(scaled(440))
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        self._go_on.setFixedWidth(scaled(440))
        column.addWidget(self._go_on, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)

    def begin(self) -> None:
        say(self._text, translate("StudyPause", "The clock stands still."))
        self._reason.clear()
        self._reason.setFocus()

    def focus(self) -> None:
        self._reason.setFocus()

    @Slot()
    def _continue(self) -> None:
        if text := self._reason.text().strip():
            self.continued.emit(text)
        else:
            say(self._text, translate("StudyPause", "Write why it was paused, then go on."))
            self._reason.setFocus()

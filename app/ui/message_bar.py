"""A bar for what went wrong: it stays until it is closed, and nothing else waits for it."""

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from app.ui.speech import announce

translate = QCoreApplication.translate


class MessageBar(QFrame):
    """Shows the newest message."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("message")
        self._text = QLabel(self, wordWrap=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        close = QPushButton(translate("MessageBar", "Close"), self)
        close.setObjectName("flat")
        close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 4, 6)
        row.addWidget(self._text, 1)
        row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    @Slot(str)
    def show_message(self, text: str) -> None:
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self.setAccessibleName(text)
        self.show()
        announce(self, text)

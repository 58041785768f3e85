"""The line that says how many words fit, and under it what to do next."""

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.ui.speech import announce
from app.ui.theme import LARGE, text_font

_NOTICE_MS = 6000


class StatusLine(QWidget):
    """Says everything aloud too. A notice takes the hint's place until something happens."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._headline = QLabel(self)
        self._headline.setObjectName("headline")
        self._headline.setFont(text_font(LARGE, bold=True))
        self._hint = QLabel(self)
        self._hint.setObjectName("hint")
        self._hint.setWordWrap(True)
        self._hint_text = ""
        self._notice_over = QTimer(self, singleShot=True, interval=_NOTICE_MS)
        self._notice_over.timeout.connect(self._end_notice)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._headline)
        column.addWidget(self._hint)

    def show_headline(self, text: str) -> None:
        if text != self._headline.text():
            self._headline.setText(text)
            self._headline.setAccessibleName(text)
            announce(self._headline, text)

    def show_hint(self, text: str) -> None:
        self._hint_text = text
        self._end_notice()

    @Slot(str)
    def show_notice(self, text: str) -> None:
        self._notice_over.start()
        self._say(text)
        announce(self._hint, text)

    def show_waiting(self, *, waiting: bool) -> None:
        self._headline.setProperty("waiting", waiting)
        self._headline.style().polish(self._headline)

    @Slot()
    def _end_notice(self) -> None:
        self._notice_over.stop()
        self._say(self._hint_text)

    def _say(self, text: str) -> None:
        self._hint.setText(text)
        self._hint.setAccessibleName(text)

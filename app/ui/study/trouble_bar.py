"""A bar that stays for as long as events cannot be written where they belong."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from app.ui.labels import plain_label, say
from app.ui.speech import announce

translate = QCoreApplication.translate


class TroubleBar(QFrame):
    """Says what cannot be written, why, and what to do."""

    def __init__(self, path: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self._path = path
        self.setObjectName("message")
        self._text: QLabel = plain_label(self, "trouble")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.addWidget(self._text)
        self.hide()

    def show_trouble(self, error: OSError, waiting: int, copy: Path | None) -> None:
        """`waiting` bytes are not where they belong; a `copy`, if there is one, has all of it."""
        text = translate(
            "StudyTrouble",
            "{0} cannot be written: {1}. {2} of data are kept in memory and written as soon as that"
            " is possible: make room or bring the folder back, and do not close the program.",
        )
        text = text.format(self._path, error.strerror or error, _size(waiting))
        if copy is not None:
            more = translate("StudyTrouble", "Until then, all of it is in {0} too.")
            text = f"{text} {more.format(copy)}"
        if text != self._text.text() or self.isHidden():
            say(self._text, text)
            self.setAccessibleName(text)
            self.show()
            announce(self, text)

    @Slot()
    def end(self) -> None:
        self.hide()
        announce(self, translate("StudyTrouble", "Everything is written again."))


def _size(count: int) -> str:
    if count < 1024:
        return translate("StudyTrouble", "{0} bytes").format(count)
    return translate("StudyTrouble", "{0} KB").format(count // 1024)

"""The bar at the foot of a window: says what went wrong, and nothing else waits for it."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from app.kept import Trouble
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
        self._file: Path | None = None
        self._show = QPushButton(translate("MessageBar", "Show the file"), self)
        self._show.setObjectName("flat")
        self._show.clicked.connect(self._show_file)
        close = QPushButton(translate("MessageBar", "Close"), self)
        close.setObjectName("flat")
        close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 4, 6)
        row.addWidget(self._text, 1)
        row.addWidget(self._show, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    @Slot(str)
    def show_message(self, text: str, file: Path | None = None) -> None:
        """Where a file is named, there is a button that shows it."""
        self._file = file
        self._show.setVisible(file is not None)
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self.setAccessibleName(text)
        self.show()
        announce(self, text)

    @Slot(object)
    def add_trouble(self, trouble: Trouble) -> None:
        """With a file that is kept; it is said once, so it takes the place of no other message."""
        text = _said_of(trouble)
        before = [] if self.isHidden() else [self._text.text()]
        self.show_message("\n".join([*before, text]), trouble.aside or trouble.path)

    @Slot()
    def _show_file(self) -> None:
        """Its folder, where it can be looked at with any other program."""
        if self._file is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._file.parent)))


def _said_of(trouble: Trouble) -> str:
    if trouble.newer:
        return translate(
            "MessageBar",
            "{0} is of a newer version of this program. It stays as it is, and nothing new is kept"
            " there: use the newer version.",
        ).format(trouble.path)
    if trouble.aside is None:
        return translate(
            "MessageBar",
            "{0} cannot be read, nor be set aside: move it away, or nothing can be kept there.",
        ).format(trouble.path)
    return translate(
        "MessageBar",
        "{0} could not be read and was set aside as {1}; a new one is begun.",
    ).format(trouble.path, trouble.aside.name)

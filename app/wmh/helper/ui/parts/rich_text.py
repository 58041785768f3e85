"""Rich text: the only place where text becomes markup, and what keeps other text from it."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QAction, QImage, QStandardItem, Qt
from PySide6.QtWidgets import (
    QLabel,
    QListWidgetItem,
    QTableWidgetItem,
    QTextBrowser,
    QWidget,
)

_JOINER = "\N{WORD JOINER}"
"""Takes no room and is not spoken; Qt reads no tag and no entity with it inside."""


def wrapped(text: str) -> str:
    """Rich text that shows this text as it is, wrapped: for tips of more than a line."""
    from html import escape

    return f"<qt>{escape(text).replace(chr(10), '<br>')}</qt>"


def tip_text(text: str) -> str:
    """Text for a tip, which Qt would read as markup wherever it looks like it."""
    if not Qt.mightBeRichText(text):
        return text
    return text.replace("<", f"<{_JOINER}").replace("&", f"&{_JOINER}")


def set_tip(
    shown: QWidget | QAction | QListWidgetItem | QTableWidgetItem | QStandardItem, text: str
) -> None:
    """Give it a tip that shows the text as it is, whoever wrote it."""
    shown.setToolTip(tip_text(text))


def show_as_is(*labels: QLabel) -> None:
    """Labels whose text may come from a file."""
    for label in labels:
        label.setTextFormat(Qt.TextFormat.PlainText)


class OwnBrowser(QTextBrowser):
    """Browser that follows no link and loads nothing but what its document was given."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Returns an empty picture, for without any Qt would read the file by itself."""
        return QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)

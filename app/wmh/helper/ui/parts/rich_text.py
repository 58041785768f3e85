"""Rich text: the only module that makes markup, and that protects other text from Qt's reader."""

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
"""Invisible and silent character; Qt reads no tag and no entity that contains it."""


def wrap_text(text: str) -> str:
    """Returns rich text that shows a text literally and wrapped, for tips of several lines."""
    from html import escape

    return f"<qt>{escape(text).replace(chr(10), '<br>')}</qt>"


def tip_text(text: str) -> str:
    """Returns the text for a tip, protected if Qt would read it as markup."""
    if not Qt.mightBeRichText(text):
        return text
    return text.replace("<", f"<{_JOINER}").replace("&", f"&{_JOINER}")


def set_tip(
    shown: QWidget | QAction | QListWidgetItem | QTableWidgetItem | QStandardItem, text: str
) -> None:
    """Sets a tip that shows the text literally."""
    shown.setToolTip(tip_text(text))


def show_as_is(*labels: QLabel) -> None:
    """Makes labels show markup literally, since their texts may come from a file."""
    for label in labels:
        label.setTextFormat(Qt.TextFormat.PlainText)


class OwnBrowser(QTextBrowser):
    """Text browser that follows no link and loads no resource but those of its document."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Returns an empty picture for a missing resource, which Qt would else read from a file."""
        empty = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        empty.fill(Qt.GlobalColor.transparent)
        return empty

"""Labels that show text as it is."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


def plain_label(parent: QWidget, name: str) -> QLabel:
    """One that wraps; what people pasted is never read as markup."""
    label = QLabel(parent, wordWrap=True)
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def say(label: QLabel, text: str) -> None:
    """Show a text, or nothing at all where there is none."""
    label.setText(text)
    label.setAccessibleName(text)
    label.setVisible(bool(text))

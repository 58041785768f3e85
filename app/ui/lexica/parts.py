"""Small parts that the pages have in common."""

from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from app.ui.labels import plain_label
from app.ui.theme import LARGE, text_font


def button(text: str, parent: QWidget, tip: str = "") -> QPushButton:
    """One that Enter in a field does not press."""
    made = QPushButton(text, parent)
    made.setAutoDefault(False)
    if tip:
        made.setToolTip(tip)
        made.setAccessibleDescription(tip)
    return made


def title_label(parent: QWidget) -> QLabel:
    label = plain_label(parent, "title")
    label.setFont(text_font(LARGE, bold=True))
    return label

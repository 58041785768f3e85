"""Pieces that are put away together."""

from PySide6.QtWidgets import QVBoxLayout, QWidget


def held(parent: QWidget, *pieces: QWidget) -> QWidget:
    """Pieces one below the other, to be hidden by what holds them, whichever of them is there."""
    holder = QWidget(parent)
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for piece in pieces:
        column.addWidget(piece)
    return holder

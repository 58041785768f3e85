"""Which keys write a sign, which command, and which a control leaves to the board."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""Held down, they make a command of a letter."""


def writes(event: QKeyEvent) -> bool:
    """Whether the key writes a sign that is seen."""
    text = event.text()
    return bool(text.strip() and text.isprintable() and not event.modifiers() & COMMANDS)


def for_board(event: QKeyEvent) -> bool:
    """Whether a control without text has no use for the key: it writes, takes back or leaves."""
    leaving = event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Escape)
    return writes(event) or (leaving and not event.modifiers() & COMMANDS)

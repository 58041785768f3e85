"""Which keys write a sign, and which command."""

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

"""Keys of actions, to be named in texts; and keys that write on a board."""

import sys
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from wmh.helper.ui.shell.actions import action_table


def key_of(name: str) -> str:
    """Returns the key of an action, as it is written on this system's keyboards."""
    return QKeySequence(_shortcuts()[name]).toString(QKeySequence.SequenceFormat.NativeText)


def with_key(text: str, name: str) -> str:
    """Returns a tip followed by the key of its action."""
    return f"{text} ({key_of(name)})"


@cache
def _shortcuts() -> Mapping[str, str]:
    """Returns the keys of the actions, which are equal in every language."""
    return {spec.name: spec.shortcut for spec in action_table() if spec.shortcut}


COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""Modifiers with which a letter key is a command."""

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def writes(event: QKeyEvent) -> bool:
    """True if the key writes a visible character."""
    text = event.text()
    return bool(text.strip() and text.isprintable() and not event.modifiers() & COMMANDS)


def place_of(event: QKeyEvent) -> str:
    """Returns the letter of an English keyboard at the key's position; "" if it is unknown."""
    if sys.platform == "darwin":
        return _MAC.get(event.nativeVirtualKey(), "")
    code = event.nativeScanCode()  # X and Wayland count from 8.
    return _PLACES.get(code if sys.platform == "win32" else code - 8, "")


_PLACES = {
    first + number: letter
    for first, row in ((16, "qwertyuiop"), (30, "asdfghjkl"), (44, "zxcvbnm"))
    for number, letter in enumerate(row)
}
_MAC = dict(
    zip(
        (*range(10), *range(11, 18), 31, 32, 34, 35, 37, 38, 40, 45, 46),
        "asdfhgzxcvbqwerytouipljknm",
        strict=True,
    )
)


def for_board(event: QKeyEvent) -> bool:
    """True if the key is for the board when a control without text has it.

    It writes, erases, or leaves (Esc).
    """
    leaving = event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Escape)
    return writes(event) or (leaving and not event.modifiers() & COMMANDS)


class AroundBoard(QWidget):
    """Widget around the board that passes on to the board the keys that its controls ignore.

    Its controls must ignore such keys, as Qt's buttons do.
    """

    typed = Signal(QKeyEvent)
    """Emitted with a key that is meant for the board."""
    left = Signal()
    """Emitted when the focus should return to the board."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not for_board(event):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            here = QApplication.focusWidget()
            self.left.emit()
            if QApplication.focusWidget() is here:
                event.ignore()  # It may leave more than that: a window that fills the screen.
        else:
            self.typed.emit(event)

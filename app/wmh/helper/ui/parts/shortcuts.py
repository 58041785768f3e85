"""The keys: those of actions, for texts that speak of them, and those that write on a board."""

import sys
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from wmh.helper.ui.shell.actions import action_table


def key_of(name: str) -> str:
    """As it is written on this system's keyboards."""
    return QKeySequence(_shortcuts()[name]).toString(QKeySequence.SequenceFormat.NativeText)


def with_key(text: str, name: str) -> str:
    """A tip, and after it the key that does the same."""
    return f"{text} ({key_of(name)})"


@cache
def _shortcuts() -> Mapping[str, str]:
    """The same in every language."""
    return {spec.name: spec.shortcut for spec in action_table() if spec.shortcut}


COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""Held down, they make a command of a letter."""

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def writes(event: QKeyEvent) -> bool:
    """Whether the key writes a sign that is seen."""
    text = event.text()
    return bool(text.strip() and text.isprintable() and not event.modifiers() & COMMANDS)


def place_of(event: QKeyEvent) -> str:
    """The letter that an English keyboard has where the key is; empty where that is not known."""
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
    """Whether a control without text has no use for the key: it writes, takes back or leaves."""
    leaving = event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Escape)
    return writes(event) or (leaving and not event.modifiers() & COMMANDS)


class AroundBoard(QWidget):
    """The keys that no control in it has a use for are the board's.

    Controls let such keys pass, as Qt's buttons do, until they arrive here.
    """

    typed = Signal(QKeyEvent)
    """A key that is meant for the board."""
    left = Signal()
    """A wish to go back to the board."""

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

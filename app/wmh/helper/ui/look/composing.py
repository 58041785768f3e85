"""Characters from dead keys, Compose and input methods, sent as key presses."""

import unicodedata

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

HINTS = Qt.InputMethodHint.ImhNoPredictiveText | Qt.InputMethodHint.ImhNoAutoUppercase
"""Hints for input methods: a guess is neither completed nor capitalized."""


def signs_of(text: str) -> list[str]:
    """Returns the characters of a text, each with its combining accents, without spaces."""
    signs: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        if signs and unicodedata.combining(character):
            signs[-1] += character
        elif character.strip() and character.isprintable():
            signs.append(character)
    return signs


def type_text(text: str, widget: QWidget) -> None:
    """Sends the text of an input method as key presses, each to the widget that has the focus."""
    for sign in signs_of(text):
        press = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, sign)
        QApplication.sendEvent(QApplication.focusWidget() or widget, press)

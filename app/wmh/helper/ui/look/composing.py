"""Signs that dead keys, Compose and input methods make, typed as keys are."""

import unicodedata

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

HINTS = Qt.InputMethodHint.ImhNoPredictiveText | Qt.InputMethodHint.ImhNoAutoUppercase
"""A guess is a word of a game: nothing to be completed, nor to begin with a capital."""


def signs_of(text: str) -> list[str]:
    """The signs of a text, each with the accents that stand on it; blanks are none."""
    signs: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        if signs and unicodedata.combining(character):
            signs[-1] += character
        elif character.strip() and character.isprintable():
            signs.append(character)
    return signs


def type_text(text: str, widget: QWidget) -> None:
    """Type what an input method made, sign by sign, where the keyboard is after each sign."""
    for sign in signs_of(text):
        press = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, sign)
        QApplication.sendEvent(QApplication.focusWidget() or widget, press)

"""The system's setting of high contrast, as far as Qt knows it (from version 6.10 on)."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication


def high_contrast() -> bool:
    """True if the system asks for high contrast."""
    hints = QApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference().name == "HighContrast"


def follow_contrast(change: Callable[[object], None]) -> None:
    """Calls a slot whenever the system's setting changes, as long as the slot's object lives."""
    hints = QApplication.styleHints()
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.connect(change)

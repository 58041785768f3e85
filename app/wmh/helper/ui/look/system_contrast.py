"""The system's wish for high contrast, where Qt knows it (from 6.10 on)."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication


def high_contrast() -> bool:
    """True if the system asks for high contrast."""
    hints = QApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference().name == "HighContrast"


def follow_contrast(change: Callable[[object], None]) -> None:
    """Calls a slot whenever the system's wish changes, as long as its object lives."""
    hints = QApplication.styleHints()
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.connect(change)

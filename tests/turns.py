"""Turns of the event loop that are still to come."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from wmh.helper.ui.program.ui_steps import TurnQueue


def drawn():
    """Says if no window keeps the look of before, and none is yet to open."""
    turns = QApplication.instance().findChild(TurnQueue)
    at_rest = turns is None or not turns.findChild(QTimer).isActive()
    windows = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    return at_rest and all(each.updatesEnabled() for each in windows)

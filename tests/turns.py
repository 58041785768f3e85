"""Steps of a change of look that the event loop has yet to do."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from wmh.helper.ui.program.ui_steps import TurnQueue


def drawn():
    """Returns True if all visible windows have their new look, and no step is left to do."""
    turns = QApplication.instance().findChild(TurnQueue)
    at_rest = turns is None or not turns.findChild(QTimer).isActive()
    windows = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    return at_rest and all(each.updatesEnabled() for each in windows)

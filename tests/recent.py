"""Button of recently opened files, as a user opens it."""

from PySide6.QtWidgets import QPushButton


def recent_files(window):
    """Returns the entries of the menu under the visible button; empty if the button is disabled."""
    buttons = window.findChildren(QPushButton, "recent_files")
    button = next(each for each in buttons if each.isVisible())
    if not button.isEnabled():
        return []
    button.menu().aboutToShow.emit()
    return button.menu().actions()

"""Keeps the window before all others, where the system lets a program do that."""

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMainWindow

from wmh.ui.bindings import Bindings

translate = QCoreApplication.translate

_ABLE = ("xcb", "windows", "cocoa")
"""Qt's names of the systems where a window may ask for it; under Wayland only its user may."""


class OnTop(QObject):
    """A wish that cannot be granted is answered, and forgotten."""

    noticed = Signal(str)

    def __init__(self, action: QAction, bindings: Bindings, window: QMainWindow) -> None:
        super().__init__(window)
        self._action = action
        self._window = window
        if not _able():
            bindings.stand("on_top", "")  # What is wished elsewhere stays so.
            action.toggled.connect(self._refuse)
            return
        if action.isChecked():
            window.setWindowFlag(Qt.WindowType.WindowStaysOnTopHint)  # It is not shown yet.
        action.toggled.connect(self._raise)

    @Slot(bool)
    def _refuse(self, wanted: bool) -> None:
        if wanted:
            self._action.setChecked(False)
            self.noticed.emit(
                translate(
                    "OnTop",
                    "This system lets no window put itself on top: choose Always on Top in the"
                    " menu of the title bar.",
                )
            )

    @Slot(bool)
    def _raise(self, wanted: bool) -> None:
        """Ask the system itself: Qt's own way hides the window, and its place and focus go."""
        window, hint = self._window, Qt.WindowType.WindowStaysOnTopHint
        flags = window.windowFlags()
        window.overrideWindowFlags(flags | hint if wanted else flags & ~hint)
        if window.internalWinId():  # Else it has not been shown yet.
            window.windowHandle().setFlag(hint, wanted)


def _able() -> bool:
    return QGuiApplication.platformName() in _ABLE

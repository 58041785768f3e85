"""How tall the window is: taller while there is one thing more below the others."""

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget


class Headroom(QObject):
    """Makes room at the foot, and gives it back unless somebody has resized the window since."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__(inside)
        self._inside = inside
        self._before = 0
        self._grown = -1
        # Not at once: what is gone has to be out of the layouts first.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._shrink)

    def make(self, needed: int) -> None:
        self._later.stop()
        window = self._inside.window()
        if window.isMaximized() or window.isFullScreen():
            return
        # What the frame takes is not known to all systems; a title bar is allowed for.
        most = window.screen().availableSize().height() - 40
        self._before = window.height()
        self._grown = max(self._before, min(self._before + needed, most))
        window.resize(window.width(), self._grown)

    def give_back(self) -> None:
        self._later.start()

    @Slot()
    def _shrink(self) -> None:
        window = self._inside.window()
        if window.height() == self._grown:
            window.resize(window.width(), self._before)
        self._grown = -1

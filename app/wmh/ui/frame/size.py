"""How wide the window is: wider for long words, and afterwards as wide as it was before."""

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QMainWindow, QWidget

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class Width(QObject):
    """Makes room in a window, and gives it back unless somebody has resized the window since."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._needed = 0
        self._before = 0
        self._chosen = 0
        self._grown = -1
        # Not at once: the board has to be laid out first.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._resize)

    @Slot()
    def note(self) -> None:
        """Remember the width before a layout asks for more."""
        if not self._later.isActive():
            self._before = self._window.width()

    def make(self, needed: int) -> None:
        self._needed = needed
        self._later.start()

    @Slot()
    def _resize(self) -> None:
        window = self._window
        if window.isMaximized() or window.isFullScreen():
            return
        if self._before != self._grown:
            self._chosen = self._before
        self._grown = max(self._chosen, min(self._needed, window.screen().availableSize().width()))
        settle(window)
        window.resize(self._grown, window.height())


def settle(window: QWidget) -> None:
    """Lay everything out at once, so that the window can be made as small as that allows."""
    # The inner layout first: each tells the one around it how far it can shrink.
    central = window.centralWidget() if isinstance(window, QMainWindow) else window
    sides = [] if central is None else central.findChildren(QWidget, options=_DIRECT)
    inner = [each for side in sides for each in reversed(side.findChildren(QWidget))]
    for each in (*inner, *sides, central, window):
        if each is not None and each.isVisibleTo(window):
            each.updateGeometry()
            if (layout := each.layout()) is not None:
                layout.activate()


class Height(QObject):
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

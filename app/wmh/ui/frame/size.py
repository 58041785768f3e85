"""The size of a window: larger where more is shown, and afterwards as large as it was before."""

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QMainWindow, QWidget

from wmh.ui.within import within

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
TITLE_BAR = 40
"""What a frame takes above a window is not known to all systems; so much is left for it."""


class Growth(QObject):
    """Room made in a window, and given back unless somebody has resized the window since.

    It grows to the right or, where `way` is upright, at the foot.
    """

    def __init__(self, inside: QWidget, way: Qt.Orientation) -> None:
        super().__init__(inside)
        self._inside = inside
        self._upright = way is Qt.Orientation.Vertical
        self._needed = 0
        self._before: int | None = None
        self._chosen = 0
        self._grown = -1
        # Not at once: what comes has to be laid out first, and what goes be out of the layouts.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._resize)

    @Slot()
    def note(self) -> None:
        """Remember the size before a layout asks for more."""
        if not self._later.isActive():
            self._before = self._size()

    def make(self, needed: int) -> None:
        """Room for so much in all, once it is laid out."""
        self._needed = needed
        self._later.start()

    def add(self, more: int) -> None:
        """Room for so much more at once, before it is laid out."""
        self._later.stop()
        self._before = None
        self._needed = self._size() + more
        self._resize()

    def give_back(self) -> None:
        self._before = None
        self.make(0)

    def _size(self) -> int:
        window = self._inside.window()
        return window.height() if self._upright else window.width()

    @Slot()
    def _resize(self) -> None:
        window = self._inside.window()
        if window.isMaximized() or window.isFullScreen():
            return
        screen = window.screen().availableSize()
        most = screen.height() - TITLE_BAR if self._upright else screen.width()
        before = self._size() if self._before is None else self._before
        if before != self._grown:
            self._chosen = before
        self._grown = max(self._chosen, min(self._needed, most))
        settle(window)
        if self._upright:
            window.resize(window.width(), self._grown)
        else:
            window.resize(self._grown, window.height())


def settle(window: QWidget) -> None:
    """Lay everything out at once, so that the window can be made as small as that allows."""
    # The inner layout first: each tells the one around it how far it can shrink.
    central = window.centralWidget() if isinstance(window, QMainWindow) else window
    sides = [] if central is None else central.findChildren(QWidget, options=_DIRECT)
    inner = [each for side in sides for each in reversed([*within(side)])]
    for each in (*inner, central, window):
        if each is not None and each.isVisibleTo(window):
            each.updateGeometry()
            if (layout := each.layout()) is not None:
                layout.activate()

"""The pointer over a window that is presented: not seen while nobody moves it."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QWidget

_STILL_MS = 2000

_MOVED = (QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)


class StillPointer(QObject):
    """Hides the pointer where it has been still for a while, and shows it when it moves or leaves.

    Every event of the mouse comes to the window of the system before any widget has it.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._watched: QObject | None = None
        self._hidden = False
        self._still = QTimer(self, singleShot=True, interval=_STILL_MS)
        self._still.setObjectName("still")
        self._still.timeout.connect(self._hide)

    def watch(self) -> None:
        """From now on, in a window that is shown."""
        self.rest()
        self._watched = self._window.windowHandle()
        self._watched.installEventFilter(self)
        self._still.start()

    def rest(self) -> None:
        """The pointer is seen, and stays so."""
        if self._watched is not None:
            self._watched.removeEventFilter(self)
            self._watched = None
        self._still.stop()
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVED:
            self._show()
            self._still.start()
        elif event.type() is QEvent.Type.Leave:
            self._show()
            self._still.stop()
        return super().eventFilter(watched, event)

    @Slot()
    def _hide(self) -> None:
        if not self._hidden:
            self._hidden = True
            QApplication.setOverrideCursor(Qt.CursorShape.BlankCursor)

    def _show(self) -> None:
        if self._hidden:
            self._hidden = False
            QApplication.restoreOverrideCursor()

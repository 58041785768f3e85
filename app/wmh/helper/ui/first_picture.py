"""Signal when a window is drawn for the first time, after which slow modules are loaded."""

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QWidget

_PATIENCE_MS = 1000
"""Milliseconds after which the signal is emitted even if the window, minimized, is not drawn."""


class FirstPicture(QObject):
    """Emits a signal when a window has been drawn.

    The system asks for the first picture when the window is on the screen: on X11 and Wayland this
    is later than any timer started at that time.
    """

    drawn = Signal()
    """Emitted once, after the first drawing of the window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._expected = False
        self._later = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._later.timeout.connect(self._tell)

    def expect(self, window: QWindow | None) -> None:
        """Waits for the first drawing of a widget that is about to be shown in this window."""
        if not self._expected:
            self._expected = True
            if window is not None:
                window.installEventFilter(self)
            self._later.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.Expose
            and isinstance(watched, QWindow)
            and watched.isExposed()
        ):
            watched.removeEventFilter(self)
            self._later.start(0)  # After this event, in which it is drawn.
        return super().eventFilter(watched, event)

    @Slot()
    def _tell(self) -> None:
        self.drawn.emit()

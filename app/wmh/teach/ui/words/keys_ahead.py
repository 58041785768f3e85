"""Keys that are typed before the page for which they are meant is open."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget


class KeysAhead(QObject):
    """Collector of keys for a page: between `begin` and `end` it holds all keys back."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._presses: list[QKeyEvent] = []

    def begin(self) -> None:
        """Starts holding keys."""
        if (application := QCoreApplication.instance()) is not None:
            application.installEventFilter(self)

    def end(self, page: QWidget | None) -> None:
        """Passes the keys held back to the focused widget of `page`; without a page, drops them."""
        if (application := QCoreApplication.instance()) is not None:
            application.removeEventFilter(self)
        presses, self._presses = self._presses, []
        if page is not None:
            for press in presses:
                QApplication.sendEvent(page.focusProxy() or page, press)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()  # Otherwise a letter would be a key of the lesson.
        elif event.type() is QEvent.Type.KeyPress and isinstance(watched, QWidget):
            self._presses.append(event.clone())
        return True

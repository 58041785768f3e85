"""Closing of what would wait for a person while a campaign runs."""

from PySide6.QtCore import QObject, QTimer, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication

_SCHEMES = "file", "https", "http"


class Watch(QObject):
    """Closer of dialogs that would wait forever; it also prevents opening anything outside."""

    def __init__(self, parent):
        super().__init__(parent)
        self._timer = QTimer(self, interval=20)
        self._timer.timeout.connect(self.put_away)
        self._timer.start()
        for scheme in _SCHEMES:
            QDesktopServices.setUrlHandler(scheme, self, "opened")

    def end(self):
        self._timer.stop()
        for scheme in _SCHEMES:
            QDesktopServices.unsetUrlHandler(scheme)

    @Slot(QUrl)
    def opened(self, _url):
        """Records an address instead of opening it."""

    @Slot()
    def put_away(self):
        for blocking in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
            if blocking is not None:
                blocking.close()

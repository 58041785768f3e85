"""Source of a validation's synthetic keys: the process of the outside clock."""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QProcess, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow

import wmh
from wmh.study.timing.validation import KeyMethod

_CLOCK = (
    "import sys; sys.path.insert(0, {0!r}); from wmh.study.timing.outside_clock import main; main()"
)
_BUSY = "import time\nend = time.monotonic() + 120\nwhile time.monotonic() < end: pass"
"""Program that keeps a processor core busy for two minutes at most."""


class KeySource(QObject):
    """Sender of keys, one after the other, through the process of the outside clock."""

    ready = Signal()
    sent = Signal(float)
    """Emitted with the outside clock's time just before the last key was sent, in seconds."""
    failed = Signal(str)

    def __init__(self, method: KeyMethod, parent: QObject) -> None:
        super().__init__(parent)
        self.method = method
        self._window: QWindow | None = None
        self._key = ""
        self._ready = False
        self._process = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.errorOccurred.connect(self._fail)
        self._burners: list[QProcess] = []

    def start(self, window: QWindow) -> None:
        """Starts the outside clock; keys that bypass the window system are posted to `window`."""
        self._window = window
        _run(self._process, _CLOCK.format(str(Path(wmh.__file__).parents[1])), self.method.value)

    def send(self, key: str) -> None:
        """Sends a letter, or a line break for Enter."""
        self._key = key
        self._process.write(key.encode())

    def load(self, processes: int) -> None:
        """Keeps this number of processes busy, and ends those started before."""
        for each in self._burners:
            each.kill()
            each.waitForFinished()
        self._burners = [QProcess(self) for _ in range(processes)]
        for each in self._burners:
            _run(each, _BUSY)

    def close(self) -> None:
        self.load(0)
        self._process.closeWriteChannel()
        self._process.waitForFinished(2000)

    @Slot()
    def _read(self) -> None:
        while self._process.canReadLine():
            line = bytes(self._process.readLine().data()).decode().strip()
            if not self._ready:
                if line != "ready":
                    self.failed.emit(line)
                    return
                self._ready = True
                self.ready.emit()
                continue
            try:
                at = float(line)
            except ValueError:
                self.failed.emit(line)
                return
            if self.method is KeyMethod.POSTED and self._window is not None:
                post_key(self._window, self._key, round(1000 * at))
            self.sent.emit(at)

    @Slot()
    def _fail(self) -> None:
        self.failed.emit(self._process.errorString())


def post_key(window: QWindow, key: str, system_ms: int) -> None:
    """Posts press and release of a key to a window, with the time at which the key was sent."""
    code = Qt.Key.Key_Return if key == "\n" else Qt.Key(ord(key.upper()))
    text = "\r" if key == "\n" else key
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, text)
        event.setTimestamp(system_ms)
        QCoreApplication.postEvent(window, event)


def usual_method() -> KeyMethod:
    """Returns the best key method for the window system that is in use."""
    through = QGuiApplication.platformName() == "xcb"
    return KeyMethod.XTEST if through else KeyMethod.POSTED


def _run(process: QProcess, code: str, *arguments: str) -> None:
    process.start(sys.executable, ["-c", code, *arguments])

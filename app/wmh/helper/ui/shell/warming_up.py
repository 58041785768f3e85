"""The warming up of the kernels by a process of its own, and how far it is."""

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from wmh.engine.strategy.kernels.numba_check import BITS
from wmh.helper.warming import Warmth, command, stages

if TYPE_CHECKING:
    from PySide6.QtCore import QProcess

_GRACE_MS = 2000


class WarmingUp(QObject):
    """Compiling of kernels. What is made stays: the next start goes on where one was ended."""

    progressed = Signal(int, int)
    """So many stages of so many are there; equal when it is over."""

    def __init__(self, warmth: Warmth, parent: QObject) -> None:
        super().__init__(parent)
        self._warmth = warmth
        self._process: QProcess | None = None
        self._all: int | None = None
        if (application := QCoreApplication.instance()) is not None:
            application.aboutToQuit.connect(self._abandon)

    def begin(self, first: int = BITS[0]) -> None:
        """Make what is missing, beginning with codes of so many bits."""
        self._all = len(self._warmth.missing)
        if not self._all:
            self.tell()
            return
        from PySide6.QtCore import QProcess

        self._process = process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._end)
        process.errorOccurred.connect(self._fail)
        process.start(sys.executable, command(self._warmth.folder, *stages(first)))
        self.tell()

    @Slot()
    def _read(self) -> None:
        if self._process is not None:
            self._process.readAllStandardOutput()  # What it made is asked for by its files.
            self.tell()

    @Slot()
    def _end(self) -> None:
        """All is there, or it is compiled where it is needed."""
        if self._process is not None:
            self._process = None
            if self._warmth.missing:
                self._warmth.give_up()
            self.tell()

    @Slot(object)
    def _fail(self, error: "QProcess.ProcessError") -> None:
        """Where it could not even be started; any other error ends it."""
        from PySide6.QtCore import QProcess

        if error is QProcess.ProcessError.FailedToStart:
            self._end()

    def tell(self) -> None:
        """How far it is, once more; nothing before it has begun."""
        if self._all is not None:
            self.progressed.emit(self._all - len(self._warmth.missing), self._all)

    @Slot()
    def _abandon(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.terminate()
            if not process.waitForFinished(_GRACE_MS):
                process.kill()

"""Compiling of the kernels by a separate process, with its progress."""

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from wmh.engine.strategy.kernels.numba_check import BITS
from wmh.helper.warming import Warmth, command, stages

if TYPE_CHECKING:
    from PySide6.QtCore import QProcess

_GRACE_MS = 2000


class WarmingUp(QObject):
    """Process that compiles the kernels.

    Compiled ones are stored, so an interrupted run continues later.
    """

    progressed = Signal(int, int)
    """Emitted with the number of stages done and of all; they are equal at the end."""

    def __init__(self, warmth: Warmth, parent: QObject) -> None:
        super().__init__(parent)
        self._warmth = warmth
        self._process: QProcess | None = None
        self._all: int | None = None
        if (application := QCoreApplication.instance()) is not None:
            application.aboutToQuit.connect(self._abandon)

    def begin(self, first: int = BITS[0]) -> None:
        """Compiles the missing kernels, beginning with those for codes of `first` bits."""
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
        """Finishes; kernels still missing are compiled on demand in the program itself."""
        if self._process is not None:
            self._process = None
            if self._warmth.missing:
                self._warmth.give_up()
            self.tell()

    @Slot(object)
    def _fail(self, error: "QProcess.ProcessError") -> None:
        """Finishes if the process could not be started.

        After any other error Qt emits `finished`.
        """
        from PySide6.QtCore import QProcess

        if error is QProcess.ProcessError.FailedToStart:
            self._end()

    def tell(self) -> None:
        """Emits the progress again; emits nothing before `begin`."""
        if self._all is not None:
            self.progressed.emit(self._all - len(self._warmth.missing), self._all)

    @Slot()
    def _abandon(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.terminate()
            if not process.waitForFinished(_GRACE_MS):
                process.kill()

"""Import of a word list in a process of its own, by `wmh lexicon import`.

In a thread the import would be as fast, but long steps of reading and sorting hold the GIL, and the
window would freeze. A process can also be ended at any moment.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    QProcess,
    QProcessEnvironment,
    QTimer,
    Signal,
    Slot,
)

import wmh
from wmh.base.text.languages import OF_WINDOW
from wmh.base.text.phrases import _
from wmh.engine.lexicon.facts import Facts
from wmh.engine.lexicon.reading.wordlist import LeftOut
from wmh.helper.ui.program.language import language_here

_GRACE_MS = 3000
"""Milliseconds that a process has for cleaning up before it is killed."""


@dataclass(frozen=True, slots=True)
class Report:
    """Result of an import: the name of the list, and notes on omitted lines.

    `merged` is the number of words that appeared more than once.
    """

    name: str
    facts: Facts
    left_out: tuple[LeftOut, ...]
    notices: tuple[str, ...]
    merged: int


class Importing(QObject):
    """Import in a process of its own; its end is reported by one of the last three signals."""

    told = Signal(str, float)
    """Emitted with the current step, and the share of the work that is done (0 to 1)."""
    ended = Signal(object)
    """Emitted with the Report on the import."""
    failed = Signal(str)
    """Emitted with a sentence that says why the import failed."""
    cancelled = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._unread = b""
        self._report: Report | None = None
        self._unwanted = False
        if (application := QCoreApplication.instance()) is not None:
            application.aboutToQuit.connect(self._abandon)

    @property
    def running(self) -> bool:
        return self._process is not None

    def start(self, arguments: Sequence[str]) -> None:
        """Starts `wmh lexicon` with these arguments."""
        # Not a child of this: closing the window must not wait for its end.
        process = QProcess(QCoreApplication.instance())
        process.setProcessEnvironment(_environment())
        process.finished.connect(process.deleteLater)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._end)
        process.errorOccurred.connect(self._fail)
        self._process, self._unread, self._report, self._unwanted = process, b"", None, False
        # A bundle is the program itself, and takes no options of Python.
        program = [] if getattr(sys, "frozen", False) else ["-P", "-m", "wmh"]
        process.start(sys.executable, [*program, "lexicon", *arguments, "--progress"])

    @Slot()
    def cancel(self) -> None:
        """Asks the process to end; it then leaves no files behind."""
        process = self._process
        if process is not None and not self._unwanted:
            self._unwanted = True
            process.terminate()
            QTimer.singleShot(_GRACE_MS, process, process.kill)

    @Slot()
    def _abandon(self) -> None:
        """Ends the process when the application ends, and waits for it."""
        if self._process is not None:
            self._process.terminate()
            self._process.waitForFinished(_GRACE_MS)

    @Slot()
    def _read(self) -> None:
        process = self._process
        if process is None:
            return
        *lines, self._unread = (self._unread + bytes(process.readAllStandardOutput().data())).split(
            b"\n"
        )
        for line in lines:
            self._read_line(line)

    def _read_line(self, line: bytes) -> None:
        """Reads a line of JSON; other lines are ignored.

        A result that is missing is reported when the process ends.
        """
        with suppress(ValueError, KeyError, TypeError, AttributeError, RecursionError):
            said = cast("dict[str, Any]", json.loads(line))
            if "result" in said:
                self._report = _report(said["result"])
            else:
                self.told.emit(str(said["process"]), min(max(float(said["share"]), 0.0), 1.0))

    @Slot(QProcess.ProcessError)
    def _fail(self, error: QProcess.ProcessError) -> None:
        """Reports that the process cannot be started; other errors are reported when it ends."""
        if error is QProcess.ProcessError.FailedToStart and self._process is not None:
            self._process.deleteLater()
            self._process = None
            said = _("{0} cannot be started: install the program again.")
            self.failed.emit(said.format(sys.executable))

    @Slot(int, QProcess.ExitStatus)
    def _end(self, code: int, status: QProcess.ExitStatus) -> None:
        process = self._process
        if process is None:
            return
        self._read()
        complaint = bytes(process.readAllStandardError().data()).decode("utf-8", "replace").strip()
        self._process = None
        if self._report is not None and code == 0:
            self.ended.emit(self._report)
        elif self._unwanted:
            self.cancelled.emit()
        elif code == 2 and status is QProcess.ExitStatus.NormalExit and complaint:
            self.failed.emit(complaint.splitlines()[-1])
        else:
            self.failed.emit(_breakdown(code, complaint))


def _breakdown(code: int, complaint: str) -> str:
    last = complaint.splitlines()[-1] if complaint else ""
    if last:
        said = _("The import stopped ({0}): try again, or import fewer words.")
        return said.format(last[:200])
    said = _("The import stopped with code {0}: try again, or import fewer words.")
    return said.format(code)


def _environment() -> QProcessEnvironment:
    """Returns the environment of the process: modules of this program, language of the window.

    Without the language the process would choose its own: the system's may not be in the variables,
    or the window may be set to another language.
    """
    environment = QProcessEnvironment.systemEnvironment()
    environment.insert("PYTHONPATH", str(Path(wmh.__file__).parents[1]))
    environment.insert("PYTHONIOENCODING", "utf-8")
    environment.insert(OF_WINDOW, language_here())
    return environment


def _report(result: Mapping[str, Any]) -> Report:
    """Returns the report of parsed JSON. Raises KeyError and TypeError if the JSON is none."""
    facts = dict(result["facts"])
    for name in ("alphabet", "words_per_length"):
        facts[name] = tuple(facts[name])
    return Report(
        str(result["name"]),
        Facts(**facts),
        tuple(
            LeftOut(each["reason"], each["number"], tuple(each["examples"]))
            for each in result["left_out"]
        ),
        tuple(map(str, result["notices"])),
        int(result["merged"]),
    )

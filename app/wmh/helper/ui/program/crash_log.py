"""Unexpected errors and crashes: written to files for a report, and shown."""

import faulthandler
import logging
import os
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from time import monotonic
from types import TracebackType

from PySide6.QtCore import QObject, Signal

from wmh.base.files import paths
from wmh.base.files.writing import PRIVATE, make_private
from wmh.base.text.phrases import _

_FATAL = re.compile(r"^(?:Fatal Python error|Windows fatal exception): (.+)$", re.MULTILINE)
_LONGEST = 100_000
"""Maximal number of bytes of the notes; when they are longer, the file is begun anew."""
_TOLD = 20_000
"""Number of last characters of the notes, and of the log, that a report contains."""
_LOG_ENTRY = re.compile(r"^\d{4}-\d\d-\d\d [\d:,]+ [A-Z]+ ")
_PLACE = re.compile(
    r'^(\s*File ")(?:.*?[\\/](?=(?:site-packages|wmh|python[\d.]+)[\\/])|.*[\\/])?'
    r'(.*?)(", line \d+.*)$'
)
"""Line of a traceback with a path, which is cut so that it cannot contain a person's name."""
_HARMLESS = re.compile(r"[\d.]+ s: [\w-]+$|(Current t|T)hread \w+|Traceback")
_ERROR = re.compile(r"^([A-Za-z_][\w.]*(?:Error|Exception|Interrupt|Exit|Warning))\b")


class CrashNotes:
    """File with the last actions of this run and, after a crash, its cause.

    A run that ends normally deletes the file; `before` are the notes of a run that crashed, moved
    to another file. If nothing can be written, nothing is noted.
    """

    def __init__(self, number: int) -> None:
        """Sets the paths; `number` is that of the window, since no two windows share one."""
        self._path = paths.log_folder() / f"crash-{number}.log"
        self._file: int | None = None
        self._began = monotonic()
        self.before = _move_notes(self._path)

    def begin(self) -> None:
        """Starts to note actions and crashes."""
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            how = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND
            self._file = os.open(self._path, how, 0o600)
            faulthandler.enable(self._file)

    def note(self, action: str) -> None:
        """Notes an action by its name, without any word that was typed."""
        if self._file is not None:
            with suppress(OSError):
                if os.fstat(self._file).st_size > _LONGEST:
                    os.ftruncate(self._file, 0)
                os.write(self._file, f"{monotonic() - self._began:.1f} s: {action}\n".encode())

    def end(self) -> None:
        """Deletes the notes, since the run ends normally."""
        if self._file is not None:
            faulthandler.disable()
            os.close(self._file)
            self._file = None
            with suppress(OSError):
                self._path.unlink()


def cause(notes: str) -> str:
    """Returns the system's name of the crash in the notes; "" if there is none."""
    found = _FATAL.search(notes)
    return found[1].strip() if found else ""


def report(versions: str, notes: str) -> str:
    """Returns the report for the developers: versions, actions, the crash and the log.

    Paths are cut to their ends and errors to their classes: their texts could contain words of a
    game or a study.
    """
    log = _text(paths.log_folder() / "wmh.log")
    parts = (versions, "\n".join(_places_of(notes)), "\n".join(_places_of(log)))
    return "\n".join(part.rstrip() + "\n" for part in parts if part.strip())


def _places_of(text: str) -> Iterator[str]:
    for line in text[-_TOLD:].splitlines():
        if place := _PLACE.match(line):
            yield "".join(place.groups())
        elif error := _ERROR.match(line):
            yield error[1]
        elif entry := _LOG_ENTRY.match(line):
            yield entry[0].rstrip()
        elif _FATAL.match(line) or _HARMLESS.match(line):
            yield line


def _move_notes(path: Path) -> str:
    """Moves the notes of a run that crashed to another file, until the next crash; returns them."""
    notes = _text(path)
    with suppress(OSError):
        if cause(notes):
            path.replace(path.with_suffix(".before.log"))
            return notes
    return notes if cause(notes) else ""


def _text(path: Path) -> str:
    """Returns the end of a file; "" if it cannot be read."""
    with suppress(OSError), path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - _LONGEST))
        return file.read().decode("utf-8", "replace")
    return ""


_LOG = logging.getLogger("wmh")


class CrashLog(QObject):
    """Handler of uncaught exceptions, after which the program continues."""

    happened = Signal(str)
    """Emitted, from any thread, with a sentence for the message bar."""

    def install(self) -> None:
        sys.excepthook = self.note

    def note(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log().error("uncaught", exc_info=(kind, error, trace))
        self.happened.emit(
            _("Something went wrong: {0}. It is noted in {1}.").format(
                f"{kind.__name__}: {error}", paths.log_folder()
            )
        )


def _log() -> logging.Logger:
    """Returns the log, which is opened when there is first something to write."""
    if not _LOG.handlers:
        from logging.handlers import RotatingFileHandler

        class _PrivateHandler(RotatingFileHandler):
            """Log that only its owner can read: error texts may contain words, and paths names."""

            def _open(self) -> TextIOWrapper:
                how = os.O_WRONLY | os.O_CREAT | os.O_APPEND
                number = os.open(self.baseFilename, how, PRIVATE)
                return os.fdopen(number, "a", encoding=self.encoding)

        try:
            paths.log_folder().mkdir(parents=True, exist_ok=True)
            make_private(paths.log_folder() / "wmh.log")  # Of a run before.
            handler: logging.Handler = _PrivateHandler(
                paths.log_folder() / "wmh.log", maxBytes=500_000, backupCount=2, encoding="utf-8"
            )
        except OSError:
            handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        _LOG.addHandler(handler)
    return _LOG

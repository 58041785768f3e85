"""Errors nobody expected: written to a file for a report, and shown."""

import logging
import sys
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Signal

from wmh.files import paths

translate = QCoreApplication.translate

_LOG = logging.getLogger("wmh")


class CrashLog(QObject):
    """Takes over what Python does with an uncaught exception; the program goes on."""

    happened = Signal(str)
    """A sentence for the message bar. Emitted from any thread."""

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
            translate("Mishaps", "Something went wrong: {0}. It is noted in {1}.").format(
                f"{kind.__name__}: {error}", paths.log_folder()
            )
        )


def _log() -> logging.Logger:
    """The log, opened when there is first something to write."""
    if not _LOG.handlers:
        from logging.handlers import RotatingFileHandler

        try:
            paths.log_folder().mkdir(parents=True, exist_ok=True)
            handler: logging.Handler = RotatingFileHandler(
                paths.log_folder() / "wmh.log", maxBytes=500_000, backupCount=2, encoding="utf-8"
            )
        except OSError:
            handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        _LOG.addHandler(handler)
    return _LOG

"""Drawing where there is no display."""

from collections.abc import Generator
from contextlib import contextmanager

from PySide6.QtGui import QFontDatabase, QGuiApplication

from app.engine.refusal import InputError


class NoFontsError(InputError):
    """Nothing can be written with."""


@contextmanager
def without_display() -> Generator[None]:
    """An application for as long as it takes; the one there is, if there is one.

    It asks no display and no setting for one. Raises NoFontsError.
    """
    made = None
    if QGuiApplication.instance() is None:
        made = QGuiApplication(["wmh", "-platform", "offscreen"])
    try:
        if not QFontDatabase.families():
            raise NoFontsError("No fonts are installed, so nothing can be drawn: install one.")
        yield
    finally:
        if made is not None:
            made.shutdown()

"""The look of what is exported, on a screen or without one: colours, language and type."""

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from wmh.engine.refusal import InputError
from wmh.lesson.drawing.drawing import Drawing, DrawingRole, Tell
from wmh.lesson.drawing.svg import as_svg
from wmh.ui.lesson.painting import Colours, colours_of
from wmh.ui.look.theme import Theme, read_theme


@dataclass(frozen=True, slots=True)
class ExportLook:
    """Made in the thread of the application, which has the font; used in any."""

    colours: Colours
    tell: Tell
    font: QFont


def look_of(theme: Theme, tell: Tell) -> ExportLook:
    """The look of a theme, in the type of the system, which keeps its shape at every size."""
    font = QFont(QGuiApplication.font())
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return ExportLook(colours_of(theme), tell, font)


def printed(tell: Tell) -> ExportLook:
    """For paper: black on white, and marks that differ in grey too."""
    return look_of(read_theme("bright", "projector"), tell)


def svg_of(drawing: Drawing, look: ExportLook, title: str = "", scale: float = 1) -> bytes:
    """The file of a drawing."""
    colours = {role: look.colours[role].name() for role in DrawingRole}
    return as_svg(drawing, colours, look.tell, title, scale).encode()


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

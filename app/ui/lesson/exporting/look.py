"""How what is exported looks: colours, language and type."""

from dataclasses import dataclass

from PySide6.QtGui import QFont, QGuiApplication

from app.lesson.drawing import Drawing, Role, Tell
from app.lesson.svg import as_svg
from app.ui.lesson.colours import colours_of
from app.ui.lesson.painting import Colours
from app.ui.theme import Theme, read_theme


@dataclass(frozen=True, slots=True)
class Look:
    """Made in the thread of the application, which has the font; used in any."""

    colours: Colours
    tell: Tell
    font: QFont


def look_of(theme: Theme, tell: Tell) -> Look:
    """The look of a theme, in the type of the system, which keeps its shape at every size."""
    font = QFont(QGuiApplication.font())
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return Look(colours_of(theme), tell, font)


def printed(tell: Tell) -> Look:
    """For paper: black on white, and marks that differ in grey too."""
    return look_of(read_theme("bright", "projector"), tell)


def svg_of(drawing: Drawing, look: Look, title: str = "", scale: float = 1) -> bytes:
    """The file of a drawing."""
    colours = {role: look.colours[role].name() for role in Role}
    return as_svg(drawing, colours, look.tell, title, scale).encode()

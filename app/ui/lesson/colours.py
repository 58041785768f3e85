"""The colours of a theme, by what drawings use them for."""

from PySide6.QtGui import QColor

from app.engine.clues.turn import Mark
from app.games.mastermind.steps import COLOURS
from app.lesson.drawing import Role
from app.ui.lesson.painting import Colours
from app.ui.pegs import pegs_of
from app.ui.theme import Theme, mixed

_TINT = 0.14
"""The share of the accent in a tint: ink stays readable on it."""


def colours_of(theme: Theme) -> Colours:
    """A colour for every role."""
    colours = {Role(name): QColor(value) for name, value in theme.roles.items() if name in _NAMES}
    colours[Role.TINT] = mixed(theme.accent, theme.window, _TINT)
    for mark in Mark:
        face = theme.faces[mark]
        colours[Role(mark.name.lower())] = QColor(face.ground)
        colours[Role(f"{mark.name.lower()}_ink")] = QColor(face.ink)
    for letter, peg in pegs_of(f"codes:{COLOURS}").items():
        colours[Role(f"peg_{letter}")] = QColor(peg.ground)
        colours[Role(f"peg_{letter}_ink")] = QColor(peg.ink)
    return colours


_NAMES = frozenset(role.value for role in Role)

"""Themes and palettes: read from files, and put on the whole application."""

import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from string import Template
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from app import paths
from app.engine.clues.turn import Mark
from app.games.mastermind.pegs import Peg
from app.settings import PaletteChoice, ThemeChoice

SMALL, LARGE = 12, 16
"""The two sizes of type, in device-independent pixels; tiles have their own."""


@dataclass(frozen=True, slots=True)
class Face:
    """How a tile of one mark looks."""

    ground: str
    ink: str


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by what they are for (the files say more), and the faces of the marks.

    `pegs` are the letters that stand for colours in the game at hand.
    """

    window: str
    raised: str
    ink: str
    faint: str
    line: str
    hairline: str
    accent: str
    accent_ink: str
    alert: str
    faces: Mapping[Mark, Face]
    pegs: Mapping[str, Peg] = field(default_factory=dict[str, Peg])

    @property
    def dark(self) -> bool:
        return QColor(self.window).lightnessF() < 0.5


@cache
def read_theme(theme: ThemeChoice, palette: PaletteChoice) -> Theme:
    """A theme of the two files; `system` is none, and must have been resolved before."""
    colours = _read(theme)
    roles = {role: colours["base"].get(value, value) for role, value in colours["roles"].items()}
    faces = {Mark[name.upper()]: Face(**face) for name, face in _read(palette).items()}
    return Theme(**roles, faces=faces)


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((paths.folder("resources") / "themes" / f"{name}.toml").read_text("utf-8"))


def text_font(size: int, *, bold: bool = False) -> QFont:
    """The system's font at one of the two sizes."""
    font = QFont(QApplication.font())
    font.setPixelSize(size)
    font.setBold(bold)
    return font


def mixed(over: str, under: str, share: float) -> QColor:
    """A share of one colour laid over another."""
    one, other = QColor(over), QColor(under)
    return QColor.fromRgbF(
        one.redF() * share + other.redF() * (1 - share),
        one.greenF() * share + other.greenF() * (1 - share),
        one.blueF() * share + other.blueF() * (1 - share),
    )


class Appearance(QObject):
    """The theme in use, which follows the system where that was chosen."""

    changed = Signal(object)
    """The Theme that now holds."""

    def __init__(
        self, theme: ThemeChoice, palette: PaletteChoice, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.theme_choice = theme
        self.palette_choice = palette
        hints = QApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow)
        self._scheme = hints.colorScheme()
        self._pegs: Mapping[str, Peg] = {}
        self.theme = self._chosen()
        dress(self.theme)

    def choose(
        self, theme: ThemeChoice | None = None, palette: PaletteChoice | None = None
    ) -> None:
        self.theme_choice = theme or self.theme_choice
        self.palette_choice = palette or self.palette_choice
        self._apply()

    def show_pegs(self, pegs: Mapping[str, Peg]) -> None:
        """These letters stand for colours, and no others."""
        self._pegs = pegs
        self._apply()

    @Slot(Qt.ColorScheme)
    def _follow(self, scheme: Qt.ColorScheme) -> None:
        self._scheme = scheme
        self._apply()

    def _apply(self) -> None:
        theme = self._chosen()
        if theme != self.theme:
            self.theme = theme
            dress(theme)
            self.changed.emit(theme)

    def _chosen(self) -> Theme:
        choice = self.theme_choice
        if choice is ThemeChoice.SYSTEM:
            dark = self._scheme is Qt.ColorScheme.Dark
            choice = ThemeChoice.DARK if dark else ThemeChoice.LIGHT
        return replace(read_theme(choice, self.palette_choice), pegs=self._pegs)


def dress(theme: Theme) -> None:
    """Put a theme on every widget there is and will be."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        raise TypeError("a theme needs an application")
    application.setPalette(_palette(theme))
    resources = paths.folder("resources")
    sheet = Template((resources / "themes" / "window.qss").read_text("utf-8"))
    roles = {name: value for name, value in asdict(theme).items() if isinstance(value, str)}
    application.setStyleSheet(
        sheet.substitute(
            roles,
            icons=(resources / "icons").as_posix(),
            shade="dark" if theme.dark else "light",
        )
    )


def _palette(theme: Theme) -> QPalette:
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.window,
        role.WindowText: theme.ink,
        role.Base: theme.raised,
        role.AlternateBase: theme.window,
        role.Text: theme.ink,
        role.Button: theme.raised,
        role.ButtonText: theme.ink,
        role.BrightText: theme.ink,
        role.ToolTipBase: theme.raised,
        role.ToolTipText: theme.ink,
        role.PlaceholderText: theme.faint,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.accent_ink,
        role.Link: theme.accent,
        role.Accent: theme.accent,
        role.Light: theme.raised,
        role.Midlight: theme.hairline,
        role.Mid: theme.hairline,
        role.Dark: theme.line,
    }
    palette = QPalette()
    for name, colour in colours.items():
        palette.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(theme.line))
    return palette

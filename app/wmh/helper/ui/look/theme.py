"""Themes and palettes: read from files and applied to the whole application."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cache, lru_cache
from string import Template
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from PySide6.QtCore import QCoreApplication, QObject, QRect, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetrics, QPalette, QRawFont
from PySide6.QtWidgets import QApplication, QWidget

from wmh.base.files import paths
from wmh.engine.clues.turn import Mark
from wmh.helper.mastermind.pegs import Peg
from wmh.helper.settings import PaletteChoice, ThemeChoice
from wmh.helper.ui.look.style_update import StyleUpdate, tell
from wmh.helper.ui.look.system_contrast import follow_contrast, high_contrast

SMALL, LARGE = 12, 16
"""The two sizes of type, in device-independent pixels at scale 1; tiles have sizes of their own."""

_LEGIBLE = 0.88
"""Least scale of type, however small the other lengths are."""

_PRESENTED = "bright", "projector"
"""Theme and palette of the presentation mode, whichever the user chose."""

_FACES = "fixed faces"
_LOOK = "look"
"""Attribute of application and windows that has their theme; faster than a dynamic property."""

_LENGTH = re.compile(r"(font-size: )?\b(\d+)px\b")


class Face(NamedTuple):
    """Colours of a tile with a certain mark."""

    ground: str
    ink: str


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by their purpose, which the files of themes explain, and the faces of the marks.

    `pegs` are the letters that stand for colours in the current game. All sizes are proportional to
    `scale`: 1 as a rule, less in a compact window, more in the presentation mode.
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
    scale: float = 1.0

    @property
    def roles(self) -> Mapping[str, str]:
        """Returns the colours by purpose, without those of marks and pegs."""
        return {name: value for name, value in asdict(self).items() if isinstance(value, str)}

    @property
    def dark(self) -> bool:
        return QColor(self.window).lightnessF() < 0.5


@cache
def read_theme(theme: str, palette: str) -> Theme:
    """Returns the theme of two files, neither of which may be `system` or `game`."""
    colours = _read(theme)
    roles = {role: colours["base"].get(value, value) for role, value in colours["roles"].items()}
    faces = {Mark[name.upper()]: Face(**face) for name, face in _read(palette).items()}
    return Theme(**roles, faces=faces)


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((paths.folder("resources") / "themes" / f"{name}.toml").read_text("utf-8"))


def theme_of(asking: QObject) -> Theme:
    """Returns the theme of the window of a widget, or of a delegate's or model's view.

    Do not store it. After a change every widget gets a palette event, after which Qt paints it
    again, and measures it again at another scale; `changeEvent` is for everything else.
    """
    widget = asking if isinstance(asking, QWidget) else asking.parent()
    own: object = vars(widget.window()).get(_LOOK) if isinstance(widget, QWidget) else None
    theme = own if isinstance(own, Theme) else _of_application()
    if theme is None:
        raise LookupError("the application has no theme")
    return theme


def _of_application() -> Theme | None:
    application = QCoreApplication.instance()
    theme: object = None if application is None else vars(application).get(_LOOK)
    return theme if isinstance(theme, Theme) else None


def scale_length(length: float) -> int:
    """Returns a length in pixels at the scale in use."""
    return max(1, round(length * _scale_in_use())) if length else 0


def legible(length: float) -> int:
    """Returns a length at the scale in use, but never too small for type and lines of type."""
    return round(length * max(_scale_in_use(), _LEGIBLE))


def text_font(size: int, *, bold: bool = False) -> QFont:
    """Returns the system's font at one of the two sizes, at the scale in use."""
    font = QFont(QApplication.font())
    font.setPixelSize(legible(size))
    font.setBold(bold)
    return font


def wrapped_height(text: str, font: QFont, width: int) -> int:
    """Returns the height in pixels of a text that is wrapped at a width."""
    wrapped = Qt.TextFlag.TextWordWrap
    return QFontMetrics(font).boundingRect(0, 0, width, 0, wrapped, text).height()


def figure_font() -> QFont:
    """Returns a font with figures of equal width, which align in a column."""
    font = text_font(SMALL)
    if hasattr(font, "setFeature"):
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


def fixed_font(size: int) -> QFont:
    """Returns the system's font for code, with a size in pixels.

    Its faces are kept in use: when the last size of a face leaves its cache, Qt 6.11 opens every
    other face again and keeps the old ones, half a megabyte each.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(size)
    application = QCoreApplication.instance()  # Which has no widgets where lessons are exported.
    if application is not None and application.property(_FACES) is None:
        bold = QFont(font)
        bold.setBold(True)
        application.setProperty(_FACES, [QRawFont.fromFont(font), QRawFont.fromFont(bold)])
    return font


FIRST = 0.1
"""Share of the accent in the ground of the word that a single key takes."""


def mix(over: str, under: str, share: float) -> QColor:
    """Returns the mixture of two colours; `share` is that of `over`."""
    one, other = QColor(over), QColor(under)
    return QColor.fromRgbF(
        one.redF() * share + other.redF() * (1 - share),
        one.greenF() * share + other.greenF() * (1 - share),
        one.blueF() * share + other.blueF() * (1 - share),
    )


def fade(theme: Theme) -> Theme:
    """Returns the theme of ignored rows: grounds and borders are pale, letters stay legible."""
    return replace(
        theme,
        ink=theme.faint,
        line=pale(theme.line, theme),
        faces={
            mark: Face(pale(face.ground, theme), theme.ink) for mark, face in theme.faces.items()
        },
        pegs={
            letter: Peg(peg.name, pale(peg.ground, theme), theme.ink)
            for letter, peg in theme.pegs.items()
        },
    )


def pale(colour: str, theme: Theme) -> str:
    """Returns the colour of a ground or border in an ignored row."""
    return mix(colour, theme.window, 0.35).name()


class Appearance(QObject):
    """Theme in use; it follows the system if the user chose that."""

    changed = Signal(object)
    """Emitted with the new Theme."""

    def __init__(
        self,
        theme: ThemeChoice,
        palette: PaletteChoice,
        parent: QObject | None = None,
        scale: float = 1.0,
    ) -> None:
        super().__init__(parent)
        self.theme_choice = theme
        self.palette_choice = palette
        self._scale = scale
        hints = QApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow)
        follow_contrast(self._follow_contrast)
        self._following = True
        self._scheme = hints.colorScheme()
        self._pegs: Mapping[str, Peg] = {}
        self._of_game = ""
        self._presented: dict[QObject, float] = {}
        self.places = WeakKeyDictionary[QWidget, QRect]()
        """Places that windows had before the first presentation, kept until they return there."""
        self._coloured = palette
        self.dressing = StyleUpdate(self)
        self.theme = self._read_choice()
        dress(self.theme)

    def choose(
        self, theme: ThemeChoice | None = None, palette: PaletteChoice | None = None
    ) -> None:
        self.theme_choice = theme or self.theme_choice
        self.palette_choice = palette or self.palette_choice
        self._apply()

    def show_pegs(self, pegs: Mapping[str, Peg]) -> None:
        """Sets the pegs of the current game, by the letters that stand for them."""
        self._pegs = pegs
        self._apply()

    def magnify(self, scale: float) -> None:
        """Changes the scale of the theme."""
        self._scale = scale
        self._apply()

    @property
    def presented(self) -> bool:
        """True if any window is presented."""
        return bool(self._presented)

    def present(self, window: QObject, scale: float | None) -> None:
        """Presents a window at a scale; None ends its presentation.

        Other windows change too, since fonts and lengths belong to the application. A theme chosen
        meanwhile shows afterwards.
        """
        self._presented.pop(window, None)
        if scale is not None:
            self._presented[window] = scale  # The last of them counts.
        self._apply()

    def show_game(self, palette: str) -> None:
        """Sets the palette of the current game, "" for none; the user's choice comes first."""
        self._of_game = palette
        self._apply()

    def theme_for(self, palette: str) -> Theme:
        """Returns the theme for a game with this palette, without pegs."""
        choice = self.theme_choice
        if choice is ThemeChoice.SYSTEM:
            dark = self._scheme is Qt.ColorScheme.Dark
            choice = ThemeChoice.DARK if dark else ThemeChoice.LIGHT
            choice = ThemeChoice.CONTRAST if high_contrast() else choice
        if self.palette_choice is PaletteChoice.GAME:
            return read_theme(choice, palette or PaletteChoice.CLASSIC)
        return read_theme(choice, self.palette_choice)

    def show_game_beside(self, window: QWidget, palette: str) -> None:
        """Sets the colours of a window that has its own game; to be called after every change."""
        theme = replace(self.theme_for(palette), pegs=self._pegs, scale=self._scale)
        vars(window)[_LOOK] = self.theme if self._presented else theme
        if window not in self.dressing.waiting:  # It is told in its turn.
            tell(window)

    def rest(self) -> None:
        """Stops following the system, since the window is gone."""
        if self._following:
            self._following = False
            QApplication.styleHints().colorSchemeChanged.disconnect(self._follow)

    @Slot(Qt.ColorScheme)
    def _follow(self, scheme: Qt.ColorScheme) -> None:
        self._scheme = scheme
        self._apply()

    def _follow_contrast(self, _wish: object) -> None:
        if self._following:
            self._apply()

    def _apply(self) -> None:
        theme = self._read_choice()
        # A game beside the one in hand may have other colours by that choice.
        coloured, self._coloured = self._coloured, self.palette_choice
        if theme != self.theme or coloured is not self.palette_choice:
            before, self.theme = self.theme, theme
            vars(_application())[_LOOK] = theme
            tops = QApplication.topLevelWidgets()  # What nobody sees is still being made.
            windows = [each for each in tops if each.parent() is None and each.isVisible()]
            sheet = None  # It takes its time, and marks are painted without it.
            if (theme.roles, theme.scale) != (before.roles, before.scale):
                _colour(theme)
                # Qt would put another sheet of the application on every widget as often as it is
                # deep in its window.
                sheet = _sheet(theme)
            self.dressing.begin(windows, sheet)
            self.changed.emit(theme)

    def _read_choice(self) -> Theme:
        if self._presented:
            *_, scale = self._presented.values()
            return replace(read_theme(*_PRESENTED), pegs=self._pegs, scale=scale)
        theme = self.theme_for(self._of_game)
        return replace(theme, pegs=self._pegs, scale=self._scale)


def dress(theme: Theme) -> None:
    """Applies a theme to the whole application."""
    vars(_application())[_LOOK] = theme
    _colour(theme)
    _application().setStyleSheet(_sheet(theme))


def _colour(theme: Theme) -> None:
    """Sets palette and font of the application."""
    application = _application()
    application.setFont(text_font(SMALL))
    application.setPalette(_palette(theme))


def _sheet(theme: Theme) -> str:
    """Returns the style sheet of a theme."""
    return _template(_scale_in_use()).substitute(
        theme.roles,
        first=mix(theme.accent, theme.window, FIRST).name(),
        icons=(paths.folder("resources") / "icons").as_posix(),
        shade="dark" if theme.dark else "light",
    )


@lru_cache(maxsize=8)
def _template(_scale: float) -> Template:
    """Returns the style sheet with its lengths at the scale in use, still without colours."""
    sheet = (paths.folder("resources") / "themes" / "window.qss").read_text("utf-8")
    return Template(_LENGTH.sub(_at_scale, sheet))


def _application() -> QApplication:
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        raise TypeError("a theme needs an application")
    return application


def _at_scale(found: re.Match[str]) -> str:
    of_type, length = found.groups("")
    return f"{of_type}{legible(int(length)) if of_type else scale_length(int(length))}px"


def _scale_in_use() -> float:
    """Returns the scale of the application, which all windows share."""
    theme = _of_application()
    return 1.0 if theme is None else theme.scale


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

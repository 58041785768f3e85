"""What the window remembers from one evening to the next."""

from dataclasses import dataclass, fields
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings

from app.engine.clues.hardness import Hardness
from app.engine.clues.rules import Rule


class ThemeChoice(StrEnum):
    """The ground everything is drawn on; the system may choose it."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class PaletteChoice(StrEnum):
    """The faces of the three marks; any of them goes with any theme."""

    CLASSIC = "classic"
    CLEAR = "clear"
    PROJECTOR = "projector"


_Choice = TypeVar("_Choice", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Settings:
    """`length` starts as the paper's game; `geometry` is the window's own account of its place."""

    theme: ThemeChoice = ThemeChoice.SYSTEM
    palette: PaletteChoice = PaletteChoice.CLASSIC
    length: int = 4
    lexicon: str = "english"
    all_tiers: bool = False
    flagged: bool = False
    geometry: bytes = b""
    rule: Rule = Rule.TILES
    hardness: Hardness = Hardness.FREE


def load(path: Path) -> Settings:
    """The settings of a file. Whatever in it makes no sense is as if it were not there."""
    stored = QSettings(str(path), QSettings.Format.IniFormat)
    default = Settings()
    return Settings(
        theme=_choice(ThemeChoice, _text(stored, "theme"), default.theme),
        palette=_choice(PaletteChoice, _text(stored, "palette"), default.palette),
        length=_number(_text(stored, "length"), default.length),
        lexicon=_text(stored, "lexicon") or default.lexicon,
        all_tiers=_text(stored, "all_tiers") == "true",
        flagged=_text(stored, "flagged") == "true",
        geometry=_bytes(stored, "geometry"),
        rule=_choice(Rule, _text(stored, "rule"), default.rule),
        hardness=_choice(Hardness, _text(stored, "hardness"), default.hardness),
    )


def save(settings: Settings, path: Path) -> None:
    """Where the file cannot be written, the settings last as long as the window."""
    stored = QSettings(str(path), QSettings.Format.IniFormat)
    for field in fields(settings):
        value: object = getattr(settings, field.name)
        if isinstance(value, StrEnum):
            value = str(value)
        elif isinstance(value, bytes):
            value = QByteArray(value)
        stored.setValue(field.name, value)
    stored.sync()


def _text(stored: QSettings, name: str) -> str:
    # A line such as `a, b` is a list to Qt, whatever type is asked for.
    value: object = stored.value(name, "", type=str)
    return value if isinstance(value, str) else ""


def _bytes(stored: QSettings, name: str) -> bytes:
    value: object = stored.value(name, QByteArray(), type=QByteArray)
    return bytes(value.data()) if isinstance(value, QByteArray) else b""


def _number(text: str, default: int) -> int:
    return int(text) if text.isascii() and text.isdecimal() and 2 <= int(text) <= 31 else default


def _choice(kind: type[_Choice], text: str, default: _Choice) -> _Choice:
    return kind(text) if text in set(kind) else default

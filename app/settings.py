"""What the window remembers from one evening to the next."""

from dataclasses import Field, dataclass, field, fields
from enum import StrEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QSettings

from app.engine.clues.hardness import Hardness
from app.engine.clues.rules import Rule
from app.engine.strategy.strategies import GuessList, Prior, Strategy


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


ATTEMPTS = range(1, 11)
"""How many attempts a game may allow."""


def _within(default: int, sensible: range) -> int:
    """A field that holds a number; another one in the file is as if it were not there."""
    return field(default=default, metadata={"sensible": sensible})


@dataclass(frozen=True, slots=True)
class Settings:
    """`length` starts as the paper's game; `geometry` is the window's own account of its place.

    From `strategy` to `attempts` they are as in `Question`; `why` is whether the panel is open
    that says why a word is suggested.
    """

    theme: ThemeChoice = ThemeChoice.SYSTEM
    palette: PaletteChoice = PaletteChoice.CLASSIC
    length: int = _within(4, range(2, 32))
    lexicon: str = "english"
    all_tiers: bool = False
    flagged: bool = False
    geometry: bytes = b""
    rule: Rule = Rule.TILES
    hardness: Hardness = Hardness.FREE
    strategy: Strategy = Strategy.PAPER
    guesses: GuessList = GuessList.VIEW
    prior: Prior = Prior.UNIFORM
    plain: bool = False
    attempts: int = _within(5, ATTEMPTS)
    why: bool = False


def load(path: Path) -> Settings:
    """The settings of a file. Whatever in it makes no sense is as if it were not there."""
    stored = QSettings(str(path), QSettings.Format.IniFormat)
    return Settings(**{each.name: _value(stored, each) for each in fields(Settings)})


def save(settings: Settings, path: Path) -> None:
    """Where the file cannot be written, the settings last as long as the window."""
    stored = QSettings(str(path), QSettings.Format.IniFormat)
    for each in fields(settings):
        value: object = getattr(settings, each.name)
        if isinstance(value, StrEnum):
            value = str(value)
        elif isinstance(value, bytes):
            value = QByteArray(value)
        stored.setValue(each.name, value)
    stored.sync()


def _value(stored: QSettings, wanted: Field[Any]) -> Any:  # noqa: ANN401 - it is of the field's type
    """What is stored, where it is of the kind of the default and sensible; else the default."""
    default: Any = wanted.default
    if isinstance(default, bytes):
        return _bytes(stored, wanted.name) or default
    text = _text(stored, wanted.name)
    match default:
        case StrEnum():
            return type(default)(text) if text in set(type(default)) else default
        case bool():
            return {"true": True, "false": False}.get(text, default)
        case int():
            number = int(text) if text.isascii() and text.isdecimal() else -1
            return number if number in wanted.metadata["sensible"] else default
        case _:
            return text or default


def _text(stored: QSettings, name: str) -> str:
    # A line such as `a, b` is a list to Qt, whatever type is asked for.
    value: object = stored.value(name, "", type=str)
    return value if isinstance(value, str) else ""


def _bytes(stored: QSettings, name: str) -> bytes:
    value: object = stored.value(name, QByteArray(), type=QByteArray)
    return bytes(value.data()) if isinstance(value, QByteArray) else b""

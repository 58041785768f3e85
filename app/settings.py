"""What the window remembers from one evening to the next."""

from dataclasses import dataclass, fields
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

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

_Choice = TypeVar("_Choice", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Settings:
    """`length` starts as the paper's game; `geometry` is the window's own account of its place.

    From `strategy` to `attempts` they are as in `Question`; `why` is whether the panel is open
    that says why a word is suggested.
    """

    theme: ThemeChoice = ThemeChoice.SYSTEM
    palette: PaletteChoice = PaletteChoice.CLASSIC
    length: int = 4
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
    attempts: int = 5
    why: bool = False


def load(path: Path) -> Settings:
    """The settings of a file. Whatever in it makes no sense is as if it were not there."""
    stored = QSettings(str(path), QSettings.Format.IniFormat)
    default = Settings()
    return Settings(
        theme=_choice(ThemeChoice, _text(stored, "theme"), default.theme),
        palette=_choice(PaletteChoice, _text(stored, "palette"), default.palette),
        length=_number(_text(stored, "length"), range(2, 32), default.length),
        lexicon=_text(stored, "lexicon") or default.lexicon,
        all_tiers=_text(stored, "all_tiers") == "true",
        flagged=_text(stored, "flagged") == "true",
        geometry=_bytes(stored, "geometry"),
        rule=_choice(Rule, _text(stored, "rule"), default.rule),
        hardness=_choice(Hardness, _text(stored, "hardness"), default.hardness),
        strategy=_choice(Strategy, _text(stored, "strategy"), default.strategy),
        guesses=_choice(GuessList, _text(stored, "guesses"), default.guesses),
        prior=_choice(Prior, _text(stored, "prior"), default.prior),
        plain=_text(stored, "plain") == "true",
        attempts=_number(_text(stored, "attempts"), ATTEMPTS, default.attempts),
        why=_text(stored, "why") == "true",
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


def _number(text: str, sensible: range, default: int) -> int:
    number = int(text) if text.isascii() and text.isdecimal() else -1
    return number if number in sensible else default


def _choice(kind: type[_Choice], text: str, default: _Choice) -> _Choice:
    return kind(text) if text in set(kind) else default

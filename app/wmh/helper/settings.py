"""The settings: what the window remembers from one evening to the next."""

from collections.abc import Collection, Mapping
from dataclasses import Field, dataclass, field, fields
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from PySide6.QtCore import QByteArray, QSettings

from wmh.base.files.writing import sync_folder
from wmh.base.text.languages import LanguageChoice
from wmh.engine.clues.hardness import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.question import Familiarity
from wmh.engine.strategy.strategies import GuessList, Prior, Strategy


class ThemeChoice(StrEnum):
    """The ground everything is drawn on; the system may choose it."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class PaletteChoice(StrEnum):
    """The faces of the three marks; any of them goes with any theme. The game may choose them."""

    GAME = "game"
    CLASSIC = "classic"
    CLEAR = "clear"
    PROJECTOR = "projector"


VERSION = 1
"""Of what the file says; a file that says more is of a newer version of the program."""
_VERSION = "version"
_ALL_TIERS = "all_tiers"
"""What said, before there were everyday words, that all are looked at."""
_MOST_BYTES = 1_000_000

ATTEMPTS = range(1, 11)
"""How many attempts a game may allow."""

SCALES = (100, 110, 125, 150, 175, 200, 250, 300)
"""How large everything in the window may be, in percent."""

LESSON_SCALES = (25, 33, 50, 67, 80, 90, *SCALES)
"""Of the drawings of lessons, which fit their window at 100."""

PACES = (10, 7, 5, 3, 2, 1)
"""Seconds from step to step of a lesson that goes on by itself, from slow to fast."""


def _within(default: int, sensible: Collection[int]) -> int:
    """A field that holds a number; another one in the file is as if it were not there."""
    return field(default=default, metadata={"sensible": sensible})


@dataclass(frozen=True, slots=True)
class Settings:
    """`length` starts as the paper's game; `places` is where the window stood, screen by screen.

    `scale` is in percent, and that of a window that is not `compact`; `presented` is that of what
    is presented, of which 100 is legible from afar; `on_top` is before others. `lesson_scale` and
    `lesson_pace` are those of lessons, `lesson_code` whether code stands beside their pictures.

    From `strategy` to `attempts` they are as in `Question`; `why` is whether the panel is open
    that says why a word is suggested, `first_steps` whether the hint of the first game is shown,
    `told_of_games` whether it was said that a game can be chosen, `diary` whether helped games are
    recorded, `openers` what games were begun with, as `ui.game.openers` writes it,
    `spoiler` the level up to which words are shown. `game` is the key of a preset, or empty.

    `words` is the lexicon of games that name none, and the fields that begin with `own` are the
    choices for games that fix none; `game_words` has the lexicon chosen for each game that names
    one, as JSON; `refused` has the words that each game does not take, as `refused_words` writes
    them.
    """

    theme: ThemeChoice = ThemeChoice.SYSTEM
    palette: PaletteChoice = PaletteChoice.GAME
    length: int = _within(4, range(2, 32))
    lexicon: str = "english"
    familiarity: Familiarity = Familiarity.COMMON
    flagged: bool = False
    places: bytes = b""
    scale: int = _within(100, SCALES)
    presented: int = _within(100, SCALES)
    compact: bool = False
    on_top: bool = False
    lesson_scale: int = _within(100, LESSON_SCALES)
    lesson_pace: int = _within(5, PACES)
    lesson_code: bool = False
    rule: Rule = Rule.TILES
    hardness: Hardness = Hardness.FREE
    strategy: Strategy = Strategy.PAPER
    guesses: GuessList = GuessList.VIEW
    prior: Prior = Prior.UNIFORM
    plain: bool = False
    attempts: int = _within(5, ATTEMPTS)
    why: bool = False
    spoiler: int = _within(int(Spoiler.ANSWER), tuple(Spoiler))
    first_steps: bool = True
    told_of_games: bool = False
    diary: bool = True
    openers: str = ""
    language: LanguageChoice = LanguageChoice.SYSTEM
    game: str = ""
    words: str = "english"
    own_strategy: Strategy = Strategy.PAPER
    own_prior: Prior = Prior.UNIFORM
    own_plain: bool = False
    own_familiarity: Familiarity = Familiarity.COMMON
    own_attempts: int = _within(5, ATTEMPTS)
    game_words: str = "{}"
    refused: str = "{}"


_NAMES = tuple(each.name for each in fields(Settings))


class SettingsReading(NamedTuple):
    """Contents of a file. `refused` names the fields that stand there with something else.

    `misspelt` has names that stand there and are no fields, with the fields that are meant and are
    not there.
    `readable` is False where there is a file, or something in its place, that cannot be read at
    all or is no settings file. A `newer` version of the program wrote it, or settings that this
    one knows. It is `fresh` where there was no file: somebody starts for the first time.
    """

    settings: Settings
    refused: tuple[str, ...] = ()
    readable: bool = True
    newer: bool = False
    fresh: bool = False
    misspelt: Mapping[str, str] = MappingProxyType({})


def load(path: Path) -> Settings:
    """The settings of a file. Whatever in it makes no sense is as if it were not there."""
    return read(path).settings


def read(path: Path) -> SettingsReading:
    """The same, with what made no sense."""
    fresh = not path.exists()
    if not _is_short(path):
        return SettingsReading(Settings(), readable=False)
    stored = QSettings(str(path), QSettings.Format.IniFormat)
    found = {each.name: _value(stored, each) for each in fields(Settings)}
    if not stored.contains("familiarity") and _text(stored, _ALL_TIERS) == "true":
        found["familiarity"] = Familiarity.ALL
    sensible = {name: value for name, value in found.items() if value is not None}
    refused = tuple(name for name in found if name not in sensible and stored.contains(name))
    readable = stored.status() is QSettings.Status.NoError
    if _version(stored) > VERSION:
        return SettingsReading(Settings(**sensible), (), readable, newer=True, fresh=fresh)
    misspelt = _misspelt(stored.allKeys() if readable else ())
    return SettingsReading(Settings(**sensible), refused, readable, False, fresh, misspelt)


def _misspelt(told: Collection[str]) -> Mapping[str, str]:
    """A field by the name that stands for it, perhaps in a section of another name."""
    absent = [name for name in _NAMES if name not in told]
    odd = [name for name in told if name not in (*_NAMES, _VERSION, _ALL_TIERS)]
    if not (odd and absent):
        return {}
    # Here and not above: only who mistyped waits for it.
    from difflib import get_close_matches

    meant = {name: get_close_matches(name.rpartition("/")[2], absent, 1, 0.8) for name in odd}
    return {name: near[0] for name, near in meant.items() if near}


def save(settings: Settings, path: Path, names: Collection[str] = _NAMES) -> None:
    """Write the settings of these names; the others stay as another window has left them.

    Where the file cannot be written, they last as long as the window. So they do where it is of a
    newer version of the program.
    """
    stored = QSettings(str(path), QSettings.Format.IniFormat)
    if _version(stored) > VERSION:
        return
    stored.setValue(_VERSION, VERSION)
    for name in names:
        value: object = getattr(settings, name)
        if isinstance(value, StrEnum):
            value = str(value)
        elif isinstance(value, bytes):
            value = QByteArray(value)
        stored.setValue(name, value)
    stored.sync()
    sync_folder(path.parent)  # The file itself Qt has given to the disk.


def _is_short(path: Path) -> bool:
    """Whether it may be read as a whole; what cannot be asked is found out by reading."""
    try:
        return not path.exists() or path.stat().st_size <= _MOST_BYTES
    except OSError:
        return True


def _version(stored: QSettings) -> int:
    """Files were written without one."""
    text = _text(stored, _VERSION)
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else VERSION


def _value(stored: QSettings, wanted: Field[Any]) -> Any:  # noqa: ANN401 - it is of the field's type
    """What is stored, where it is of the kind of the default and sensible; else None."""
    default: Any = wanted.default
    if isinstance(default, bytes):
        return _bytes(stored, wanted.name)
    text = _text(stored, wanted.name)
    match default:
        case StrEnum():
            return type(default)(text) if text in set(type(default)) else None
        case bool():
            return {"true": True, "false": False}.get(text)
        case int():
            number = int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else -1
            return number if number in wanted.metadata["sensible"] else None
        case _:
            return text if text or not default else None


def _text(stored: QSettings, name: str) -> str:
    # To ask Qt for a str would decode whatever bytes are there, and fail. A line such as `a, b` is
    # a list to it in any case; what was set a moment ago is what it was.
    value: object = stored.value(name)
    if isinstance(value, bool | int):
        return str(value).lower()
    return value if isinstance(value, str) else ""


def _bytes(stored: QSettings, name: str) -> bytes | None:
    value: object = stored.value(name, QByteArray())
    if isinstance(value, str):  # Qt writes bytes that are text as text.
        return value.encode("utf-8", "replace")
    return bytes(value.data()) if isinstance(value, QByteArray) else None

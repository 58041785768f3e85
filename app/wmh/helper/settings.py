"""The settings: the user's choices, which are saved in a file."""

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import Field, dataclass, field, fields
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from PySide6.QtCore import QLockFile

from wmh.base.files.json_reading import ContentError, bytes_of
from wmh.base.files.writing import replace_file
from wmh.base.text.languages import LanguageChoice
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.question import Familiarity
from wmh.engine.strategy.strategies import GuessList, Prior, Strategy
from wmh.helper.settings_text import SettingsText, parse, with_values


class ThemeChoice(StrEnum):
    """Themes (colours of the window); with SYSTEM the operating system chooses."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class PaletteChoice(StrEnum):
    """Palettes (colours of the three marks), with any theme; with GAME the game chooses."""

    GAME = "game"
    CLASSIC = "classic"
    CLEAR = "clear"
    PROJECTOR = "projector"


VERSION = 1
"""Version of the file's format; a file with a higher one is of a newer version of the program."""
_VERSION = "version"
_ALL_TIERS = "all_tiers"
"""Setting in the files of an old version; it chose the vocabulary of all words."""
_MOST_BYTES = 1_000_000
_PATIENCE = 1000
"""Milliseconds to wait until another window has saved its changes."""

ATTEMPTS = range(1, 11)
"""Numbers of attempts that a game may allow."""

SCALES = (100, 110, 125, 150, 175, 200, 250, 300)
"""Sizes of the window's content, in percent."""

LESSON_SCALES = (25, 33, 50, 67, 80, 90, *SCALES)
"""Sizes of a lesson's drawings, in percent; at 100 a drawing fits its window."""

PACES = (10, 7, 5, 3, 2, 1)
"""Seconds between the steps of a lesson that plays by itself, from slow to fast."""


def _integer_field(default: int, sensible: Collection[int]) -> int:
    """Returns an integer field; a value of the file that is not `sensible` counts as invalid."""
    return field(default=default, metadata={"sensible": sensible})


@dataclass(frozen=True, slots=True)
class Settings:
    """Values of all settings.

    `length` is at first that of the paper's game; `places` has the position of the window on each
    screen. `scale` is the size of the window's content in percent, used while the window is not
    `compact`; `presented` is its size in the presentation mode, where 100 is legible from afar;
    `on_top` keeps the window above other windows. `lesson_scale`, `lesson_pace` and `lesson_code`
    are the size, the pace and the display of code of lessons.

    The fields from `strategy` to `attempts` are as in `Question`. `why` opens the panel that
    explains a suggestion, `pattern` shows the pattern in every game, `first_steps` shows the hints
    of the first game, `told_of_games` is set once the program has said that a game can be chosen,
    `diary` records helped games, `openers` are the player's first guesses by game, as text of
    `ui.game.below_list`, and `spoiler` is the help level. `game` is the key of a preset, or empty.

    `words` is the word list of games that name none, and the fields that begin with `own` are the
    choices for games that fix none; `game_words` has the list chosen for each game that names one,
    as JSON; `refused` has the words that each game refuses, in the format of `refused_words`.
    `help_levels` has the help level chosen in each game, `recent_games` the keys of the games begun
    last, and `recent_files` the files opened last, all as JSON.
    """

    theme: ThemeChoice = ThemeChoice.SYSTEM
    palette: PaletteChoice = PaletteChoice.GAME
    length: int = _integer_field(4, range(2, 32))
    lexicon: str = "english"
    familiarity: Familiarity = Familiarity.COMMON
    flagged: bool = False
    places: bytes = b""
    scale: int = _integer_field(100, SCALES)
    presented: int = _integer_field(100, SCALES)
    compact: bool = False
    on_top: bool = False
    lesson_scale: int = _integer_field(100, LESSON_SCALES)
    lesson_pace: int = _integer_field(5, PACES)
    lesson_code: bool = False
    rule: Rule = Rule.TILES
    hardness: Hardness = Hardness.FREE
    strategy: Strategy = Strategy.PAPER
    boards_strategy: Strategy = Strategy.ENTROPY
    guesses: GuessList = GuessList.VIEW
    prior: Prior = Prior.UNIFORM
    plain: bool = False
    possible_only: bool = False
    attempts: int = _integer_field(5, ATTEMPTS)
    why: bool = False
    pattern: bool = False
    spoiler: int = _integer_field(int(Spoiler.ANSWER), tuple(Spoiler))
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
    own_attempts: int = _integer_field(5, ATTEMPTS)
    game_words: str = "{}"
    refused: str = "{}"
    help_levels: str = "{}"
    recent_games: str = "[]"
    recent_files: str = "{}"


_NAMES = tuple(each.name for each in fields(Settings))


class SettingsReading(NamedTuple):
    """Result of reading a settings file.

    `refused` names the settings with an invalid value. `misspelt` maps unknown names to the missing
    settings that they probably mean. `readable` is False if the file cannot be read or is no
    settings file. `newer` is True if a newer version of the program wrote the file. `fresh` is True
    if there was no file: the program starts for the first time.
    """

    settings: Settings
    refused: tuple[str, ...] = ()
    readable: bool = True
    newer: bool = False
    fresh: bool = False
    misspelt: Mapping[str, str] = MappingProxyType({})


def load(path: Path) -> Settings:
    """Returns the settings of a file; an invalid value is replaced by the default."""
    return read(path).settings


def read(path: Path) -> SettingsReading:
    """Returns the settings of a file, and the problems of the file: see `SettingsReading`."""
    fresh = not path.exists()
    try:
        stored = parse(_content(path))
    except (OSError, ContentError):
        return SettingsReading(Settings(), readable=False)
    found = {each.name: _value(stored, each) for each in fields(Settings)}
    if "familiarity" not in stored.values and _text(stored, _ALL_TIERS) == "true":
        found["familiarity"] = Familiarity.ALL
    sensible = {name: value for name, value in found.items() if value is not None}
    refused = tuple(name for name in found if name not in sensible and name in stored.values)
    readable = stored.whole
    if _version(stored) > VERSION:
        return SettingsReading(Settings(**sensible), (), readable, newer=True, fresh=fresh)
    misspelt = _misspelt(stored.values if readable else ())
    return SettingsReading(Settings(**sensible), refused, readable, False, fresh, misspelt)


def _misspelt(told: Collection[str]) -> Mapping[str, str]:
    """Returns a mapping from unknown names to the missing settings that they probably mean.

    An unknown name may be a setting's name in another section of the file.
    """
    absent = [name for name in _NAMES if name not in told]
    odd = [name for name in told if name not in (*_NAMES, _VERSION, _ALL_TIERS)]
    if not (odd and absent):
        return {}
    # Here and not above: only who mistyped waits for it.
    from difflib import get_close_matches

    meant = {name: get_close_matches(name.rpartition("/")[2], absent, 1, 0.8) for name in odd}
    return {name: near[0] for name, near in meant.items() if near}


def save(settings: Settings, path: Path, names: Collection[str] = _NAMES) -> None:
    """Writes the settings of these names; others keep the value that another window wrote.

    Nothing is saved if a newer version of the program wrote the file, or if the file is no settings
    file or too long for one. Raises OSError.
    """
    values: dict[str, str | bytes] = {}
    for name in names:
        value: object = getattr(settings, name)
        if isinstance(value, bool | int):
            value = str(value).lower()
        values[name] = value if isinstance(value, bytes) else str(value)
    _rewrite(path, lambda _stored: values)


def change(path: Path, name: str, make: Callable[[str], str]) -> str | None:
    """Changes one setting: `make` turns its text in the file into its new text.

    So no change by another window or a command in the meantime is lost. Returns the new text, or
    None if nothing is saved, as in `save`. Raises OSError.
    """
    made: list[str] = []

    def value_of(stored: SettingsText) -> dict[str, str | bytes]:
        made.append(make(_text(stored, name) or str(getattr(Settings, name))))
        return {name: made[0]}

    _rewrite(path, value_of)
    return made[0] if made else None


def stored_texts(path: Path, names: Collection[str]) -> Mapping[str, str]:
    """Returns the texts of these settings in the file; a setting that the file lacks is left out.

    If the file cannot be read, no setting is returned.
    """
    with suppress(OSError, ContentError):
        stored = parse(_content(path))
        return {name: text for name in names if (text := _text(stored, name))}
    return {}


def _rewrite(path: Path, make: Callable[[SettingsText], Mapping[str, str | bytes]]) -> None:
    """Changes values of a file; another window or command that saves waits meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(f"{path}.lock")
    lock.tryLock(_PATIENCE)  # Where there are no locks, the other window may lose a change.
    try:
        try:
            content = _content(path)
        except ContentError:
            return
        stored = parse(content)
        if not stored.whole or _version(stored) > VERSION:
            return
        after = with_values(content, {_VERSION: str(VERSION), **make(stored)})
        if after != content:
            replace_file(path, after)
    finally:
        lock.unlock()


def _content(path: Path) -> bytes:
    """Returns the content of a settings file; empty if there is no file.

    Raises ContentError if the file is too long, and OSError.
    """
    try:
        return bytes_of(path, _MOST_BYTES)
    except FileNotFoundError:
        return b""


def _version(stored: SettingsText) -> int:
    """Returns the format version that a file names; the present one if it names none."""
    text = _text(stored, _VERSION)
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else VERSION


def _value(stored: SettingsText, wanted: Field[Any]) -> Any:  # noqa: ANN401 - it is of the field's type
    """Returns the stored value of a field, if its type is right and it is allowed; else None."""
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


def _text(stored: SettingsText, name: str) -> str:
    value = stored.values.get(name)
    return value if isinstance(value, str) else ""


def _bytes(stored: SettingsText, name: str) -> bytes | None:
    value = stored.values.get(name, b"")
    return value.encode("utf-8", "replace") if isinstance(value, str) else value

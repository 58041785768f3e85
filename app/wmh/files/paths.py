"""The paths of the program's own files, and of those it keeps for the user.

Nothing here creates a folder: whoever writes a file makes room for it.
"""

import os
from pathlib import Path

import platformdirs

_NAME = "word-mastermind-helper"
_WINDOW = "WMH_WINDOW"
"""The number of this program's window, among the environment as WMH_HOME is."""


def folder(name: str) -> Path:
    """``resources`` or ``lexicon``: inside an installed package, beside it in a checkout."""
    package = Path(__file__).resolve().parents[1]
    installed = package / name
    return installed if installed.is_dir() else package.parents[1] / name


def data_folder() -> Path:
    """What the user made and would miss: imported lexica, the journals of studies."""
    return _home() or platformdirs.user_data_path(_NAME, appauthor=False)


def lexica_folder() -> Path:
    """The lexica the user imported."""
    return data_folder() / "lexica"


def cache_folder() -> Path:
    """What can be computed again."""
    home = _home()
    return home / "cache" if home else platformdirs.user_cache_path(_NAME, appauthor=False)


def log_folder() -> Path:
    """What went wrong, for a report."""
    home = _home()
    return home / "log" if home else platformdirs.user_log_path(_NAME, appauthor=False)


def take_window(number: int) -> None:
    """Look for games in the folder of a window, the first by default."""
    os.environ[_WINDOW] = str(number)


def game_folder() -> Path:
    """What a window keeps of its games: the first beside all else, others for themselves."""
    number = os.environ.get(_WINDOW, "1")
    return data_folder() if number == "1" else data_folder() / f"window-{number}"


def session_file() -> Path:
    """The game in hand."""
    return game_folder() / "session.json"


def boards_file() -> Path:
    """The game on several boards."""
    return game_folder() / "boards.json"


def game_file() -> Path:
    """The game that is played, while it is."""
    return game_folder() / "game.json"


def class_file() -> Path:
    """The game that a class plays."""
    return game_folder() / "class.json"


def words_file() -> Path:
    """The words that a class calls in a lesson."""
    return game_folder() / "words.json"


def games_file() -> Path:
    """The record of games played."""
    return data_folder() / "games.jsonl"


def settings_file() -> Path:
    """The settings, an INI file."""
    home = _home() or platformdirs.user_config_path(_NAME, appauthor=False)
    return home / "settings.ini"


def _home() -> Path | None:
    """The one folder that holds everything, when WMH_HOME names one: on a stick, in a test."""
    home = os.environ.get("WMH_HOME")
    return typed_path(home) if home else None


def typed_path(text: str) -> Path:
    """The path that somebody wrote: absolute, and from their home where it begins with `~`.

    It has a name, unless it is the root: no `..` at its end. `~somebody` who is nobody stays.
    """
    return Path(os.path.abspath(os.path.expanduser(text)))  # noqa: PTH100, PTH111 - see above.

"""Paths of the program's own files, and of the user's files.

Only `cache_folder` and `passing_room` may create a folder; whoever writes a file creates its
folder.
"""

import os
import stat
import sys
from pathlib import Path

_NAME = "word-mastermind-helper"
_WINDOW = "WMH_WINDOW"
"""The number of this program's window, among the environment as WMH_HOME is."""

_XDG_FOLDERS = {
    "data": ("XDG_DATA_HOME", ".local/share", ""),
    "cache": ("XDG_CACHE_HOME", ".cache", ""),
    "log": ("XDG_STATE_HOME", ".local/state", "log"),
    "config": ("XDG_CONFIG_HOME", ".config", ""),
}
"""By kind of files: the variable, the folder below home without it, and what is below ours."""


def folder(name: str) -> Path:
    """``resources``, ``lexicon`` or a folder in them.

    They lie in the installed package, and beside it in a checkout.
    """
    package = Path(__file__).resolve().parents[2]
    installed = package / name
    return installed if installed.is_dir() else package.parents[1] / name


def data_folder() -> Path:
    """The folder of the user's data: imported lexicons, journals of studies."""
    return home_folder() or _user_folder("data")


def lexica_folder() -> Path:
    """The folder of imported lexicons."""
    return data_folder() / "lexica"


def cache_folder() -> Path:
    """The folder of files that can be computed again; a temporary one if home is read-only."""
    home = home_folder()
    usual = home / "cache" if home else _user_folder("cache")
    return usual if _takes_files(usual) else passing_room() or usual


def _takes_files(folder: Path) -> bool:
    """True if a folder can be written, or created."""
    there = next((each for each in (folder, *folder.parents) if os.path.exists(each)), None)  # noqa: PTH110 - refuses nothing.
    return there is not None and there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def passing_room() -> Path | None:
    """The user's own temporary folder, which no other user may write; None if it cannot be had.

    It is created here: later, a folder of another user might have its name.
    """
    # Here and not above: hardly anybody needs it, and everybody would wait for it.
    import tempfile

    user = os.getuid() if hasattr(os, "getuid") else None
    made = Path(tempfile.gettempdir()) / (_NAME if user is None else f"{_NAME}-{user}")
    try:
        made.mkdir(0o700, exist_ok=True)
        found = made.lstat()
    except OSError:
        return None
    own = user is None or (found.st_uid == user and not found.st_mode & 0o077)
    return made if own and stat.S_ISDIR(found.st_mode) else None


def log_folder() -> Path:
    """The folder of the logs, which reports of errors include."""
    home = home_folder()
    return home / "log" if home else _user_folder("log")


def take_window(number: int) -> None:
    """Sets the number of this window, which has a game folder of its own; 1 by default."""
    os.environ[_WINDOW] = str(number)


def game_folder() -> Path:
    """The folder of a window's games: the data folder for the first, its own for others."""
    number = os.environ.get(_WINDOW, "1")
    return data_folder() if number == "1" else data_folder() / f"window-{number}"


def session_file() -> Path:
    """The file of the current game."""
    return game_folder() / "session.json"


def boards_file() -> Path:
    """The file of the current game on several boards."""
    return game_folder() / "boards.json"


def game_file() -> Path:
    """The file of the game being played."""
    return game_folder() / "game.json"


def class_file() -> Path:
    """The file of the game of a class."""
    return game_folder() / "class.json"


def words_file() -> Path:
    """The file of the words that a class calls in a lesson."""
    return game_folder() / "words.json"


def games_file() -> Path:
    """The file of the record of games, a JSON object a line."""
    return data_folder() / "games.jsonl"


def settings_file() -> Path:
    """The file of the settings, an INI file."""
    home = home_folder() or _user_folder("config")
    return home / "settings.ini"


def home_folder() -> Path | None:
    """The one folder for all files, if WMH_HOME names one: on a stick, in a test."""
    home = os.environ.get("WMH_HOME")
    return typed_path(home) if home else None


def _user_folder(kind: str) -> Path:
    """The system's folder for the user's files of a kind, as platformdirs names it.

    On Linux without that package, whose import takes a third of what a command starts with.
    """
    if sys.platform == "linux":
        variable, usual, below = _XDG_FOLDERS[kind]
        named, own = os.environ.get(variable, ""), os.environ.get("HOME", "")
        if os.path.isabs(named) or os.path.isabs(own):  # noqa: PTH117 - "" is the folder `.`.
            base = Path(named) if os.path.isabs(named) else Path(own, usual)  # noqa: PTH117
            return base / _NAME / below
    import platformdirs

    found = getattr(platformdirs, f"user_{kind}_path")(_NAME, appauthor=False)
    assert isinstance(found, Path)
    return found


def typed_path(text: str) -> Path:
    """Returns the absolute path of a typed text; a leading `~` is the home folder.

    A path other than the root has a name: no `..` at its end. `~name` of no user stays as it is.
    """
    return Path(os.path.abspath(os.path.expanduser(text)))  # noqa: PTH100, PTH111 - see above.

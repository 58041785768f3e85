"""Paths of the program's own files and of the user's files.

Only `cache_folder` and `passing_room` may create a folder; other folders are created by the code
that writes a file in them.
"""

import os
import stat
import sys
from pathlib import Path

_NAME = "word-mastermind-helper"
_WINDOW = "WMH_WINDOW"
"""Name of the environment variable that holds the number of this process's window."""

_XDG_FOLDERS = {
    "data": ("XDG_DATA_HOME", ".local/share", ""),
    "cache": ("XDG_CACHE_HOME", ".cache", ""),
    "log": ("XDG_STATE_HOME", ".local/state", "log"),
    "config": ("XDG_CONFIG_HOME", ".config", ""),
}
"""Location of each kind of files: XDG variable, its default below home, folder within it."""


def folder(name: str) -> Path:
    """Returns the path of `resources`, `lexicon` or a folder in one of these.

    Both lie inside the installed package, or next to `app` in a checkout.
    """
    package = Path(__file__).resolve().parents[2]
    installed = package / name
    return installed if installed.is_dir() else package.parents[1] / name


def data_folder() -> Path:
    """Returns the folder of the user's data: imported word lists, journals of studies."""
    return home_folder() or _user_folder("data")


def lexica_folder() -> Path:
    """Returns the folder of imported word lists."""
    return data_folder() / "lexica"


def cache_folder() -> Path:
    """Returns the folder for files that can be computed again.

    If the user's folder cannot be written, it is a temporary folder.
    """
    home = home_folder()
    usual = home / "cache" if home else _user_folder("cache")
    return usual if _takes_files(usual) else passing_room() or usual


def _takes_files(folder: Path) -> bool:
    """True if a folder can be written, or created."""
    there = next((each for each in (folder, *folder.parents) if os.path.exists(each)), None)  # noqa: PTH110 - refuses nothing.
    return there is not None and there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def passing_room() -> Path | None:
    """Returns the user's private temporary folder; None if it cannot be created.

    The folder is created at once, since another user could later create a folder of that name.
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
    """Returns the folder of the log files, which error reports include."""
    home = home_folder()
    return home / "log" if home else _user_folder("log")


def take_window(number: int) -> None:
    """Sets the number of this process's window, 1 by default.

    Each number has a game folder of its own.
    """
    os.environ[_WINDOW] = str(number)


def game_folder() -> Path:
    """Returns the folder of this window's games: the data folder for window 1."""
    number = os.environ.get(_WINDOW, "1")
    return data_folder() if number == "1" else data_folder() / f"window-{number}"


def session_file() -> Path:
    """Returns the file of the game on the main board."""
    return game_folder() / "session.json"


def boards_file() -> Path:
    """Returns the file of the current game on several boards."""
    return game_folder() / "boards.json"


def game_file() -> Path:
    """Returns the file of the unfinished game that is played inside the program."""
    return game_folder() / "game.json"


def class_file() -> Path:
    """Returns the file of the current game that a class plays together."""
    return game_folder() / "class.json"


def words_file() -> Path:
    """Returns the file of the words that a class called out in a lesson."""
    return game_folder() / "words.json"


def games_file() -> Path:
    """Returns the file that records finished games, in JSON lines."""
    return data_folder() / "games.jsonl"


def settings_file() -> Path:
    """Returns the settings file, an INI file."""
    home = home_folder() or _user_folder("config")
    return home / "settings.ini"


def home_folder() -> Path | None:
    """Returns the folder that WMH_HOME names, for all files of the user; None if it is not set.

    The variable is for USB sticks, and for tests.
    """
    home = os.environ.get("WMH_HOME")
    return typed_path(home) if home else None


def _user_folder(kind: str) -> Path:
    """Returns the user's folder for a kind of files, the one that platformdirs returns.

    On Linux the folder is computed here: importing platformdirs takes a third of the start of a
    command.
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

    A `..` at the end is resolved, so that the path has a name. `~name` stays if the user is
    unknown.
    """
    return Path(os.path.abspath(os.path.expanduser(text)))  # noqa: PTH100, PTH111 - see above.

"""The paths of the program's own files, and of those it keeps for the user.

Nothing here creates a folder but one, see below: whoever writes a file makes room for it.
"""

import os
import stat
from pathlib import Path

import platformdirs

from wmh.base.text.refusal import InputError

_NAME = "word-mastermind-helper"
_WINDOW = "WMH_WINDOW"
"""The number of this program's window, among the environment as WMH_HOME is."""


def folder(name: str) -> Path:
    """``resources`` or ``lexicon``: inside an installed package, beside it in a checkout."""
    package = Path(__file__).resolve().parents[2]
    installed = package / name
    return installed if installed.is_dir() else package.parents[1] / name


def data_folder() -> Path:
    """What the user made and would miss: imported lexica, the journals of studies."""
    return _home() or platformdirs.user_data_path(_NAME, appauthor=False)


def lexica_folder() -> Path:
    """The lexica the user imported."""
    return data_folder() / "lexica"


def cache_folder() -> Path:
    """What can be computed again; among passing files where nothing can be written at home."""
    home = _home()
    usual = home / "cache" if home else platformdirs.user_cache_path(_NAME, appauthor=False)
    return usual if _takes_files(usual) else _passing_folder() or usual


def _takes_files(folder: Path) -> bool:
    """Whether it can be written, or made where it is not there."""
    there = next((each for each in (folder, *folder.parents) if os.path.exists(each)), None)  # noqa: PTH110 - refuses nothing.
    return there is not None and there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def _passing_folder() -> Path | None:
    """The user's own folder among passing files, where nobody else may write.

    It is made here: whoever made it later might find that of somebody else.
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


def home_refusal(error: OSError) -> InputError | None:
    """The end of a sentence for an error below WMH_HOME, if nothing can be written there.

    Tries to write a file, for a folder such as /proc refuses what its mode allows.
    """
    home = _home()
    if home is None or not isinstance(error.filename, str | os.PathLike):
        return None
    if not typed_path(str(error.filename)).is_relative_to(home) or _can_write(home):
        return None
    return InputError("WMH_HOME is {0}, where no file can be written; set it to another one", home)


def _can_write(folder: Path) -> bool:
    """True if a file can be made in a folder, or in the nearest one that exists above it."""
    import tempfile  # Here and not above: only a failure needs it.

    there = next((each for each in (folder, *folder.parents) if os.path.exists(each)), None)  # noqa: PTH110 - refuses nothing.
    try:
        with tempfile.TemporaryFile(dir=there):
            return True
    except OSError:
        return False


def typed_path(text: str) -> Path:
    """The path that somebody wrote: absolute, and from their home where it begins with `~`.

    It has a name, unless it is the root: no `..` at its end. `~somebody` who is nobody stays.
    """
    return Path(os.path.abspath(os.path.expanduser(text)))  # noqa: PTH100, PTH111 - see above.

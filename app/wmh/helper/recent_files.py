"""The games begun last, and the files opened last of each kind, as the settings store them."""

import json
from contextlib import suppress
from functools import partial
from pathlib import Path

from wmh.base.files import paths
from wmh.base.files.json_reading import value_in
from wmh.base.running.thread_pool import result_within
from wmh.helper.settings import change, stored_texts

MOST = 6
"""Number of games, and of files of each kind, that are remembered."""

_SETTING = "recent_files"

_PATIENCE = 0.2
"""Seconds that a disk gets to say which of the files exist."""


def recent_files(kind: str) -> tuple[Path, ...]:
    """Returns the files of a kind that still exist, the last opened first.

    Returns none if a disk does not answer in time, such as one of a network that is gone.
    """
    kept = stored_texts(paths.settings_file(), (_SETTING,)).get(_SETTING, "")
    files = [Path(each) for each in dict.fromkeys(_files_of(kept).get(kind, ()))]
    if not files:
        return ()
    try:
        return result_within(
            _PATIENCE, lambda: tuple(file for file in files if file.is_file())[:MOST]
        )
    except TimeoutError:
        return ()


def remember_file(kind: str, file: Path) -> None:
    """Stores in the settings that a file was the last of its kind to be opened.

    If the settings cannot be saved nothing is remembered, since the file was opened nevertheless.
    """
    with suppress(OSError):
        change(paths.settings_file(), _SETTING, partial(with_file, kind, str(file.absolute())))


def with_file(kind: str, file: str, kept: str) -> str:
    """Returns the settings' text `kept` with this file as the last opened of its kind."""
    before = _files_of(kept)
    others = (each for each in before.get(kind, ()) if each != file)
    return json.dumps({**before, kind: tuple([file, *others][:MOST])}, ensure_ascii=False)


def _files_of(kept: str) -> dict[str, tuple[str, ...]]:
    return value_in(kept, dict[str, tuple[str, ...]], {})


def recent_games(kept: str) -> tuple[str, ...]:
    """Returns the keys of the games in the settings' text, newest first; none for invalid JSON."""
    return tuple(dict.fromkeys(value_in(kept, tuple[str, ...], ())))[:MOST]


def with_recent(kept: str, game: str) -> str:
    """Returns the settings' text `kept` with the game of this key as the newest."""
    others = (each for each in recent_games(kept) if each != game)
    return json.dumps([game, *others][:MOST], ensure_ascii=False)

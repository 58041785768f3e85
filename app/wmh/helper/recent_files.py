"""The files that were opened last, by their kind, as the settings keep them."""

import json
from contextlib import suppress
from functools import partial
from pathlib import Path

from wmh.base.files import paths
from wmh.base.files.json_reading import value_in
from wmh.base.running.thread_pool import result_within
from wmh.helper.settings import change, stored_texts

MOST = 6
"""Number of files of a kind that are remembered."""

_SETTING = "recent_files"

_PATIENCE = 0.2
"""Seconds for a disk to say which of the files exist."""


def recent_files(kind: str) -> tuple[Path, ...]:
    """Returns the files of a kind that still exist, the last opened first.

    None are returned if a disk does not answer soon, as one of the network that is gone.
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
    """Makes a file the last opened of its kind, in the settings as they are on the disk now.

    Nothing is remembered where the settings cannot be saved, which is no reason to open no file.
    """
    with suppress(OSError):
        change(paths.settings_file(), _SETTING, partial(with_file, kind, str(file.absolute())))


def with_file(kind: str, file: str, kept: str) -> str:
    """Returns the text that the settings keep once a file was opened."""
    before = _files_of(kept)
    others = (each for each in before.get(kind, ()) if each != file)
    return json.dumps({**before, kind: tuple([file, *others][:MOST])}, ensure_ascii=False)


def _files_of(kept: str) -> dict[str, tuple[str, ...]]:
    return value_in(kept, dict[str, tuple[str, ...]], {})

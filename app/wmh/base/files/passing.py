"""Temporary folders that are removed even after the program was killed."""

import os
import shutil
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

from wmh.base.files import paths

if sys.platform != "win32":
    import fcntl

_PART = ".part"
_ABANDONED = 24 * 3600
"""Seconds without a change after which a folder is abandoned, on systems without locks."""


@contextmanager
def passing_folder(room: Path | None = None) -> Generator[Path]:
    """Context of a temporary folder for this user alone, which is removed at the end.

    It is made in `room`, or in the user's own temporary folder. It may be moved away instead. This
    process locks it; a kill releases the lock, and the next process removes the folder. Raises
    OSError.
    """
    place = room or paths.passing_room()
    if place is None:  # Everybody's: what is left there cannot be known as this program's.
        with TemporaryDirectory(ignore_cleanup_errors=True) as made:
            yield Path(made)
        return
    place.mkdir(parents=True, exist_ok=True)
    remove_abandoned(place)
    folder, lock = _folder_with_lock(place)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        if lock is not None:
            os.close(lock)


def remove_abandoned(room: Path | None = None) -> None:
    """Removes the temporary folders of killed programs in `room` or the user's temporary folder."""
    place = room or paths.passing_room()
    if place is None:
        return
    for left in place.glob(f".*{_PART}"):
        with suppress(OSError):
            if left.is_dir() and not left.is_symlink():
                _remove_abandoned(left)


def _remove_abandoned(left: Path) -> None:
    if sys.platform == "win32":  # Where no folder can be locked.
        if time.time() - left.stat().st_mtime > _ABANDONED:
            shutil.rmtree(left, ignore_errors=True)
        return
    lock = os.open(left, os.O_RDONLY | os.O_NOFOLLOW)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # Raises OSError while it is used.
        shutil.rmtree(left, ignore_errors=True)
    finally:
        os.close(lock)


def _folder_with_lock(place: Path) -> tuple[Path, int | None]:
    """Returns a new folder and the file descriptor of its lock, None on systems without locks.

    The lock is taken before another process can take the folder for abandoned.
    """
    while True:
        folder = Path(mkdtemp(prefix=".", suffix=_PART, dir=place))
        if sys.platform == "win32":
            return folder, None
        try:
            lock = os.open(folder, os.O_RDONLY)
        except FileNotFoundError:  # Another process has just removed it.
            continue
        with suppress(OSError):  # Where there are no locks, nobody can take it for abandoned.
            fcntl.flock(lock, fcntl.LOCK_EX)
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(lock), folder.stat()):
                return folder, lock
        os.close(lock)

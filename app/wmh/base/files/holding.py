"""Lock of a file for one program; a second program is told which program has the lock.

A hidden file next to the file is locked by the system until the program ends, however it ends. The
hidden file contains the name of the machine, the process and the time.
"""

import errno
import json
import os
import platform
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

from wmh.base.text.refusal import InputError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_FAR = 1 << 20
"""Position of the locked byte, far behind the text, since Windows lets no program read it."""


class HeldError(InputError):
    """The error for a file that another program has locked."""


class Hold:
    """Lock of one file, held until `let_go`."""

    def __init__(self, path: Path) -> None:
        """Takes the lock. Raises HeldError, which names the program that holds it, and OSError.

        On a file system without locks nothing is locked.
        """
        self._beside = path.with_name(f".{path.name}.lock")
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        while True:
            mode = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
            self._file = os.open(self._beside, mode, 0o600)
            try:
                self._take(path)
                if self._is_there():
                    break
            except BaseException:
                os.close(self._file)
                raise
            os.close(self._file)  # Whoever had it has just taken it away.
        self._say_who()

    def let_go(self) -> None:
        """Releases the lock."""
        with suppress(OSError):
            if sys.platform == "win32":  # Which removes no open file.
                os.close(self._file)
                self._beside.unlink()
            else:
                if self._is_there():
                    self._beside.unlink()
                os.close(self._file)

    def __enter__(self) -> "Hold":
        return self

    def __exit__(self, *_: object) -> None:
        self.let_go()

    def _take(self, path: Path) -> None:
        try:
            if sys.platform == "win32":
                os.lseek(self._file, _FAR, os.SEEK_SET)
                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in _HELD:
                raise HeldError(
                    "{0} is open in another program ({1}): close it there first.",
                    path,
                    self._who(),
                ) from error

    def _is_there(self) -> bool:
        try:
            return os.path.samestat(os.fstat(self._file), self._beside.stat())
        except FileNotFoundError:
            return False

    def _say_who(self) -> None:
        told = {
            "machine": platform.node(),
            "process": os.getpid(),
            "since": datetime.now(UTC).isoformat(timespec="seconds"),
        }
        with suppress(OSError):  # A full disk: it is held all the same.
            os.lseek(self._file, 0, os.SEEK_SET)
            os.ftruncate(self._file, 0)
            os.write(self._file, json.dumps(told).encode())

    def _who(self) -> str:
        try:
            os.lseek(self._file, 0, os.SEEK_SET)
            told = cast("dict[str, object]", json.loads(os.read(self._file, 1000)))
            return f"{told['machine']}, process {told['process']}, since {told['since']}"
        except (OSError, ValueError, KeyError, TypeError):
            return "it does not say which"

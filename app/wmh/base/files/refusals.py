"""Explanations why a file cannot be read or written, with the remedy."""

import errno
import os
import sys
from pathlib import Path
from typing import cast

from wmh.base.files import paths
from wmh.base.text.refusal import InputError


def refusal_of(error: OSError) -> InputError | None:
    """Explains an OSError if more is known than the system's reason; else returns None.

    The known cases are: WMH_HOME is not writable, the file or folder belongs to another user, or it
    is protected against changes. The message is the end of a sentence.
    """
    name = cast("object", error.filename)
    if not isinstance(name, str | Path):
        return None
    path = paths.typed_path(str(name))
    return _home_refusal(path) or _right_refusal(error, path)


def _home_refusal(path: Path) -> InputError | None:
    """Returns the explanation if WMH_HOME is not writable; None if a file can be written there.

    A file is written to find out, since in /proc modes do not tell.
    """
    home = paths.home_folder()
    if home is None or not path.is_relative_to(home) or _can_write(home):
        return None
    return InputError("WMH_HOME is {0}, where no file can be written; set it to another one", home)


def _right_refusal(error: OSError, path: Path) -> InputError | None:
    if sys.platform == "win32" or error.errno not in (errno.EACCES, errno.EPERM):
        return None
    there = _nearest(path)
    if there is None:
        return None
    found = there.stat()
    if found.st_uid != os.geteuid() != 0:
        owner = _name_of(found.st_uid)
        if there == path:
            return InputError(
                "{0}; it belongs to {1}, who can let you use it", error.strerror, owner
            )
        return InputError(
            "{0}; the folder {1} belongs to {2}, who can let you use it",
            error.strerror, there, owner,
        )  # fmt: skip
    if error.errno == errno.EPERM:
        # A folder that is locked lets no file come, and none be replaced.
        for each in (there, there.parent):
            if not os.access(each, os.W_OK):
                return InputError(
                    "{0}; {1} is locked against changes: unlock it", error.strerror, each
                )
    return None


def _nearest(path: Path) -> Path | None:
    """Returns the path itself, or its nearest parent that exists and is accessible."""
    return next((each for each in (path, *path.parents) if os.path.exists(each)), None)  # noqa: PTH110 - refuses nothing.


def _name_of(user: int) -> str:
    import pwd  # Here and not above: Windows has none.

    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return str(user)


def _can_write(folder: Path) -> bool:
    """True if a file can be created in a folder, or in its nearest existing parent."""
    import tempfile  # Here and not above: only a failure needs it.

    try:
        with tempfile.TemporaryFile(dir=_nearest(folder)):
            return True
    except OSError:
        return False

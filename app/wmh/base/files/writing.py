"""Safe writing of files, and safe opening of files from other programs."""

import errno
import os
import re
import stat
import sys
from contextlib import suppress
from io import BufferedReader, FileIO
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, cast

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

if sys.platform != "win32":
    import fcntl

PRIVATE = 0o600
"""Mode of a file for its owner alone; its folder has mode 0700."""

DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)
"""Pattern of file names that Windows reserves for devices, whatever their ending."""

_LONGEST_NAME = 240
"""Maximal bytes of a file name; a temporary file's longer name still fits file systems."""


NO_FILE = "It is a pipe, a socket or a device, and no file"
LINK = "It is a link to another file, and links are not followed here"
TOO_LONG = "It is longer than {0} bytes"

MOST_BYTES = 50_000_000
"""Maximal bytes of a file in the folder of a study; an hour's session makes some 50,000."""


def open_regular(path: Path) -> BinaryIO:
    """Opens a file for reading without ever blocking: pipes and devices are refused.

    Raises OSError, also for a folder or an impossible path.
    """
    try:
        _refuse_irregular(path.stat(), path)
        how = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        number = os.open(path, how)
    except ValueError as error:  # A NUL.
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from error
    file = BufferedReader(_WithoutWaiting(number, path))
    try:
        _refuse_irregular(os.fstat(number), path)  # It may be another by now.
    except OSError:
        file.close()
        raise
    return file


class _WithoutWaiting(FileIO):
    """File that raises an OSError with its path, also where it would have to wait.

    In such a case /proc/kmsg gives None.
    """

    def __init__(self, number: int, path: Path) -> None:
        super().__init__(number)
        self._path = str(path)

    def readinto(self, buffer: "WriteableBuffer", /) -> int:
        try:
            count = cast("int | None", super().readinto(buffer))
        except OSError as error:
            raise OSError(error.errno, error.strerror, self._path) from error
        if count is None:
            raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN), self._path)
        return count


def read_regular(path: Path, most: int = MOST_BYTES) -> bytes:
    """Returns the content of a regular file of at most `most` bytes, without ever blocking.

    Raises OSError, also for a pipe, a device and a longer file.
    """
    with open_regular(path) as file:
        size = os.fstat(file.fileno()).st_size
        raw = file.read(most + 1) if size <= most else b""
    if max(size, len(raw)) > most:
        raise OSError(errno.EFBIG, TOO_LONG.format(most), str(path))
    return raw


def read_unlinked(path: Path, folder: Path) -> bytes:
    """Returns the content of a file below `folder`, like `read_regular`, but follows no link there.

    So what is given away is what is in the folder. `folder` itself may be a link. Raises OSError.
    """
    refuse_link(path, folder)
    return read_regular(path)


def refuse_link(path: Path, folder: Path) -> None:
    """Raises OSError if the path, or a folder between it and `folder`, is a link."""
    for each in (path, *path.parents):
        if each == folder:
            return
        if each.is_symlink():
            raise OSError(errno.ELOOP, LINK, str(each))


def _refuse_irregular(found: os.stat_result, path: Path) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, NO_FILE, str(path))


def replace_file(
    path: Path, content: bytes, *, private: bool = False, lasting: bool = True
) -> None:
    """Writes a file atomically: a reader finds the old content or the new, never a part.

    Links are followed; mode and owner of the old file are kept; a `private` file is readable by its
    owner alone. A device, a pipe or the program's own output is written directly. A temporary file
    left behind by a kill is removed by the next write; of two simultaneous writers the second
    waits. A `lasting` file is synced before this function returns; otherwise a power cut may
    restore the old content. Raises OSError with the name of this file; the old content then stays.
    """
    try:
        _write(path, content, private, lasting)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def move_lasting(source: Path, target: Path) -> None:
    """Renames a file or folder, and syncs the directory entries to the disk.

    The content must have been synced before. Raises OSError.
    """
    source.rename(target)
    sync_folder(target.parent)
    if source.parent != target.parent:
        sync_folder(source.parent)


def sync_folder(folder: Path) -> None:
    """Syncs the entries of a folder and of its parents, which may be new, to the disk.

    Does nothing on systems and disks that cannot sync folders.
    """
    if sys.platform == "win32":
        return
    for each in (folder, *folder.parents[:3]):
        with suppress(OSError):
            number = os.open(each, os.O_RDONLY)
            try:
                os.fsync(number)
            finally:
                os.close(number)


def private_folder(folder: Path) -> None:
    """Creates a folder for its owner alone, or makes an existing folder so. Raises OSError.

    An existing folder keeps its mode if it belongs to another user, is on a disk without modes, or
    may be written by everybody, such as /tmp. The owner gets no new rights.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    mode = stat.S_IMODE(folder.stat().st_mode)
    if mode & 0o077 and not mode & stat.S_ISVTX:
        with suppress(OSError):
            folder.chmod(mode & 0o7700)


def make_private(path: Path) -> None:
    """Makes an existing file readable by its owner alone, if the system allows it."""
    with suppress(OSError):
        if stat.S_IMODE(path.stat().st_mode) & 0o077:
            path.chmod(PRIVATE)


def _write(path: Path, content: bytes, private: bool, lasting: bool) -> None:
    try:
        there = path.stat()
    except FileNotFoundError:
        there = None
    if there is not None and (own := _own_output(there)) is not None:
        with os.fdopen(own, "wb", buffering=0, closefd=False) as output:
            _pour(output, content)
        return
    if there is not None and not stat.S_ISREG(there.st_mode):
        _pour_into(path, content)
        return
    target = Path(os.path.realpath(path))
    if there is not None and not os.access(target, os.W_OK):
        target.open("r+b").close()  # It says why.
    draft = _draft_of(target)
    try:
        number = _open_draft(draft, private or there is not None)
    except PermissionError:
        if there is None:
            raise
        _pour_into(target, content, lasting=lasting)  # Its folder is somebody else's.
        return
    kept = False
    try:
        with os.fdopen(number, "wb", buffering=0) as file:
            _pour(file, content)
            kept = there is None or _copy_owner(number, there, private)
            if kept:
                if lasting:
                    os.fsync(number)
                if sys.platform == "win32":  # Which renames no open file.
                    file.close()
                draft.replace(target)
                if lasting:
                    sync_folder(target.parent)
    except BaseException:
        _discard(draft)
        raise
    if not kept:  # It has another owner, whom only the file itself keeps.
        _discard(draft)
        _pour_into(target, content, lasting=lasting)


def _own_output(there: os.stat_result) -> int | None:
    """Returns 1 or 2 if the file is this process's standard output or error; else None."""
    for number, stream in ((1, sys.stdout), (2, sys.stderr)):
        with suppress(OSError):
            if os.path.samestat(os.fstat(number), there):
                with suppress(AttributeError, ValueError):  # It is None, or closed.
                    stream.flush()
                return number
    return None


def _pour(file: FileIO, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[file.write(rest) :]


def _pour_into(path: Path, content: bytes, *, lasting: bool = False) -> None:
    with path.open("wb", buffering=0) as file:
        _pour(file, content)
        if lasting:
            os.fsync(file.fileno())


def _draft_of(target: Path) -> Path:
    name = target.name
    if len(os.fsencode(name)) > _LONGEST_NAME:
        from hashlib import sha256

        name = sha256(os.fsencode(name)).hexdigest()
    return target.with_name(f".{name}.part")


def _open_draft(draft: Path, closed: bool) -> int:
    """Opens a new, locked temporary file; others may read it unless it is `closed`.

    A kill releases the lock: a temporary file without a lock is abandoned.
    """
    new = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    while True:
        try:
            file = os.open(draft, new, PRIVATE if closed else 0o666)
        except FileExistsError:
            _sweep(draft)
            continue
        if _lock(file, draft):
            return file
        os.close(file)


def _sweep(draft: Path) -> None:
    """Removes a temporary file once no program writes it any more."""
    if sys.platform == "win32":  # An open file cannot be removed there, which says the same.
        draft.unlink(missing_ok=True)
        return
    with suppress(FileNotFoundError):
        file = os.open(draft, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
        try:
            if _lock(file, draft):
                draft.unlink()
        finally:
            os.close(file)


def _lock(file: int, draft: Path) -> bool:
    """Waits for the lock of an open file.

    Returns true if the file still has its name afterwards.
    """
    if sys.platform == "win32":
        return True
    with suppress(OSError):  # Where there are no locks, nobody has to wait.
        fcntl.flock(file, fcntl.LOCK_EX)
    try:
        return os.path.samestat(os.fstat(file), draft.lstat())
    except FileNotFoundError:
        return False


def _copy_owner(file: int, there: os.stat_result, private: bool) -> bool:
    """Copies owner and mode of the old file to the temporary file.

    Returns false if the system does not allow it.
    """
    if sys.platform == "win32":
        return True
    mine = os.fstat(file)
    if (mine.st_uid, mine.st_gid) != (there.st_uid, there.st_gid):
        try:
            os.fchown(file, there.st_uid, there.st_gid)
        except PermissionError:
            return False
    with suppress(OSError):  # A disk without modes; the draft is closed to others anyway.
        os.fchmod(file, PRIVATE if private else stat.S_IMODE(there.st_mode))
    return True


def _discard(draft: Path) -> None:
    with suppress(OSError):
        draft.unlink(missing_ok=True)

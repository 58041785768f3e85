"""File functions that fail at a chosen call, as full and read-only disks do."""

import builtins
import errno
import io
import os
from contextlib import contextmanager

ERRORS = (errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO, errno.EDQUOT)

_CALLS = ("open", "write", "replace", "rename", "mkdir", "fsync", "ftruncate", "fchmod")


class _Written:
    """Open file whose writes are counted; a failing write may write a part."""

    def __init__(self, file, disk):
        self._file, self._disk = file, disk

    def write(self, content):
        if self._disk.next_fails():
            if len(content) > 1:  # A full disk takes what it can first.
                self._file.write(content[: len(content) // 2])
            raise self._disk.error()
        return self._file.write(content)

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self._file.close()

    def __iter__(self):
        return iter(self._file)

    def __getattr__(self, name):
        return getattr(self._file, name)


class Disk:
    """Counter of calls that write; call number `fails` fails, and all after it unless `once`."""

    def __init__(self, fails=None, number=errno.ENOSPC, *, once=False):
        self.calls, self.fails, self.number, self.once = 0, fails, number, once

    def next_fails(self):
        self.calls += 1
        if self.fails is None:
            return False
        return self.calls == self.fails if self.once else self.calls >= self.fails

    def error(self, path=None):
        return OSError(self.number, os.strerror(self.number), path)


@contextmanager
def on(disk):
    """Replaces Python's file functions inside a `with` block by those of the disk."""
    kept = {name: getattr(os, name) for name in _CALLS}
    opened = io.open

    def counted(name):
        def call(*arguments, **options):
            if _writes(name, arguments, options) and disk.next_fails():
                raise disk.error(
                    arguments[0] if isinstance(arguments[0], str | os.PathLike) else None
                )
            return kept[name](*arguments, **options)

        return call

    def open_counted(file, mode="r", *arguments, **options):
        if not set(mode) & set("wax+"):
            return opened(file, mode, *arguments, **options)
        if not isinstance(file, int) and disk.next_fails():
            raise disk.error(file)
        return _Written(opened(file, mode, *arguments, **options), disk)

    for name in _CALLS:
        setattr(os, name, counted(name))
    io.open = builtins.open = open_counted
    try:
        yield disk
    finally:
        for name, call in kept.items():
            setattr(os, name, call)
        io.open = builtins.open = opened


def _writes(name, arguments, options):
    if name != "open":
        return True
    flags = arguments[1] if len(arguments) > 1 else options["flags"]
    return bool(flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT))

"""Measurements of the memory that this process uses."""

import ctypes
import gc
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from wmh.base.running.memory import give_back


def megabytes():
    """Returns the memory that this process uses, in megabytes, after garbage collection."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.unfreeze()  # As where somebody turns to another program.
    gc.collect()
    gc.freeze()
    give_back()
    return _kilobytes("VmRSS") // 1024


def mapped_kilobytes():
    """Returns the kilobytes of files, most of them libraries, that are part of this memory.

    The system takes them back when it needs them, and reads them again.
    """
    return _kilobytes("RssFile")


def _kilobytes(kind):
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{kind}:"))


class _Allocated(ctypes.Structure):
    """Memory of the C library, as its function mallinfo2 returns it."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks"),
            *("fordblks", "keepcost"),
        )
    )


def allocated_kilobytes():
    """Returns the kilobytes that are allocated, gaps between them left out; 0 where unknown."""
    try:
        tell = ctypes.CDLL(None).mallinfo2
    except AttributeError:  # Another C library than glibc.
        return 0
    tell.restype = _Allocated
    told = tell()
    return (told.uordblks + told.hblkhd) // 1024

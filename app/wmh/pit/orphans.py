"""Processes that a player leaves behind: whoever starts it becomes their parent, and ends them.

A group of processes can be left with `setsid`, but Linux gives what has lost its parent to the next
ancestor that asked for it. Windows has jobs instead; others have nothing of the kind.
"""

import ctypes
import os
import signal
import sys
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

_SET_CHILD_SUBREAPER = 36
"""Of prctl(2)."""

_PAUSE = 0.001


@cache
def adopt_orphans() -> bool:
    """Become the parent of what descendants leave behind; whether that can be had."""
    if sys.platform != "linux":
        return False
    with suppress(OSError, AttributeError):
        return ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0
    return False


def children() -> frozenset[int]:
    """The processes whose parent this one is; none where the system does not list them."""
    found: set[int] = set()
    for listed in Path("/proc/self/task").glob("*/children"):
        with suppress(OSError):
            found.update(map(int, listed.read_text().split()))
    return frozenset(found)


def end_orphans(before: frozenset[int], patience: float) -> None:
    """End every child that was not there before, and what each of them leaves behind in turn.

    That takes no longer than `patience`, in seconds: a process in the middle of a system call ends
    when that does.
    """
    until = time.monotonic() + patience
    while (left := children() - before) and time.monotonic() < until:
        for process in left:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)
            with suppress(ChildProcessError):
                os.waitpid(process, os.WNOHANG)
        time.sleep(_PAUSE)

"""Objects that can stand where a file is expected, and a limit of time for their readers."""

import os
import signal
from contextlib import contextmanager

ODD = ("pipe", "device", "folder", "sparse", "waiting")
"""A pipe, a link to an endless device, a folder, 3 GB of nothing, and a file that never comes."""

SECONDS = 60


def odd(kind, path):
    """Puts something at a path that is no file of a reasonable size; returns the path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/zero")
        case "waiting":
            path.symlink_to("/proc/kmsg")
        case "folder":
            path.mkdir()
        case "sparse":
            with path.open("wb") as file:
                file.truncate(3 << 30)
    return path


@contextmanager
def in_time(seconds=SECONDS):
    """Fails the test if its work is not done after so many seconds."""

    def late(*_):
        raise AssertionError(f"not done after {seconds} seconds")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)

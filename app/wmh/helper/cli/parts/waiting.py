"""Message on stderr while a command works, shown after a short delay.

In a terminal the message is one line with the seconds, erased before other output; elsewhere it is
a line a minute.
"""

import shutil
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from time import perf_counter
from typing import IO

from wmh.base.text.phrases import _
from wmh.helper.cli.parts.visible import beneath

EVERY = 60.0
"""Seconds between two lines if stderr is no terminal."""
MOMENT = 1.0
"""Seconds before the first message, and between two updates of a line in a terminal."""
_CLEARED = "\r\x1b[K"


@contextmanager
def waiting(doing: str, *values: object) -> Generator[None]:
    """Context that shows on stderr what is being done; nothing may be printed meanwhile.

    `doing` is a text to be translated, with places for `values`.
    """
    told = _(doing, *values)
    stream = sys.stderr and beneath(sys.stderr)
    if stream is None:  # It was closed.
        yield
        return
    over = Event()
    tell = _in_a_line if stream.isatty() else _line_by_line
    teller = Thread(target=tell, args=(told, stream, over), daemon=True)
    teller.start()
    try:
        yield
    finally:
        over.set()
        teller.join()


def _in_a_line(doing: str, stream: IO[str], over: Event) -> None:
    began, shown = perf_counter(), False
    with suppress(OSError, ValueError):  # It may be full, or closed meanwhile.
        while not over.wait(MOMENT):
            columns = shutil.get_terminal_size().columns
            told = f"{doing} ... {perf_counter() - began:.0f} s"
            stream.write(f"{_CLEARED}{told[: columns - 1]}")
            stream.flush()
            shown = True
        if shown:
            stream.write(_CLEARED)
            stream.flush()


def _line_by_line(doing: str, stream: IO[str], over: Event) -> None:
    began = perf_counter()
    with suppress(OSError, ValueError):
        while not over.wait(EVERY):
            stream.write(f"{doing}: {(perf_counter() - began) / 60:.0f} min\n")
            stream.flush()

"""How a command treats the streams it is given."""

import io
import signal
import sys
from collections.abc import Generator
from contextlib import contextmanager

from app.cli.visible import visible_output


@contextmanager
def as_other_tools_do() -> Generator[None]:
    """End without a word when nobody reads on, and never stumble over a character.

    What would steer a terminal is spelt out.
    """
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
    with _broken_pipes(signal.SIG_DFL), visible_output():
        yield


@contextmanager
def heeding_no_broken_pipe() -> Generator[None]:
    """Whoever talks to processes does not end because one of them did."""
    with _broken_pipes(signal.SIG_IGN):
        yield


@contextmanager
def _broken_pipes(handler: signal.Handlers) -> Generator[None]:
    if not hasattr(signal, "SIGPIPE"):  # Windows has none.
        yield
        return
    before = signal.signal(signal.SIGPIPE, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGPIPE, before)

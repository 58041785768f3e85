"""Command line of the running command, for messages that say how to run it again."""

import shlex
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

_ASKED: ContextVar[Sequence[str]] = ContextVar("asked", default=())


@contextmanager
def asked_for(arguments: Sequence[str]) -> Generator[None]:
    """Context in which a command with these arguments runs."""
    token = _ASKED.set(tuple(arguments))
    try:
        yield
    finally:
        _ASKED.reset(token)


def again_with(option: str) -> str:
    """Returns the command line with one more option, as it is typed."""
    asked = [each for each in _ASKED.get() if each != option]
    return shlex.join(["wmh", *asked, option])

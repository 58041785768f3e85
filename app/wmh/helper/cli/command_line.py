"""Command line of the running command, for messages that tell how to run it again."""

import shlex
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

_ASKED: ContextVar[Sequence[str]] = ContextVar("asked", default=())


@contextmanager
def asked_for(arguments: Sequence[str]) -> Generator[None]:
    """Context in which the command line with these arguments is known to `again_with`."""
    token = _ASKED.set(tuple(arguments))
    try:
        yield
    finally:
        _ASKED.reset(token)


def again_with(option: str) -> str:
    """Returns the present command line with one more option, as text to be typed."""
    asked = [each for each in _ASKED.get() if each != option]
    return shlex.join(["wmh", *asked, option])

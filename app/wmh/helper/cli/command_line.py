"""The command line that is being run, for who has to tell how it can be run again."""

import shlex
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

_ASKED: ContextVar[Sequence[str]] = ContextVar("asked", default=())


@contextmanager
def asked_for(arguments: Sequence[str]) -> Generator[None]:
    """Context of a command that these arguments ask for."""
    token = _ASKED.set(tuple(arguments))
    try:
        yield
    finally:
        _ASKED.reset(token)


def again_with(option: str) -> str:
    """The command line with an option more, as it is typed."""
    asked = [each for each in _ASKED.get() if each != option]
    return shlex.join(["wmh", *asked, option])

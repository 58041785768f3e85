"""Requests to stop from outside: Ctrl+C, and the signal by which one process ends another."""

import signal
from collections.abc import Generator
from contextlib import contextmanager


class Request:
    """Whether somebody asked, and how: `code` is what the process is to end with, or 0."""

    def __init__(self) -> None:
        self.code = 0

    def stop(self) -> bool:
        return self.code != 0


@contextmanager
def requests_to_stop() -> Generator[Request]:
    """A signal as a request: as an exception it could come between two files' replacement."""
    request = Request()

    def ask(number: int, _frame: object) -> None:
        request.code = 128 + number

    before = {each: signal.signal(each, ask) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield request
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)

"""Cancelling of long computations by the code that waits for them."""

from collections.abc import Callable

Stop = Callable[[], bool]
"""Function that returns True if work is no longer wanted; called every few milliseconds."""


class Cancelled(Exception):  # noqa: N818 - nothing went wrong
    """The exception that ends work whose result is no longer wanted; not a failure."""


def never() -> bool:
    """A `Stop` for work that runs to its end."""
    return False


def check_cancelled(stop: Stop) -> None:
    """Raises `Cancelled` if `stop()` says that the work is no longer wanted."""
    if stop():
        raise Cancelled

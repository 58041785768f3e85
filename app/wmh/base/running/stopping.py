"""The stop of a long computation: how it is asked to give up."""

from collections.abc import Callable

Stop = Callable[[], bool]
"""Says whether the work in hand is no longer wanted. Asked first and every few milliseconds."""


class Cancelled(Exception):  # noqa: N818 - nothing went wrong
    """The work was given up because nobody wants its result any more; not a failure."""


def never() -> bool:
    """A `Stop` for work that runs to its end."""
    return False


def check_cancelled(stop: Stop) -> None:
    """Raise `Cancelled` if the work is no longer wanted."""
    if stop():
        raise Cancelled

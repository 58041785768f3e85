"""How long something takes, as a median of several times."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

REPEATS = 5


def milliseconds(work: Callable[[], object]) -> float:
    return seconds(work) * 1000


def seconds(work: Callable[[], object]) -> float:
    def once() -> float:
        started = perf_counter()
        work()
        return perf_counter() - started

    return median(once() for _ in range(REPEATS))

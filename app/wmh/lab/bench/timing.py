"""Time measurements: the median of several calls of a function."""

from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time, thread_time

REPEATS = 5


def milliseconds(work: Callable[[], object]) -> float:
    return seconds(work) * 1000


def seconds(work: Callable[[], object]) -> float:
    return median(_once(work, perf_counter) for _ in range(REPEATS))


def cpu_milliseconds(work: Callable[[], object], repeats: int = REPEATS) -> float:
    """Returns the median CPU time of a call in milliseconds, all threads together.

    If `repeats` is more than 1, an unmeasured call comes first, to warm up.
    """
    if repeats > 1:
        work()
    return median(_once(work, process_time) for _ in range(repeats)) * 1000


def _once(work: Callable[[], object], clock: Callable[[], float]) -> float:
    started = clock()
    work()
    return clock() - started


def own_milliseconds(work: Callable[[], object], repeats: int = REPEATS) -> float:
    """Returns the median CPU time of a call in this thread, in milliseconds.

    A busy machine disturbs this measure least.
    """
    return median(_once(work, thread_time) for _ in range(repeats)) * 1000

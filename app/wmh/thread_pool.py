"""A crew of threads, as many as cores, for work that leaves the interpreter free.

Apart from the suggester this is the one place that knows threads.
"""

import os
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor


class ThreadPool:
    """Does a piece of work for many slices at once: a `measure.Spread`."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_cores(), "crew")

    def __call__(self, work: Callable[[slice], None], slices: Iterable[slice]) -> None:
        """Returns when all is done. The first exception ends what has not begun, and is raised."""
        parts = list(slices)
        if len(parts) < 2:
            for part in parts:
                work(part)
            return
        jobs = [self._threads.submit(work, part) for part in parts]
        try:
            for job in jobs:
                job.result()
        finally:
            for job in jobs:
                job.cancel()

    def begin(self, work: Callable[[], object]) -> Future[object]:
        """Do something else that nobody waits for."""
        return self._threads.submit(work)

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)


def _cores() -> int | None:
    """The cores that this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count()

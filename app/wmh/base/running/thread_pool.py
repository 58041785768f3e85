"""Thread pool with one thread for each core, for work that releases the GIL.

Besides `helper/suggester.py` this is the only module that starts threads.
"""

import os
from collections.abc import Callable, Iterable
from threading import Lock, Thread
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

_T = TypeVar("_T")


class ThreadPool:
    """Thread pool that computes many slices at once, as a `Spread` of `engine.strategy`."""

    def __init__(self, threads: int | None = None) -> None:
        """Makes a pool of this number of threads, by default one for each core."""
        self._number, self._making = threads or cores(), Lock()
        self._made: ThreadPoolExecutor | None = None

    @property
    def _threads(self) -> "ThreadPoolExecutor":
        from concurrent.futures import ThreadPoolExecutor

        with self._making:  # The window may begin something while a kernel wants them.
            if self._made is None:
                self._made = ThreadPoolExecutor(self._number, "crew")
            return self._made

    def __call__(self, work: Callable[[slice], None], slices: Iterable[slice]) -> None:
        """Calls `work` with each slice and waits for the end of all calls.

        The first exception cancels the calls that have not begun.
        """
        parts = list(slices)
        if len(parts) < 2:
            for part in parts:
                work(part)
            return
        jobs = [self._threads.submit(work, part) for part in parts]
        try:
            while jobs:
                jobs.pop(0).result()
        finally:
            # An exception leads to this frame: what it holds would stay until garbage is collected.
            while jobs:
                jobs.pop().cancel()

    def begin(self, work: Callable[[], _T]) -> "Future[_T]":
        """Starts a function in a thread and returns its future."""
        return self._threads.submit(work)

    def close(self) -> None:
        with self._making:
            if self._made is not None:
                self._made.shutdown(cancel_futures=True)


def result_within(seconds: float, work: Callable[[], _T]) -> _T:
    """Returns the result of `work`; raises TimeoutError after this number of seconds.

    Work that takes longer goes on in a daemon thread, which does not keep the program from ending.
    """
    results: list[_T] = []
    errors: list[Exception] = []

    def run() -> None:
        try:
            results.append(work())
        except Exception as error:
            errors.append(error)

    thread = Thread(target=run, name="bounded", daemon=True)
    thread.start()
    thread.join(seconds)
    if errors:
        raise errors.pop()
    if not results:
        raise TimeoutError
    return results.pop()


def cores() -> int:
    """Returns the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1

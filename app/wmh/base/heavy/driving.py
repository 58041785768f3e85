"""Main loop of a heavy run: hands out chunks of items and collects their results, in any order."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from time import perf_counter
from typing import Protocol

from wmh.base.heavy.executors import Backend, Span, ThisThread
from wmh.base.heavy.run import HeavyRun, Json
from wmh.base.running.stopping import Stop, check_cancelled, never

SECONDS = 2.0
"""Seconds that a chunk should take: much longer than to send it, short enough to wait for."""

_MEMORY = 0.5
"""Weight of the newest chunk in the moving average of the speed."""


@dataclass(slots=True)
class Chunks:
    """The items that are still to be computed, handed out to workers chunk by chunk.

    With `size` each chunk has that number of items; otherwise its size follows the measured speed.
    """

    weights: Sequence[int]
    left: list[tuple[int, int]]
    """Ranges (first, end) of the items that have not been handed out."""
    workers: int
    size: int | None = None
    _pace: float | None = None
    """Measured speed of a worker, in weight of items a second."""
    _rest: int = field(init=False)

    def __post_init__(self) -> None:
        self._rest = sum(sum(self.weights[start:end]) for start, end in self.left)

    def take(self) -> tuple[int, int] | None:
        """Returns the next chunk as (first, end); None if none is left."""
        if not self.left:
            return None
        start, end = self.left.pop(0)
        stop = min(end, start + self.size) if self.size else self._until(start, end)
        if stop < end:
            self.left.insert(0, (stop, end))
        self._rest -= sum(self.weights[start:stop])
        return start, stop

    def learn(self, span: tuple[int, int], seconds: float) -> None:
        """Records the seconds that the chunk `span` took, to size the next chunks."""
        pace = sum(self.weights[slice(*span)]) / max(seconds, 1e-4)
        self._pace = pace if self._pace is None else _MEMORY * pace + (1 - _MEMORY) * self._pace

    def _until(self, start: int, end: int) -> int:
        if self._pace is None:
            return start + 1
        # At the end all workers should have something, and end together.
        wanted = min(SECONDS * self._pace, self._rest / (2 * self.workers))
        stop, weight = start, 0
        while stop < end and (stop == start or weight + self.weights[stop] <= wanted):
            weight += self.weights[stop]
            stop += 1
        return stop


def spans_left(done: Iterable[tuple[int, int]], items: int) -> list[tuple[int, int]]:
    """Returns the ranges of items, of `items` in all, that are not in the ranges `done`."""
    left: list[tuple[int, int]] = []
    at = 0
    for start, end in sorted(done):
        if start > at:
            left.append((at, start))
        at = max(at, end)
    return [*left, (at, items)] if at < items else left


@dataclass(frozen=True, slots=True)
class RunProgress:
    """Progress of a run: `done` of `whole` units, of which `before` were done in an earlier run."""

    name: str
    units: str
    done: int
    before: int
    whole: int
    seconds: float

    @property
    def pace(self) -> float:
        """Speed of this run in units a second."""
        return (self.done - self.before) / self.seconds if self.seconds else 0.0

    @property
    def left(self) -> float | None:
        """Estimated seconds until the end of the run; None if unknown."""
        return (self.whole - self.done) / self.pace if self.pace else None


class Keep(Protocol):
    """Store of a run's results, from which an interrupted run goes on."""

    def stored_results(self) -> list[tuple[Span, list[Json]]]:
        """Returns the chunks that an earlier, interrupted run stored, each with its results."""
        ...

    def add(self, span: Span, results: list[Json]) -> None:
        """Stores the results of a chunk. Raises OSError."""
        ...


class _Nowhere:
    def stored_results(self) -> list[tuple[Span, list[Json]]]:
        return []

    def add(self, span: Span, results: list[Json]) -> None:
        pass


def ignore_progress(_standing: RunProgress) -> None:
    """Does nothing: a `watch` for runs whose progress is not displayed."""


def drive(
    run: HeavyRun,
    means: Backend | None = None,
    keep: Keep | None = None,
    watch: Callable[[RunProgress], None] = ignore_progress,
    stop: Stop = never,
    chunk: int | None = None,
) -> list[Json]:
    """Computes all items of a run with a backend; returns the results in the items' order.

    `means` is the backend, by default this thread; `keep` is the store of results, by default none;
    `watch` is called with the progress. `chunk` is the number of items in a chunk, by default as
    many as take some seconds. Raises HeavyError, OSError if results cannot be stored, and
    Cancelled.
    """
    means, keep = means or ThisThread(), keep or _Nowhere()
    results: list[Json] = [None] * len(run.items)
    kept = keep.stored_results()
    for span, found in kept:
        results[slice(*span)] = found
    left = spans_left((span for span, _ in kept), len(run.items))
    rest = sum(sum(run.weights[start:end]) for start, end in left)
    before = run.weight - rest
    began = perf_counter()

    def standing() -> RunProgress:
        seconds = perf_counter() - began
        return RunProgress(run.name, run.units, run.weight - rest, before, run.weight, seconds)

    watch(standing())
    if not left:
        return results
    with closing(means.open(run)) as way:
        chunks = Chunks(run.weights, left, way.workers, chunk)
        under_way = 0
        while True:
            check_cancelled(stop)
            while under_way < way.ahead and (span := chunks.take()):
                way.begin(span, run.items[slice(*span)])
                under_way += 1
            if not under_way:
                return results
            for span, (found, seconds) in way.take_finished(stop):
                under_way -= 1
                keep.add(span, found)
                results[slice(*span)] = found
                rest -= sum(run.weights[slice(*span)])
                chunks.learn(span, seconds)
                watch(standing())

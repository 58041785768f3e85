"""Main loop of a heavy run: hands out chunks and collects their results, in any order."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter
from typing import Protocol

from wmh.base.heavy.chunks import Chunks, spans_left
from wmh.base.heavy.executors import Backend, Span, ThisThread
from wmh.base.heavy.run import HeavyRun, Json
from wmh.base.running.stopping import Stop, check_cancelled, never


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

"""Interfaces of backends and executors, the worker's part of a run, and the simplest backend."""

import pickle
import zlib
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from time import perf_counter
from typing import Any, Protocol

from wmh.base.heavy.run import Do, HeavyRun, Json, RunSetting
from wmh.base.running.stopping import Stop, never

Done = tuple[list[Json], float]
"""Results of the items of a chunk, and the seconds they took."""


class Hands:
    """Computation of items by a run's setting, in any thread of a worker.

    Each thread uses a `Do` of its own.
    """

    def __init__(self, setting: RunSetting) -> None:
        self._setting = setting
        self._idle: list[Do] = []

    def do(self, items: Sequence[Any], stop: Stop = never) -> Done:
        """Computes items; returns their results and the seconds they took. Raises Cancelled."""
        try:
            do = self._idle.pop()
        except IndexError:
            do = self._setting.prepare()
        began = perf_counter()
        results = do(items, stop)
        self._idle.append(do)
        return results, perf_counter() - began

    def prepare(self) -> None:
        """Prepares the setting in advance, so that the first items need not wait."""
        self._idle.append(self._setting.prepare())


def pack(run: HeavyRun) -> bytes:
    """Returns the pickled setting of a run, which is all that a worker needs besides items."""
    return zlib.compress(pickle.dumps(run.setting, pickle.HIGHEST_PROTOCOL), 6)


@lru_cache(2)
def hands_of(parcel: bytes) -> Hands:
    """Returns the `Hands` for a setting that `pack` pickled.

    The last two are cached, since unpickling takes long.
    """
    return Hands(pickle.loads(zlib.decompress(parcel)))


Span = tuple[int, int]
"""Range of the items in a chunk: index of the first item, and of the last plus one."""


class Executor(Protocol):
    """Object that computes the chunks of one run.

    `workers` is the present number of workers, `ahead` how many chunks to hand out at a time.
    """

    @property
    def workers(self) -> int: ...

    @property
    def ahead(self) -> int: ...

    def begin(self, span: Span, items: Sequence[Any]) -> None:
        """Hands out a chunk, whose work starts as soon as a worker is free."""
        ...

    def take_finished(self, stop: Stop) -> list[tuple[Span, Done]]:
        """Returns the chunks finished since the last call; waits a moment if there are none.

        Raises HeavyError, Cancelled.
        """
        ...

    def close(self) -> None:
        """Ends the executor; chunks that are being computed are cancelled within a second."""
        ...


class Backend(Protocol):
    """Place where a run is computed: this thread, the cores of this machine, or a cluster."""

    def open(self, run: HeavyRun) -> Executor:
        """Returns an executor for a run. Raises HeavyError."""
        ...

    def close(self) -> None: ...


@dataclass(slots=True)
class InTurn:
    """Executor that computes the chunks one after the other in this thread."""

    hands: Hands
    workers: int = field(default=1, init=False)
    ahead: int = field(default=1, init=False)
    _todo: deque[tuple[Span, Sequence[Any]]] = field(
        default_factory=deque[tuple[Span, Sequence[Any]]], init=False
    )

    def begin(self, span: Span, items: Sequence[Any]) -> None:
        self._todo.append((span, items))

    def take_finished(self, stop: Stop) -> list[tuple[Span, Done]]:
        span, items = self._todo.popleft()
        return [(span, self.hands.do(items, stop))]

    def close(self) -> None:
        self._todo.clear()


class ThisThread:
    """Backend that computes in this thread, with the executor `InTurn`."""

    def open(self, run: HeavyRun) -> Executor:
        return InTurn(Hands(run.setting))

    def close(self) -> None:
        pass

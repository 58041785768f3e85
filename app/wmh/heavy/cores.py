"""All cores of this machine: threads where the work leaves the interpreter free, else processes.

Processes are only started for a run that has taken a moment, since each must first load the
program. One that is killed is replaced, and what it was doing is done again.
"""

import multiprocessing
import signal
from collections import Counter, deque
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from time import perf_counter
from typing import TYPE_CHECKING, Any

from wmh.engine.stopping import Stop
from wmh.heavy.hands import Done, Hands, hands_of, packed
from wmh.heavy.run import HeavyError, HeavyRun
from wmh.heavy.way import InTurn, Span, Way
from wmh.thread_pool import ThreadPool, cores

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

MOST_DEATHS = 3
"""Processes that may die of one chunk before the run is given up."""

_MOMENT = 0.1
"""Seconds between two looks at whether to stop."""
_ALONE = 1.0
"""Seconds of work in this thread before processes are started."""


@dataclass(frozen=True, slots=True)
class Cores:
    """Means of one machine: `number` cores, or all; `alone` seconds come before processes.

    Those are used where a run's setting wants them, unless `processes` says otherwise.
    """

    number: int | None = None
    alone: float = _ALONE
    processes: bool | None = None

    def open(self, run: HeavyRun) -> Way:
        number = self.number or cores()
        if number == 1:
            return InTurn(Hands(run.setting, run.kernels))
        if not (self.processes or (self.processes is None and not run.setting.frees)):
            return _Threads(Hands(run.setting, run.kernels), number)
        return _Processes(run, number, self.alone)

    def close(self) -> None:
        pass


class _Threads:
    def __init__(self, hands: Hands, number: int) -> None:
        self.workers = self.ahead = number
        self._hands = hands
        self._crew = ThreadPool(number)
        self._under_way: dict[Future[Done], Span] = {}
        self._closed = False

    def begin(self, span: Span, items: Sequence[Any]) -> None:
        job = self._crew.begin(partial(self._hands.do, items, lambda: self._closed))
        self._under_way[job] = span

    def ended(self, stop: Stop) -> list[tuple[Span, Done]]:
        done, _ = wait(self._under_way, _MOMENT, FIRST_COMPLETED)
        return [(self._under_way.pop(job), job.result()) for job in done]

    def close(self) -> None:
        self._closed = True
        self._crew.close()


class _Processes:
    """Processes, once there is enough to do; before that everything is done in this thread."""

    def __init__(self, run: HeavyRun, number: int, alone: float) -> None:
        self.workers = self.ahead = number
        self._alone = InTurn(Hands(run.setting, run.kernels))
        self._until = perf_counter() + alone
        self._run = run
        self._todo: deque[tuple[Span, Sequence[Any]]] = deque()
        self._deaths: Counter[Span] = Counter()
        self._parcel: bytes | None = None
        self._hands: list[_Hand] = []

    def begin(self, span: Span, items: Sequence[Any]) -> None:
        self._todo.append((span, items))

    def ended(self, stop: Stop) -> list[tuple[Span, Done]]:
        if perf_counter() < self._until:
            self._alone.begin(*self._todo.popleft())
            return self._alone.ended(stop)
        if self._parcel is None:
            self._parcel = packed(self._run)
        while len(self._hands) < self.workers:
            self._hands.append(_Hand(self._parcel))
        for hand in self._hands:
            if self._todo and hand.span is None:
                hand.give(*self._todo.popleft())
        found: list[tuple[Span, Done]] = []
        busy = {hand.pipe: hand for hand in self._hands if hand.span is not None}
        for pipe in wait_for(list(busy), _MOMENT):
            hand = busy[pipe]  # pyright: ignore[reportArgumentType] - only pipes were given
            try:
                found.append(hand.take())
            except (EOFError, OSError):
                self._replace(hand)
        return found

    def _replace(self, hand: "_Hand") -> None:
        hand.end()
        self._hands.remove(hand)
        span = hand.span
        assert span is not None
        self._deaths[span] += 1
        if self._deaths[span] >= MOST_DEATHS:
            raise HeavyError(
                "{0} processes died one after the other of the same work: look whether this"
                " machine has enough memory.",
                MOST_DEATHS,
            )
        self._todo.appendleft((span, self._run.items[slice(*span)]))

    def close(self) -> None:
        for hand in self._hands:
            hand.end()


class _Hand:
    """A process, the pipe to it, and what it is doing."""

    def __init__(self, parcel: bytes) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, far = context.Pipe()
        self.span: Span | None = None
        self._parcel: bytes | None = parcel
        self._process: BaseProcess = context.Process(target=_serve, args=(far,), daemon=True)
        self._process.start()
        far.close()

    def give(self, span: Span, items: Sequence[Any]) -> None:
        self.span = span
        with suppress(OSError):  # It is dead, which `take` will find out.
            if self._parcel is not None:
                self.pipe.send_bytes(self._parcel)
                self._parcel = None
            self.pipe.send(list(items))

    def take(self) -> tuple[Span, Done]:
        """Raises EOFError or OSError where it has died, and what went wrong in it."""
        answer: Done | Exception = self.pipe.recv()
        if isinstance(answer, Exception):
            raise answer
        assert self.span is not None
        span, self.span = self.span, None
        return span, answer

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _serve(pipe: Connection) -> None:
    """The life of a process: until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Whoever started it is asked, and ends it.
    with suppress(EOFError, OSError):
        hands = hands_of(pipe.recv_bytes())
        while True:
            items: list[Any] = pipe.recv()
            try:
                answer: Done | Exception = hands.do(items)
            except Exception as error:
                answer = error
            pipe.send(answer)

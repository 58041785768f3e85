"""Backend of this machine's cores: threads if the work releases the GIL, else processes.

Processes are started only for a run that has already taken a moment; until they have loaded the
program, a thread of this process works. A killed process is replaced and its chunk repeated.
"""

import multiprocessing
import signal
from collections import Counter, deque
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from time import perf_counter
from typing import TYPE_CHECKING, Any, ClassVar

from wmh.base.heavy.executors import Done, Executor, Hands, InTurn, Span, hands_of, pack
from wmh.base.heavy.run import HeavyError, HeavyRun
from wmh.base.running.stopping import Stop
from wmh.base.running.thread_pool import ThreadPool, cores

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

MOST_DEATHS = 3
"""Number of processes that die on one chunk until the run fails."""

_MOMENT = 0.1
"""Seconds between two checks for cancelling."""
_ALONE = 0.3
"""Seconds that a thread of this process works before other processes are started."""


@dataclass(frozen=True, slots=True)
class Cores:
    """Backend of this machine, with `number` cores, or all cores if None.

    Processes are used if the setting of the run needs them, unless `processes` says otherwise; they
    are started after `alone` seconds.
    """

    number: int | None = None
    alone: float = _ALONE
    processes: bool | None = None

    def open(self, run: HeavyRun) -> Executor:
        number = self.number or cores()
        if number == 1:
            return InTurn(Hands(run.setting))
        if not (self.processes or (self.processes is None and not run.setting.frees)):
            return _Threads(Hands(run.setting), number)
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

    def take_finished(self, stop: Stop) -> list[tuple[Span, Done]]:
        done, _ = wait(self._under_way, _MOMENT, FIRST_COMPLETED)
        return [(self._under_way.pop(job), job.result()) for job in done]

    def close(self) -> None:
        self._closed = True
        self._crew.close()


class _Processes:
    """Executor with one thread of this process and several processes.

    A process that is ready gets work before the thread.
    """

    def __init__(self, run: HeavyRun, number: int, alone: float) -> None:
        self.workers = self.ahead = number
        self._own = _Own(Hands(run.setting))
        self._until = perf_counter() + alone
        self._run = run
        self._todo: deque[tuple[Span, Sequence[Any]]] = deque()
        self._deaths: Counter[Span | None] = Counter()
        self._parcel: bytes | None = None
        self._others: list[_Hand] = []

    def begin(self, span: Span, items: Sequence[Any]) -> None:
        self._todo.append((span, items))

    def take_finished(self, stop: Stop) -> list[tuple[Span, Done]]:
        if perf_counter() >= self._until:
            self._parcel = self._parcel or pack(self._run)
            while len(self._others) < self.workers - 1:
                self._others.append(_Hand(self._parcel))
        for hand in (*self._others, self._own):
            if self._todo and hand.ready and hand.span is None:
                hand.give(*self._todo.popleft())
        found: list[tuple[Span, Done]] = []
        busy: dict[Any, _Hand] = {
            hand.pipe: hand for hand in self._others if hand.span is not None or not hand.ready
        }
        for pipe in wait_for([*busy, self._own.pipe], _MOMENT):
            if pipe is self._own.pipe:
                found.append(self._own.take())
                continue
            hand = busy[pipe]
            try:
                answer = hand.take()
            except (EOFError, OSError):
                self._bury(hand)
                continue
            if isinstance(answer, Exception):
                raise answer
            if answer is not None:
                found.append(answer)
        return found

    def _bury(self, hand: "_Hand") -> None:
        hand.end()
        self._others.remove(hand)
        self._deaths[hand.span] += 1
        if self._deaths[hand.span] >= MOST_DEATHS:
            raise HeavyError(
                "{0} processes crashed one after the other on the same work: check "
                "whether this machine has enough memory.",
                MOST_DEATHS,
            )
        if hand.span is not None:
            self._todo.appendleft((hand.span, self._run.items[slice(*hand.span)]))

    def close(self) -> None:
        for hand in (*self._others, self._own):
            hand.end()


class _Own:
    """Thread of this process that computes a chunk.

    Its pipe becomes readable when the chunk is done.
    """

    ready: ClassVar[bool] = True

    def __init__(self, hands: Hands) -> None:
        self.pipe, self._far = multiprocessing.Pipe(duplex=False)
        self.span: Span | None = None
        self._hands = hands
        self._crew = ThreadPool(1)
        self._closed = False

    def give(self, span: Span, items: Sequence[Any]) -> None:
        self.span = span
        self._job = self._crew.begin(partial(self._do, items))

    def _do(self, items: Sequence[Any]) -> Done:
        try:
            return self._hands.do(items, lambda: self._closed)
        finally:
            self._far.send_bytes(b"ended")

    def take(self) -> tuple[Span, Done]:
        """Returns the computed chunk and its results. Raises the exception of the work."""
        self.pipe.recv_bytes()
        assert self.span is not None
        span, self.span = self.span, None
        return span, self._job.result()

    def end(self) -> None:
        self._closed = True
        self._crew.close()
        self._far.close()
        self.pipe.close()


class _Hand:
    """Worker process, with the pipe to it and the chunk that it computes.

    It is `ready` once it has loaded all that a run needs.
    """

    def __init__(self, parcel: bytes) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, far = context.Pipe()
        self.span: Span | None = None
        self.ready = False
        self._parcel: bytes | None = parcel
        self._process: BaseProcess = context.Process(target=_serve, args=(far,), daemon=True)
        self._process.start()
        far.close()

    def give(self, span: Span, items: Sequence[Any]) -> None:
        self.span = span
        with suppress(OSError):  # It is dead, which `take` will find out.
            self.pipe.send(list(items))

    def take(self) -> tuple[Span, Done] | Exception | None:
        """Returns the computed chunk and its results, or the exception of the work.

        Returns None if the process has only become ready. Raises EOFError or OSError if the process
        has died.
        """
        answer: Done | Exception | None = self.pipe.recv()
        if answer is None and self._parcel is not None:  # Now that it listens, it is sent at once.
            self.pipe.send_bytes(self._parcel)
            self._parcel = None
            return None
        if answer is None or isinstance(answer, Exception):
            self.ready = True
            return answer
        assert self.span is not None
        span, self.span = self.span, None
        return span, answer

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _serve(pipe: Connection) -> None:
    """Computes the items that come through a pipe: the main loop of a worker process.

    It ends when the pipe is closed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Whoever started it is asked, and ends it.
    with suppress(EOFError, OSError):
        pipe.send(None)
        hands = hands_of(pipe.recv_bytes())
        work: Callable[[], Done | None] = hands.prepare
        while True:
            try:
                answer: Done | Exception | None = work()
            except Exception as error:
                answer = error
            pipe.send(answer)
            items: list[Any] = pipe.recv()
            work = partial(hands.do, items)

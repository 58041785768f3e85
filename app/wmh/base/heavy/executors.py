"""Executors of a run's chunks; the simplest does them one after the other in this thread."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from wmh.base.heavy.hands import Done, Hands
from wmh.base.heavy.run import HeavyRun
from wmh.base.running.stopping import Stop

Span = tuple[int, int]
"""The items of a chunk: the place of the first, and one more than that of the last."""


class Executor(Protocol):
    """Executor of the chunks of one run.

    `workers` is their present number, `ahead` how many chunks should be begun at a time.
    """

    @property
    def workers(self) -> int: ...

    @property
    def ahead(self) -> int: ...

    def begin(self, span: Span, items: Sequence[Any]) -> None:
        """Starts these items as soon as a worker is free."""
        ...

    def take_finished(self, stop: Stop) -> list[tuple[Span, Done]]:
        """Returns the chunks done since the last call; waits a moment if none.

        Raises HeavyError, Cancelled.
        """
        ...

    def close(self) -> None:
        """Cancels the running chunks, within a second."""
        ...


class Backend(Protocol):
    """Backends: this thread, the cores of this machine, or a cluster."""

    def open(self, run: HeavyRun) -> Executor:
        """Raises HeavyError."""
        ...

    def close(self) -> None: ...


@dataclass(slots=True)
class InTurn:
    """The executor that uses only this thread."""

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
    """The backend of this thread."""

    def open(self, run: HeavyRun) -> Executor:
        return InTurn(Hands(run.setting))

    def close(self) -> None:
        pass

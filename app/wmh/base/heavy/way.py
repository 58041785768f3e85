"""A way to do a run's chunks, and the first of three: one after the other, in this thread."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from wmh.base.heavy.hands import Done, Hands
from wmh.base.heavy.run import HeavyRun
from wmh.base.running.stopping import Stop

Span = tuple[int, int]
"""The items of a chunk: the place of the first, and one more than that of the last."""


class Way(Protocol):
    """Executor of the chunks of one run.

    `workers` is how many there are now, `ahead` how many chunks should be begun at a time.
    """

    @property
    def workers(self) -> int: ...

    @property
    def ahead(self) -> int: ...

    def begin(self, span: Span, items: Sequence[Any]) -> None:
        """Do these items as soon as a worker is free."""
        ...

    def ended(self, stop: Stop) -> list[tuple[Span, Done]]:
        """What has ended since; waits a moment if nothing has. Raises HeavyError, Stopped."""
        ...

    def close(self) -> None:
        """Give up what is under way, and come back within a second."""
        ...


class Means(Protocol):
    """Openers of ways: this thread, the cores of this machine, or a cluster."""

    def open(self, run: HeavyRun) -> Way:
        """Raises HeavyError."""
        ...

    def close(self) -> None: ...


@dataclass(slots=True)
class InTurn:
    """The way that uses nothing but this thread."""

    hands: Hands
    workers: int = field(default=1, init=False)
    ahead: int = field(default=1, init=False)
    _todo: deque[tuple[Span, Sequence[Any]]] = field(
        default_factory=deque[tuple[Span, Sequence[Any]]], init=False
    )

    def begin(self, span: Span, items: Sequence[Any]) -> None:
        self._todo.append((span, items))

    def ended(self, stop: Stop) -> list[tuple[Span, Done]]:
        span, items = self._todo.popleft()
        return [(span, self.hands.do(items, stop))]

    def close(self) -> None:
        self._todo.clear()


class ThisThread:
    """Means that need nothing."""

    def open(self, run: HeavyRun) -> Way:
        return InTurn(Hands(run.setting))

    def close(self) -> None:
        pass

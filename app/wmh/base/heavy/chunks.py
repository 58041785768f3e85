"""Chunks: items that are done together, so many that a chunk takes a few seconds."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

SECONDS = 2.0
"""That a chunk should take: much longer than to send it, much shorter than to wait for it."""

_MEMORY = 0.5
"""Share of the newest chunk in what is expected of the next."""


@dataclass(slots=True)
class Chunks:
    """The items that are left, cut by their places into chunks for so many workers.

    With `size` a chunk has so many items, however long they take.
    """

    weights: Sequence[int]
    left: list[tuple[int, int]]
    """The spans that are not begun, by their first place and the one after the last."""
    workers: int
    size: int | None = None
    _pace: float | None = None
    """Weight done in a second."""
    _rest: int = field(init=False)

    def __post_init__(self) -> None:
        self._rest = sum(sum(self.weights[start:end]) for start, end in self.left)

    def take(self) -> tuple[int, int] | None:
        """The next chunk; None where there is no more."""
        if not self.left:
            return None
        start, end = self.left.pop(0)
        stop = min(end, start + self.size) if self.size else self._until(start, end)
        if stop < end:
            self.left.insert(0, (stop, end))
        self._rest -= sum(self.weights[start:stop])
        return start, stop

    def learn(self, span: tuple[int, int], seconds: float) -> None:
        """Records the time that a chunk took."""
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
    """Returns the spans of items that the spans `done` leave."""
    left: list[tuple[int, int]] = []
    at = 0
    for start, end in sorted(done):
        if start > at:
            left.append((at, start))
        at = max(at, end)
    return [*left, (at, items)] if at < items else left

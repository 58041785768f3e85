"""Chunks: groups of items that are computed together, sized to take a few seconds."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

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

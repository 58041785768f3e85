"""Lateness of a session's keys: how much later than the quickest key each one was handled."""

from collections.abc import Iterable, Sequence
from math import ceil

from wmh.study.journal.events import Event, EventKind
from wmh.study.journal.rows import SessionRow

LATE_MS = 50.0
"""Lateness in milliseconds above which a key is counted as late."""
_ROUND = 1 << 32
"""Milliseconds after which the window system's clock wraps around, on some systems."""


def lags_of(keys: Iterable[tuple[float, int]]) -> list[float]:
    """Returns the milliseconds by which each key was handled later than the quickest one.

    A key is a pair: its recorded time in seconds, and the window system's time in milliseconds. The
    two clocks have different zeros, so only differences are known.
    """
    apart: list[float] = []
    rounds = before = 0
    for at, system in keys:
        if system < before - _ROUND // 2:
            rounds += 1
        before = system
        apart.append(1000 * at - system - rounds * _ROUND)
    least = min(apart, default=0.0)
    return [round(each - least, 3) for each in apart]


def late(lags: Iterable[float]) -> int:
    """Returns the number of keys that are late by more than `LATE_MS`."""
    return sum(each > LATE_MS for each in lags)


def percentile_95(values: Sequence[float]) -> float:
    """Returns the least of the values that at least 95 % of the values do not exceed.

    Raises IndexError without values.
    """
    return sorted(values)[ceil(0.95 * len(values)) - 1]


class SessionLags:
    """Lateness of a participant's keys in each session, computed while the events are read."""

    def __init__(self) -> None:
        self._rows: list[SessionRow] = []
        self._code, self._machine, self._session = "", "", 0
        self._keys: list[tuple[float, int]] = []
        self._lags: list[float] = []

    def take(self, event: Event) -> None:
        told = event.told
        system = told.get("system_ms")
        if type(system) is int:
            self._keys.append((event.at, system))
        elif event.kind is EventKind.STALLED and told.get("asleep"):
            self._compare_clocks()
        elif event.kind is EventKind.OPENED:
            self._end()
            self._session += 1
            code, machine = told.get("participant"), told.get("machine")
            self._code = code if isinstance(code, str) else self._code
            self._machine = machine if isinstance(machine, str) else ""

    def rows(self) -> tuple[SessionRow, ...]:
        """Returns a row for each session that has keys with times of the window system."""
        self._end()
        return tuple(self._rows)

    def _compare_clocks(self) -> None:
        """Computes the lateness of the keys so far, when the clocks' offset may change."""
        self._lags += lags_of(self._keys)
        self._keys = []

    def _end(self) -> None:
        self._compare_clocks()
        lags, self._lags = self._lags, []
        if lags:
            about = self._code, self._session, self._machine
            self._rows.append(SessionRow(*about, len(lags), percentile_95(lags), late(lags)))

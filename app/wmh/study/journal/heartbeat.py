"""Regular comparison of clocks, which notices when the program or the machine stood still.

The clock of a session continues while the program is stopped, and on some systems stops while a
laptop sleeps. Neither is time that the participant used, and timestamps alone show neither.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

INTERVAL = 0.25
"""Seconds between two comparisons of the clocks."""

STALL = 1.0
"""Shortest delay beyond the interval, in seconds, that counts as a standstill."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """Readings of the machine's clocks at one moment, in seconds.

    `monotonic` is the clock of a session. `boot` continues during sleep; it is None if the system
    has no such clock. `wall` is the time of day, which may be set by hand.
    """

    monotonic: float
    boot: float | None
    wall: float


def clocks_now() -> Clocks:
    """Returns the present readings of the machine's clocks."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    since_boot = None if boot is None else time.clock_gettime(boot)
    return Clocks(time.perf_counter(), since_boot, time.time())


@dataclass(frozen=True, slots=True)
class Stall:
    """A standstill: its length in seconds, and how many of them the session's clock missed."""

    seconds: float
    asleep: float


class Heartbeat:
    """Detector of standstills: each `beat` compares the clocks with their previous readings."""

    def __init__(self, read: Callable[[], Clocks] | None = None) -> None:
        self._read = read or clocks_now
        self._last = self._read()

    def beat(self) -> Stall | None:
        """Returns the standstill since the previous beat; None if there was none.

        Sleep is the difference between boot clock and monotonic clock. On a system without a boot
        clock the time of day is used instead; there, setting it forward counts as a standstill too.
        """
        last, now = self._last, self._read()
        self._last = now
        passed = now.monotonic - last.monotonic
        if now.boot is None or last.boot is None:
            asleep = max(now.wall - last.wall - passed, 0.0)
        else:
            asleep = max(now.boot - last.boot - passed, 0.0)
        asleep = asleep if asleep >= STALL else 0.0  # Clocks are not read at quite one moment.
        still = passed + asleep
        return Stall(round(still, 6), round(asleep, 6)) if still >= INTERVAL + STALL else None

"""A heartbeat that notices when the program or the machine stood still.

The clock of a session goes on while the program is stopped, and on some systems stands still while
a laptop sleeps: neither is the participant's time, and neither can be seen in the stamps alone.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

INTERVAL = 0.25
"""Seconds between two beats."""

STALL = 1.0
"""Seconds beyond the interval from which on a standstill is recorded, and spoils a game."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """Readings of the machine's clocks at one moment, in seconds.

    `monotonic` is the clock of a session; `boot` goes on while the machine sleeps, None where the
    system has no such clock; `wall` is the time of day, which may be changed by hand.
    """

    monotonic: float
    boot: float | None
    wall: float


def clocks_now() -> Clocks:
    """The readings of now."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    since_boot = None if boot is None else time.clock_gettime(boot)
    return Clocks(time.perf_counter(), since_boot, time.time())


@dataclass(frozen=True, slots=True)
class Stall:
    """A standstill: for how many seconds, and how many of them the session's clock missed."""

    seconds: float
    asleep: float


class Heartbeat:
    """Compares the clocks at each beat with those at the beat before."""

    def __init__(self, read: Callable[[], Clocks] | None = None) -> None:
        self._read = read or clocks_now
        self._last = self._read()

    def beat(self) -> Stall | None:
        """The standstill since the last beat, if there was one.

        Sleep is what the clock since boot has beyond the monotonic one. Only where there is no such
        clock the time of day is asked instead; there a time of day that is set forward is taken for
        a standstill too, one that is set back never.
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

"""The workers' part of a heavy run: prepares its setting and computes items."""

import pickle
import zlib
from collections.abc import Sequence
from functools import lru_cache
from time import perf_counter
from typing import Any

from wmh.base.heavy.run import Do, HeavyRun, Json, RunSetting
from wmh.base.running.stopping import Stop, never

Done = tuple[list[Json], float]
"""Results of some items, and the seconds they took."""


class Hands:
    """A run's setting in a worker; computes items in threads, each with its own `Do`."""

    def __init__(self, setting: RunSetting) -> None:
        self._setting = setting
        self._idle: list[Do] = []

    def do(self, items: Sequence[Any], stop: Stop = never) -> Done:
        """Computes items. Raises Cancelled."""
        try:
            do = self._idle.pop()
        except IndexError:
            do = self._setting.prepare()
        began = perf_counter()
        results = do(items, stop)
        self._idle.append(do)
        return results, perf_counter() - began

    def prepare(self) -> None:
        """Prepares the work in advance, so that the first items need not wait."""
        self._idle.append(self._setting.prepare())


def pack(run: HeavyRun) -> bytes:
    """Pickles the parts of a run that a worker needs: all but the items."""
    return zlib.compress(pickle.dumps(run.setting, pickle.HIGHEST_PROTOCOL), 6)


@lru_cache(2)
def hands_of(parcel: bytes) -> Hands:
    """Returns the unpickled parts of a run, which a process reads once."""
    return Hands(pickle.loads(zlib.decompress(parcel)))

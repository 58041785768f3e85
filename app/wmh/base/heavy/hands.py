"""Worker's part of a heavy run: prepares the setting and computes items."""

import pickle
import zlib
from collections.abc import Sequence
from functools import lru_cache
from time import perf_counter
from typing import Any

from wmh.base.heavy.run import Do, HeavyRun, Json, RunSetting
from wmh.base.running.stopping import Stop, never

Done = tuple[list[Json], float]
"""Results of the items of a chunk, and the seconds they took."""


class Hands:
    """Computation of items by a run's setting, in any thread of a worker.

    Each thread uses a `Do` of its own.
    """

    def __init__(self, setting: RunSetting) -> None:
        self._setting = setting
        self._idle: list[Do] = []

    def do(self, items: Sequence[Any], stop: Stop = never) -> Done:
        """Computes items; returns their results and the seconds they took. Raises Cancelled."""
        try:
            do = self._idle.pop()
        except IndexError:
            do = self._setting.prepare()
        began = perf_counter()
        results = do(items, stop)
        self._idle.append(do)
        return results, perf_counter() - began

    def prepare(self) -> None:
        """Prepares the setting in advance, so that the first items need not wait."""
        self._idle.append(self._setting.prepare())


def pack(run: HeavyRun) -> bytes:
    """Returns the pickled setting of a run, which is all that a worker needs besides items."""
    return zlib.compress(pickle.dumps(run.setting, pickle.HIGHEST_PROTOCOL), 6)


@lru_cache(2)
def hands_of(parcel: bytes) -> Hands:
    """Returns the `Hands` for a setting that `pack` pickled.

    The last two are cached, since unpickling takes long.
    """
    return Hands(pickle.loads(zlib.decompress(parcel)))

"""Workers' share of a heavy run: a prepared setting that does items."""

import pickle
import zlib
from collections.abc import Sequence
from functools import lru_cache
from time import perf_counter
from typing import Any

from wmh.base.heavy.run import Do, HeavyRun, Json, RunSetting
from wmh.base.running.stopping import Stop, never
from wmh.helper.warming import make_here

Done = tuple[list[Json], float]
"""The results of some items, and how many seconds they took."""


class Hands:
    """A setting that does items in any number of threads, each with a `Do` of its own."""

    def __init__(self, setting: RunSetting, kernels: Sequence[str] = ()) -> None:
        self._setting, self._kernels = setting, kernels
        self._idle: list[Do] = []

    def do(self, items: Sequence[Any], stop: Stop = never) -> Done:
        """Raises Stopped."""
        try:
            do = self._idle.pop()
        except IndexError:
            do = self._prepared(stop)
        began = perf_counter()
        results = do(items, stop)
        self._idle.append(do)
        return results, perf_counter() - began

    def prepare(self) -> None:
        """Prepares the first `Do`, so that the first items need not wait for it."""
        self._idle.append(self._prepared(never))

    def _prepared(self, stop: Stop) -> Do:
        make_here(self._kernels, stop)
        return self._setting.prepare()


def packed(run: HeavyRun) -> bytes:
    """Returns a run without its items, as the bytes that a worker needs."""
    return zlib.compress(pickle.dumps((run.setting, run.kernels), pickle.HIGHEST_PROTOCOL), 6)


@lru_cache(2)
def hands_of(parcel: bytes) -> Hands:
    """Returns the unpacked `Hands` of a run; cached, so once in a process."""
    return Hands(*pickle.loads(zlib.decompress(parcel)))

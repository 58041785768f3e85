"""Settings of runs that only tests have, in a module that other processes can import."""

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from wmh.base.heavy.run import HeavyRun
from wmh.base.running.stopping import check_cancelled


@dataclass(frozen=True)
class Squares:
    """Squares of numbers, in threads."""

    frees: ClassVar[bool] = True
    seconds: float = 0.0

    def prepare(self):
        return self._do

    def _do(self, items, stop):
        time.sleep(self.seconds * len(items))
        return [[item, item * item] for item in items]


@dataclass(frozen=True)
class HeldSquares(Squares):
    """Squares of numbers, in processes."""

    frees: ClassVar[bool] = False


@dataclass(frozen=True)
class Mortal(HeldSquares):
    """A process other than `mine` dies of its work, as often as there are files left to take away.

    Until then mine waits for the others.
    """

    folder: Path = Path()
    mine: int = 0

    def _do(self, items, stop):
        while lives := sorted(self.folder.iterdir()):
            if os.getpid() != self.mine:
                lives[0].unlink()
                os.kill(os.getpid(), signal.SIGKILL)
            check_cancelled(stop)
            time.sleep(0.01)
        return super()._do(items, stop)


@dataclass(frozen=True)
class Broken(HeldSquares):
    """Something goes wrong."""

    def _do(self, items, stop):
        raise ZeroDivisionError


def run_of(setting, items=range(20), name="squares", **told):
    items = list(items)
    return HeavyRun(name, setting, items, [1] * len(items), "numbers", told)

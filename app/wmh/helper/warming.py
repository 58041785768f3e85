"""The compilation of the kernels, once on a machine, in a process of its own.

A compiler holds the interpreter and a lock of its own for seconds: in a thread it would keep every
question waiting. What is compiled lies in a folder; a file beside it says of each stage that it is
whole. `python -m wmh.helper.warming FOLDER STAGE...` makes those that are missing, in this order,
and prints the name of each stage once it is there.
"""

import os
import sys
import time
from collections.abc import Generator, Iterable
from contextlib import ExitStack, contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from wmh.base.files import paths
from wmh.base.running.stopping import Stop, heed, never
from wmh.engine.question import Question
from wmh.engine.strategy.kernels.numba_check import BITS, NotReadyError, bits
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.helper.precompiled import settle
from wmh.version import __version__

if TYPE_CHECKING:
    from subprocess import Popen

CALLED = "--compile-kernels"
"""What a frozen program, which has no modules to be named, calls itself with for this one."""

_NICE = 10
_MOMENT = 0.05
"""Seconds between two looks at whether to stop."""
_OTHERWISE = 5
_WORDS, _MANY, _LETTERS = 40, 300, 20
"""Words, and more than can have their codes numbered in eight bits."""


def measuring(width: int) -> str:
    """The stage of what measures guesses, for codes of so many bits."""
    return f"measuring-{width}"


def searching(width: int) -> str:
    """The stage of what searches to the end of the game."""
    return f"searching-{width}"


def pointing(width: int) -> str:
    """The stage of what counts the points of Lingo."""
    return f"points-{width}"


def stages(first: int = BITS[0]) -> tuple[str, ...]:
    """All of them; those for codes of `first` bits come first."""
    widths = sorted(BITS, key=lambda width: (width != first, width))
    return (
        measuring(widths[0]),
        searching(widths[0]),
        *map(measuring, widths[1:]),
        *map(pointing, widths),
        *map(searching, widths[1:]),
    )


def compiled_folder() -> Path:
    """Where compiled code goes: where it can be computed again, and never into the program.

    Each version has its own: a kernel does not notice that one it calls has changed.
    """
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    return Path(chosen) if chosen else paths.cache_folder() / "compiled" / __version__


class Warmth:
    """Kernels compiled in a folder for this machine and this version of everything.

    A stage is made in a process of its own, and loaded in a thread that no question waits for.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._loaded: set[str] = set()
        self._given_up = False

    @property
    def missing(self) -> tuple[str, ...]:
        """The stages that are still to be made."""
        return tuple(stage for stage in stages() if not self.made(stage))

    @property
    def waiting(self) -> tuple[str, ...]:
        """The stages that are made and not yet loaded here."""
        return tuple(x for x in stages() if self.made(x) and x not in self._loaded)

    def made(self, stage: str) -> bool:
        return self._file(stage).exists()

    def ready(self, stage: str) -> bool:
        """Whether nobody who needs it has to wait."""
        return self._given_up or stage in self._loaded

    def settle(self) -> None:
        """Have numba look into the folder; what a frozen program brought is made."""
        if settle(self.folder):
            for stage in self.missing:
                self.note(stage)

    def load(self, stage: str) -> None:
        """Bring what was made into this process, which takes a moment."""
        settle(self.folder)
        make(stage)
        self._loaded.add(stage)

    def need(self, wanted: Iterable[str]) -> None:
        """Raises NotReadyError if one of the stages is missing."""
        if not all(map(self.ready, wanted)):
            raise NotReadyError

    def note(self, stage: str) -> None:
        """It has been made."""
        with suppress(OSError):  # It will be made again.
            self.folder.mkdir(parents=True, exist_ok=True)
            self._file(stage).touch()

    def give_up(self) -> None:
        """Nobody makes the others: who needs them compiles them."""
        self._given_up = True

    def _file(self, stage: str) -> Path:
        return self.folder / f"{self._name}-{stage}.ready"

    @cached_property
    def _name(self) -> str:
        return _name()


def wanted(question: Question) -> tuple[str, ...]:
    """The stages without which its guesses cannot be measured."""
    width = bits(question.rule, question.length)
    if STRATEGIES[question.strategy].points:
        return measuring(width), pointing(width)
    return (measuring(width),)


def closing(question: Question) -> tuple[str, ...]:
    """The stages without which its best guess cannot be found."""
    return (searching(bits(question.rule, question.length)),)


def needed(question: Question) -> tuple[str, ...]:
    """The stages without which it cannot be played to the end of a game."""
    searches = STRATEGIES[question.strategy].searches
    return (*wanted(question), *(closing(question) if searches else ()))


def kernels_of(questions: Iterable[Question]) -> list[str]:
    """The stages without which some of their lists cannot be ranked to the end."""
    return sorted({stage for each in questions for stage in (*wanted(each), *closing(each))})


def _name() -> str:
    """Other code, another compiler or another machine has other files."""
    import platform
    from hashlib import sha256
    from importlib.metadata import version

    sources = (Path(__file__).parents[1] / "engine" / "strategy").rglob("*.py")
    parts = (sys.version, version("numba"), platform.node(), platform.machine())
    parts += tuple(sorted(f"{path.name} {path.stat().st_mtime_ns}" for path in sources))
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


def make(stage: str) -> None:
    """Use it once, which compiles what is not there."""
    import numpy as np

    from wmh.engine.clues.rules import Rule
    from wmh.engine.paper.matcher import Candidates
    from wmh.engine.strategy.endgame import Endgame
    from wmh.engine.strategy.experience import novice
    from wmh.engine.strategy.goals.lookahead import contenders, looked_ahead, promising
    from wmh.engine.strategy.ranking.measure import code_table, measure
    from wmh.engine.strategy.ranking.measures import in_turn, plan

    kind, _, width = stage.partition("-")
    # The longest words whose codes have so many bits, but for those that need the most.
    length = next(x for x in (31, 20, 10, 5) if bits(Rule.TILES, x) <= int(width))
    drawn = np.random.default_rng(1).integers(0, _LETTERS, (_MANY, length))
    # Alike but for a few places, so that many have the same clue.
    drawn[:, :-_OTHERWISE] = 0
    letters = np.unique(drawn.astype(np.uint8), axis=0)
    many = Candidates(letters, np.arange(len(letters), dtype=np.int32))
    words = Candidates(many.letters[:_WORDS], many.numbers[:_WORDS])
    guesses, rule = plan(words), Rule.TILES
    weights = np.ones(len(words), np.int64)
    match kind:
        case "measuring":
            measure(guesses, words, rule)
            measure(guesses, words, rule, weights)
        case "searching":
            code_table(guesses, words, rule)
            Endgame(guesses, rule).solve(words, weights)
        case _:
            experience = novice()
            for those in (words, many):
                some = contenders(plan(those), those, rule, None, 10, never, in_turn)
                values = promising(some, those, rule, 3, experience, None, never, in_turn)
                looked_ahead(some, those, rule, 3, experience, values, never, in_turn)


def make_here(wanted: Iterable[str], stop: Stop = never) -> None:
    """Have these stages compiled, once on a machine: of several processes the first one does it.

    In a process of its own, which is ended where it is not wanted any more: the compiler hears of
    nothing. Raises Stopped.
    """
    import subprocess

    folder = compiled_folder()
    warmth = Warmth(folder)
    warmth.settle()
    wanted = tuple(wanted)
    if all(map(warmth.made, wanted)):
        return
    with suppress(OSError):  # Where nothing can be kept, everybody compiles.
        folder.mkdir(parents=True, exist_ok=True)
    with _alone(folder, stop):
        if os.access(folder, os.W_OK):
            _wait_for(subprocess.Popen(
                [sys.executable, *command(folder, *wanted)],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            ), stop)  # fmt: skip
        for stage in wanted:
            if not warmth.made(stage):
                make(stage)
                warmth.note(stage)


def command(folder: Path, *wanted: str) -> list[str]:
    """What this program is started with to make them; a frozen one has no modules to be named."""
    called = [CALLED] if getattr(sys, "frozen", False) else ["-P", "-m", "wmh.helper.warming"]
    return [*called, str(folder), *wanted]


def _wait_for(process: "Popen[bytes]", stop: Stop) -> None:
    with process:
        try:
            while process.poll() is None:
                heed(stop)
                time.sleep(_MOMENT)
        finally:
            process.kill()


@contextmanager
def _alone(folder: Path, stop: Stop) -> Generator[None]:
    """Nobody else on this machine compiles; where there are no locks, several may."""
    with ExitStack() as held:
        with suppress(OSError, ImportError):
            file = held.enter_context((folder / "compiling.lock").open("wb"))
            while not _taken(file):
                heed(stop)
                time.sleep(_MOMENT)
        yield


def _taken(file: BinaryIO) -> bool:
    """Whether it is locked for this process now. Raises OSError and ImportError without locks."""
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def main(folder: str, *wanted: str) -> None:
    """The process: whoever reads what it prints knows how far it is."""
    with suppress(AttributeError, OSError):  # What somebody waits for comes before this.
        os.nice(_NICE)
    os.environ["NUMBA_CACHE_DIR"] = folder
    warmth = Warmth(Path(folder))
    warmth.settle()
    for stage in wanted:
        if not warmth.made(stage):
            make(stage)
            warmth.note(stage)
        print(stage, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

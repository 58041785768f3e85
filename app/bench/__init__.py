"""Measures what the program promises: `wmh bench`, or `make bench`."""

from rich.console import Console

from app import library
from app.bench import advising, construction, doctoring, matching
from app.bench.timing import REPEATS
from app.bench.words import words_of
from app.engine.lexicon.store import open_lexicon


def run() -> int:
    """Print every table; the exit code is 0."""
    console = Console()
    console.print(
        f"Medians of {REPEATS} repeats; ratios are taken in one run, so that a busy machine"
        " slows both sides."
    )
    path = library.locate(library.DEFAULT)
    console.print(construction.table(path))
    lexicon = open_lexicon(path)
    words = words_of(lexicon)
    console.print(matching.table(lexicon, words))
    console.print(advising.table(lexicon, words))
    console.print(doctoring.table(lexicon))
    return 0

"""Benchmark of importing a list of half a million words, including the program's start."""

import os
import random
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.table import Table

from wmh.base.files.writing import replace_file
from wmh.engine.lexicon.store import Lexicon
from wmh.lab.bench.timing import seconds
from wmh.lab.bench.words import words_of

_WORDS = 500_000

_ENDINGS = ("ly", "ness", "like", "s", "ing", "wards", "less", "er")


def table(lexicon: Lexicon) -> Table:
    words = _words(lexicon)
    shown = Table(title="Importing, the program's start included", title_justify="left")
    for column in ("list", "seconds", "promised"):
        shown.add_column(column, justify="left" if column == "list" else "right")
    with TemporaryDirectory() as folder:
        here = Path(folder)
        lists = {
            f"{len(words):,} words": words,
            "with a count beside each": [f"{word}\t{n + 1}" for n, word in enumerate(words)],
        }
        for title, lines in lists.items():
            path = here / "list.txt"
            replace_file(path, "\n".join(lines).encode())
            shown.add_row(title, f"{seconds(lambda path=path: _import(path)):.2f}", "<= 6.0")
    return shown


def _words(lexicon: Lexicon) -> list[str]:
    """Returns the words of a lexicon and as many artificial words, in a fixed random order."""
    chance = random.Random(_WORDS)
    known = words_of(lexicon).everything
    words = dict.fromkeys(known[:_WORDS])
    while len(words) < _WORDS:
        words[chance.choice(known) + chance.choice(_ENDINGS)] = None
    shuffled = list(words)
    chance.shuffle(shuffled)
    return shuffled


def _import(path: Path) -> None:
    with TemporaryDirectory() as home:
        subprocess.run(
            [sys.executable, "-m", "wmh", "lexicon", "import", str(path), "--json"],
            env={**os.environ, "WMH_HOME": home},
            stdout=subprocess.DEVNULL,
            check=True,
        )

"""Benchmark of `wmh suggest` on a long word list, by part of the command."""

import os
import pstats
import subprocess
import sys
from collections.abc import Mapping
from itertools import islice, product
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.table import Table

from wmh.base.files.writing import replace_file
from wmh.engine.lexicon.store import Lexicon

WORDS, LENGTH = 357_000, 8
"""Number and length of the words: as many as the longest real list has of one length."""

_PARTS: Mapping[str, tuple[str, ...]] = {
    "DAWG constructor": ("open_lexicon",),
    "pattern, matcher, counter, scorer": ("advise",),
    "printing": ("_print",),
}
"""Functions that do each part of the command."""


def table(_lexicon: Lexicon) -> Table:
    shown = Table(title=f"wmh suggest, {WORDS:,} words of {LENGTH} letters", title_justify="left")
    for column in ("", "profiled, ms", "of the command"):
        shown.add_column(column, justify="right" if column else "left")
    with TemporaryDirectory() as folder:
        spent = _spent(Path(folder))
    whole = spent["suggest"]
    parts = {name: sum(spent.get(each, 0.0) for each in told) for name, told in _PARTS.items()}
    parts["anything else"] = whole - sum(parts.values())
    for name, seconds in parts.items():
        shown.add_row(name, f"{1000 * seconds:.0f}", f"{seconds / whole:.0%}")
    shown.caption = "Promised: at most 20 % for anything else."
    return shown


def _spent(folder: Path) -> dict[str, float]:
    """Returns the seconds in each of the program's functions, callees included.

    The figures are right for functions that are called once.
    """
    consonants, vowels = "bcdfghklmnprst", "aeiou"
    letters = (consonants, vowels) * (LENGTH // 2)
    listed = folder / "long.txt"
    replace_file(listed, "\n".join(map("".join, islice(product(*letters), WORDS))).encode())
    built, told = folder / "long.dawg", folder / "profile"

    def run(*command: str) -> None:
        subprocess.run(
            [sys.executable, *command],
            env=os.environ | {"WMH_HOME": str(folder)},
            stdout=subprocess.DEVNULL,
            check=True,
        )

    run("-m", "wmh", "lexicon", "build", str(listed), "--out", str(built))
    suggest = ("suggest", "--length", str(LENGTH), "--lexicon", str(built))
    run("-m", "cProfile", "-o", str(told), "-m", "wmh", *suggest)
    profile = pstats.Stats(str(told)).get_stats_profile().func_profiles
    return {name: each.cumtime for name, each in profile.items() if "wmh" in each.file_name}

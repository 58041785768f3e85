"""Benchmark of short commands, most of whose time passes before the engine is asked."""

import math
import os
import subprocess
import sys
from tempfile import TemporaryDirectory

from rich.table import Table

from wmh.engine.lexicon.store import Lexicon

_REPEATS = 9
_COMMANDS = {
    "--help": 60,
    "mark rain torn": 130,
    "suggest rain:ywwg": 220,
    "suggest rain:ywwg --strategy parts-entropy": 300,
}
"""Greatest CPU milliseconds promised for each command.

Half of the time of `mark` is Python's and typer's; half of the time of `suggest` is numpy's.
"""


def table(_lexicon: Lexicon) -> Table:
    shown = Table(title="Commands, with the interpreter's start", title_justify="left")
    for column in ("wmh", "processor, ms", "promised"):
        shown.add_column(column, justify="left" if column == "wmh" else "right")
    with TemporaryDirectory() as home:
        for command, promised in _COMMANDS.items():
            _processor(command, home)  # What Python compiles once, it has.
            # Other programs on the machine only ever add to it.
            least = min(_processor(command, home) for _ in range(_REPEATS))
            shown.add_row(command, f"{least:.0f}", f"<= {promised}")
    return shown


def _processor(command: str, home: str) -> float:
    """Returns the CPU milliseconds of a command, including system time.

    `home` is a folder for its files.
    """
    if sys.platform == "win32":  # It does not tell what a process took that has ended.
        return math.nan
    from resource import RUSAGE_CHILDREN, getrusage

    before = getrusage(RUSAGE_CHILDREN)
    surroundings = os.environ | {"WMH_HOME": home}
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    subprocess.run(
        [sys.executable, "-m", "wmh", *command.split()],
        env=surroundings,
        stdout=subprocess.DEVNULL,
        check=True,
    )
    after = getrusage(RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)

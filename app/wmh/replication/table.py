"""Every experiment on one line: its name, its source, its module, what it is about."""

from importlib import import_module
from typing import NamedTuple, cast

from wmh.replication.experiment import Trial
from wmh.warming import measuring, searching


class Experiment(NamedTuple):
    """An experiment; its module is imported when it is used.

    `quick` and `full` are about how many seconds it takes on one core. `alone` says that it
    measures times, so that nothing else may run beside it. `kernels` are the stages of `warming`
    that it needs.
    """

    name: str
    source: str
    module: str
    title: str
    quick: int
    full: int
    alone: bool = False
    kernels: tuple[str, ...] = ()

    def work(self) -> Trial:
        return cast("Trial", import_module(f"wmh.replication.{self.module}"))


EXPERIMENTS = (
    Experiment("dawg", "000", "source_000.dawg", "Size of the DAWG against the text", 5, 12),
    Experiment(
        "matcher", "000", "source_000.matcher", "Matcher against brute force", 12, 90, alone=True
    ),
    Experiment("first-guess", "002", "source_002.first_guess", "Table 1 and the first guess", 1, 1),
    Experiment(
        "codes",
        "002",
        "source_002.codes",
        "All codes: backtracking to optimum",
        30,
        30,
        kernels=(measuring(8), searching(8)),
    ),
)

SOURCES = {
    "000": "Bahinting et al. (2013): Computer-Aided Word Mastermind Solving",
    "001": "Hösch (2024): Word Games",
    "002": "Astatin (2009): Depth First Search and Backtracking in Mastermind",
    "003": "Scrabble Solving with Regular Expressions (2015)",
    "004": "The Lingo pit",
    "beyond": "Beyond the sources",
}

"""Experiments in the order of the report, and the sources that they replicate."""

from wmh.lab.replication.beyond import grep, optima, peers
from wmh.lab.replication.experiment import Experiment
from wmh.lab.replication.source_000 import (
    dawg,
    execution,
    lengths,
    matcher,
    mean,
    memory,
    modules,
    pattern,
    people,
    reliability,
    strategies,
)
from wmh.lab.replication.source_001 import challenge, guesser
from wmh.lab.replication.source_001 import filter as filtering
from wmh.lab.replication.source_002 import codes, example, first_guess
from wmh.lab.replication.source_003 import rack
from wmh.lab.replication.source_004 import pit

_MODULES = (
    *(modules, execution, memory, dawg, matcher),
    *(mean, reliability, lengths, pattern, strategies, people),
    *(challenge, guesser, filtering),
    *(first_guess, example, codes),
    *(rack, pit),
    *(optima, peers, grep),
)
EXPERIMENTS = tuple(module.EXPERIMENT for module in _MODULES)

SOURCES = {
    "000": "Bahinting et al. (2013): Computer-Aided Word Mastermind Solving",
    "001": "Hösch (2024): Word Games",
    "002": "Astatin (2009): Depth First Search and Backtracking in Mastermind",
    "003": "Scrabble Solving with Regular Expressions (2015)",
    "004": "The Lingo pit",
    "beyond": "Beyond the sources",
}

AUTHORS = {
    "000": "Bahinting et al. 2013",
    "001": "Hösch 2024",
    "002": "Astatin 2009",
    "003": "Scrabble Solving 2015",
    "004": "The Lingo pit",
}
"""Short names of the sources, as readers see them."""


def number_of(experiment: Experiment) -> int:
    """Number of an experiment in the report; its claims are numbered after it, as 6.1."""
    return [each.name for each in EXPERIMENTS].index(experiment.name) + 1

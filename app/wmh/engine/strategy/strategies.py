"""Table of the strategies that rank guesses; cheap to import, safe between threads."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple

from wmh.base.text.wording import translatable


class Strategy(StrEnum):
    """Strategies, by their names on the command line."""

    PAPER = "paper"
    POSITIONAL = "positional"
    ENTROPY = "entropy"
    EXPECTED = "expected"
    WORST = "worst"
    PARTS = "parts"
    PARTS_ENTROPY = "parts-entropy"
    LINGO = "lingo"
    EXACT = "exact"


class StrategyWording(NamedTuple):
    """Title and sentence of a strategy, the unit of its score, and its properties.

    `splits` is true if it measures how guesses split the candidates, which needs a solver and may
    choose words that cannot be the secret; `least` if a low score is good; `points` if it depends
    on the attempts left; `searches` if its guesses are followed to the end of the game, which needs
    the compiled kernels.
    """

    title: str
    sentence: str
    unit: str
    splits: bool = True
    least: bool = False
    points: bool = False
    searches: bool = False

    @property
    def proves(self) -> bool:
        """True if the strategy may prove that no guess leads to fewer guesses."""
        return self.searches and not self.points


STRATEGIES: Mapping[Strategy, StrategyWording] = {
    Strategy.PAPER: StrategyWording(
        "Letter frequency (the paper's)",
        "Tries the letters that most of the possible answers share, each letter once.",
        "score",
        splits=False,
    ),
    Strategy.POSITIONAL: StrategyWording(
        "Letters at their places",
        "Has the most letters at their places, on average over the possible answers.",
        "greens",
        splits=False,
    ),
    Strategy.ENTROPY: StrategyWording(
        "Most information",
        ("Most information: the clue is expected to halve the possible answers this many times."),
        "bits",
    ),
    Strategy.EXPECTED: StrategyWording(
        "Fewest answers left",
        "Leaves the fewest possible answers on average.",
        "left",
        least=True,
    ),
    Strategy.WORST: StrategyWording(
        "Safest",
        "Leaves the fewest possible answers when luck is worst.",
        "left at worst",
        least=True,
    ),
    Strategy.PARTS: StrategyWording(
        "Most different clues",
        "Can get the most different clues, so the clue is likely to leave a single word.",
        "clues",
    ),
    Strategy.PARTS_ENTROPY: StrategyWording(
        "Most clues, then information",
        "Can get the most different clues; among equals, gives the most information.",
        "clues",
    ),
    Strategy.LINGO: StrategyWording(
        "Lingo points",
        "Wins the most points on average with the attempts left: 500 for the first, 100 less for"
        " each one more.",
        "points",
        points=True,
        searches=True,
    ),
    Strategy.EXACT: StrategyWording(
        "Fewest guesses",
        "Needs the fewest guesses on average to the end of the game. With at most 200 possible"
        " answers this is worked out and mostly proven; with more, guesses with more different"
        " clues come first.",
        "guesses",
        least=True,
        searches=True,
    ),
}
translatable(STRATEGIES, context="Strategies")


def obstacle(strategies: Iterable[Strategy]) -> str | None:
    """Returns the reason, in one line, why one of these strategies is not available, or None.

    Searches need the compiled kernels; measures work without them, more slowly.
    """
    if not any(STRATEGIES[each].searches for each in strategies):
        return None
    from wmh.engine.strategy.kernels.library import unavailable

    return unavailable()


class GuessList(StrEnum):
    """Choices of the words that may be guessed."""

    CANDIDATES = "candidates"
    VIEW = "view"
    ALL = "all"


GUESS_LISTS: Mapping[GuessList, str] = {
    GuessList.CANDIDATES: "Only words that can be the answer.",
    GuessList.VIEW: "Any word that may be an answer, also to rule others out.",
    GuessList.ALL: "Any word of the word list, however uncommon, also to rule others out.",
}
translatable(GUESS_LISTS, context="Strategies")


class Prior(StrEnum):
    """Choices of the likelihood of the possible words."""

    UNIFORM = "uniform"
    TIER = "tier"


PRIORS: Mapping[Prior, str] = {
    Prior.UNIFORM: "Every possible word is as likely as any other.",
    Prior.TIER: "The more common a word, the likelier it is the answer.",
}
translatable(PRIORS, context="Strategies")


class Certainty(StrEnum):
    """Degrees of certainty of a suggestion's figures."""

    BOUND = "at least"
    ESTIMATED = "estimated"
    EXACT = "exact"
    PROVEN = "proven"


CERTAINTIES: Mapping[Certainty, str] = {
    Certainty.BOUND: "The number may be larger; the exact one was not computed.",
    Certainty.ESTIMATED: "From some of the possible answers or continuations; with more than"
    " 200 answers, from games played to the end.",
    Certainty.EXACT: "From all possible answers.",
    Certainty.PROVEN: "No guess needs fewer on average, to two decimals: every continuation was"
    " searched.",
}
translatable(CERTAINTIES, context="Strategies")

"""Comparison of a class with strategies as values; cheap to import, safe between threads."""

from dataclasses import dataclass

from wmh.engine.clues.turn import Turn
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.review.review_values import Review


@dataclass(frozen=True, slots=True)
class Run:
    """Search for the secret by a strategy, or by the class if `strategy` is None.

    `left` is the number of words after each guess; 1 if the guess was the secret.
    """

    strategy: Strategy | None
    turns: tuple[Turn, ...]
    left: tuple[int, ...]
    won: bool


@dataclass(frozen=True, slots=True)
class ClassComparison:
    """Comparison of the class with strategies, as far as it is computed.

    `words` is the number of possible secrets before the first guess. The class is the first run;
    `review` rates its guesses.
    """

    words: int
    runs: tuple[Run, ...]
    review: Review

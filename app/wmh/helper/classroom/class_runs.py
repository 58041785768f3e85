"""Values that compare a class with strategies; cheap to import, safe between threads."""

from dataclasses import dataclass

from wmh.engine.clues.turn import Turn
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.review.review_values import Review


@dataclass(frozen=True, slots=True)
class Run:
    """Search for the secret by a strategy, or by the class if `strategy` is None.

    `left` is the number of possible words after each guess; 1 after a guess that is the secret.
    """

    strategy: Strategy | None
    turns: tuple[Turn, ...]
    left: tuple[int, ...]
    won: bool


@dataclass(frozen=True, slots=True)
class ClassComparison:
    """Comparison of the class with strategies, complete or still growing.

    `words` is the number of possible secrets before the first guess. The first of `runs` is that of
    the class; `review` rates the guesses of the class.
    """

    words: int
    runs: tuple[Run, ...]
    review: Review

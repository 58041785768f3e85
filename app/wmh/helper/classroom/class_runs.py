"""A class beside the strategies, as values; cheap to import, safe to share between threads."""

from dataclasses import dataclass

from wmh.engine.clues.turn import Turn
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.review.reviewed import Review


@dataclass(frozen=True, slots=True)
class Run:
    """One who looked for the secret: a strategy, or None for the class.

    `left` says how many words each guess left, where the guess counts as one if it was the secret.
    """

    strategy: Strategy | None
    turns: tuple[Turn, ...]
    left: tuple[int, ...]
    won: bool


@dataclass(frozen=True, slots=True)
class ClassComparison:
    """As much of it as is known. `words` could be the secret before the first guess.

    The class is the first run; `review` looks at its guesses one by one.
    """

    words: int
    runs: tuple[Run, ...]
    review: Review

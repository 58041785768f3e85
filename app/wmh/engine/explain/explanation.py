"""Values that explain a guess: its possible clues, and the words that each clue leaves.

Cheap to import, safe to share between threads.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wmh.engine.clues.turn import Clue
from wmh.engine.question import Question

if TYPE_CHECKING:
    from wmh.engine.strategy.tree import Node


@dataclass(frozen=True, slots=True)
class Part:
    """A clue that a guess may get: the number of words that it leaves, and the first few of them.

    `solves` is true for the clue that shows the guess to be the secret.
    """

    clue: Clue
    size: int
    words: tuple[str, ...]
    solves: bool = False


@dataclass(frozen=True, slots=True)
class Why:
    """Explanation of a guess: how it splits the `remaining` words into parts, one for each clue.

    Words are weighted as the question says. `chance` is the probability that the guess is the
    secret, `entropy` is in bits; `expected` and `worst` are how many words are left, counted as in
    `Suggestion`. The parts with most words come first.
    """

    question: Question
    word: str
    remaining: int
    chance: float
    entropy: float
    expected: float
    worst: int
    parts: tuple[Part, ...]

    @property
    def candidate(self) -> bool:
        """True if the guess can be the secret."""
        return any(part.solves for part in self.parts)


@dataclass(frozen=True, slots=True)
class TreeGrowth:
    """Request for the decision tree below a guess; `depth` is its most guesses in a row."""

    question: Question
    guess: tuple[str, ...]
    depth: int = 2


@dataclass(frozen=True, slots=True)
class TreeAnswer:
    """Answer to a `TreeGrowth`: the root of the decision tree."""

    growth: TreeGrowth
    root: "Node"

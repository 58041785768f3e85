"""The explanation of a guess: its possible clues, and the words that each leaves.

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
    """The words that one clue would leave: their number, and the first few.

    `solves` is the part of the guess alone, which would then be the secret.
    """

    clue: Clue
    size: int
    words: tuple[str, ...]
    solves: bool = False


@dataclass(frozen=True, slots=True)
class Why:
    """Split of the `remaining` possible words by a guess, as the question weighs them.

    `chance` is that of being the secret, `entropy` in bits; `expected` and `worst` are how many
    words are left, counted as in `Suggestion`. The parts with most words come first.
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
    """A request for the decision tree under a guess, `depth` guesses deep."""

    question: Question
    guess: tuple[str, ...]
    depth: int = 2


@dataclass(frozen=True, slots=True)
class TreeAnswer:
    """The decision tree of a request."""

    growth: TreeGrowth
    root: "Node"

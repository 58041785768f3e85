"""The explanation of a guess, as values: the clues it can get, and what each would leave.

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
    """The possible words that one clue would leave: how many, and the first few of them.

    `solves` is the part that holds nothing but the guess, which would then be the secret.
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
    """Asks for the decision tree under a guess, letter by letter; `depth` guesses deep."""

    question: Question
    guess: tuple[str, ...]
    depth: int = 2


@dataclass(frozen=True, slots=True)
class Grown:
    """The tree that was asked for."""

    growth: TreeGrowth
    root: "Node"

"""The values of a review; cheap to import, safe to share between threads."""

from dataclasses import dataclass
from statistics import fmean

from wmh.engine.clues.hardness import Broken
from wmh.engine.clues.turn import Turn
from wmh.engine.strategy.strategies import Strategy
from wmh.games.game import Game


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """Guess that a strategy would have made in somebody's place.

    `entropy` is what its clue was expected to tell, in bits, and `expected` how many words it was
    expected to leave; `candidate` says whether it could have been the secret.
    """

    strategy: Strategy
    word: str
    entropy: float
    expected: float
    candidate: bool


@dataclass(frozen=True, slots=True)
class Standard:
    """Yardstick of a guess: the words that the game allowed in its place.

    `word` is the one expected to tell most, `entropy` how many bits. `rank` is the guess's own
    place among the `words`, from 1: as many are expected to tell more as come before it. The guess
    itself is one of them, however uncommon it is.
    """

    word: str
    entropy: float
    rank: int
    words: int


@dataclass(frozen=True, slots=True)
class ReviewedStep:
    """One turn, looked back at.

    `before` words were possible before it and `after` words after it, where the guess itself
    counts as one if it was the secret. `entropy` is how many bits its clue was expected to tell,
    `expected` how many words to leave. `candidate` says whether it could have been the secret;
    if not, `against` are the earlier turns (from 0) whose clues already said so, and `unused` what
    of their marks it left unused. `choices` are what strategies would have guessed instead.
    `standard` is None where nobody measured the words that were allowed.
    """

    turn: Turn
    before: int
    after: int
    entropy: float
    expected: float
    candidate: bool
    against: tuple[int, ...]
    unused: tuple[Broken, ...]
    choices: tuple[ReviewedChoice, ...]
    standard: Standard | None
    bits: float | None
    """What the clue told: log2(before / after). None where no word was left, or any before."""

    @property
    def luck(self) -> float | None:
        """Bits told beyond those expected; less than 0 for bad luck."""
        return None if self.bits is None else self.bits - self.entropy

    @property
    def skill(self) -> float | None:
        """From 0 to 100: the bits expected of the guess, in percent of those of the best word.

        Where only one word was possible there was nothing to be told: 100 for that word, 0 for
        another. None where nothing was measured, or no word was possible.
        """
        if self.standard is None or not self.before:
            return None
        if self.standard.entropy <= 0:
            return 100.0 if self.candidate else 0.0
        return min(max(100 * self.entropy / self.standard.entropy, 0.0), 100.0)


@dataclass(frozen=True, slots=True)
class Needed:
    """The guesses with which a strategy finds the secret; not `won` if it does not find it."""

    strategy: Strategy
    turns: tuple[Turn, ...]
    won: bool


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked back at, turn by turn.

    `needed` is empty where the secret was never told. `off` says in one line what could not be
    said, and why; None if all was.
    """

    game: Game
    lexicon: str
    steps: tuple[ReviewedStep, ...]
    needed: tuple[Needed, ...]
    off: str | None = None

    @property
    def skill(self) -> float | None:
        """The mean of the turns' skills; None where none has any."""
        known = [step.skill for step in self.steps if step.skill is not None]
        return fmean(known) if known else None

    @property
    def luck(self) -> float | None:
        """The sum of the turns' luck, in bits; None where none has any."""
        known = [step.luck for step in self.steps if step.luck is not None]
        return sum(known) if known else None

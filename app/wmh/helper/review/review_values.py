"""Values of a review; cheap to import, safe to share between threads."""

from dataclasses import dataclass
from statistics import fmean

from wmh.engine.clues.hard_modes import Broken
from wmh.engine.clues.turn import Turn
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.games.game import Game

RATED_BY = Strategy.EXACT
"""Strategy by whose figures guesses are rated."""


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """Guess that a strategy would have made.

    `entropy` is its expected information in bits, `expected` the number of words it would leave on
    average; `candidate` is true if it could have been the secret.
    """

    strategy: Strategy
    word: str
    entropy: float
    expected: float
    candidate: bool


@dataclass(frozen=True, slots=True)
class Standard:
    """Standard for a guess: the guess that the program's advice ranked first at that point.

    `word` is that first guess, `guesses` the number of guesses from it to the end of the game on
    average, itself included; `own` is that number for the actual guess. Both use the likelihood and
    the allowed guesses of the game.
    """

    word: str
    guesses: float
    own: float

    @property
    def cost(self) -> float:
        """Number of guesses that the actual guess takes more, on average, than the standard."""
        return max(self.own - self.guesses, 0.0)


@dataclass(frozen=True, slots=True)
class ReviewedStep:
    """Review of a turn.

    `before` is the number of words possible before the turn, `after` the number after it, where the
    guess itself counts if it was the secret. `entropy` is the expected information of its clue in
    bits, `expected` the expected number of words left. `candidate` is True if the guess could have
    been the secret; if not, `against` are the earlier turns (from 0) whose clues excluded it, and
    `unused` the marks of these turns that it did not use. `choices` are the strategies' guesses.
    `standard` is None for the first guess, which is not rated, and where nothing was measured.
    `luck` is the number of guesses that the clue saved against the mean of all clues; None if no
    word was left. `solved` is True if the guess was the secret.
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
    """Information of the clue in bits: log2(before / after). None if `before` or `after` is 0."""
    luck: float | None = None
    solved: bool = False

    @property
    def skill(self) -> float | None:
        """Skill from 0 to 100: each hundredth of a guess more than the standard costs a point.

        None for the first guess, for the guess that solved the game, and where nothing was
        measured.
        """
        if self.standard is None or self.solved:
            return None
        return max(100 * (1 - self.standard.cost), 0.0)


@dataclass(frozen=True, slots=True)
class StrategyRun:
    """Guesses of a strategy for the secret; `won` is false if the strategy did not find it."""

    strategy: Strategy
    turns: tuple[Turn, ...]
    won: bool


@dataclass(frozen=True, slots=True)
class Review:
    """Review of a game, turn by turn.

    `needed` are the strategies' games for the same secret, empty if it was never revealed. `off` is
    one line that says what could not be rated, and why; None if everything was rated.
    """

    game: Game
    lexicon: str
    steps: tuple[ReviewedStep, ...]
    needed: tuple[StrategyRun, ...]
    off: str | None = None

    @property
    def skill(self) -> float | None:
        """Mean of the turns' skills; None if no turn has a skill."""
        known = [step.skill for step in self.steps if step.skill is not None]
        return fmean(known) if known else None

    @property
    def luck(self) -> float | None:
        """Sum of the turns' luck, in guesses; None if no turn has a luck."""
        known = [step.luck for step in self.steps if step.luck is not None]
        return sum(known) if known else None

"""Answers about several boards; cheap to import, safe to share between threads."""

from dataclasses import dataclass

from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.diagnosis import Diagnosis
from wmh.engine.strategy.strategies import STRATEGIES, Strategy


@dataclass(frozen=True, slots=True)
class BoardState:
    """Number of words that fit a board, and its `word` where it is the only one and may be named.

    `diagnosis` says why where none does; its `row` counts the turns of this board alone.
    """

    remaining: int
    word: str | None = None
    diagnosis: Diagnosis | None = None


@dataclass(frozen=True, slots=True)
class Tells:
    """Worth of a guess on one board.

    The `bits` that its clue tells on average, None where nobody has measured them, and the
    `chance` (0 to 1) that it solves the board.
    """

    bits: float | None
    chance: float


@dataclass(frozen=True, slots=True)
class BoardsSuggestion:
    """A row of the list. `tells` has None for boards that are solved or that no word fits.

    `score` is the bits that it tells of all boards together, or where nothing is measured, that
    of `boards.advice`.
    """

    rank: int
    word: str
    score: float
    tells: tuple[Tells | None, ...]

    @property
    def measured(self) -> bool:
        return any(each is not None and each.bits is not None for each in self.tells)

    @property
    def boards(self) -> tuple[int, ...]:
        """The boards (from 0) that it may solve."""
        return tuple(n for n, each in enumerate(self.tells) if each and each.chance > 0)


@dataclass(frozen=True, slots=True)
class BoardsAdvice:
    """An answer, with the question it answers so that a view can prove it is current.

    `boards` has None for a board that is solved. `measured` of the `guesses` that may be made
    have been measured so far; both are 0 where they are ranked by their letters, and then `off`
    may say why.
    """

    question: BoardsQuestion
    boards: tuple[BoardState | None, ...]
    suggestions: tuple[BoardsSuggestion, ...]
    measured: int = 0
    guesses: int = 0
    off: str | None = None

    @property
    def ranked_by(self) -> Strategy:
        """The strategy of the list: the paper's until that of the question has measured guesses."""
        strategy = self.question.strategy
        return Strategy.PAPER if STRATEGIES[strategy].splits and not self.guesses else strategy

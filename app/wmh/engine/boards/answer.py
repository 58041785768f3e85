"""Answers about several boards, and the words of an answer that each help level shows.

Cheap to import, safe to share between threads.
"""

from dataclasses import dataclass, replace

from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.diagnosis import Diagnosis, Respell
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.strategy.strategies import STRATEGIES, Strategy


@dataclass(frozen=True, slots=True)
class BoardState:
    """State of an unsolved board: how many words fit (`remaining`).

    `word` is the only word that fits, or None if several fit or it may not be named. `diagnosis` is
    the reason if no word fits; its `row` counts the turns of this board alone.
    """

    remaining: int
    word: str | None = None
    diagnosis: Diagnosis | None = None


@dataclass(frozen=True, slots=True)
class Tells:
    """Value of a guess on one board.

    `bits` is the average information of the guess's clue, None if not measured; `chance` (0 to 1)
    is the probability that the guess solves the board.
    """

    bits: float | None
    chance: float


@dataclass(frozen=True, slots=True)
class BoardsSuggestion:
    """A suggested guess: a row of the ranked list.

    `tells` has the guess's value on each board, None for a board that is solved or that no word
    fits. `score` is the sum of bits over all boards; if nothing is measured, the score by letters
    that `boards.advice` gives.
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
        """Boards (numbered from 0) that the word may solve."""
        return tuple(n for n, each in enumerate(self.tells) if each and each.chance > 0)


@dataclass(frozen=True, slots=True)
class BoardsAdvice:
    """Answer to a question about several boards.

    It holds its question, so that a view can tell whether it is current. `boards` has None for a
    solved board. `guesses` is the number of allowed guesses, `measured` how many of these guesses
    have been measured so far; both are 0 if the list is ranked by letters, and then `off` may give
    the reason.
    """

    question: BoardsQuestion
    boards: tuple[BoardState | None, ...]
    suggestions: tuple[BoardsSuggestion, ...]
    measured: int = 0
    guesses: int = 0
    off: str | None = None

    @property
    def ranked_by(self) -> Strategy:
        """Strategy of the ranking: the paper's until guesses are measured by the question's."""
        strategy = self.question.strategy
        return Strategy.PAPER if STRATEGIES[strategy].splits and not self.guesses else strategy


def covers(level: Spoiler, advice: BoardsAdvice) -> bool:
    """True if there are words to suggest, and the level shows none of them."""
    return bool(advice.suggestions) and not without_hidden_words(advice, level).suggestions


def without_hidden_words(advice: BoardsAdvice, level: Spoiler) -> BoardsAdvice:
    """Returns the advice without the words that the level hides.

    A word that is the only one to fit a board is shown at `Spoiler.ANSWER` alone; `Spoiler.LIST`
    lists the other words, numbered from 1 again. The levels below `LIST` show no word, and no
    spelling that the diagnosis proposes.
    """
    if level is Spoiler.ANSWER:
        return advice
    shown = [each for each in advice.suggestions if level is Spoiler.LIST and not _certain(each)]
    return replace(
        advice,
        boards=tuple(state and _without_word(state, level) for state in advice.boards),
        suggestions=tuple(replace(each, rank=rank) for rank, each in enumerate(shown, start=1)),
        measured=advice.measured if shown else 0,
        guesses=advice.guesses - (len(advice.suggestions) - len(shown)) if shown else 0,
        off=advice.off if shown else None,
    )


def _certain(suggestion: BoardsSuggestion) -> bool:
    return any(told is not None and told.chance == 1 for told in suggestion.tells)


def _without_word(state: BoardState, level: Spoiler) -> BoardState:
    diagnosis = state.diagnosis
    if diagnosis is not None and level < Spoiler.LIST:
        kept = (each for each in diagnosis.proposals if not isinstance(each.change, Respell))
        diagnosis = replace(diagnosis, proposals=tuple(kept))
    return replace(state, word=None, diagnosis=diagnosis)


def is_first_settled(advice: BoardsAdvice) -> bool:
    """True if the first suggestion can no longer change, so that a hint at it can be given."""
    if not advice.suggestions:
        return False
    unmeasured = advice.off is not None or not STRATEGIES[advice.question.strategy].splits
    return unmeasured or 0 < advice.guesses <= advice.measured

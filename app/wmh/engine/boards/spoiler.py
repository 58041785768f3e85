"""Help levels on several boards: the words of an advice that a level shows.

Cheap to import.
"""

from dataclasses import replace

from wmh.engine.boards.answer import BoardsAdvice, BoardsSuggestion, BoardState
from wmh.engine.diagnosis import Respell
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.strategy.strategies import STRATEGIES


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

"""The advice on several boards at once, before any guess has been measured."""

from wmh.engine.boards.answer import BoardsAdvice, BoardState
from wmh.engine.boards.fitting import Fitting, lots
from wmh.engine.boards.letters import by_letters
from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.doctor import diagnose
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.stopping import Stop, heed, never


def advise(
    question: BoardsQuestion, lexicon: Lexicon, fit: Fitting, stop: Stop = never
) -> BoardsAdvice:
    """How each board stands, and guesses by their letters. Raises Stopped."""
    heed(stop)
    states: list[BoardState | None] = []
    for board, candidates in enumerate(fit):
        if candidates is None:
            states.append(None)
        elif not len(candidates):
            states.append(BoardState(0, diagnosis=diagnose(question.alone(board), lexicon, stop)))
        else:
            only = len(candidates) == 1
            labels = candidates.letters[0].tobytes()
            only = only and lexicon.nameable(candidates.numbers[0], flagged=question.flagged)
            word = lexicon.alphabet.decoded(labels) if only else None
            states.append(BoardState(len(candidates), word))
    suggestions = by_letters(question, lexicon, lots(fit), stop)
    return BoardsAdvice(question, tuple(states), suggestions)

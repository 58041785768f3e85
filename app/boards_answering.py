"""Answers about several boards: the engine put together with what the program gives it.

Cheap to import, as `answering` is.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from app.engine.answer import Advice
from app.engine.boards.answer import BoardsAdvice, BoardsSuggestion, Tells
from app.engine.boards.question import BoardsQuestion
from app.engine.diagnosis import Remark, Respell, Widen
from app.engine.stopping import Stop, never
from app.engine.strategy.kernels import unavailable

if TYPE_CHECKING:
    from app.answering import Answering
    from app.engine.lexicon.store import Lexicon


def answers(
    question: BoardsQuestion, lexicon: "Lexicon", answering: "Answering", stop: Stop = never
) -> Iterator[BoardsAdvice]:
    """How the boards stand, at once, with guesses by their letters; then better ones.

    Where no word fits a board, once more with what would make words fit. Raises Stopped.
    """
    from app.engine.boards.advice import advise
    from app.engine.boards.fitting import fitting

    fit = fitting(question, lexicon, stop)
    advice = advise(question, lexicon, fit, stop)
    yield advice
    if question.opening:
        for alone in answering(question.alone(0), lexicon, stop):
            yield _opening(alone, advice)
    elif not advice.suggestions:
        pass
    elif reason := unavailable():
        advice = replace(advice, off=reason)
        yield advice
    else:
        breaker = answering.breaker(lexicon)
        from app.engine.boards.ranking import improve

        for better in improve(advice, fit, breaker, stop):
            advice = better
            yield advice
    if any(state is not None and state.diagnosis for state in advice.boards):
        yield _prescribed(advice, lexicon, stop)


def _opening(alone: Advice, advice: BoardsAdvice) -> BoardsAdvice:
    """What tells most of one board tells most of all, while they are all alike."""
    if not alone.guesses:
        return replace(advice, off=alone.off)
    boards = len(advice.boards)
    suggestions = tuple(
        BoardsSuggestion(
            each.rank,
            each.word,
            each.score * boards,
            (Tells(each.entropy, 1 / alone.remaining if each.candidate else 0.0),) * boards,
        )
        for each in alone.suggestions
    )
    return replace(advice, suggestions=suggestions, measured=alone.measured, guesses=alone.guesses)


def _prescribed(advice: BoardsAdvice, lexicon: "Lexicon", stop: Stop) -> BoardsAdvice:
    """With the doctor's proposals for every board that no word fits.

    Of those only that can be done to one board: the rule and the lexicon are all boards', and a
    row cannot be of another game for one alone.
    """
    from app.engine.doctor import prescribe

    boards = list(advice.boards)
    for number, state in enumerate(boards):
        if state is not None and state.diagnosis is not None:
            proposed = prescribe(advice.question.alone(number), lexicon, (), stop)
            proposals = tuple(p for p in proposed if isinstance(p.change, Remark | Respell | Widen))
            found = replace(state.diagnosis, proposals=proposals)
            boards[number] = replace(state, diagnosis=found)
    return replace(advice, boards=tuple(boards))

"""First advice on several boards, ranked by frequent letters before guesses are measured."""

import numpy as np

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.boards.answer import BoardsAdvice, BoardsSuggestion, BoardState, Tells
from wmh.engine.boards.fitting import Fitting, Lot, lots
from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.doctor import diagnose
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.frequency import count_letters
from wmh.engine.paper.matcher import Candidates
from wmh.engine.paper.scorer import letter_scores
from wmh.engine.strategy.positional import in_place
from wmh.engine.strategy.strategies import Strategy


def advise(
    question: BoardsQuestion, lexicon: Lexicon, fit: Fitting, stop: Stop = never
) -> BoardsAdvice:
    """Returns the state of each board, and suggestions by frequent letters. Raises Cancelled.

    `fit` holds the candidates of each board.
    """
    check_cancelled(stop)
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
            word = lexicon.alphabet.decode(labels) if only else None
            states.append(BoardState(len(candidates), word))
    suggestions = _by_letters(question, lexicon, lots(fit, question, lexicon, stop), stop)
    return BoardsAdvice(question, tuple(states), suggestions)


def _by_letters(
    question: BoardsQuestion, lexicon: Lexicon, lots: tuple[Lot, ...], stop: Stop = never
) -> tuple[BoardsSuggestion, ...]:
    """Returns words that fit some board, ranked by the sum of their scores on all boards.

    A word's score on a board is the share of its candidates' letters that the word contains, or,
    with the positional strategy, the expected number of greens. Ties are in alphabetical order.
    Raises Cancelled.
    """
    words = _nameable_candidates(lots, lexicon, question)
    scores = np.zeros(len(words))
    for lot in lots:
        check_cancelled(stop)
        if question.strategy is Strategy.POSITIONAL:
            totals, of = in_place(lot.candidates, words), len(lot.candidates)
        else:
            frequencies = count_letters(lot.candidates)
            totals, of = letter_scores(words, frequencies), frequencies.total
        scores += totals / of * len(lot.boards)
    order = np.argsort(-scores, kind="stable")[: question.rows]
    numbers = words.numbers[order]
    chances = [lot.chances(numbers).tolist() for lot in lots]
    suggestions: list[BoardsSuggestion] = []
    for rank, place in enumerate(order.tolist(), start=1):
        tells: list[Tells | None] = [None] * len(question.clues)
        for lot, chance in zip(lots, chances, strict=True):
            for board in lot.boards:
                tells[board] = Tells(None, chance[rank - 1])
        word = lexicon.alphabet.decode(words.letters[place].tobytes())
        suggestions.append(BoardsSuggestion(rank, word, float(scores[place]), tuple(tells)))
    return tuple(suggestions)


def _nameable_candidates(
    lots: tuple[Lot, ...], lexicon: Lexicon, question: BoardsQuestion
) -> Candidates:
    """Returns the candidates of all boards that may be suggested, in sorted order."""
    if not lots:
        return Candidates(np.zeros((0, question.length), np.uint8), np.zeros(0, np.int32))
    letters = np.concatenate([lot.candidates.letters for lot in lots])
    numbers, first = np.unique(
        np.concatenate([lot.candidates.numbers for lot in lots]), return_index=True
    )
    shown = np.flatnonzero(lexicon.nameable(numbers, flagged=question.flagged))
    return Candidates(letters[first[shown]], numbers[shown])

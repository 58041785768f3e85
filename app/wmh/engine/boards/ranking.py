"""Ranking of guesses for several boards.

The first advice is ranked by frequent letters; then each guess is measured on each board.
"""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.boards.answer import BoardsAdvice, BoardsSuggestion, BoardState, Tells
from wmh.engine.boards.fitting import Fitting, Lot, lots
from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.clues.rules import Rule
from wmh.engine.doctor import diagnose
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.frequency import count_letters
from wmh.engine.paper.matcher import Candidates
from wmh.engine.paper.scorer import letter_scores
from wmh.engine.strategy.goals.goal import GoalMeans
from wmh.engine.strategy.goals.measured import RACED_FROM, SLAB
from wmh.engine.strategy.kernels.codes import SCALE
from wmh.engine.strategy.positional import in_place
from wmh.engine.strategy.ranking import ordering
from wmh.engine.strategy.ranking.halving import HEATS, race
from wmh.engine.strategy.ranking.measures import Guesses, Measures, Measuring, join_measures
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import STRATEGIES, Strategy


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


Measured = tuple[tuple[Lot, Measures], ...]
"""Measures of the guesses for each group of boards with equal candidates."""


def improve(
    advice: BoardsAdvice, fit: Fitting, solver: Solver, stop: Stop = never
) -> Iterator[BoardsAdvice]:
    """Yields the advice with better and better rankings, as more guesses are measured.

    Raises Cancelled.
    """
    question = advice.question
    live = lots(fit, question, solver.lexicon, stop)
    if not live:
        return
    most = max((lot.candidates for lot in live), key=len)
    anywhere = replace(question.alone(live[0].boards[0]), given=())
    guesses = solver.guesses(anywhere, most, stop)
    if len(most) == 1:  # No guess but the words that are known is of any use.
        known = np.isin(guesses.numbers, [lot.candidates.numbers[0] for lot in live])
        guesses = guesses.take(np.flatnonzero(known)) if known.any() else guesses
    alphabet = solver.lexicon.alphabet
    for which, measured in _measure_boards(guesses, live, question, solver.means, stop):
        suggestions = _rows(measured, guesses.letters[which], alphabet, question)
        yield replace(advice, suggestions=suggestions, measured=len(which), guesses=len(guesses))


def best(
    measured: Measured, wanted: int, strategy: Strategy = Strategy.ENTROPY
) -> tuple[NDArray[np.intp], NDArray[np.float64]]:
    """Returns the indices of the `wanted` best guesses, best first, and all scores, float64 (g,).

    A word that is known to be the answer of a board comes first: it must be guessed some time, and
    gives its information for the other boards now. Then comes the greatest sum of the strategy's
    scores on all boards, weighted by the likelihood of their words; ties go to more bits, then to
    the greater chance to solve a board. For one board this is the strategy's ranking.

    Scores that differ by no more than the rounding of `total` are equal; otherwise guesses that
    split two boards alike, but in exchanged roles, would stand in random order.

    Games with words of five letters, tier 70 (mean, worst, share within the limit of 7, 9 and 13;
    1,000 games, of 8 boards 300; the standard error of a mean is 0.02 to 0.03, of 8 boards 0.05):

    =============================  =================  =================  ==================
    what comes first               2 boards           4 boards           8 boards
    =============================  =================  =================  ==================
    best for first unsolved board  5.514   9   99.2%  8.149  12   93.0%  12.610  16   81.7%
    best for board of least words  5.493   9   99.3%  8.073  12   94.0%  12.193  16   87.0%
    sum of bits                    5.332   8   99.6%  7.802  10   99.2%  12.270  14   95.3%
    bits + 2 x boards solved       5.267   9   99.2%  7.651  11   98.8%  12.013  15   97.7%
    bits + 4 x boards solved       5.296   9   98.8%  7.618  11   97.8%  11.827  15   98.3%
    sum of the words left          5.360   8   99.9%  7.826  10   99.2%  12.347  14   98.3%
    product of the words left      5.345   8   99.5%  7.855  10   98.7%  12.333  14   94.0%
    known word, sum of bits        5.269   8   99.7%  7.553  10   99.7%  11.580  13  100.0%
    known word, bits + 1 x solved  5.263   8   99.6%  7.553  10   99.7%  11.567  13  100.0%
    known word, bits + 2 x solved  5.261   9   99.2%  7.548  10   99.1%  11.573  14   99.0%
    =============================  =================  =================  ==================

    A bonus for boards solved, besides the known word, gives nothing beyond chance and costs games
    at the limit; so there is none. With two boards several rules are as good.
    """
    guesses = len(measured[0][1])
    scores, bits, chances = np.zeros(guesses), np.zeros(guesses), np.zeros(guesses)
    sure = np.zeros(guesses, np.int64)
    for lot, measures in measured:
        boards = len(lot.boards)
        scores += ordering.score(measures, strategy) * boards
        bits += ordering.entropy(measures) * boards
        chances += measures.hit * (boards / measures.weight)
        if measures.candidates == 1:
            sure += (measures.hit > 0) * boards
    # What is sorted are the few that can be among the first.
    apart = sum(len(lot.boards) for lot, _ in measured) / SCALE
    costs = scores if STRATEGIES[strategy].least else -scores
    order = np.argsort(costs, kind="stable")
    cut = costs[order[:wanted]].max(initial=-np.inf) + apart
    near = np.flatnonzero((costs <= cut) | (sure > 0))
    steps = _steps(costs[near], apart), _steps(-bits[near], apart)
    first = near[np.lexsort((-chances[near].round(9), steps[1], steps[0], -sure[near]))]
    return first[:wanted], scores


def _steps(values: NDArray[np.float64], apart: float) -> NDArray[np.int64]:
    """Returns ranks of the values, int64 (n,), in rising order.

    Neighbours in this order that differ by no more than `apart` get equal ranks.
    """
    order = np.argsort(values, kind="stable")
    steps = np.zeros(len(values), np.int64)
    steps[order[1:]] = np.cumsum(np.diff(values[order]) > apart)
    return steps


def _rows(
    measured: Measured, letters: NDArray[np.uint8], alphabet: Alphabet, question: BoardsQuestion
) -> tuple[BoardsSuggestion, ...]:
    order, scores = best(measured, question.rows, question.strategy)
    tells: list[list[Tells | None]] = [[None] * len(question.clues) for _ in order]
    for lot, measures in measured:
        kept = measures.take(order)
        chances = (kept.hit / kept.weight).tolist()
        for row, pair in enumerate(zip(ordering.entropy(kept).tolist(), chances, strict=True)):
            for board in lot.boards:
                tells[row][board] = Tells(*pair)
    return tuple(
        BoardsSuggestion(row + 1, alphabet.decode(letters[place].tobytes()), score, tuple(told))
        for row, (place, score, told) in enumerate(
            zip(order.tolist(), scores[order].tolist(), tells, strict=True)
        )
    )


def _measure_boards(
    guesses: Guesses,
    live: tuple[Lot, ...],
    question: BoardsQuestion,
    means: GoalMeans,
    stop: Stop,
) -> Iterator[tuple[NDArray[np.intp], Measured]]:
    """Yields indices of guesses and their measures on all boards, with more guesses each time.

    The indices are in rising order; at last all guesses are measured.
    """
    words = sum(len(lot.candidates) for lot in live)
    everything = np.arange(len(guesses))
    rule, measuring = question.rule, means.measuring
    if len(guesses) * words <= RACED_FROM // means.slower:
        yield everything, measured_on(guesses, live, rule, stop, measuring)
        return
    most = max(live, key=lambda lot: len(lot.candidates))
    order = race(guesses, most.candidates, rule, question.strategy, measuring, most.weights, stop)
    found: list[Measured] = []
    done, until = 0, HEATS[-1][1]
    while done < len(order):
        found.append(measured_on(guesses.take(order[done:until]), live, rule, stop, measuring))
        done, until = until, until + max(1, SLAB // means.slower // words)
        alphabetical = np.argsort(order[:done])
        yield order[:done][alphabetical], _together(found, alphabetical)


def measured_on(
    guesses: Guesses, live: tuple[Lot, ...], rule: Rule, stop: Stop, measuring: Measuring
) -> Measured:
    return tuple((lot, measuring(guesses, lot.candidates, rule, lot.weights, stop)) for lot in live)


def _together(found: list[Measured], order: NDArray[np.intp]) -> Measured:
    """Concatenates the measures of several batches of guesses, and puts them in this order."""
    return tuple(
        (lot, join_measures([each[number][1] for each in found]).take(order))
        for number, (lot, _) in enumerate(found[0])
    )

"""The words that fit each of several boards, and how likely each is."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, never
from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.engine.strategy.ranking.measures import places_of

Fitting = tuple[Candidates | None, ...]
"""The words that fit each board; None for a board that is solved."""


@dataclass(frozen=True, slots=True, eq=False)
class Lot:
    """Boards (from 0) that have the same fitting words, such as all boards without a clue.

    `weights` are as in `likelihood`.
    """

    boards: tuple[int, ...]
    candidates: Candidates
    weights: NDArray[np.int64] | None = None

    def chances(self, numbers: NDArray[np.int32]) -> NDArray[np.float64]:
        """Returns for each word number its chance to be the answer of the board; float64 (n,)."""
        many = len(self.candidates)
        weights = np.ones(many, np.int64) if self.weights is None else self.weights
        places = places_of(numbers, self.candidates.numbers)
        return np.where(places >= 0, weights[places], 0) / weights.sum()


def fitting(question: BoardsQuestion, lexicon: Lexicon, stop: Stop = never) -> Fitting:
    """Boards that were answered alike share their words. Raises Cancelled."""
    unsolved = question.unsolved
    found: dict[object, Candidates] = {}
    boards: list[Candidates | None] = []
    for board in range(len(question.clues)):
        if board not in unsolved:
            boards.append(None)
            continue
        alone = question.alone(board)
        told = alone.turns, alone.given
        if told not in found:
            found[told] = candidates_of(alone, lexicon, stop)
        boards.append(found[told])
    return tuple(boards)


def lots(
    fit: Fitting, question: BoardsQuestion, lexicon: Lexicon, stop: Stop = never
) -> tuple[Lot, ...]:
    """The boards that a guess can tell something of, so that each set of words is measured once.

    Raises Cancelled.
    """
    alone = question.alone(0)
    return tuple(
        Lot(boards, candidates, likelihood(alone, lexicon, candidates, stop))
        for boards, candidates in boards_by_words(fit)
    )


def boards_by_words(fit: Fitting) -> Iterator[tuple[tuple[int, ...], Candidates]]:
    """Yields the boards that some word fits, those with the same words together."""
    shared: dict[int, tuple[list[int], Candidates]] = {}
    for board, candidates in enumerate(fit):
        if candidates is not None and len(candidates):
            shared.setdefault(id(candidates), ([], candidates))[0].append(board)
    for boards, candidates in shared.values():
        yield tuple(boards), candidates

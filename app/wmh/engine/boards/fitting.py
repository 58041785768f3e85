"""The words that fit each of several boards, and their probabilities as answers."""

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
"""Candidates of each board; None for a solved board."""


@dataclass(frozen=True, slots=True, eq=False)
class Lot:
    """Boards (numbered from 0) with identical candidates, such as all boards without a clue.

    `weights` are those that `likelihood` returns for the candidates.
    """

    boards: tuple[int, ...]
    candidates: Candidates
    weights: NDArray[np.int64] | None = None

    def chances(self, numbers: NDArray[np.int32]) -> NDArray[np.float64]:
        """Returns the probability of each word to be the answer of a board of the group.

        `numbers` are indices in the lexicon; the result is float64 (n,).
        """
        many = len(self.candidates)
        weights = np.ones(many, np.int64) if self.weights is None else self.weights
        places = places_of(numbers, self.candidates.numbers)
        return np.where(places >= 0, weights[places], 0) / weights.sum()


def fitting(question: BoardsQuestion, lexicon: Lexicon, stop: Stop = never) -> Fitting:
    """Returns the candidates of each board; boards with equal clues share them.

    Raises Cancelled.
    """
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
    """Returns the unsolved boards in groups with equal candidates, to measure each group once.

    Boards that no word fits are left out. Raises Cancelled.
    """
    alone = question.alone(0)
    return tuple(
        Lot(boards, candidates, likelihood(alone, lexicon, candidates, stop))
        for boards, candidates in boards_by_words(fit)
    )


def boards_by_words(fit: Fitting) -> Iterator[tuple[tuple[int, ...], Candidates]]:
    """Yields each group of boards with equal candidates, and these candidates.

    Solved boards and boards that no word fits are left out.
    """
    shared: dict[int, tuple[list[int], Candidates]] = {}
    for board, candidates in enumerate(fit):
        if candidates is not None and len(candidates):
            shared.setdefault(id(candidates), ([], candidates))[0].append(board)
    for boards, candidates in shared.values():
        yield tuple(boards), candidates

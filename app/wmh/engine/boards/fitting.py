"""The words that fit each of several boards."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, never
from wmh.engine.boards.question import BoardsQuestion
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates

Fitting = tuple[Candidates | None, ...]
"""The words that fit each board; None for a board that is solved."""


@dataclass(frozen=True, slots=True, eq=False)
class Lot:
    """Boards (from 0) that the same words fit, as those do that have said nothing."""

    boards: tuple[int, ...]
    candidates: Candidates

    def holds(self, numbers: NDArray[np.int32]) -> NDArray[np.bool_]:
        """Returns for each word number if it is a candidate of the board; bool (n,)."""
        return np.isin(numbers, self.candidates.numbers)


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
        if alone.turns not in found:
            found[alone.turns] = candidates_of(alone, lexicon, stop)
        boards.append(found[alone.turns])
    return tuple(boards)


def lots(fit: Fitting) -> tuple[Lot, ...]:
    """The boards that a guess can tell something of, so that each set of words is measured once."""
    shared: dict[int, tuple[list[int], Candidates]] = {}
    for board, candidates in enumerate(fit):
        if candidates is not None and len(candidates):
            shared.setdefault(id(candidates), ([], candidates))[0].append(board)
    return tuple(Lot(tuple(boards), candidates) for boards, candidates in shared.values())

"""The classes that a guess makes of the candidates: which clue, and which words it would leave."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.engine.clues.marking import marks, numbers
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Clue, Counts, Mark

_SOLVED = -1


@dataclass(frozen=True, slots=True, eq=False)
class Class:
    """Candidates that would be answered alike: their places, ascending.

    The guess itself is a class of its own, which `solves` the game whatever its clue says.
    """

    clue: Clue
    members: NDArray[np.intp]
    solves: bool = False

    def __len__(self) -> int:
        return len(self.members)


def classes(rule: Rule, guess: Sequence[int], secrets: NDArray[np.uint8]) -> list[Class]:
    """All classes of at least one candidate; `guess` holds labels, `secrets` (n, length) too."""
    said = _said(rule, guess, secrets)
    own = (secrets == np.array(list(guess), np.uint8)).all(axis=1)
    codes = np.zeros(len(secrets), np.int64)
    for row in said:
        codes = codes * (said.max(initial=0) + 1) + row
    codes[own] = _SOLVED
    order = np.argsort(codes, kind="stable")
    bounds = np.flatnonzero(codes[order][1:] != codes[order][:-1]) + 1
    counts = bool(RULES[rule].counts)
    found: list[Class] = []
    for members in np.split(order, bounds):
        clue = said[:, members[0]].tolist()
        found.append(
            Class(
                Counts(tuple(clue)) if counts else tuple(map(Mark, clue)),
                members,
                bool(own[members[0]]),
            )
        )
    return found


def _said(rule: Rule, guess: Sequence[int], secrets: NDArray[np.uint8]) -> NDArray[np.int64]:
    """What the clues hold, a column for each secret."""
    if RULES[rule].counts:
        return np.array(numbers(rule, guess, secrets))
    return marks(rule, guess, secrets).astype(np.int64)

"""Classes that a guess makes of the candidates: each clue, and the words it leaves."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.engine.clues.rules import RULES, Rule, marks, numbers
from wmh.engine.clues.turn import Clue, Counts, Mark


@dataclass(frozen=True, slots=True, eq=False)
class Class:
    """Candidates with the same clue, by their indices, ascending.

    The guess itself is a class of its own, which `solves` the game whatever its clue says.
    """

    clue: Clue
    members: NDArray[np.intp]
    solves: bool = False

    def __len__(self) -> int:
        return len(self.members)


def classes(rule: Rule, guess: Sequence[int], secrets: NDArray[np.uint8]) -> list[Class]:
    """Returns the nonempty classes; `guess` holds labels, `secrets` (n, length) too."""
    said = _answers(rule, guess, secrets)
    own = (secrets == np.array(list(guess), np.uint8)).all(axis=1)
    base = int(said.max(initial=0)) + 1
    # The smallest type that holds them: short ones are sorted in linear time.
    kind = np.min_scalar_type(base ** len(said)).type
    codes = np.zeros(len(secrets), kind)
    for row in said:
        codes *= kind(base)
        codes += row.astype(kind)
    codes += kind(1)
    codes[own] = 0
    order = np.argsort(codes, kind="stable")
    sorted_codes = codes[order]
    bounds = np.flatnonzero(sorted_codes[1:] != sorted_codes[:-1]) + 1
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


def _answers(
    rule: Rule, guess: Sequence[int], secrets: NDArray[np.uint8]
) -> NDArray[np.int64] | NDArray[np.uint8]:
    """Returns the marks or numbers of all clues, a column for each secret."""
    if RULES[rule].counts:
        return np.array(numbers(rule, guess, secrets))
    return marks(rule, guess, secrets)

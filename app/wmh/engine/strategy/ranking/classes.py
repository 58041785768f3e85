"""Classes into which a guess splits the candidates: a clue, and the words it leaves."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.engine.clues.rules import RULES, Rule, mark, marks, numbers
from wmh.engine.clues.turn import Clue, Counts, Mark

_FEW = 12
"""Greatest number of candidates for which it is quicker to mark one after the other."""


@dataclass(frozen=True, slots=True, eq=False)
class Class:
    """A clue, and the candidates that get it, as ascending indices.

    The guess itself is a class of its own, which `solves` the game whatever its clue tells.
    """

    clue: Clue
    members: NDArray[np.intp]
    solves: bool = False

    def __len__(self) -> int:
        return len(self.members)


def classes(rule: Rule, guess: Sequence[int], secrets: NDArray[np.uint8]) -> list[Class]:
    """Returns the nonempty classes of a guess; `guess` and `secrets` (n, length) are labels.

    The class of the guess itself comes first, the others by the values of their clues.
    """
    if len(secrets) <= _FEW:
        return classes_of_few(rule, guess, secrets)
    return classes_by_numpy(rule, guess, secrets)


def classes_of_few(rule: Rule, guess: Sequence[int], secrets: NDArray[np.uint8]) -> list[Class]:
    """Returns the classes that `classes` returns; each candidate is marked by itself."""
    named = list(guess)
    listed: list[list[int]] = secrets.tolist()
    members: dict[tuple[bool, Sequence[int | None]], list[int]] = {}
    clues: dict[tuple[bool, Sequence[int | None]], Clue] = {}
    for place, secret in enumerate(listed):
        clue = mark(rule, named, secret)
        key = secret != named, clue.numbers if isinstance(clue, Counts) else clue
        clues[key] = clue
        members.setdefault(key, []).append(place)
    return [
        Class(clues[key], np.array(members[key], np.intp), not key[0]) for key in sorted(members)
    ]


def classes_by_numpy(rule: Rule, guess: Sequence[int], secrets: NDArray[np.uint8]) -> list[Class]:
    """Returns the classes that `classes` returns; all candidates are marked at once."""
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
    """Returns the marks or numbers of each secret's clue as a column."""
    if RULES[rule].counts:
        return np.array(numbers(rule, guess, secrets))
    return marks(rule, guess, secrets)

"""Consistency of a board's rows, and of the keyboard, with a naming of colours."""

from collections.abc import Mapping, Sequence

import numpy as np

from wmh.engine.clues.turn import Mark
from wmh.engine.screens.letters import Floats
from wmh.engine.screens.marks import ColourGroup

Grid = Sequence[tuple[tuple[str | None, ...], tuple[int, ...]]]
"""Marked rows of a board: the letters of a row, and the colour group of each tile."""

LIKE_KEY = 26
"""Maximal distance of a key's colour from the colour of tiles whose mark it repeats."""

CONTRADICTED, MOST_CONTRADICTED = 2.0, 6.0
"""Cost (logarithm) of a key that contradicts the marks, and maximal cost of all keys."""

_ORDER = (Mark.WHITE, Mark.YELLOW, Mark.GREEN)


def sense(rows: Grid, naming: Sequence[Mark]) -> float:
    """Returns the log-likelihood of the rows of a board, if colours have these meanings."""
    weight = 0.0
    right: dict[int, str] = {}
    for number, (letters, groups) in enumerate(rows):
        marks = [naming[i] for i in groups]
        if marks.count(Mark.GREEN) == len(marks) - 1 and Mark.YELLOW in marks:
            weight -= 4
        if all(x is Mark.YELLOW for x in marks):
            weight -= 1.5
        if all(x is Mark.GREEN for x in marks) and number + 1 < len(rows):
            weight -= 3
        for place, (letter, mark) in enumerate(zip(letters, marks, strict=True)):
            if letter is None or mark is not Mark.GREEN:
                continue
            if right.setdefault(place, letter) != letter:
                weight -= 5
        for place, (letter, mark) in enumerate(zip(letters, marks, strict=True)):
            if mark is Mark.YELLOW and letter is not None and right.get(place) == letter:
                weight -= 3
    return weight


def keys_weight(
    boards: Sequence[Grid],
    naming: Sequence[Mark],
    groups: Sequence[ColourGroup],
    keys: Mapping[str, Floats],
) -> float:
    """Returns the log-likelihood of the keys, each of which repeats the best mark of its letter.

    It is 0 for several boards, since a key then shows the marks of all of them.
    """
    if len(boards) != 1 or not keys:
        return 0.0
    shown: dict[str, set[int]] = {}
    for letters, line in boards[0]:
        for letter, i in zip(letters, line, strict=True):
            if letter is not None and letter in keys:
                shown.setdefault(letter, set()).add(i)
    wrong = 0
    for letter, found in shown.items():
        repeated = [i for i in found if np.abs(groups[i].colour - keys[letter]).max() <= LIKE_KEY]
        if len(found) < 2 or not repeated:
            continue
        best = max((naming[i] for i in found), key=_ORDER.index)
        wrong += all(naming[i] is not best for i in repeated)
    return -min(MOST_CONTRADICTED, CONTRADICTED * wrong)

"""The naming of colours: which of a board's colours says right, which present, which absent.

No colour means the same everywhere: orange is right beside blue and present beside green, blue is
absent in Sutom and present elsewhere. Every naming of the groups is weighed, by the schemes that
games have, by what marks can say at all, and by whether any word is left.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from wmh.engine.clues.turn import Mark
from wmh.engine.screens.letters import Floats
from wmh.engine.screens.marks import ColourGroup

Grid = Sequence[tuple[tuple[str | None, ...], tuple[int, ...]]]
"""The marked rows of a board: the letters, and the group of each tile's colour."""

Naming = tuple[Mark, ...]
"""What each group means."""

Scheme = tuple[float, float, float]

SCHEMES: tuple[Scheme, ...] = (
    (120, 50, 0.0),
    (22, 202, -0.2),
    (0, 48, -0.3),
    (122, 33, -0.5),
    (150, 50, -0.3),
    (140, 208, -1.5),
    (215, 28, -1.7),
    (215, 50, -1.8),
    (122, 285, -1.8),
    (275, 50, -2.0),
    (330, 50, -2.3),
    (185, 50, -2.0),
    (122, 0, -2.6),
)
"""Hues of right and of present in the schemes that games have, and the logarithm of how common."""

WIDTH = 14.0
"""How far a hue strays from its scheme, in degrees."""

MOST_GROUPS = 7

GREYS_APART, GREYS_UNLIKE = 60, 16
"""How much lighter or darker a grey must be to mean something of its own, and to be unsure."""

SETTLED = 0.85

DOUBT = 1.3
"""Two namings that are nearer than this both survive."""


@dataclass(frozen=True)
class ColourNaming:
    """The likeliest naming, and how sure each group's meaning is; `rival` is a naming as likely."""

    naming: Naming
    sure: tuple[float, ...]
    rival: Naming | None


def name_groups(
    groups: Sequence[ColourGroup],
    boards: Sequence[Grid],
    blank: Floats | None,
    known: Mapping[int, Mark],
    any_word: Callable[[Naming], bool | None],
    schemes: Sequence[Scheme] = SCHEMES,
) -> ColourNaming:
    """The naming of the groups.

    `blank` is the colour of the tiles that hold nothing; `known` what somebody said of groups.
    `any_word` says whether a word is left under a naming, None where that cannot be told.
    """
    coloured = [
        i for i, x in enumerate(groups) if not x.grey and any(i in r[1] for b in boards for r in b)
    ]
    coloured = sorted(coloured, key=lambda i: -groups[i].size)[:MOST_GROUPS]
    weighed: list[tuple[float, Naming]] = []
    for meanings in product(Mark, repeat=len(coloured)):
        naming = [Mark.WHITE] * len(groups)
        for i, mark in zip(coloured, meanings, strict=True):
            naming[i] = mark
        if any(naming[i] is not mark for i, mark in known.items() if i in coloured):
            continue
        for i, mark in known.items():
            naming[i] = mark
        weight = _scheme(groups, coloured, meanings, blank, schemes) + sum(
            _sense(rows, naming) for rows in boards
        )
        weighed.append((weight, tuple(naming)))
    weighed.sort(key=lambda x: -x[0])
    weighed = weighed[:1] + [x for x in weighed[1:5] if x[0] > weighed[0][0] - 5]
    if len(weighed) > 1:
        left = [any_word(naming) for _, naming in weighed]
        weighed = [
            (w - (2.5 if fits is False and True in left else 0), x)
            for (w, x), fits in zip(weighed, left, strict=True)
        ]
        weighed.sort(key=lambda x: -x[0])
    best = weighed[0]
    if not coloured and (odd := _odd_greys(groups, boards, known, GREYS_APART)):
        naming = tuple(Mark.GREEN if i in odd else x for i, x in enumerate(best[1]))
        rival = tuple(Mark.YELLOW if i in odd else x for i, x in enumerate(naming))
        return ColourNaming(
            naming, tuple(0.5 if i in odd else 1.0 for i in range(len(groups))), rival
        )
    if not coloured and (odd := _odd_greys(groups, boards, known, GREYS_UNLIKE)):
        # Greys of one board that are unlike may be all that a picture without colours has left.
        sure = tuple(0.5 if i in odd else 1.0 for i in range(len(groups)))
        return ColourNaming(best[1], sure, None)
    total = np.exp([w - best[0] for w, _ in weighed])
    sure = tuple(
        float(
            sum(t for t, (_, x) in zip(total, weighed, strict=True) if x[i] is best[1][i])
            / total.sum()
        )
        for i in range(len(groups))
    )
    rival = weighed[1][1] if len(weighed) > 1 and weighed[1][0] > best[0] - DOUBT else None
    if rival is None:
        # Nothing else was as likely: what is the likeliest by so much need not be looked at.
        sure = tuple(max(x, SETTLED) for x in sure)
    return ColourNaming(best[1], sure, rival)


def _odd_greys(
    groups: Sequence[ColourGroup], boards: Sequence[Grid], known: Mapping[int, Mark], apart: float
) -> list[int]:
    """Returns greys beside the usual one and unlike it, if no tile has a colour."""
    sizes = Counter(i for rows in boards for _, line in rows for i in line)
    if len(sizes) < 2:
        return []
    usual = sizes.most_common(1)[0][0]
    mixed = {i for rows in boards for _, line in rows if len(set(line)) > 1 for i in line}
    return [
        i
        for i in mixed
        if i != usual
        and i not in known
        and abs(float(groups[i].colour.mean() - groups[usual].colour.mean())) > apart
    ]


def nearest_scheme(right: Sequence[float], present: Sequence[float]) -> Scheme:
    """The scheme that these hues are nearest to."""
    return max(
        SCHEMES,
        key=lambda x: (
            x[2]
            - sum((_turn(y, x[0]) / WIDTH) ** 2 for y in right)
            - sum((_turn(y, x[1]) / WIDTH) ** 2 for y in present)
        ),
    )


def _turn(one: float, other: float) -> float:
    return abs((one - other + 180) % 360 - 180)


def _scheme(
    groups: Sequence[ColourGroup],
    coloured: Sequence[int],
    meanings: Sequence[Mark],
    blank: Floats | None,
    schemes: Sequence[Scheme],
) -> float:
    """Returns how well the hues fit the best of the schemes."""
    weight = 0.0
    for i, mark in zip(coloured, meanings, strict=True):
        is_blank = blank is not None and bool(np.abs(groups[i].colour - blank).max() < 30)
        if is_blank:
            weight += -0.1 if mark is Mark.WHITE else -3.0
        elif mark is Mark.WHITE:
            weight -= 3.5
    by_mark = {
        wanted: [groups[i].hue for i, x in zip(coloured, meanings, strict=True) if x is wanted]
        for wanted in (Mark.GREEN, Mark.YELLOW)
    }
    best = max(
        common
        - sum((min(_turn(x, right), 60) / WIDTH) ** 2 for x in by_mark[Mark.GREEN])
        - sum((min(_turn(x, present), 60) / WIDTH) ** 2 for x in by_mark[Mark.YELLOW])
        for right, present, common in schemes
    )
    return weight + best


def _sense(rows: Grid, naming: Sequence[Mark]) -> float:
    """Returns how well a board's rows make sense together."""
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

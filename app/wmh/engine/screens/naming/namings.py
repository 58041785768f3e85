"""Naming of colours: decides which colour of a board means right, present or absent.

No colour means the same in all games, so every naming of a board's colour groups is scored: by
colour differences (a colourful tile beside plain ones is not absent), by usual hues, by rules of
marking, by the keyboard, and by the number of words that fit: the right naming leaves some words,
others seldom do.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

import numpy as np

from wmh.engine.clues.turn import Mark
from wmh.engine.screens.board import ColourEvidence
from wmh.engine.screens.letters import Floats
from wmh.engine.screens.marks import ColourGroup
from wmh.engine.screens.naming.plainness import PlainGroups

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


Scheme = tuple[float, float, float]

SCHEMES: tuple[Scheme, ...] = (
    (120, 50, 0.0),
    (22, 202, -0.3),
    (0, 48, -1.3),
    (122, 33, -0.5),
    (150, 50, -0.3),
    (140, 208, -1.5),
    (215, 28, -1.2),
    (215, 50, -1.8),
    (122, 285, -1.8),
    (275, 50, -2.0),
    (330, 50, -2.3),
    (185, 50, -2.0),
    (122, 0, -2.6),
)
"""Known schemes: the hue of right, the hue of present, and the log of their frequency."""

WIDTH = 14.0
"""Standard deviation of a hue from its scheme, in degrees."""

ANY = 3.5
"""Cost (logarithm) of a hue that belongs to no known scheme."""


def hues_weight(right: Sequence[float], present: Sequence[float]) -> float:
    """Returns the log-likelihood of hues for right and for present.

    It is that of the best known scheme, or of the hues one by one if that is greater.
    """
    known = max(
        common
        - sum(min((_turn(x, a) / WIDTH) ** 2, 9) for x in right)
        - sum(min((_turn(x, b) / WIDTH) ** 2, 9) for x in present)
        for a, b, common in SCHEMES
    )
    alone = -0.5 - sum(map(_of_right, right)) - sum(map(_of_present, present))
    return max(known, alone)


def _of_right(hue: float) -> float:
    """Returns the cost of a hue that means right: green is usual."""
    return min((_turn(hue, 120) / 38) ** 2, ANY)


def _of_present(hue: float) -> float:
    """Returns the cost of a hue that means present.

    Yellow and orange are usual, then blue and purple.
    """
    return min((_turn(hue, 45) / 28) ** 2, 1.2 + (_turn(hue, 235) / 70) ** 2, ANY)


def _turn(one: float, other: float) -> float:
    return abs((one - other + 180) % 360 - 180)


Naming = tuple[Mark, ...]
"""Mark that each colour group means, in the order of the groups."""

MOST_GROUPS = 6
"""Maximal number of groups that are scored.

A further group gets the meaning of the nearest scored group, as uncertain.
"""

MOST_NAMINGS, FARTHEST = 8, 9.0
"""Maximal number of namings for which words are counted, and their greatest distance.

The distance is the difference of log-likelihoods from the best naming.
"""

GREYS_APART, GREYS_UNLIKE = 60, 16
"""Least lightness differences of a grey with its own meaning, and of an uncertain grey."""

PLAIN_ROWS = 3
"""Number of grey rows from which marks may be shown in an unknown way."""

DOUBT = 3.0
"""Least difference of log-likelihoods by which one naming is surely likelier than another."""

OPEN, MOST_OPEN = 0.5, 0.79
"""Probability of a meaning without evidence, and maximal probability of one with a rival."""


@dataclass(frozen=True)
class Evidence:
    """A naming, with its log-likelihood by each kind of evidence."""

    naming: Naming
    weights: Mapping[str, float]

    @property
    def weight(self) -> float:
        return sum(self.weights.values())


@dataclass(frozen=True)
class ColourNaming:
    """The likeliest naming, with the probability of each group's meaning.

    `rival` is another naming that is nearly as likely, or None. `weighed` are the namings that were
    compared, likeliest first.
    """

    naming: Naming
    sure: tuple[float, ...]
    rival: Naming | None
    weighed: tuple[Evidence, ...] = field(default=())


def name_groups(
    groups: Sequence[ColourGroup],
    boards: Sequence[Grid],
    ground: Sequence[Floats],
    known: Mapping[int, Mark],
    keys: Mapping[str, Floats],
    words: Callable[[Naming], float],
    *,
    colourless: bool = False,
) -> ColourNaming:
    """Returns the likeliest naming of the colour groups.

    `boards` are the marked rows; `ground` are the colours of the page and of empty tiles; `known`
    are the meanings of groups that the user told; `keys` are the colours of keys. `words` returns
    the log-likelihood of a naming by the words that fit. If the picture is `colourless`, it may
    have lost its colours, and nothing is certain. If there are only two colours, one of them means
    absent and none is plain, both are uncertain: the other colour may mean either mark.
    """
    used = Counter(i for rows in boards for _, line in rows for i in line)
    plain = PlainGroups(groups, used, ground)
    chosen = sorted((i for i in used if i not in plain.absent), key=lambda i: -used[i])
    if not chosen:
        return _without_colours(groups, boards, used, known, colourless=colourless)
    weighed = _prior(groups, plain, boards, known, keys, chosen[:MOST_GROUPS])
    weighed = [x for x in weighed if x.weight > weighed[0].weight - FARTHEST][:MOST_NAMINGS]
    if len(weighed) > 1:
        weighed = [Evidence(x.naming, {**x.weights, "words": words(x.naming)}) for x in weighed]
        weighed.sort(key=lambda x: -x.weight)
    best = weighed[0]
    total = np.exp([x.weight - best.weight for x in weighed])
    naming = list(best.naming)
    sure = [
        float(sum(t for t, x in zip(total, weighed, strict=True) if x.naming[i] is naming[i]))
        / float(total.sum())
        for i in range(len(groups))
    ]
    for i in chosen[MOST_GROUPS:]:
        near = min(chosen[:MOST_GROUPS], key=lambda j: _away(groups[i], groups[j]))
        naming[i], sure[i] = known.get(i, naming[near]), OPEN
    near_rival = len(weighed) > 1 and weighed[1].weight > best.weight - DOUBT
    rival = weighed[1].naming if near_rival else None
    if rival is not None:
        sure = [
            x if mark is other else min(x, MOST_OPEN)
            for x, mark, other in zip(sure, naming, rival, strict=True)
        ]
    if not plain.absent and len(used) == 2 and any(naming[i] is Mark.WHITE for i in used):
        sure = [x if i in known else min(x, MOST_OPEN) for i, x in enumerate(sure)]
    return ColourNaming(tuple(naming), tuple(sure), rival, tuple(weighed))


def evidence_of(group: int, colour: tuple[int, int, int], named: ColourNaming) -> ColourEvidence:
    """Returns the evidence for the meaning of a colour group; `colour` is the group's colour."""
    mark, sure = named.naming[group], named.sure[group]
    other = next((x for x in named.weighed if x.naming[group] is not mark), None)
    if other is None:
        return ColourEvidence(colour, mark, sure)
    best = named.weighed[0]
    reasons = {kind: x - other.weights[kind] for kind, x in best.weights.items()}
    return ColourEvidence(colour, mark, sure, other.naming[group], reasons)


def _away(one: ColourGroup, other: ColourGroup) -> float:
    return float(np.abs(one.colour - other.colour).max())


def _prior(
    groups: Sequence[ColourGroup],
    plain: PlainGroups,
    boards: Sequence[Grid],
    known: Mapping[int, Mark],
    keys: Mapping[str, Floats],
    chosen: Sequence[int],
) -> list[Evidence]:
    """Returns the possible namings, likeliest first, scored by everything except the words.

    The groups that are not `chosen` mean absent unless they are known.
    """
    options = [
        (known[i],) if i in known else (Mark.GREEN, Mark.WHITE) if i == plain.light else tuple(Mark)
        for i in chosen
    ]
    weighed: list[Evidence] = []
    for meanings in product(*options):
        naming = [Mark.WHITE] * len(groups)
        for i, mark in (*known.items(), *zip(chosen, meanings, strict=True)):
            naming[i] = mark
        hues = {
            wanted: [
                groups[i].hue
                for i, x in zip(chosen, meanings, strict=True)
                if x is wanted and i != plain.light
            ]
            for wanted in (Mark.GREEN, Mark.YELLOW)
        }
        weights = {
            "plain": plain.weight(naming),
            "hues": hues_weight(hues[Mark.GREEN], hues[Mark.YELLOW]),
        }
        weighed.append(Evidence(tuple(naming), weights))
    weighed.sort(key=lambda x: -x.weight)
    weighed = [x for x in weighed if x.weight > weighed[0].weight - 2 * FARTHEST]
    weighed = [
        Evidence(
            x.naming,
            {
                **x.weights,
                "rows": sum(sense(rows, x.naming) for rows in boards),
                "keyboard": keys_weight(boards, x.naming, groups, keys),
            },
        )
        for x in weighed
    ]
    return sorted(weighed, key=lambda x: -x.weight)


def _without_colours(
    groups: Sequence[ColourGroup],
    boards: Sequence[Grid],
    used: Counter[int],
    known: Mapping[int, Mark],
    *,
    colourless: bool,
) -> ColourNaming:
    """Returns the naming for a board without coloured tiles.

    All its groups mean absent, unless colours were lost; if the greys differ, nothing is certain.
    """
    naming = [known.get(i, Mark.WHITE) for i in range(len(groups))]
    odd = _odd_greys(groups, boards, known, GREYS_APART)
    unlike = colourless or odd or _odd_greys(groups, boards, known, GREYS_UNLIKE)
    long = max((len(rows) for rows in boards), default=0) >= PLAIN_ROWS
    sure = [
        OPEN if (unlike or long) and i in used and i not in known else 1.0
        for i in range(len(groups))
    ]
    for i in odd:
        naming[i] = Mark.GREEN
    rival = tuple(Mark.YELLOW if i in odd else x for i, x in enumerate(naming)) if odd else None
    return ColourNaming(tuple(naming), tuple(sure), rival)


def _odd_greys(
    groups: Sequence[ColourGroup], boards: Sequence[Grid], known: Mapping[int, Mark], apart: float
) -> list[int]:
    """Returns the groups that differ in lightness by more than `apart` from the commonest group.

    Only groups in rows of several colours count.
    """
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

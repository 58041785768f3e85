"""The naming of colours: which of a board's colours says right, which present, which absent.

No colour means the same everywhere, so that every naming of a board's groups is weighed, by how
the colours differ from each other (what has a colour beside plain tiles is not absent), by hues
that games like, by what marks can say at all, by the keys that repeat the best mark of a letter,
and by how many words are left: the right naming leaves some, others seldom do.
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
from wmh.engine.screens.naming.schemes import hues_weight
from wmh.engine.screens.naming.sense import Grid, keys_weight, sense

Naming = tuple[Mark, ...]
"""Meaning of each colour group, in the order of the groups."""

MOST_GROUPS = 6
"""Groups that are weighed; the others mean what the nearest of these means, unsure."""

MOST_NAMINGS, FARTHEST = 8, 9.0
"""Namings of which the words are counted, and how much less likely than the best they may be."""

GREYS_APART, GREYS_UNLIKE = 60, 16
"""Difference of lightness at which a grey has a meaning of its own, and at which it is unsure."""

PLAIN_ROWS = 3
"""So many rows without any mark are doubted: marks may be shown in a way that was not seen."""

DOUBT = 3.0
"""Two namings that are nearer than this both survive."""

OPEN, MOST_OPEN = 0.5, 0.79
"""Certainty of a meaning without evidence, and the most that one with a rival can have."""


@dataclass(frozen=True)
class Evidence:
    """Evidence for a naming: logarithms, by its kind."""

    naming: Naming
    weights: Mapping[str, float]

    @property
    def weight(self) -> float:
        return sum(self.weights.values())


@dataclass(frozen=True)
class ColourNaming:
    """The likeliest naming, and how sure each group's meaning is; `rival` is a naming as likely.

    `weighed` are the namings that were compared, the likeliest first.
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
    """The naming of the groups.

    `ground` are the colours of the page and of tiles that hold nothing; `known` what somebody said
    of groups. `words` returns the logarithm of how likely the words make a naming. A picture
    that is `colourless` may have lost its colours: nothing that it shows is sure. Nor is what two
    colours mean of which one says absent, beside no plain tile: the other may be either mark.
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
    """The evidence for what a group was taken for."""
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
    """The namings that are possible, weighed by all but the words, the likeliest first."""
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
    """The naming where no tile has a colour: all are absent, or the picture has lost its colours.

    Nothing that such a picture shows is sure as soon as its greys are unlike.
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
    """Returns greys beside the usual one and unlike it."""
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

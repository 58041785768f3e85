"""Keyboard shown below a board: each key repeats the best mark that its letter got."""

from collections.abc import Collection, Mapping, Sequence

import numpy as np

from wmh.engine.screens.finding.regions import Picture
from wmh.engine.screens.letters import Floats
from wmh.engine.screens.naming.signals import Signal, line_of
from wmh.engine.screens.tiles import LatticeTile

KeyTiles = Sequence[tuple[str, LatticeTile]]
"""Keys of an on-screen keyboard: the letter and the tile of each."""

SAME = 22
"""Maximal difference of the colours of two keys that have equal marks."""


def key_colours(keys: KeyTiles, signal: Signal) -> Mapping[str, Floats]:
    """Returns the colour of each letter's key, without letters that have several keys."""
    seen: dict[str, list[Floats]] = {}
    for letter, tile in keys:
        seen.setdefault(letter, []).append(signal.colour(tile))
    return {letter: found[0] for letter, found in seen.items() if len(found) == 1}


def says_marked(
    row: Sequence[str | None],
    guessed: Collection[str | None],
    absent: Collection[str | None],
    keys: KeyTiles,
    picture: Picture,
) -> bool | None:
    """True if the keys of a row's new letters look guessed, False if not; None if unclear.

    `guessed` are the letters of rows that are certainly marked; letters that occur in no row show
    the look of an unused key. `absent` are guessed letters that were never right or present: if
    their keys look unused, the keyboard does not show absent letters, and the result is None.
    """
    looks = {x: np.concatenate([t.paper, t.ink, line_of(picture, t)]) for x, t in keys}
    new = [looks[x] for x in set(row) - set(guessed) if x in looks]
    unused = [found for x, found in looks.items() if x not in guessed and x not in row]
    if len(new) < 2 or len(unused) < 3:
        return None
    plain = np.median(np.array(unused), axis=0)
    if np.mean([same(x, plain) for x in unused]) < 0.8:
        return None
    if guessed and all(same(looks[x], plain) for x in absent if x in looks):
        return None
    like = [same(x, plain) for x in new]
    if all(like):
        return False
    return True if not any(like) else None


def same(one: Floats, other: Floats) -> bool:
    return bool(np.abs(one - other).max() <= SAME)

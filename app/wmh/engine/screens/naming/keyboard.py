"""The keyboard that a game shows below its board: keys repeat the best mark of their letters."""

from collections.abc import Mapping, Sequence

import numpy as np

from wmh.engine.screens.letters import Floats
from wmh.engine.screens.naming.signals import Signal
from wmh.engine.screens.tiles import LatticeTile

KeyTiles = Sequence[tuple[str, LatticeTile]]
"""The keys that were found, with their letters."""

SAME = 22
"""Keys whose colours differ no more are marked alike."""


def key_colours(keys: KeyTiles, signal: Signal) -> Mapping[str, Floats]:
    """The colours of the keys, by letter; without letters that were seen twice."""
    seen: dict[str, list[Floats]] = {}
    for letter, tile in keys:
        seen.setdefault(letter, []).append(signal.colour(tile))
    return {letter: found[0] for letter, found in seen.items() if len(found) == 1}


def says_marked(
    row: Sequence[str | None], before: Sequence[Sequence[str | None]], keys: Mapping[str, Floats]
) -> bool | None:
    """True if the keys of a row's new letters look guessed, False if not; None if they are silent.

    `before` are the rows that are marked for sure. Letters that no row has show what a key looks
    like that was not used.
    """
    guessed = {x for line in before for x in line}
    new = [keys[x] for x in set(row) - guessed if x in keys]
    unused = [found for x, found in keys.items() if x not in guessed and x not in row]
    if len(new) < 2 or len(unused) < 3:
        return None
    plain = np.median(np.array(unused), axis=0)
    if np.mean([same(x, plain) for x in unused]) < 0.8:
        return None
    like = [same(x, plain) for x in new]
    if all(like):
        return False
    return True if not any(like) else None


def same(one: Floats, other: Floats) -> bool:
    return bool(np.abs(one - other).max() <= SAME)

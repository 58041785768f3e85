"""Plain colours of a board: greys, tinted greys, and the colour of the page.

A colourful tile beside plain tiles is not absent. If no tile is plain, absent has a colour of its
own; if a tile is white among coloured tiles, white may mean right.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations

import numpy as np

from wmh.engine.clues.turn import Mark
from wmh.engine.screens.letters import Floats
from wmh.engine.screens.marks import ColourGroup

LIKE_GROUND = 30
"""Maximal distance of a colour that counts as the colour of the page or of an empty tile."""

LIGHT = 205
"""Least value of a grey that counts as white."""

TINT, TINTED = 10, 3.0
"""Minimal chroma of a tinted grey, and its minimal ratio to the chroma of the purest grey."""

BESIDE_PLAIN = 40.0
"""Cost (logarithm) of a colour that means absent although there are plain tiles."""

GROUND_BESIDE_PLAIN = 4.0
"""Cost like BESIDE_PLAIN for a colour like the page's, which may not be marked yet."""

TOGETHER = 0.7
"""Cost (logarithm) of different colours with one meaning, per tile of the smaller group."""

HUES_APART = 25
"""Least difference in degrees of two hues that a game chose to be different."""


class PlainGroups:
    """Division of a board's colour groups into plain and coloured ones."""

    def __init__(
        self, groups: Sequence[ColourGroup], used: Mapping[int, int], ground: Sequence[Floats]
    ) -> None:
        """Finds the plain groups among those in `used`.

        `used` has the number of marked tiles of each colour group; `ground` are background colours.
        """
        self._groups, self._used = groups, used
        most = max((groups[i].chroma for i in used), default=0.0)
        self._grounded = {i for i in used if any(_like_ground(groups[i], x) for x in ground)}
        grey = {i for i in used if groups[i].grey or _is_tint(groups[i], most)}
        least = min((groups[i].chroma for i in grey), default=0.0)
        tinted = {
            i
            for i in grey - self._grounded
            if groups[i].chroma >= TINT and groups[i].chroma > TINTED * least + 6
        }
        self._tinted = tinted if len(grey) > len(tinted) else set[int]()
        self._plain = grey - self._tinted
        coloured = len(self._used) > len(self._plain)
        white = [i for i in self._plain if groups[i].colour.min() > LIGHT] if coloured else []
        self.light = max(white, key=lambda i: float(groups[i].colour.sum()), default=None)
        """Plain group that may mean right, because it is white among colours; or None."""

    @property
    def absent(self) -> set[int]:
        """Groups that can only mean absent."""
        return self._plain - {self.light}

    def weight(self, naming: Sequence[Mark]) -> float:
        """Returns the log-likelihood of a naming, by comparison of plain and coloured groups."""
        absent = [i for i in self._plain if naming[i] is Mark.WHITE]
        weight = 0.0
        for i in self._used:
            white = naming[i] is Mark.WHITE
            if i in self._plain:
                weight -= self._of_plain(i, white=white)
            elif i in self._grounded and not absent:
                weight -= 0.1 if white else 3.0
            elif i in self._grounded:
                weight -= GROUND_BESIDE_PLAIN if white else 0.3
            elif i in self._tinted:
                weight -= 1.5 + self._groups[i].chroma / 10 if white else 0.3
            elif white:
                weight -= BESIDE_PLAIN if absent else _absence(self._groups[i])
        for i, j in combinations(self._used, 2):
            if naming[i] is naming[j] and self._on_purpose(i, j):
                weight -= 3.0 + TOGETHER * min(self._used[i], self._used[j])
        return weight

    def _of_plain(self, group: int, *, white: bool) -> float:
        """Returns the cost of a plain group's meaning: absent if `white` is true, else right."""
        if group == self.light and group not in self._grounded:
            return 1.0 if white else 1.5
        return 0.0 if white else 3.5 if len(self._plain) == 1 else 2.5

    def _on_purpose(self, one: int, other: int) -> bool:
        """True if two groups differ so much that they are different colours in the game."""
        if one in self._plain and other in self._plain:
            away = np.abs(self._groups[one].colour - self._groups[other].colour).max()
            return bool(away > 60)
        if one in self._plain or other in self._plain:
            return False
        turn = abs((self._groups[one].hue - self._groups[other].hue + 180) % 360 - 180)
        return turn > HUES_APART


def _like_ground(group: ColourGroup, ground: Floats) -> bool:
    """True if a colour is near a background colour and has no hue of its own."""
    coloured = group.chroma > 2 * float(np.ptp(ground)) + TINT
    return not coloured and bool(np.abs(group.colour - ground).max() < LIKE_GROUND)


def _is_tint(group: ColourGroup, most: float) -> bool:
    """True if a colour is weak beside the strongest of the board, whose chroma is `most`."""
    return group.chroma < 0.3 * most and group.chroma < 0.22 * float(group.colour.max())


def _absence(group: ColourGroup) -> float:
    """Returns the cost of a colour that means absent while no tile is plain."""
    if 70 <= group.hue <= 170:
        return 5.0
    return 4.0 if 30 <= group.hue < 70 else 2.0

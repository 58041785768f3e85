"""Groups of equal tile colours: the tiles of one group have the same mark."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from wmh.engine.screens.letters import Floats

APART = 13
"""Maximal channel difference of neighbouring colours in a group, which is a chain of colours."""


@dataclass(frozen=True)
class ColourGroup:
    """A group of tile colours: its median colour, and the number of tiles."""

    colour: Floats
    size: int

    @cached_property
    def chroma(self) -> float:
        return float(self.colour.max() - self.colour.min())

    @cached_property
    def hue(self) -> float:
        """Hue in degrees: red 0, yellow 60, green 120, blue 240."""
        red, green, blue = self.colour.tolist()
        most, chroma = max(red, green, blue), self.chroma
        if chroma == 0:
            return 0.0
        if most == red:
            return (60 * (green - blue) / chroma) % 360
        if most == green:
            return 60 * (blue - red) / chroma + 120
        return 60 * (red - green) / chroma + 240

    @cached_property
    def grey(self) -> bool:
        """True if the colour is grey or bluish grey, and so no colour that games use for marks."""
        light = float(self.colour.max())
        if self.chroma < 22 or self.chroma < 0.1 * light:
            return True
        bluish = 195 <= self.hue <= 265
        return bluish and (self.chroma < 38 or (self.chroma < 66 and self.chroma < 0.5 * light))


def groups_of(colours: Floats) -> tuple[NDArray[np.intp], list[ColourGroup]]:
    """Returns the group index of each colour, and the groups; `colours` is (n, 3)."""
    if not len(colours):
        return np.zeros(0, np.intp), []
    near = np.abs(colours[:, None] - colours[None]).max(-1) <= APART
    label = np.full(len(colours), -1)
    groups: list[ColourGroup] = []
    for start in range(len(colours)):
        if label[start] >= 0:
            continue
        members = np.zeros(len(colours), bool)
        members[start] = True
        while True:
            more = near[members].any(0)
            if (more == members).all():
                break
            members = more
        label[members] = len(groups)
        groups.append(ColourGroup(np.median(colours[members], axis=0), int(members.sum())))
    return label, groups


def alike(one: Floats, other: Floats) -> bool:
    """True if two colours differ so little that compression may have made them different."""
    return bool(np.abs(one - other).max() <= 1.4 * APART)

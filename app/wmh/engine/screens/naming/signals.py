"""The part of a tile that shows its mark: its paper, or its outline or underline, or its ink.

Most games fill tiles. Terminals often leave every tile as dark as the page and colour the line
around it, or the letter alone: then the papers are all alike and say nothing. A letter is asked
before a line, which may be that of the next tile.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from wmh.engine.screens.blocks import TileBlock
from wmh.engine.screens.finding.regions import Picture
from wmh.engine.screens.letters import Floats
from wmh.engine.screens.marks import ColourGroup
from wmh.engine.screens.tiles import LatticeTile

APART = 30
"""Tiles whose papers differ no more than this in any channel are told apart by something else."""

FAINTEST_LINE = 24
"""A line that differs less from the paper is none."""

BEYOND = 0.1
"""Most distance of a line below its tile, as a part of the tile's height."""


@dataclass(frozen=True)
class Signal:
    """The part that shows marks; `colour` is what it looks like in a tile."""

    kind: str
    colour: Callable[[LatticeTile], Floats]

    @property
    def filled(self) -> bool:
        """True if marked tiles are filled."""
        return self.kind == "paper"


def signal_of(picture: Picture, blocks: Sequence[TileBlock]) -> Signal:
    """The part by which the tiles of these boards differ."""
    paper = Signal("paper", lambda tile: tile.paper)
    shown = [
        tile
        for block in blocks
        for row in block.tiles
        if sum(t.features is not None for t in row) == len(row)
        for tile in row
    ]
    if len(shown) < 2 or _differ(np.array([t.paper for t in shown]), APART):
        return paper
    for other in (
        Signal("ink", lambda tile: tile.ink),
        Signal("line", lambda tile: line_of(picture, tile)),
    ):
        seen = np.array([other.colour(t) for t in shown])
        chroma = [ColourGroup(x, 1) for x in seen]
        if _differ(seen, 2 * APART) and not all(x.grey for x in chroma):
            return other
    return paper


def _differ(colours: Floats, least: float) -> bool:
    return bool(np.ptp(colours, axis=0).max() > least)


def line_of(picture: Picture, tile: LatticeTile) -> Floats:
    """The colour of the line below a tile's letter: of its outline, or what underlines it."""
    left, top, right, bottom = tile.box
    middle, across = (left + right) / 2, 0.15 * (right - left)
    first = tile.glyph[3] + 2 if tile.glyph is not None else top + 0.8 * (bottom - top)
    last = bottom + BEYOND * (bottom - top)
    rows, columns = picture.shape[:2]
    strip = picture[
        max(0, min(rows - 1, round(first))) : max(1, min(rows, round(last) + 1)),
        max(0, min(columns - 1, round(middle - across))) : max(1, round(middle + across) + 1),
    ].astype(np.float32)
    if not strip.size:
        return tile.paper
    lines = np.median(strip, axis=1)
    away = np.abs(lines - tile.paper).max(1)
    best = int(np.argmax(away))
    return np.asarray(lines[best] if away[best] >= FAINTEST_LINE else tile.paper, np.float32)

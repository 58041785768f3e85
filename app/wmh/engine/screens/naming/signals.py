"""Signal: the part of a tile that shows its mark, which is background, line or letter.

Most games fill tiles. Games in terminals often leave every tile dark and colour the outline or the
letter; then all backgrounds are alike. The letter is tried before the outline, which may be that of
the neighbouring tile.
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
"""Maximal channel difference of backgrounds that count as equal."""

FAINTEST_LINE = 24
"""Minimal channel difference of an outline or underline from the background."""

BEYOND = 0.1
"""Maximal distance of an underline below its tile, as a share of the tile's height."""


@dataclass(frozen=True)
class Signal:
    """The part of tiles that shows marks; `colour` returns the colour of this part of a tile."""

    kind: str
    colour: Callable[[LatticeTile], Floats]

    @property
    def filled(self) -> bool:
        """True if the background of a tile shows its mark."""
        return self.kind == "paper"


def signal_of(picture: Picture, blocks: Sequence[TileBlock]) -> Signal:
    """Returns the part whose colour differs among the tiles of these boards."""
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
    """Returns the colour of the outline or the underline of a tile, below its letter."""
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

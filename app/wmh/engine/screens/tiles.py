"""Content of the places of a lattice: the box of a letter, and the colours."""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from wmh.engine.screens.finding.cells import CELLS
from wmh.engine.screens.finding.lattice import Lattice
from wmh.engine.screens.finding.regions import Boxes, Picture, patches
from wmh.engine.screens.letters import Floats, cut_glyph, features_of

FAINT = 14
"""Minimal contrast (of 255) of a letter."""

SMALLEST = 0.18
"""Share of a tile's height below which content beside a revealed letter is a dot."""

DOT = 0.42
"""Share of the height of the board's letters below which content is a dot or dash."""

MOST_HEIGHT = 1.6
"""Maximal height of a letter, as a ratio to the letters of the first full row."""

FAINTEST, FAINTEST_LARGE, LARGE = 0.14, 0.4, 0.66
"""Minimal contrast of a letter, as a share of the contrast of the board's letters.

FAINTEST_LARGE is for content higher than the share LARGE of its tile.
"""

_LINE_WIDE, _LINE_HIGH = 0.55, 0.15
"""Minimal width and maximal height of an underline, as shares of a tile."""

_RING = 0.72
"""Share of a tile's width and height above which a stroke with content is an outline."""


@dataclass(frozen=True)
class LatticeTile:
    """A place of a lattice with its content.

    `box` is the tile's left, top, right and bottom in pixels; `glyph` is the box of its content,
    None if empty. `paper` is the colour around the glyph, or of an empty tile's middle; `ink` is
    the colour of the glyph; `features` is the network's input, None if the glyph cannot be a
    letter.
    """

    box: tuple[float, float, float, float]
    glyph: tuple[int, int, int, int] | None
    paper: Floats
    ink: Floats
    features: Floats | None


def tiles_of(picture: Picture, lattice: Lattice, strokes: Boxes) -> list[list[LatticeTile]]:
    """Returns the tiles of a lattice, row by row, with the content found among these strokes."""
    width, height = _tile_size(lattice)
    places = lattice.middles.reshape(-1, 2)
    half = np.array([width, height]) / 2
    sides = np.concatenate([places - half, places + half], 1)
    if lattice.kind == CELLS:
        tiles = [_cell(picture, tuple(box)) for box in sides.tolist()]
    else:
        inside = _strokes_inside(strokes, sides)
        tiles = [
            _tile(picture, tuple(box), strokes.sides[chosen])
            for box, chosen in zip(sides.tolist(), inside, strict=True)
        ]
    columns = lattice.columns
    rows = [tiles[i : i + columns] for i in range(0, len(tiles), columns)]
    return _without_strangers([_without_dots(row) for row in rows])


def _tile_size(lattice: Lattice) -> tuple[float, float]:
    if lattice.tiled:
        return lattice.size
    down = lattice.down
    return lattice.across * 0.92, 0.92 * (
        min(down, 1.6 * lattice.across) if down else lattice.across
    )


def _strokes_inside(strokes: Boxes, sides: NDArray[np.float64]) -> list[NDArray[np.intp]]:
    """Returns for each box the indices of the strokes that lie wholly inside."""
    left, top, right, bottom = sides.min(0)[0], sides.min(0)[1], sides.max(0)[2], sides.max(0)[3]
    near = np.flatnonzero(
        (strokes.x > left) & (strokes.x < right) & (strokes.y > top) & (strokes.y < bottom)
    )
    found = strokes.sides[near]
    inside = (
        (found[None, :, 0] >= sides[:, None, 0] - 0.5)
        & (found[None, :, 1] >= sides[:, None, 1] - 0.5)
        & (found[None, :, 2] <= sides[:, None, 2] + 0.5)
        & (found[None, :, 3] <= sides[:, None, 3] + 0.5)
    )
    return [near[row] for row in inside]


def _tile(picture: Picture, box: tuple[float, float, float, float], strokes: Floats) -> LatticeTile:
    strokes = _without_outlines(picture, box, strokes)
    glyph = _glyph(box, strokes)
    if glyph is None:
        glyph = _torn(picture, box)
    if glyph is None:
        middle = _middle(picture, box)
        return LatticeTile(box, None, middle, middle, None)
    paper = _paper(picture, glyph)
    left, top, right, bottom = glyph
    patch = picture[top:bottom, left:right]
    ink = cut_glyph(patch, paper)
    if ink.contrast < FAINT:
        return LatticeTile(box, None, paper, paper, None)
    return LatticeTile(box, glyph, paper, ink.colour, features_of(ink.ink))


def _cell(picture: Picture, box: tuple[float, float, float, float]) -> LatticeTile:
    """The tile in a cell of a terminal, which its letter fills from side to side."""
    left, top, right, bottom = (round(x) for x in box)
    patch = picture[top:bottom, left:right]
    paper = _median(np.concatenate([patch[:2], patch[-2:]]).reshape(-1, 3))
    ink = cut_glyph(patch, paper)
    shown = np.argwhere(ink.ink >= 0.5)
    if ink.contrast < FAINT or not len(shown):
        return LatticeTile(box, None, paper, paper, None)
    (y0, x0), (y1, x1) = shown.min(0).tolist(), (shown.max(0) + 1).tolist()
    glyph = (left + x0, top + y0, left + x1, top + y1)
    return LatticeTile(box, glyph, paper, ink.colour, features_of(ink.ink))


def _without_outlines(
    picture: Picture, box: tuple[float, float, float, float], strokes: Floats
) -> Floats:
    """Returns the strokes in a box without lines, and without frames, discs and bands.

    Frames, discs and bands are left out if they have other strokes inside.
    """
    if not len(strokes):
        return strokes
    width, height = box[2] - box[0], box[3] - box[1]
    keep = np.ones(len(strokes), bool)
    for i, (left, top, right, bottom) in enumerate(strokes.tolist()):
        wide, high = (right - left) / width, (bottom - top) / height
        within = (
            (strokes[:, 0] > left + 1)
            & (strokes[:, 1] > top + 1)
            & (strokes[:, 2] < right - 1)
            & (strokes[:, 3] < bottom - 1)
        )
        underline = wide > _LINE_WIDE and high < _LINE_HIGH
        if (
            (wide > 0.86 and high > 0.86)
            or (underline and len(strokes) > 1)
            or (
                within.any()
                and (
                    (wide > _RING and high > _RING) or _is_band(picture, (left, top, right, bottom))
                )
            )
        ):
            keep[i] = False
    return strokes[keep]


def _is_band(picture: Picture, box: tuple[float, float, float, float]) -> bool:
    """True if the box is filled up to its corners, as no letter is."""
    left, top, right, bottom = (int(x) for x in box)
    across, down = max(2, round((right - left) * 0.1)), max(2, round((bottom - top) * 0.12))
    if right - left < 2 * across + 2 or bottom - top < 2 * down + 2:
        return False
    inner = picture[
        [top + down, top + down, bottom - 1 - down, bottom - 1 - down],
        [left + across, right - 1 - across, left + across, right - 1 - across],
    ].astype(np.int16)
    rows, columns = picture.shape[:2]
    outer = picture[
        [max(0, top - 1)] * 2 + [min(rows - 1, bottom)] * 2,
        [max(0, left - 1), min(columns - 1, right)] * 2,
    ].astype(np.int16)
    return bool(np.ptp(inner, axis=0).max() < 40 and np.abs(inner - outer).max(1).min() > 20)


def _glyph(
    box: tuple[float, float, float, float], strokes: Floats
) -> tuple[int, int, int, int] | None:
    """Returns the box around the strokes in the middle of a tile; None if there are none."""
    if not len(strokes):
        return None
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    high = strokes[:, 3] - strokes[:, 1]
    x, y = (strokes[:, 0] + strokes[:, 2]) / 2, (strokes[:, 1] + strokes[:, 3]) / 2
    central = (np.abs(x - (left + right) / 2) < 0.3 * width) & (
        np.abs(y - (top + bottom) / 2) < 0.36 * height
    )
    tall = central & (high > 0.3 * high[central].max()) if central.any() else central
    if not tall.any():
        return None
    body = strokes[tall]
    sides = (*body[:, :2].min(0), *body[:, 2:].max(0))
    marks = central & ~tall & (x > sides[0]) & (x < sides[2])
    whole = strokes[tall | marks]
    return (
        int(whole[:, 0].min()),
        int(whole[:, 1].min()),
        int(whole[:, 2].max()),
        int(whole[:, 3].max()),
    )


def _torn(
    picture: Picture, box: tuple[float, float, float, float]
) -> tuple[int, int, int, int] | None:
    """Returns the box of a letter whose strokes touch the tile's outline, or None.

    They may touch after compression.
    """
    left, top, right, bottom = box
    across, down = 0.13 * (right - left), 0.1 * (bottom - top)
    x0, y0 = max(0, round(left + across)), max(0, round(top + down))
    patch = picture[y0 : round(bottom - down), x0 : round(right - across)]
    if patch.shape[0] < 6 or patch.shape[1] < 6:
        return None
    if (patch.max((0, 1)) - patch.min((0, 1))).max() < 40:
        return None
    far = np.abs(patch - _median(patch.reshape(-1, 3))).max(-1)
    most = np.percentile(far, 97)
    if most < 40:
        return None
    rows, columns = far.shape
    found = [
        x
        for x in patches(far > 0.5 * most, corners=True).tolist()
        if x[0] > 0 and x[1] > 0 and x[2] < columns and x[3] < rows
    ]
    tall = [x for x in found if x[3] - x[1] > 0.3 * rows]
    if not tall or len(tall) > 2:
        return None
    sides = np.array(tall, int)
    a, b, c, d = *sides[:, :2].min(0).tolist(), *sides[:, 2:].max(0).tolist()
    return (x0 + a - 1, y0 + b - 1, x0 + c + 1, y0 + d + 1)


def _middle(picture: Picture, box: tuple[float, float, float, float]) -> Floats:
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    across, down = 0.22 * (right - left), 0.22 * (bottom - top)
    patch = picture[
        max(0, int(y - down)) : max(1, int(y + down) + 1),
        max(0, int(x - across)) : max(1, int(x + across) + 1),
    ]
    if not patch.size:
        return np.zeros(3, np.float32)
    apart = 1 + min(patch.shape[:2]) // 16
    return _median(patch[::apart, ::apart].reshape(-1, 3))


def _median(colours: NDArray[np.uint8]) -> Floats:
    """Returns the median of colours (n, 3) in each channel, always a value of a colour."""
    middle = len(colours) // 2
    return np.partition(colours, middle, axis=0)[middle].astype(np.float32)


def _paper(picture: Picture, glyph: tuple[int, int, int, int]) -> Floats:
    """Returns the colour just around a glyph."""
    left, top, right, bottom = glyph
    rows, columns = picture.shape[:2]
    left, top = max(0, left - 1), max(0, top - 1)
    right, bottom = min(columns, right + 1), min(rows, bottom + 1)
    lines = (
        picture[top : top + 2, left:right],
        picture[bottom - 2 : bottom, left:right],
        picture[top:bottom, left : left + 2],
        picture[top:bottom, right - 2 : right],
    )
    return _median(np.concatenate([x.reshape(-1, 3) for x in lines]))


def _without_dots(row: list[LatticeTile]) -> list[LatticeTile]:
    """Returns the row with its dots made no letters, if all tiles but one have dots."""
    high = max(map(_height, row))
    dots = [
        t.features is not None and _height(t) < min(DOT * high, SMALLEST * (t.box[3] - t.box[1]))
        for t in row
    ]
    if sum(dots) != len(row) - 1:
        return row
    return [replace(t, features=None) if dot else t for t, dot in zip(row, dots, strict=True)]


def _without_strangers(rows: list[list[LatticeTile]]) -> list[list[LatticeTile]]:
    """Returns the rows with content of odd size or contrast made no letters.

    Such content is dots and shadows.
    """
    lettered = [row for row in rows if sum(t.features is not None for t in row) > 0.6 * len(row)]
    if not lettered:
        return rows
    shown = [t for t in lettered[0] if t.glyph and t.features is not None]
    high = float(np.median([_height(t) for t in shown]))
    strong = float(np.median([_contrast(t) for t in shown]))

    def of_letter(tile: LatticeTile) -> bool:
        large = _height(tile) > LARGE * (tile.box[3] - tile.box[1])
        faintest = FAINTEST_LARGE if large else FAINTEST
        return (
            DOT * high < _height(tile) < MOST_HEIGHT * high and _contrast(tile) > faintest * strong
        )

    return [
        [t if t.features is None or of_letter(t) else replace(t, features=None) for t in row]
        for row in rows
    ]


def _height(tile: LatticeTile) -> float:
    return 0.0 if tile.glyph is None else tile.glyph[3] - tile.glyph[1]


def _contrast(tile: LatticeTile) -> float:
    return float(np.abs(tile.ink - tile.paper).max())

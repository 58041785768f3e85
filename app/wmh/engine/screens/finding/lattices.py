"""Lattices of a screenshot that might be boards: searched, merged, and extended to their ends."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from wmh.engine.screens.finding.lattice import TOUCHING, Lattice, coverage, overlap
from wmh.engine.screens.finding.links import (
    LETTERS,
    MOST_COLUMNS,
    MOST_ROWS,
    TILES,
    linked_lattices,
)
from wmh.engine.screens.finding.regions import Boxes, Regions

MOST_BOXES = 2500
"""Maximal number of boxes searched for lattices; more boxes are a texture and no board."""

TILE_WEIGHT = 0.35
"""Weight of a tile when lattices are compared; a letter weighs 1."""

SAME_PITCH = 0.035
"""Maximal relative difference of the distances in two parts of one grid."""

LEAST_ALIKE = 0.7
"""Minimal ratio of the widths, and of the heights, of two tiles of one board."""

MOST_MISSING = 2
"""Maximal number of missing rows between two parts of a board."""


Floats = NDArray[np.floating]


def lattices_of(proposals: Sequence[Regions]) -> list[Lattice]:
    """Returns the lattices that might be boards, the best explained first, without overlaps."""
    found = [
        lattice
        for regions in proposals
        for kind, boxes, loose in (
            ("surfaces", regions.surfaces, TILES),
            ("outlines", regions.outlines, TILES),
            ("letters", regions.letters, LETTERS),
        )
        if len(boxes) <= MOST_BOXES
        for lattice in linked_lattices(kind, boxes, loose)
    ]
    letters = max((regions.letters for regions in proposals), key=len)
    found = _unite(_alone(found, letters))
    found = _stack(_apart(_alone(found, letters), letters))
    widened = [_widen(x, letters, [y for y in found if y is not x]) for x in found]
    return _apart([_add_rows(lattice, letters) for lattice in widened], letters)


def _apart(found: list[Lattice], letters: Boxes) -> list[Lattice]:
    """Returns lattices without overlaps; of those that overlap, the one that explains most.

    A lattice explains the letters and tiles at its places.
    """
    weights = [_letters_explained(x, letters) for x in found]
    kept: list[Lattice] = []
    for i in sorted(range(len(found)), key=lambda i: -weights[i]):
        if not any(overlap(found[i], other) > TOUCHING for other in kept):
            kept.append(found[i])
    return kept


def _alone(found: list[Lattice], letters: Boxes) -> list[Lattice]:
    """Returns the lattices, without those that several smaller lattices explain better.

    The letters of two boards side by side may look like one lattice with a larger distance.
    """
    weights = [_letters_explained(x, letters) for x in found]
    order = [
        i
        for i in sorted(range(len(found)), key=lambda i: -weights[i])
        if weights[i] > TILE_WEIGHT * found[i].places  # Without any letter it is another text.
    ]
    kept: list[Lattice] = []
    for i, lattice in enumerate(found):
        parts: list[int] = []
        for j in [] if lattice.tiled else order:
            inside = j != i and coverage(found[j], lattice) > 2 * TOUCHING
            if inside and not any(overlap(found[j], found[x]) > TOUCHING for x in parts):
                parts.append(j)
        if len(parts) < 2 or sum(weights[x] for x in parts) <= weights[i]:
            kept.append(lattice)
    return kept


def _letters_explained(lattice: Lattice, letters: Boxes) -> float:
    """Returns the number of letters at the places of a lattice, plus TILE_WEIGHT for each tile."""
    left, top, right, bottom = lattice.bounds
    inside = (letters.x > left) & (letters.x < right) & (letters.y > top) & (letters.y < bottom)
    x, y = letters.x[inside], letters.y[inside]
    places = lattice.middles.reshape(-1, 2)
    off_x = np.abs(places[:, :1] - x[None]) < 0.2 * lattice.across
    off_y = np.abs(places[:, 1:] - y[None]) < 0.3 * (lattice.down or lattice.size[1])
    lettered = float((off_x & off_y).any(1).sum()) if len(x) else 0.0
    return lettered + (TILE_WEIGHT * lattice.places if lattice.tiled else 0)


def _unite(found: Sequence[Lattice]) -> list[Lattice]:
    """Returns the lattices; those that are parts of one grid are merged into one.

    One of them may have the tiles of some rows, another the letters of the other rows.
    """
    united: list[Lattice] = []
    for lattice in sorted(found, key=lambda x: -x.places):
        for i, larger in enumerate(united):
            both = _union(larger, lattice)
            if both is not None and not _reaches(both, larger, found):
                united[i] = both
                break
        else:
            united.append(lattice)
    return united


def _reaches(both: Lattice, part: Lattice, found: Sequence[Lattice]) -> bool:
    """True if a column of `both` that `part` lacks belongs to another lattice beside `part`."""
    if both.columns == part.columns:
        return False
    x = both.middles[..., 0].mean(0)
    left, _, right, _ = part.bounds
    top, bottom = both.bounds[1], both.bounds[3]
    beyond = x[(x < left) | (x > right)]
    return any(
        other.rows > 1
        and other.bounds[1] < bottom
        and other.bounds[3] > top
        and overlap(other, part) < TOUCHING
        and ((other.bounds[0] < beyond) & (beyond < other.bounds[2])).any()
        for other in found
    )


def _union(one: Lattice, other: Lattice) -> Lattice | None:
    """Returns a lattice with the places of both; None if they are not parts of one grid."""
    if one.rows < 2 or abs(one.columns - other.columns) > MOST_MISSING:
        return None
    if one.tiled and other.tiled and min(_alike(one, other)) < LEAST_ALIKE:
        return None
    down = one.down or 1
    if max(abs(other.across / one.across - 1), abs((other.down or down) / down - 1)) > SAME_PITCH:
        return None
    first = one.middles[0, 0]
    right = (one.middles[:, -1] - one.middles[:, 0]).mean(0) / (one.columns - 1)
    below = (one.middles[-1] - one.middles[0]).mean(0) / (one.rows - 1)
    corner = _corner(other, first, right, below, one.columns)
    if corner is None:
        return None
    column, row = corner
    left, top = min(0, column), min(0, row)
    columns = max(one.columns, column + other.columns) - left
    rows = max(one.rows, row + other.rows) - top
    shared = one.columns + other.columns - columns
    apart = rows - one.rows - other.rows
    near = shared >= 0.6 * min(one.columns, other.columns) and apart <= 1
    if not near or rows > MOST_ROWS or columns > MOST_COLUMNS:
        return None
    y, x = np.mgrid[top : top + rows, left : left + columns].astype(np.float64)
    middles = first + y[..., None] * below + x[..., None] * right
    for part, i, j in ((other, row - top, column - left), (one, -top, -left)):
        middles[i : i + part.rows, j : j + part.columns] = part.middles
    shown = max((one, other), key=lambda x: (x.tiled, x.places))
    filled = max(one.places, other.places) / (rows * columns)
    return Lattice(middles, shown.size, filled, shown.kind)


def _corner(
    lattice: Lattice,
    first: Floats,
    right: Floats,
    below: Floats,
    columns: int,
) -> tuple[int, int] | None:
    """Returns column and row, in a grid, of a lattice's first place; None if it is off the grid.

    The grid has its first place at `first`, steps `right` and `below`, and this number of columns.
    """
    y, x = np.mgrid[: lattice.rows, : lattice.columns].astype(np.float64)
    turned: Floats = np.linalg.inv(np.array([right, below]))
    places: Floats = (lattice.middles - first) @ turned - np.stack([x, y], -1)
    corner: Floats = np.asarray(places.mean((0, 1)), np.float64).round()
    off = np.asarray(places - corner, np.float64)
    if np.abs(off).max() > 0.2 or np.abs(off.mean((0, 1))).max() > 0.12:
        return None
    column, row = (int(x) for x in corner.tolist())
    number = np.arange(column, column + lattice.columns)
    beyond = off[:, (number < 0) | (number >= columns), 0].mean(0)
    return (column, row) if np.abs(beyond).max(initial=0) <= 0.08 else None


def _stack(found: list[Lattice]) -> list[Lattice]:
    """Returns the lattices; those that continue each other downwards are merged into one."""
    stacks: list[Lattice] = []
    for lattice in sorted(found, key=lambda x: x.bounds[1]):
        for i, above in enumerate(stacks):
            missing = _rows_between(above, lattice)
            if missing is not None:
                stacks[i] = _join(above, lattice, missing)
                break
        else:
            stacks.append(lattice)
    return sorted(stacks, key=lambda x: -x.places)


def _rows_between(above: Lattice, below: Lattice) -> int | None:
    """Returns the number of rows missing between two parts of a board; None if unrelated.

    `above` and `below` are the lattices of the parts.
    """
    if above.columns != below.columns:
        return None
    gap = below.middles[0] - above.middles[-1]
    step, pitch = float(np.median(gap[:, 1])), above.across
    alike = min(_alike(above, below)) >= LEAST_ALIKE
    lean = _lean(above, below)
    if lean > 0.14 * pitch or not (alike or "letters" in (above.kind, below.kind)):
        return None
    downs = [x.down for x in (above, below) if x.down is not None]
    if not downs:
        return 0 if 0.5 * pitch < step < 1.8 * pitch else None
    if 0.8 * max(downs) < step < 1.45 * min(downs):
        return 0
    down = min(downs)
    missing = round(step / down) - 1
    near = abs(step / down - missing - 1) < 0.25
    return missing if 0 < missing <= MOST_MISSING and near and lean < 0.05 * pitch + 1 else None


def _lean(above: Lattice, below: Lattice) -> float:
    """Returns the largest distance in x of corresponding columns of two parts, in pixels.

    Games draw the current row larger, so that its tiles are further from the board's middle; this
    does not count as a distance.
    """
    gap = np.asarray((below.middles[0] - above.middles[-1])[:, 0], np.float64)
    if not (above.tiled and below.tiled) or min(_alike(above, below)) == 1:
        return float(np.abs(gap).max())
    from_middle = np.arange(above.columns) - (above.columns - 1) / 2
    grown = from_middle * (below.across - above.across)
    grows = (below.across - above.across) * (below.size[0] - above.size[0]) > 0
    return float(np.abs(gap - grown if grows else gap).max())


def _alike(one: Lattice, other: Lattice) -> list[float]:
    """Returns the ratio of the widths, and that of the heights, of two lattices' boxes.

    Both are at most 1.
    """
    return [min(a, b) / max(a, b) for a, b in zip(one.size, other.size, strict=True)]


def _join(above: Lattice, below: Lattice, missing: int) -> Lattice:
    larger = max(above, below, key=lambda x: (x.kind != "letters", x.places))
    parts = np.linspace(0, 1, missing + 2)[1:-1, None, None]
    between = above.middles[-1] * (1 - parts) + below.middles[0] * parts
    middles = np.concatenate([above.middles, between, below.middles])
    places = above.places + below.places
    return Lattice(middles, larger.size, places / (middles.size / 2), larger.kind)


def _widen(lattice: Lattice, letters: Boxes, others: Sequence[Lattice]) -> Lattice:
    """Returns the lattice with more columns at its sides, where letters but no tiles were found."""
    for end in (0, -1):
        while 2 <= lattice.columns < MOST_COLUMNS:
            step = lattice.middles[:, 1:] - lattice.middles[:, :-1]
            column = lattice.middles[:, end] + (1 if end else -1) * np.median(step, axis=1)
            pitch, high = lattice.across, lattice.size[1]
            away = np.maximum(
                np.abs(letters.x[None] - column[:, :1]), np.abs(letters.y[None] - column[:, 1:])
            )
            sized = (letters.height > 0.2 * high) & (letters.height < 0.85 * high)
            beside = (away < 0.16 * pitch) & sized
            inside = np.abs(letters.x[None, None] - lattice.middles[..., :1]) < 0.3 * pitch
            inside &= np.abs(letters.y[None, None] - lattice.middles[..., 1:]) < 0.3 * high
            full = (inside & sized).any(2).sum(1) >= lattice.columns - 1
            if not full.any() or beside.any(1)[full].mean() < 0.6:
                break
            off = (letters.x[None] - column[:, :1])[beside & full[:, None]]
            x, y = column.mean(0).tolist()
            if abs(float(np.median(off))) > 0.09 * pitch or any(
                o.bounds[0] < x < o.bounds[2] and o.bounds[1] < y < o.bounds[3] for o in others
            ):
                break
            more = column[:, None]
            parts = [lattice.middles, more] if end else [more, lattice.middles]
            lattice = replace(lattice, middles=np.concatenate(parts, axis=1))
    return lattice


def _add_rows(lattice: Lattice, letters: Boxes) -> Lattice:
    """Returns the lattice with more rows above and below, where letters but no tiles were found."""
    for end in (-1, 0):
        while lattice.rows < MOST_ROWS:
            row = _next_row(lattice, letters, end)
            if row is None:
                break
            rows = [lattice.middles, row[None]] if end else [row[None], lattice.middles]
            middles = np.concatenate(rows)
            places = lattice.places + 1
            lattice = replace(lattice, middles=middles, filled=places / (middles.size / 2))
    return lattice


def _next_row(lattice: Lattice, letters: Boxes, end: int) -> NDArray[np.float64] | None:
    """Returns the middles of one more row, if letters stand in its columns and not between them.

    The row is above the lattice if `end` is 0, below if it is -1. Otherwise returns None.
    """
    down, pitch = lattice.down or lattice.size[1] * 1.1, lattice.across
    if lattice.rows > 1:
        inner = lattice.middles[end] - lattice.middles[-2 if end else 1]
        step = inner / np.hypot(*np.median(inner, axis=0)) * down
    else:
        step = np.array([[0.0, down if end else -down]])
    row = lattice.middles[end] + step
    near = np.abs(letters.y - np.median(row[:, 1])) < 0.3 * down
    near &= (letters.x > row[0, 0] - pitch) & (letters.x < row[-1, 0] + pitch)
    near &= (letters.height < 0.85 * lattice.size[1]) & (letters.height > 0.2 * lattice.size[1])
    if not near.any():
        return None
    off = letters.x[near, None] - row[None, :, 0]
    off = off[np.arange(len(off)), np.abs(off).argmin(1)]
    if np.abs(off).max() > 0.2 * pitch or abs(float(np.median(off))) > 0.1 * pitch:
        return None
    if np.ptp(letters.y[near]) > 0.3 * down:
        return None
    if not end and near.sum() < lattice.columns:
        return None
    lower = float(np.median(letters.y[near])) - float(np.median(row[:, 1]))
    return row + np.array([0.0, lower])

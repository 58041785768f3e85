"""Lattices: boxes that stand in rows and columns, as the tiles of a board do.

Each proposal links its boxes to their neighbours on the right and below, keeps the links of one
pitch, and numbers what hangs together. Boards bend in photographs, so that only neighbours are ever
compared; the whole is fitted at the end.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from wmh.engine.screens.regions import Boxes, Regions

Floats = NDArray[np.floating]

LEAST_COLUMNS, MOST_COLUMNS = 3, 12
MOST_ROWS = 24
MOST_BOXES = 2500
"""A proposal with more is no board among other things but a pattern."""

MOST_PITCHES = 12

TILE_WEIGHT = 0.35
"""What a tile weighs, where a letter weighs 1, when lattices are compared."""

MOST_MISSING = 2
"""Rows between two parts of a board that may have been missed."""


@dataclass(frozen=True)
class Lattice:
    """Places in rows and columns; the rows need not be equally far from each other.

    `middles` float64 (rows, columns, 2): x and y. `size` is the width and height of a tile, of a
    letter where `kind` is letters; `filled` the part of the places where a box was found.
    """

    middles: NDArray[np.float64]
    size: tuple[float, float]
    filled: float
    kind: str

    @property
    def rows(self) -> int:
        return self.middles.shape[0]

    @property
    def columns(self) -> int:
        return self.middles.shape[1]

    @property
    def places(self) -> float:
        """As many boxes as were found in it."""
        return self.rows * self.columns * self.filled

    @property
    def across(self) -> float:
        """The step to the next column, in pixels."""
        steps = np.diff(self.middles, axis=1)
        return float(np.median(np.hypot(steps[..., 0], steps[..., 1])))

    @property
    def down(self) -> float | None:
        """The step to the next row; None if there is one row."""
        if self.rows < 2:
            return None
        steps = np.diff(self.middles, axis=0)
        return float(np.median(np.hypot(steps[..., 0], steps[..., 1])))

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the tiles."""
        middles = self.middles.reshape(-1, 2)
        (left, top), (right, bottom) = middles.min(0).tolist(), middles.max(0).tolist()
        width, height = self.size
        return left - width / 2, top - height / 2, right + width / 2, bottom + height / 2


@dataclass(frozen=True)
class _Looseness:
    """How far apart neighbours of a proposal may be, and how unlike."""

    sizes: float
    """The least ratio of two heights, and of two widths if `widths`."""
    widths: bool
    off: float
    """How far from the line, as a part of the pitch."""
    pitch: float
    nearest: float
    farthest: float
    """In widths of a tile, or heights of a letter."""


_TILES = _Looseness(0.72, True, 0.12, 0.05, 0.85, 2.3)
_LETTERS = _Looseness(0.76, False, 0.2, 0.17, 1.1, 6.0)


def lattices_of(proposals: Sequence[Regions]) -> list[Lattice]:
    """Those that might be boards, the largest first; they do not overlap."""
    found = [
        lattice
        for regions in proposals
        for kind, boxes, loose in (
            ("surfaces", regions.surfaces, _TILES),
            ("outlines", regions.outlines, _TILES),
            ("letters", regions.letters, _LETTERS),
        )
        if len(boxes) <= MOST_BOXES
        for lattice in _proposed(kind, boxes, loose)
    ]
    letters = max((regions.letters for regions in proposals), key=len)
    found = _stacked(_apart(found, letters))
    widened = [_widened(x, letters, [y for y in found if y is not x]) for x in found]
    return _apart([_grown(lattice, letters) for lattice in widened], letters)


def _apart(found: list[Lattice], letters: Boxes) -> list[Lattice]:
    """Of those that overlap the one that explains most letters, and most tiles."""
    weights = [_explained(x, letters) for x in found]
    kept: list[Lattice] = []
    for i in sorted(range(len(found)), key=lambda i: -weights[i]):
        if not any(overlap(found[i], other) > 0.2 for other in kept):
            kept.append(found[i])
    return kept


def _explained(lattice: Lattice, letters: Boxes) -> float:
    """How many letters stand in its places, and a part of its tiles."""
    left, top, right, bottom = lattice.bounds
    inside = (letters.x > left) & (letters.x < right) & (letters.y > top) & (letters.y < bottom)
    x, y = letters.x[inside], letters.y[inside]
    places = lattice.middles.reshape(-1, 2)
    off_x = np.abs(places[:, :1] - x[None]) < 0.2 * lattice.across
    off_y = np.abs(places[:, 1:] - y[None]) < 0.3 * (lattice.down or lattice.size[1])
    lettered = float((off_x & off_y).any(1).sum()) if len(x) else 0.0
    return lettered + (0 if lattice.kind == "letters" else TILE_WEIGHT * lattice.places)


def _stacked(found: list[Lattice]) -> list[Lattice]:
    """The same, those that continue each other downwards as one."""
    stacks: list[Lattice] = []
    for lattice in sorted(found, key=lambda x: x.bounds[1]):
        for i, above in enumerate(stacks):
            missing = _rows_between(above, lattice)
            if missing is not None:
                stacks[i] = _joined(above, lattice, missing)
                break
        else:
            stacks.append(lattice)
    return sorted(stacks, key=lambda x: -x.places)


def _rows_between(above: Lattice, below: Lattice) -> int | None:
    """How many rows are missing between two parts of one board; None if they are not."""
    if above.columns != below.columns:
        return None
    gap = below.middles[0] - above.middles[-1]
    step, pitch = float(np.median(gap[:, 1])), above.across
    alike = [min(a, b) / max(a, b) for a, b in zip(above.size, below.size, strict=True)]
    lean = np.abs(gap[:, 0]).max()
    if lean > 0.14 * pitch or (min(alike) < 0.7 and "letters" not in (above.kind, below.kind)):
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


def _joined(above: Lattice, below: Lattice, missing: int) -> Lattice:
    larger = max(above, below, key=lambda x: (x.kind != "letters", x.places))
    parts = np.linspace(0, 1, missing + 2)[1:-1, None, None]
    between = above.middles[-1] * (1 - parts) + below.middles[0] * parts
    middles = np.concatenate([above.middles, between, below.middles])
    places = above.places + below.places
    return Lattice(middles, larger.size, places / (middles.size / 2), larger.kind)


def _widened(lattice: Lattice, letters: Boxes, others: Sequence[Lattice]) -> Lattice:
    """The same with columns at its sides of which only the letters were found."""
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


def _grown(lattice: Lattice, letters: Boxes) -> Lattice:
    """The same with rows above and below of which only the letters were found."""
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
    """The middles of one more row, where letters stand in its columns and nowhere else."""
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


def overlap(one: Lattice, other: Lattice) -> float:
    """The part of the smaller one that the other covers."""
    a, b = one.bounds, other.bounds
    across = min(a[2], b[2]) - max(a[0], b[0])
    down = min(a[3], b[3]) - max(a[1], b[1])
    if across <= 0 or down <= 0:
        return 0.0
    area = min((x[2] - x[0]) * (x[3] - x[1]) for x in (a, b))
    return across * down / max(area, 1)


def _proposed(kind: str, boxes: Boxes, loose: _Looseness) -> Iterator[Lattice]:
    if len(boxes) < LEAST_COLUMNS:
        return
    high = boxes.height
    right = _neighbours(boxes.x, boxes.y, boxes.width if loose.widths else high, boxes, loose)
    below = _neighbours(boxes.y, boxes.x, high, boxes, loose)
    used = np.zeros(len(boxes), bool)
    for _ in range(MOST_PITCHES):
        links = right.only(~used)
        pitch = links.pitch(loose)
        if pitch is None:
            return
        across = links.of_pitch(pitch, loose)
        down = below.only(~used & _linked(across))
        height = down.pitch(loose)
        if height is not None:
            down = down.of_pitch(height, loose)
        grids = [grid for grid in _grids(across, down if height else None) if len(grid) > 2]
        for grid in grids:
            used[list(grid)] = True
            lattice = _fitted(kind, boxes, grid, (pitch, height or pitch))
            if lattice is not None:
                yield lattice
        used |= across.to >= 0


@dataclass(frozen=True)
class _Links:
    """From each box to its neighbour, -1 where it has none, and how far that is."""

    to: NDArray[np.intp]
    apart: Floats

    def only(self, chosen: NDArray[np.bool_]) -> "_Links":
        """Those between chosen boxes."""
        return _Links(np.where(chosen & chosen[self.to], self.to, -1), self.apart)

    def pitch(self, loose: _Looseness) -> float | None:
        """The step that most of them make."""
        steps = np.sort(self.apart[self.to >= 0])
        if not len(steps):
            return None
        ends = np.searchsorted(steps, steps * (1 + loose.pitch) + 1, "right")
        most = int(np.argmax(ends - np.arange(len(steps))))
        return float(np.median(steps[most : ends[most]]))

    def of_pitch(self, pitch: float, loose: _Looseness) -> "_Links":
        near = np.abs(self.apart - pitch) <= pitch * loose.pitch + 1
        return _Links(np.where(near, self.to, -1), self.apart)


def _linked(links: _Links) -> NDArray[np.bool_]:
    """The boxes at either end of a link."""
    ends = links.to >= 0
    ends[links.to[ends]] = True
    return ends


def _neighbours(
    along: Floats, aside: Floats, reach: Floats, boxes: Boxes, loose: _Looseness
) -> _Links:
    """From each box to the nearest one of its size that stands in its line, further along."""
    order = np.argsort(aside, kind="stable")
    along, aside, reach = along[order], aside[order], reach[order]
    width, height = boxes.width[order], boxes.height[order]
    to, apart = np.full(len(order), -1), np.zeros(len(order), np.float32)
    off: Floats = loose.off * np.maximum(width, height) * 1.3
    for start in range(0, len(order), 64):
        these = np.arange(start, min(start + 64, len(order)))
        first = int(np.searchsorted(aside, float((aside[these] - off[these]).min())))
        last = int(np.searchsorted(aside, float((aside[these] + off[these]).max())))
        i, j = these[:, None], np.arange(first, last)[None, :]
        step = along[j] - along[i]
        fits = (np.abs(aside[j] - aside[i]) <= off[i]) & (
            _ratio(height[i], height[j]) >= loose.sizes
        )
        fits &= (step > loose.nearest * reach[i]) & (step < loose.farthest * reach[i])
        if loose.widths:
            fits &= _ratio(width[i], width[j]) >= loose.sizes
        step = np.where(fits, step, np.inf)
        if step.shape[1]:
            best = np.argmin(step, 1)
            least = step[np.arange(len(these)), best]
            there = np.isfinite(least)
            to[order[these[there]]] = order[first + best[there]]
            apart[order[these[there]]] = least[there]
    return _Links(to, apart)


def _ratio(one: Floats, other: Floats) -> Floats:
    return np.minimum(one, other) / np.maximum(one, other)


def _grids(across: _Links, down: _Links | None) -> Iterator[dict[int, tuple[int, int]]]:
    """What hangs together, each box with its row and column."""
    beside: dict[int, list[tuple[int, int, int]]] = {}
    for links, row, column in ((across, 0, 1), (down, 1, 0)):
        if links is None:
            continue
        for i in np.flatnonzero(links.to >= 0).tolist():
            j = int(links.to[i])
            beside.setdefault(i, []).append((j, row, column))
            beside.setdefault(j, []).append((i, -row, -column))
    seen: set[int] = set()
    for start in beside:
        if start in seen:
            continue
        grid = {start: (0, 0)}
        queue = deque([start])
        while queue:
            i = queue.popleft()
            for j, row, column in beside[i]:
                if j not in grid:
                    grid[j] = (grid[i][0] + row, grid[i][1] + column)
                    queue.append(j)
        seen |= set(grid)
        yield grid


def _fitted(
    kind: str, boxes: Boxes, grid: dict[int, tuple[int, int]], pitch: tuple[float, float]
) -> Lattice | None:
    """The lattice of these boxes without the stragglers at its sides; None if it is no board's."""
    members = np.array(list(grid))
    places = np.array(list(grid.values()))
    for _ in range(4):
        chosen = np.ones(len(places), bool)
        for axis in (0, 1):
            numbers, counts = np.unique(places[:, axis], return_counts=True)
            thin = numbers[counts < 0.34 * counts.max()] if axis else numbers[counts < 2]
            ends = [x for x in thin if x in (numbers[0], numbers[-1])]
            chosen &= ~np.isin(places[:, axis], ends)
        if chosen.all() or not chosen.any():
            break
        members, places = members[chosen], places[chosen]
    places = places - places.min(0)
    rows, columns = (places.max(0) + 1).tolist()
    if not (LEAST_COLUMNS <= columns <= MOST_COLUMNS and rows <= MOST_ROWS):
        return None
    row, column = places.T.astype(np.float64)
    middles = np.stack([boxes.x[members], boxes.y[members]], 1).astype(np.float64)
    shape = np.stack([np.ones_like(row), column, row, column * row], 1)
    if rows == 1:
        shape[:, 2:] = 0
    elif len(set(places[:, 0])) < 3 or len(members) < 8:
        shape[:, 3] = 0
    fit = np.linalg.lstsq(shape, middles, rcond=None)[0]
    if rows == 1:
        fit[2] = (0, pitch[1])
    away = np.abs(shape @ fit - middles).max(1)
    good = away <= 0.22 * min(pitch)
    size = (float(np.median(boxes.width[members])), float(np.median(boxes.height[members])))
    filled = len({tuple(x) for x in places[good].tolist()}) / (rows * columns)
    if filled < 0.4 or good.mean() < 0.8:
        return None
    row, column = np.mgrid[:rows, :columns].astype(np.float64)
    spread = np.stack([np.ones_like(row), column, row, column * row], -1) @ fit
    return Lattice(spread.astype(np.float64), size, filled, kind)

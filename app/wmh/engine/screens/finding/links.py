"""Search for lattices by links between neighbouring boxes.

Each box is linked to its neighbours on the right and below. Links with the most frequent distance
are kept, and the boxes that they connect get rows and columns. Boards are bent in photographs, so
only neighbours are compared; the whole lattice is fitted at the end.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.engine.screens.finding.lattice import Lattice
from wmh.engine.screens.finding.regions import Boxes

Floats = NDArray[np.floating]

LEAST_COLUMNS, MOST_COLUMNS = 3, 15
MOST_ROWS = 24
MOST_PITCHES = 12

SPACED = 1.2
"""Least distance of neighbouring letters, in heights of a letter, that are no running text."""

FULL = 0.8
"""Least filled share of a lattice of letters whose rows certainly belong together."""

FEW = 0.5
"""Share of the fullest row's letters; a row with fewer letters is part of a line of text."""

GAP = 0.06
"""Least gap between two distances that separates two pitches, as a share of the pitch."""


@dataclass(frozen=True)
class Looseness:
    """Tolerances for boxes to be neighbours: in distance, in size, and from the line."""

    sizes: float
    """Minimal ratio of the heights of neighbours, and of their widths if `widths` is true."""
    widths: bool
    off: float
    """Maximal distance of a neighbour from the line, as a share of the box."""
    pitch: float
    nearest: float
    farthest: float
    """Maximal distance of neighbours, in widths of a tile or heights of a letter."""


TILES = Looseness(0.72, True, 0.12, 0.05, 0.85, 2.3)
LETTERS = Looseness(0.76, False, 0.2, 0.17, 1.1, 6.0)


def linked_lattices(kind: str, boxes: Boxes, loose: Looseness) -> Iterator[Lattice]:
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
        down = below.only(~used & _link(across))
        height = down.pitch(loose)
        if height is not None:
            down = down.of_pitch(height, loose)
        grids = [grid for grid in _grids(across, down if height else None) if len(grid) > 2]
        for grid in grids:
            used[list(grid)] = True
            lattice = _fit(kind, boxes, grid, (pitch, height or pitch))
            spaced = pitch > SPACED * float(np.median(high[list(grid)]))
            mixed = kind == "letters" and height is not None and spaced and _is_mixed(grid)
            if lattice is not None and not mixed:
                yield lattice
            doubtful = lattice is None or (kind == "letters" and lattice.filled < FULL)
            if height is not None and doubtful and spaced:
                yield from _rows_of(kind, boxes, grid, pitch)
        used |= across.to >= 0


@dataclass(frozen=True)
class _Links:
    """Links from each box to a neighbour: its index, or -1 for no link, and its distance."""

    to: NDArray[np.intp]
    apart: Floats

    def only(self, chosen: NDArray[np.bool_]) -> "_Links":
        """Returns the links in which both boxes are chosen."""
        return _Links(np.where(chosen & chosen[self.to], self.to, -1), self.apart)

    def pitch(self, loose: Looseness) -> float | None:
        """Returns the most frequent distance of linked boxes; None if there are no links."""
        steps = np.sort(self.apart[self.to >= 0])
        if not len(steps):
            return None
        ends = np.searchsorted(steps, steps * (1 + loose.pitch) + 1, "right")
        most = int(np.argmax(ends - np.arange(len(steps))))
        return float(np.median(steps[most : ends[most]]))

    def of_pitch(self, pitch: float, loose: Looseness) -> "_Links":
        far = pitch * loose.pitch + 1
        steps = np.sort(self.apart[self.to >= 0])
        high = _until_gap(steps, pitch, pitch + far)
        low = -_until_gap(-steps[::-1], -pitch, far - pitch)
        near = (self.apart >= low) & (self.apart <= high)
        return _Links(np.where(near, self.to, -1), self.apart)


def _until_gap(steps: Floats, pitch: float, limit: float) -> float:
    """Returns the limit of the distances that belong to a pitch.

    That is `limit`, or the middle of a gap before it that separates another pitch.
    """
    inside = steps[(steps >= pitch) & (steps <= limit)]
    beyond = steps[steps > limit]
    if not len(inside) or not len(beyond) or beyond[0] - inside[-1] > GAP * abs(pitch):
        return limit
    gaps = np.diff(inside, prepend=pitch)
    widest = int(np.argmax(gaps))
    return float(inside[widest] - gaps[widest] / 2) if gaps[widest] > GAP * abs(pitch) else limit


def _link(links: _Links) -> NDArray[np.bool_]:
    """Returns which boxes have a link or are linked to; bool (n,)."""
    ends = links.to >= 0
    ends[links.to[ends]] = True
    return ends


def _neighbours(
    along: Floats, aside: Floats, reach: Floats, boxes: Boxes, loose: Looseness
) -> _Links:
    """Returns the link of each box to the nearest box of similar size further along its line.

    `along` are the positions in the direction of the line, `aside` those across it; `reach` is each
    box's unit of distance.
    """
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
    """Yields each set of connected boxes, as a map from a box's index to its row and column."""
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


def _is_mixed(grid: dict[int, tuple[int, int]]) -> bool:
    """True if a row has few letters and a later row many, as in lines of text."""
    rows, counts = np.unique([row for row, _ in grid.values()], return_counts=True)
    most = counts.max()
    few, many = rows[counts < FEW * most], rows[counts >= FULL * most]
    return bool(len(few)) and few[0] < many[-1]


def _rows_of(
    kind: str, boxes: Boxes, grid: dict[int, tuple[int, int]], pitch: float
) -> Iterator[Lattice]:
    """Yields each row of a grid as a lattice, since lines of text may stand between the rows."""
    rows: dict[int, dict[int, tuple[int, int]]] = {}
    for i, (row, column) in grid.items():
        rows.setdefault(row, {})[i] = (0, column)
    for line in rows.values():
        lattice = _fit(kind, boxes, line, (pitch, pitch)) if len(line) > 2 else None
        if lattice is not None:
            yield lattice


def _fit(
    kind: str, boxes: Boxes, grid: dict[int, tuple[int, int]], pitch: tuple[float, float]
) -> Lattice | None:
    """Returns the lattice fitted to these boxes; None if it is no board.

    Boxes at thin ends are left out. `pitch` are the distances of columns and of rows.
    """
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

"""Words in the touching cells of a terminal, found by the colours behind their letters.

A terminal that colours the cells of a guess leaves no gap between its letters, so neither tiles nor
letters stand alone. The coloured cells tell the grid of all characters; a guess is a run of cells
between two spaces in which some are coloured, or a run of coloured cells.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wmh.engine.screens.finding.lattice import Lattice
from wmh.engine.screens.finding.links import LEAST_COLUMNS, MOST_COLUMNS
from wmh.engine.screens.finding.regions import Boxes, Picture, patches

CELLS = "cells"
"""Kind of the lattices found here."""

MOST_FILLS, LEAST_SAMPLES, STEP = 10, 8, 3
"""Most colours examined, and least pixels of one among those of every STEP-th row and column."""

MOST_SHARE = 0.1
"""Largest share of a picture that one colour of cells has; the page has more."""

LOWEST, HIGHEST = 11, 90
"""Heights of a cell in pixels."""

NARROWEST, WIDEST = 0.36, 0.72
"""Widths of a cell, as shares of its height."""

LEAST_PAPER, MOST_PAPER = 0.4, 0.97
"""Shares of the pixels of a cell that are not part of its letter."""

WORD_GAP = 3
"""Least characters between a word and others in its line."""

GREY = 30
"""Chroma up to which a colour is grey."""

MOST_OFF = 1.3
"""Largest distance of the sides of rectangles from the grid, in pixels."""

LEAST_GAP = 2
"""Least pixels between rectangles that do not touch."""

OFF_WEIGHT = 0.05
"""Weight of a pixel of that distance, compared with a share of ink between cells."""

SAME_STEP = 0.03
"""Largest change of a step of characters by fitting it."""

UNLIKE, INKED = 24, 60
"""Differences of colours from which a cell is filled, and from which it has a letter."""

MOST_ROWS = 10
"""Most rows of a board whose cells are one rectangle."""

FARTHEST_LINES = 10
"""Lines of text above and below coloured cells in which rows without colour may stand."""

MOST_LINES, MOST_CHARACTERS = 60, 160
"""Largest number of lines, and of characters in each, that are examined."""


@dataclass(frozen=True)
class _Grid:
    """Cells of characters: the first one's left and top, steps, and a cell's height."""

    left: float
    top: float
    across: float
    down: float
    high: float


def cell_lattices(picture: Picture) -> list[Lattice]:
    """Returns the lattices of words in touching cells, those with most rows first."""
    fills = _fills(picture)
    grid = _grid(picture, fills)
    return [] if grid is None else _words(picture, fills, grid)


def _fills(picture: Picture) -> Boxes:
    """Returns the rectangles of one colour, as high as a line of text; letters may lie on them."""
    parts = (picture >> 3).astype(np.uint16)
    colours = (parts[..., 0] << 10) | (parts[..., 1] << 5) | parts[..., 2]
    counts = np.bincount(colours[::STEP, ::STEP].ravel(), minlength=1)
    counts[counts > MOST_SHARE * counts.sum()] = 0
    frequent = np.argsort(-counts)[:MOST_FILLS]
    found = [np.zeros((0, 4), np.float32)]
    for colour in frequent[counts[frequent] >= LEAST_SAMPLES].tolist():
        mask = colours == colour
        boxes = patches(mask)
        width, height = boxes[:, 2] - boxes[:, 0], boxes[:, 3] - boxes[:, 1]
        could = (height >= LOWEST) & (height <= HIGHEST) & (width >= NARROWEST * LOWEST)
        could &= width <= MOST_COLUMNS * 3 * height
        found += [np.array([x], np.float32) for x in boxes[could].tolist() if _is_full(mask, x)]
    return Boxes(np.concatenate(found))


def _is_full(mask: NDArray[np.bool_], box: Sequence[float]) -> bool:
    """True if a patch fills the sides of its box, as the cells behind letters do."""
    left, top, right, bottom = (int(x) for x in box)
    inside = mask[top:bottom, left:right]
    ends = min(inside[0].mean(), inside[-1].mean())
    lettered = LEAST_PAPER < inside.mean() < MOST_PAPER
    return bool(lettered and ends > 0.9 and min(inside[:, 0].mean(), inside[:, -1].mean()) > 0.5)


def _grid(picture: Picture, fills: Boxes) -> _Grid | None:
    """Returns the grid of the characters; None if the rectangles are not on one."""
    if not len(fills):
        return None
    heights, numbers = np.unique(fills.height, return_counts=True)
    high = float(heights[int(np.argmax(numbers))])
    lines = fills.where(np.abs(fills.height - high) <= 1)
    if _are_apart(lines, high):
        return None
    high /= _lines_in(picture, lines, high)
    edges = np.concatenate([lines.sides[:, 0], lines.sides[:, 2]]).astype(np.float64)
    best, chosen = np.inf, None
    for across in np.arange(WIDEST * high, NARROWEST * high, -0.05).tolist():
        left, fitted = _fit_columns(edges, across)
        if abs(fitted / across - 1) > SAME_STEP:
            continue
        across = fitted
        place = (edges - left) / across
        off = float(np.abs(place - place.round()).max()) * across
        if off > MOST_OFF:
            continue
        cut = _ink_between(picture, lines, left, across) + OFF_WEIGHT * off
        if cut < best - 0.02:
            best, chosen = cut, (left, across)
    if chosen is None:
        return None
    tops = np.unique(lines.sides[:, 1])
    steps = np.diff(tops)
    steps = steps[(steps >= high - 1) & (steps < 2 * high)]
    down = float(steps.min()) if len(steps) else high
    return _Grid(chosen[0], float(tops[0]), chosen[1], down, high)


def _are_apart(boxes: Boxes, high: float) -> bool:
    """True if most neighbours in a line have a narrow gap between them, as tiles have."""
    order = np.lexsort((boxes.sides[:, 0], boxes.sides[:, 1]))
    left, top, right, _ = boxes.sides[order].T
    gaps = (left[1:] - right[:-1])[np.abs(np.diff(top)) <= 1]
    narrow = (gaps >= LEAST_GAP) & (gaps < NARROWEST * high)
    return bool(narrow.sum() > (np.abs(gaps) < LEAST_GAP).sum())


def _lines_in(picture: Picture, boxes: Boxes, high: float) -> int:
    """Returns the number of lines in each rectangle: equal colours in one column have no edge."""
    for number in range(MOST_ROWS, 1, -1):
        if high / number < LOWEST:
            continue
        down = np.arange(1, number) * high / number
        if not any(
            np.abs(picture[round(top + y), left:right] - picture[top, left].astype(np.int16)).max()
            > INKED
            for left, top, right, _ in boxes.sides.astype(int).tolist()
            for y in down.tolist()
        ):
            return number
    return 1


def _fit_columns(edges: NDArray[np.float64], across: float) -> tuple[float, float]:
    """Returns the first left side and the step that fit the sides of rectangles best."""
    first = float(edges.min())
    place = ((edges - first) / across).round()
    if np.ptp(place) == 0:
        return first, across
    step, first = (float(x) for x in np.polyfit(place, edges, 1))
    return first, step


def _ink_between(picture: Picture, lines: Boxes, left: float, across: float) -> float:
    """Returns the share of the pixels between neighbouring cells that are part of letters."""
    shares: list[float] = []
    for x0, top, x1, bottom in lines.sides.astype(int).tolist():
        first, last = (round((x - left) / across) for x in (x0, x1))
        for i in range(first + 1, last):
            x = round(left + i * across)
            strip = picture[top:bottom, x - 1 : x + 1].astype(np.int16)
            shares.append(float((np.abs(strip - strip[0, 0]).max(-1) > INKED).mean()))
    return float(np.mean(shares)) if shares else 0.0


def _words(picture: Picture, fills: Boxes, grid: _Grid) -> list[Lattice]:
    """Returns the lattices of the words on a grid of characters."""
    lines = _lines(picture, fills, grid)
    columns = _columns(picture, fills, grid)
    cells = [[_cell(picture, grid, i, j) for j in columns] for i in lines]
    papers = np.array([[_paper(x) for x in row] for row in cells], np.int16)
    page = _most_frequent(papers.reshape(-1, 3))
    even = np.array([[_is_even(x) for x in row] for row in cells])
    filled = even & (np.abs(papers - page).max(-1) > UNLIKE)
    inked = even & np.array(
        [[_is_inked(x, y) for x, y in zip(*row, strict=True)]
         for row in zip(cells, papers, strict=True)]
    )  # fmt: skip
    lattices: list[tuple[int, Lattice]] = []
    for step in (1, 2, 3):
        runs = [_runs(*x, step) for x in zip(filled, inked, strict=True)]
        for run in sorted({x for found in runs for x in found}):
            first, last = run
            rows = [y for y, found in enumerate(runs) if run in found]
            votes, letters = len(rows), (rows, slice(first, last, step))
            if not (filled[letters].all() and _is_scheme(papers[letters].reshape(-1, 3))):
                rows = [
                    y for y, found in enumerate(runs)
                    if run in found or _is_alone(inked[y], run, step)
                ]  # fmt: skip
            places = [columns[x] for x in range(first, last, step)]
            lattices.append((votes, _lattice(grid, [lines[y] for y in rows], places, step)))
    return [x for _, x in sorted(lattices, key=lambda x: -x[0])]


def _is_scheme(fills: NDArray[np.int16]) -> bool:
    """True if filled cells show all three marks, so that absent ones are filled too."""
    return bool(np.ptp(fills, axis=1).min() < GREY) or len(np.unique(fills, axis=0)) > 2


def _lines(picture: Picture, fills: Boxes, grid: _Grid) -> range:
    first = round((float(fills.sides[:, 1].min()) - grid.top) / grid.down) - FARTHEST_LINES
    last = round((float(fills.sides[:, 3].max()) - grid.top) / grid.down) + FARTHEST_LINES
    least = int(np.ceil(-grid.top / grid.down))
    most = int((picture.shape[0] - grid.high - grid.top) / grid.down) + 1
    return range(max(first, least), min(last, most, max(first, least) + MOST_LINES))


def _columns(picture: Picture, fills: Boxes, grid: _Grid) -> range:
    reach = MOST_COLUMNS * 3
    first = round((float(fills.sides[:, 0].min()) - grid.left) / grid.across) - reach
    last = round((float(fills.sides[:, 2].max()) - grid.left) / grid.across) + reach
    least = int(np.ceil(-grid.left / grid.across))
    most = int((picture.shape[1] - grid.left) / grid.across)
    return range(max(first, least), min(last, most, max(first, least) + MOST_CHARACTERS))


def _cell(picture: Picture, grid: _Grid, line: int, column: int) -> Picture:
    top, left = grid.top + line * grid.down, grid.left + column * grid.across
    return picture[
        max(0, round(top)) : round(top + grid.high), max(0, round(left)) : round(left + grid.across)
    ]


def _paper(cell: Picture) -> NDArray[np.uint8]:
    """Returns the colour at the ends of a cell, where letters have little ink."""
    ends = np.concatenate([cell[:2, 1:-1], cell[-2:, 1:-1]])
    return np.median(ends.reshape(-1, 3), axis=0).astype(np.uint8)


def _is_even(cell: Picture) -> bool:
    """False if the side of a window lies in a cell."""
    ends = cell[[1, -2]].astype(np.int16)
    return bool(np.abs(ends[:, 1] - ends[:, -2]).max(-1).min() <= UNLIKE)


def _is_inked(cell: Picture, paper: NDArray[np.int16]) -> bool:
    return bool((np.abs(cell[1:-1, 1:-1] - paper).max(-1) > INKED).mean() > 0.02)


def _most_frequent(colours: NDArray[np.int16]) -> NDArray[np.int16]:
    found, counts = np.unique(colours, axis=0, return_counts=True)
    return found[int(np.argmax(counts))]


def _runs(filled: NDArray[np.bool_], inked: NDArray[np.bool_], step: int) -> list[tuple[int, int]]:
    """Returns the runs of cells in a line that may be a word with marks.

    Each letter has `step` characters, of which all but the first are spaces. The runs end at spaces
    and have a coloured letter, or all their cells are coloured.
    """
    found: list[tuple[int, int]] = []
    for start in range(step):
        letters = _of_letters(inked, start, step)
        coloured = filled[start::step][: len(letters)] & letters
        between = {x for x in _ranges(letters) if coloured[slice(*x)].any()}
        alone = {
            (a, b)
            for a, b in _ranges(coloured)
            if not any(c <= a and b <= d and d - c > max(b - a, MOST_COLUMNS) for c, d in between)
        }
        found += [
            (start + a * step, start + b * step)
            for a, b in between | alone
            if LEAST_COLUMNS < b - a <= MOST_COLUMNS and _ends(inked, start + b * step)
        ]
    return found


def _ends(inked: NDArray[np.bool_], end: int) -> bool:
    """True if no further word follows in the line, as in lines of text."""
    return not inked[end : end + WORD_GAP].any()


def _of_letters(inked: NDArray[np.bool_], start: int, step: int) -> NDArray[np.bool_]:
    """Returns which cells, each of `step` characters, have a letter and spaces around it."""
    shown = inked[start : start + (len(inked) - start) // step * step].reshape(-1, step)
    if step == 1:
        return shown[:, 0]
    before = np.concatenate([inked[start - 1 : start] if start else [False], shown[:-1, -1]])
    return shown[:, 0] & ~shown[:, 1:].any(1) & ~before


def _ranges(mask: NDArray[np.bool_]) -> Iterator[tuple[int, int]]:
    """Yields the first cell and the end of each run of true cells."""
    changes = np.flatnonzero(np.diff(np.concatenate([[False], mask, [False]]).astype(np.int8)))
    yield from zip(changes[::2].tolist(), changes[1::2].tolist(), strict=True)


def _is_alone(inked: NDArray[np.bool_], run: tuple[int, int], step: int) -> bool:
    """True if a word stands in exactly these cells, between spaces."""
    first, last = run
    letters = _of_letters(inked, first % step, step)
    place, end = first // step, last // step
    before = place == 0 or not letters[place - 1]
    return bool(before and letters[place:end].all() and _ends(inked, last))


def _lattice(grid: _Grid, lines: Sequence[int], columns: Sequence[int], step: int) -> Lattice:
    x = grid.left + (np.array(columns, np.float64) + step / 2) * grid.across
    y = grid.top + np.array(lines, np.float64) * grid.down + grid.high / 2
    middles = np.stack(np.broadcast_arrays(x[None, :], y[:, None]), -1)
    return Lattice(np.array(middles), (grid.across * step, grid.high), 1.0, CELLS)

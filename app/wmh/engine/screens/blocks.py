"""Candidate boards: parts of a screenshot's lattices, with the letters read from their tiles."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from wmh.engine.lexicon.store import Lexicon
from wmh.engine.screens.finding.lattice import Lattice
from wmh.engine.screens.finding.links import LEAST_COLUMNS
from wmh.engine.screens.finding.regions import Boxes, Picture, Regions
from wmh.engine.screens.letters import LetterModel
from wmh.engine.screens.row_letters import ReadLetter, is_keyboard, is_word, read_letters
from wmh.engine.screens.tiles import FAINT, LatticeTile, tiles_of

Floats64 = NDArray[np.float64]

MOST_LATTICES = 20
"""Maximal number of lattices examined; those with most places come first."""

UNSURE = 0.5
"""Certainty below which the characters of a column may be row numbers, not letters."""

FAR_PAPER = 20
"""Least difference of background colours that shows a place beside a row to be no tile."""


@dataclass(frozen=True)
class TileBlock:
    """Candidate board: part of a lattice, with the tiles and letters of its rows.

    The rows go from the first to the last that has letters; `blanks` are the empty tiles below
    them, `height` is the number of all rows.
    """

    lattice: Lattice
    tiles: list[list[LatticeTile]]
    letters: list[list[ReadLetter]]
    blanks: list[LatticeTile]
    height: int


def split_boards(lattice: Lattice) -> list[Lattice]:
    """Returns the two boards that a lattice consists of if a wider gap parts its halves.

    Otherwise returns the lattice itself.
    """
    columns = lattice.columns
    if columns < 8 or columns % 2:
        return [lattice]
    x = lattice.middles[..., 0].mean(0)
    place = np.arange(columns, dtype=np.float64)
    later = (place >= columns // 2).astype(np.float64)
    shape = np.stack([np.ones(columns), place, later, place * place], 1)
    fit = np.asarray(np.linalg.lstsq(shape, x, rcond=None)[0], np.float64)  # pyright: ignore[reportUnknownArgumentType]
    off = float(np.abs(shape @ fit - x).max())
    if fit[2] < 0.05 * fit[1] or fit[2] < 3 * off:
        return [lattice]
    half = columns // 2
    return [
        replace(lattice, middles=lattice.middles[:, :half]),
        replace(lattice, middles=lattice.middles[:, half:]),
    ]


def blocks_of(
    picture: Picture,
    lattices: Sequence[Lattice],
    proposals: Sequence[Regions],
    lexicon: Lexicon,
    model: LetterModel,
) -> tuple[list[TileBlock], list[tuple[str, LatticeTile]]]:
    """Returns the candidate boards, and the keys of on-screen keyboards with their letters.

    `proposals` are the regions of the screenshot, in which the letters are looked for.
    """
    blocks: list[TileBlock] = []
    keys: list[tuple[str, LatticeTile]] = []
    for lattice in lattices[:MOST_LATTICES]:
        seen = [tiles_of(picture, lattice, x.strokes) for x in proposals]
        numbers = [sum(t.features is not None for row in x for t in row) for x in seen]
        chosen = numbers.index(max(numbers))
        tiles = seen[chosen]
        letters = read_letters(tiles, lexicon, model)
        keys += _keys(tiles, letters, lexicon)
        columns = _columns(picture, tiles, letters, lexicon)
        if len(columns) < lattice.columns:
            lattice = _columns_of(lattice, columns)
            tiles = [[row[x] for x in columns] for row in tiles]
            letters = read_letters(tiles, lexicon, model)
        text = _text_rows(lattice, proposals[chosen].strokes, letters, lexicon)
        for first, last, end in _segments(lattice, tiles, letters, text, lexicon):
            rows = range(first, last + 1)
            beside = slice(None) if lattice.tiled else _between_keys(tiles, letters, rows, lexicon)
            part = replace(lattice, middles=lattice.middles[first:end, beside])
            block = TileBlock(
                part,
                [tiles[i][beside] for i in rows],
                [letters[i][beside] for i in rows],
                [t for row in tiles[last + 1 : end] for t in row[beside]],
                end - first,
            )
            blocks += _halves(block)
    return blocks, keys


def _between_keys(
    tiles: Sequence[Sequence[LatticeTile]],
    letters: Sequence[Sequence[ReadLetter]],
    rows: range,
    lexicon: Lexicon,
) -> slice:
    """Returns the columns that the rows of a board fill, if a keyboard below fills more columns.

    In a terminal both stand in one lattice of letters. Otherwise returns all columns.
    """
    used = [any(tiles[i][x].glyph is not None for i in rows) for x in range(len(tiles[0]))]
    first, last = used.index(True), len(used) - used[::-1].index(True)
    keyed = any(is_keyboard([x.letter for x in row], lexicon) for row in letters)
    return slice(first, last) if keyed and last - first >= LEAST_COLUMNS else slice(None)


def _keys(
    tiles: Sequence[Sequence[LatticeTile]],
    letters: Sequence[Sequence[ReadLetter]],
    lexicon: Lexicon,
) -> list[tuple[str, LatticeTile]]:
    return [
        (read.letter, tile)
        for row, line in zip(tiles, letters, strict=True)
        if is_keyboard([x.letter for x in line], lexicon)
        for tile, read in zip(row, line, strict=True)
        if read.letter is not None
    ]


def _columns(
    picture: Picture,
    tiles: Sequence[Sequence[LatticeTile]],
    letters: Sequence[Sequence[ReadLetter]],
    lexicon: Lexicon,
) -> range:
    """Returns the columns of a board, without buttons or numbers beside its rows.

    An outer column is left out if it has no letter and nothing is drawn in it beside a full row. It
    is also left out as numbers if its letters are uncertain or it has the colour of the page, all
    full rows are words without it, and less than half of the rows are words with it.
    """
    columns = range(len(tiles[0]))
    for side in (-1, 0):
        while len(columns) > LEAST_COLUMNS:
            others, outer = columns[1:] if side == 0 else columns[:-1], columns[side]
            places = [i for i, read in enumerate(letters) if all(read[x].letter for x in others)]
            full = [(tiles[i][outer], letters[i]) for i in places]
            empty = all(read[outer].letter is None for read in letters)
            button = empty and any(_is_page(picture, tile) for tile, _ in full)
            numbers = (
                all(_stands_off(picture, tiles[i], others, outer) for i in places)
                or (len(full) > 1 and _is_unclear([read[outer] for _, read in full]))
            ) and (
                bool(full)
                and all(is_word([read[x] for x in others], lexicon) for _, read in full)
                and 2 * sum(is_word([read[x] for x in columns], lexicon) for _, read in full)
                < len(full)
            )
            if not button and not numbers:
                break
            columns = others
    return columns


def _is_unclear(column: Sequence[ReadLetter]) -> bool:
    """True if a letter of a column is uncertain, or half of its places have none."""
    return min(x.sure for x in column) < UNSURE or 2 * sum(x.letter is None for x in column) >= len(
        column
    )


def _stands_off(picture: Picture, row: Sequence[LatticeTile], others: range, outer: int) -> bool:
    """True if a place beside a row has the colour of the page, and the row's tiles have not."""
    paper = row[outer].paper
    left, top, right, bottom = row[outer].box
    x = right + 0.25 * (right - left) if outer > others[0] else left - 0.25 * (right - left)
    page = picture[round((top + bottom) / 2), min(max(0, round(x)), picture.shape[1] - 1)]
    away = [np.abs(paper - row[i].paper).max() for i in others]
    return min(away) > FAR_PAPER > np.abs(paper - page).max()


def _is_page(picture: Picture, tile: LatticeTile) -> bool:
    """True if nothing is drawn in a place, not even an empty tile."""
    left, top, right, bottom = (max(0, round(x)) for x in tile.box)
    place = picture[top:bottom, left:right].reshape(-1, 3)
    return bool(len(place)) and int(np.ptp(place, axis=0).max()) < FAINT


def _columns_of(lattice: Lattice, columns: range) -> Lattice:
    middles = lattice.middles[:, columns.start : columns.stop]
    return replace(lattice, middles=middles, filled=min(1.0, lattice.places * 2 / middles.size))


def _halves(block: TileBlock) -> list[TileBlock]:
    """Returns the two boards that a block consists of if its halves hold the same guesses.

    Otherwise returns the block itself.
    """
    half, odd = divmod(block.lattice.columns, 2)
    words = [[x.letter for x in row] for row in block.letters]
    pairs = [(a, b) for row in words for a, b in zip(row[:half], row[half:], strict=False)]
    same = sum(a is not None and a == b for a, b in pairs)
    if odd or half < LEAST_COLUMNS or same < max(half, 0.7 * sum(a is not None for a, _ in pairs)):
        return [block]
    return [
        TileBlock(
            replace(block.lattice, middles=block.lattice.middles[:, part]),
            [row[part] for row in block.tiles],
            [row[part] for row in block.letters],
            block.blanks,
            block.height,
        )
        for part in (slice(None, half), slice(half, None))
    ]


def _segments(
    lattice: Lattice,
    tiles: Sequence[Sequence[LatticeTile]],
    letters: Sequence[Sequence[ReadLetter]],
    text: Collection[int],
    lexicon: Lexicon,
) -> Iterator[tuple[int, int, int]]:
    """Yields the boards in one lattice as row indices: first, last with letters, end of the board.

    A board's letters begin at its top, so letters after empty rows begin another board; so does a
    row at a greater distance that repeats the first word. A keyboard or a row of `text` ends the
    board above it.
    """
    counts = [sum(t.features is not None for t in row) for row in tiles]
    lettered = [i for i, count in enumerate(counts) if count] or [-1]
    words = ["".join(x.letter or "." for x in row) for row in letters]
    steps = np.diff(lattice.middles[..., 1].mean(1))
    usual = float(np.median(steps)) if len(steps) else 0.0
    columns, start, last = lattice.columns, None, 0
    for i, count in enumerate(counts):
        keys = i in text or is_keyboard([x.letter for x in letters[i]], lexicon)
        answer = start is not None and i == max(lettered) and _is_answer(tiles[start:i], tiles[i])
        further = i > 0 and steps[i - 1] > 1.04 * usual + 0.5
        anew = (
            start is not None
            and count
            and (last < i - 1 or (further and words[i] == words[start]) or keys or answer)
        )
        if anew and start is not None:
            yield start, last, i
            start = None
        if count and not keys:
            if start is None or (
                count == columns and max(counts[start : last + 1]) <= columns // 2
            ):
                start = i
            last = i
    if start is not None:
        end = next((i for i in range(last + 1, len(tiles)) if counts[i]), len(tiles))
        yield start, last, end


def _is_answer(board: Sequence[Sequence[LatticeTile]], row: Sequence[LatticeTile]) -> bool:
    """True if `row` shows a board's answer after the game: a whole word below an unfinished row.

    The tiles of `row` look like those of the unfinished row. If only the last letter of the
    unfinished row is missing, the row may have been marked and its letter not found; so its tiles
    must differ from the tiles above.
    """
    *marked, begun = board
    shown = [t.glyph is not None for t in begun]
    number = sum(shown)
    if not 0 < number < len(begun) or not all(shown[:number]) or not all(t.glyph for t in row):
        return False
    papers = np.array([t.paper for t in (*begun[:number], *row)])
    others = np.array([t.paper for earlier in marked for t in earlier])
    if np.ptp(papers, axis=0).max() >= FAINT or not len(others):
        return False
    return number < len(begun) - 1 or bool(np.abs(others - papers[0]).max(1).min() >= FAINT)


def _text_rows(
    lattice: Lattice, strokes: Boxes, letters: Sequence[Sequence[ReadLetter]], lexicon: Lexicon
) -> set[int]:
    """Returns the indices of the rows of letters that are parts of lines of text.

    Such a row is no word and has other strokes between or beside its letters, more than a row that
    is a word. The result is empty if no row is a word, or if the lattice has tiles.
    """
    if lattice.tiled:
        return set()
    words = [is_word(row, lexicon) for row in letters]
    others = [_others(strokes, row, lattice) for row in lattice.middles]
    fewest = [x for x, word in zip(others, words, strict=True) if word]
    if not fewest:
        return set()
    return {
        i
        for i, (x, word) in enumerate(zip(others, words, strict=True))
        if not word and x > max(1, min(fewest))
    }


def _others(strokes: Boxes, row: Floats64, lattice: Lattice) -> int:
    """Returns the number of strokes that lie between the places of a row, or close beside them."""
    reach, high = lattice.across, lattice.size[1]
    near = (np.abs(strokes.y - row[:, 1].mean()) < 0.4 * high) & (strokes.height > 0.4 * high)
    near &= (strokes.x > row[0, 0] - 1.2 * reach) & (strokes.x < row[-1, 0] + 1.2 * reach)
    away = np.abs(strokes.x[near, None] - row[None, :, 0]).min(1, initial=np.inf)
    return int((away > 0.3 * reach).sum())

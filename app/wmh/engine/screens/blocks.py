"""Candidate boards among the lattices of a screenshot, with the letters read in them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from wmh.engine.lexicon.store import Lexicon
from wmh.engine.screens.board import SURE
from wmh.engine.screens.finding.lattice import TOUCHING, Lattice, overlap
from wmh.engine.screens.finding.links import LEAST_COLUMNS
from wmh.engine.screens.finding.regions import Picture, Regions
from wmh.engine.screens.key_rows import could_be_words, is_keyboard
from wmh.engine.screens.letters import LetterModel
from wmh.engine.screens.marks import groups_of
from wmh.engine.screens.row_letters import ReadLetter, is_word, read_letters
from wmh.engine.screens.tiles import FAINT, LatticeTile, tiles_of

MOST_LATTICES = 20
"""Maximal number of lattices examined, those with most places first."""

SAME_STEP = 0.06
"""Maximal difference of the tile distances of boards of one game."""

UNSURE = 0.5
"""Certainty below which characters may be row numbers instead of letters."""

FAR_PAPER = 20
"""Colour difference from the other backgrounds of a row that shows a place is no tile."""

MOST_COLOURS = 6
"""Maximal number of tile colours of a game if few of its rows are words."""


@dataclass(frozen=True)
class TileBlock:
    """A lattice whose tiles were read: rows from the first to the last with letters."""

    lattice: Lattice
    tiles: list[list[LatticeTile]]
    letters: list[list[ReadLetter]]
    blanks: list[LatticeTile]
    height: int


def split_boards(lattice: Lattice) -> list[Lattice]:
    """Splits a lattice that is two boards side by side, recognized by a wider gap."""
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
    """Returns the candidate boards, and the keys of on-screen keyboards with their letters."""
    blocks: list[TileBlock] = []
    keys: list[tuple[str, LatticeTile]] = []
    for lattice in lattices[:MOST_LATTICES]:
        seen = [tiles_of(picture, lattice, x.strokes) for x in proposals]
        tiles = max(seen, key=lambda x: sum(t.features is not None for row in x for t in row))
        letters = read_letters(tiles, lexicon, model)
        keys += _keys(tiles, letters, lexicon)
        columns = _columns(picture, tiles, letters, lexicon)
        if len(columns) < lattice.columns:
            lattice = _columns_of(lattice, columns)
            tiles = [[row[x] for x in columns] for row in tiles]
            letters = read_letters(tiles, lexicon, model)
        for first, last, end in _segments(lattice, tiles, letters, lexicon):
            blanks = [t for row in tiles[last + 1 : end] for t in row]
            part = replace(lattice, middles=lattice.middles[first:end])
            blocks += _halves(
                TileBlock(
                    part, tiles[first : last + 1], letters[first : last + 1], blanks, end - first
                )
            )
    return blocks, keys


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

    A column is not part of the board if it has no letter and nothing is drawn in it beside a full
    row; or if some of its letters are uncertain, and several rows are words without it and no row
    is one with it.
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
    """True if a column's letters are uncertain, or most of its places have none."""
    return min(x.sure for x in column) < UNSURE or 2 * sum(x.letter is None for x in column) >= len(
        column
    )


def _stands_off(picture: Picture, row: Sequence[LatticeTile], others: range, outer: int) -> bool:
    """True if the tiles of a row are filled, and the place beside them is plain page."""
    paper = row[outer].paper
    left, top, right, bottom = row[outer].box
    x = right + 0.25 * (right - left) if outer > others[0] else left - 0.25 * (right - left)
    page = picture[round((top + bottom) / 2), min(max(0, round(x)), picture.shape[1] - 1)]
    away = [np.abs(paper - row[i].paper).max() for i in others]
    return min(away) > FAR_PAPER > np.abs(paper - page).max()


def _is_page(picture: Picture, tile: LatticeTile) -> bool:
    """True if nothing is drawn in a place, not even a tile."""
    left, top, right, bottom = (max(0, round(x)) for x in tile.box)
    place = picture[top:bottom, left:right].reshape(-1, 3)
    return bool(len(place)) and int(np.ptp(place, axis=0).max()) < FAINT


def _columns_of(lattice: Lattice, columns: range) -> Lattice:
    middles = lattice.middles[:, columns.start : columns.stop]
    return replace(lattice, middles=middles, filled=min(1.0, lattice.places * 2 / middles.size))


def _halves(block: TileBlock) -> list[TileBlock]:
    """Splits a block in two boards if its left and right halves hold the same guesses."""
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
    lexicon: Lexicon,
) -> Iterator[tuple[int, int, int]]:
    """Yields the boards in one lattice: first row, last row with letters, and end.

    A board's letters begin at its top, so letters after empty rows begin another board; so does a
    row at a greater distance that repeats the first word. A keyboard ends the board above it.
    """
    counts = [sum(t.features is not None for t in row) for row in tiles]
    words = ["".join(x.letter or "." for x in row) for row in letters]
    steps = np.diff(lattice.middles[..., 1].mean(1))
    usual = float(np.median(steps)) if len(steps) else 0.0
    columns, start, last = lattice.columns, None, 0
    for i, count in enumerate(counts):
        keys = is_keyboard([x.letter for x in letters[i]], lexicon)
        further = i > 0 and steps[i - 1] > 1.04 * usual + 0.5
        anew = (
            start is not None
            and count
            and (last < i - 1 or (further and words[i] == words[start]) or keys)
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


def boards_among(blocks: Sequence[TileBlock], lexicon: Lexicon) -> list[TileBlock]:
    """Returns the blocks that are boards of a word game, without overlaps.

    A board narrower than another board with the same tile distance was not found completely, and is
    left out.
    """
    kept: list[TileBlock] = []
    for block in sorted(blocks, key=lambda x: -len(x.letters) * x.lattice.columns):
        if _is_board(block, lexicon) and not any(
            overlap(block.lattice, x.lattice) > TOUCHING for x in kept
        ):
            kept.append(block)
    return [x for x in kept if not any(_narrower(x.lattice, y.lattice) for y in kept)]


def _narrower(one: Lattice, other: Lattice) -> bool:
    return one.columns < other.columns and abs(one.across / other.across - 1) < SAME_STEP


def _is_board(block: TileBlock, lexicon: Lexicon) -> bool:
    tiles = [t for row in block.tiles for t in row]
    letters = [x for row in block.letters for x in row]
    shown = [x for x, t in zip(letters, tiles, strict=True) if t.features is not None]
    strange = sum(x.letter is None for x in shown)
    if strange > 0.25 * len(shown):
        return False
    full = [row for row in block.letters if all(x.letter for x in row)]
    before = block.letters[:-1]
    if sum(sum(x.letter is not None for x in row) < 0.6 * len(row) for row in before) > 0.2 * len(
        before
    ):
        return False
    if is_keyboard([x.letter for x in block.letters[0]], lexicon):
        return False
    words = sum(is_word(row, lexicon) for row in full)
    if block.lattice.columns == LEAST_COLUMNS and not words:
        return False
    if len(block.letters) == 1 and not full:
        return block.lattice.kind != "letters" and block.height >= 4 and block.lattice.filled > 0.8
    if block.height == 1:
        lettered = [t for t in tiles if t.features is not None]
        _, papers = groups_of(np.array([t.paper for t in lettered]))
        _, inks = groups_of(np.array([t.ink for t in lettered]))
        coloured = not all(x.grey for x in papers)
        coloured |= len(inks) > 1 and not all(x.grey for x in inks)
        clear = block.lattice.tiled and min(x.sure for x in shown) >= SURE
        return words > 0 and (coloured or clear) and block.lattice.columns > LEAST_COLUMNS
    colours, _ = groups_of(np.array([t.paper for t in tiles if t.features is not None]))
    number = len(set(colours.tolist()))
    if number > MOST_COLOURS and 2 * words <= len(full):
        return False
    if not words and not could_be_words([x.letter for row in full for x in row if x.letter]):
        return False
    return words > 0 or (bool(full) and (number > 1 or len(block.blanks) > len(tiles)))

"""Likeness of blocks to boards: rows of letters that are words, and nothing like a table."""

from collections.abc import Sequence

import numpy as np

from wmh.engine.lexicon.store import Lexicon
from wmh.engine.screens.blocks import FAR_PAPER, TileBlock
from wmh.engine.screens.board import SURE
from wmh.engine.screens.finding.cells import CELLS
from wmh.engine.screens.finding.lattice import TOUCHING, Lattice, overlap
from wmh.engine.screens.finding.links import LEAST_COLUMNS, SPACED
from wmh.engine.screens.finding.regions import Picture
from wmh.engine.screens.letters import Floats
from wmh.engine.screens.marks import ColourGroup, groups_of
from wmh.engine.screens.naming.keyboard import KeyTiles, says_marked
from wmh.engine.screens.row_letters import could_be_words, is_keyboard, is_word

SAME_STEP = 0.06
"""Maximal relative difference of the tile distances of two boards of one game."""

MOST_COLOURS = 6
"""Maximal number of tile colours of a board if few of its rows are words."""

MOST_EMPTY = 2
"""Maximal number of colours of empty tiles before a row is full."""

EVEN = 0.07
"""Greatest deviation from equal steps in a row of a terminal, as a share of the step."""


def boards_among(
    picture: Picture, blocks: Sequence[TileBlock], keys: KeyTiles, lexicon: Lexicon
) -> list[TileBlock]:
    """Returns the blocks that are boards of a word game, without overlaps.

    A block that is narrower than another board with the same tile distance is left out, since it is
    part of a board.
    """
    kept: list[TileBlock] = []
    for block in sorted(blocks, key=lambda x: -len(x.letters) * x.lattice.columns):
        if _is_board(picture, block, keys, lexicon) and not any(
            overlap(block.lattice, x.lattice) > TOUCHING for x in kept
        ):
            kept.append(block)
    return [x for x in kept if not any(_narrower(x.lattice, y.lattice) for y in kept)]


def _narrower(one: Lattice, other: Lattice) -> bool:
    return one.columns < other.columns and abs(one.across / other.across - 1) < SAME_STEP


def _is_board(picture: Picture, block: TileBlock, keys: KeyTiles, lexicon: Lexicon) -> bool:
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
    if block.lattice.columns == LEAST_COLUMNS and (not words or block.height < LEAST_COLUMNS):
        return False
    if len(block.letters) == 1 and not full:
        _, empty = groups_of(np.array([t.paper for t in block.blanks]).reshape(-1, 3))
        drawn = block.lattice.kind != "letters" and block.lattice.filled > 0.8
        return drawn and block.height >= 4 and len(empty) <= MOST_EMPTY
    if block.lattice.kind == CELLS and _is_highlighted(picture, block):
        return False
    if block.height == 1:
        lettered = [t for t in tiles if t.features is not None]
        _, papers = groups_of(np.array([t.paper for t in lettered]))
        _, inks = groups_of(np.array([t.ink for t in lettered]))
        coloured = not all(x.grey for x in papers)
        coloured |= len(inks) > 1 and not all(x.grey for x in inks)
        drawn = block.lattice.tiled or _is_spaced(picture, block, keys)
        clear = drawn and min(x.sure for x in shown) >= SURE
        return words > 0 and (coloured or clear) and block.lattice.columns > LEAST_COLUMNS
    colours, _ = groups_of(np.array([t.paper for t in tiles if t.features is not None]))
    number = len(set(colours.tolist()))
    if number > MOST_COLOURS and 2 * words <= len(full):
        return False
    if not words and not could_be_words([[x.letter or "" for x in row] for row in full]):
        return False
    if number == 1 and 2 * len(full) < len(before):
        return False
    return words > 0 or (bool(full) and (number > 1 or len(block.blanks) > len(tiles)))


def _is_spaced(picture: Picture, block: TileBlock, keys: KeyTiles) -> bool:
    """True if the letters of a row stand far apart in equal steps and look marked.

    They look marked if they are coloured or stand on a colour, or a keyboard shows them as used.
    Cells of a terminal pass this test; the letters of a heading have unequal steps.
    """
    row = [t for t in block.tiles[0] if t.glyph is not None]
    if len(row) < block.lattice.columns:
        return False
    sides = np.array([t.glyph for t in row], np.float64)
    middles, high = (sides[:, 0] + sides[:, 2]) / 2, float(np.median(sides[:, 3] - sides[:, 1]))
    place = np.arange(len(row)) - (len(row) - 1) / 2
    step = float(place @ middles / (place @ place))
    uneven = float(np.abs(middles - middles.mean() - step * place).max())
    if step < SPACED * high or uneven > EVEN * step:
        return False
    ink, paper = (np.median([getattr(t, x) for t in row], axis=0) for x in ("ink", "paper"))
    coloured = not ColourGroup(ink, 1).grey or _stands_out(picture, block, paper)
    return coloured or bool(
        says_marked([x.letter for x in block.letters[0]], (), (), keys, picture)
    )


def _is_highlighted(picture: Picture, block: TileBlock) -> bool:
    """True if the only coloured cells are those of one text, as what a search found.

    A text of a letter or two in one of several rows may be a mark.
    """
    beside = _side_colours(picture, block)
    found: set[str] = set()
    fills: list[Floats] = []
    for tiles, read in zip(block.tiles, block.letters, strict=True):
        filled = [all(np.abs(t.paper - x).max() > FAR_PAPER for x in beside) for t in tiles]
        fills += [t.paper for t, there in zip(tiles, filled, strict=True) if there]
        line = "".join(
            (x.letter or ".") if there else " " for x, there in zip(read, filled, strict=True)
        )
        found |= set(line.split())
    if len(groups_of(np.array(fills).reshape(-1, 3))[1]) > 1 or len(found) > 1:
        return False
    return len(block.letters) == 1 or len("".join(found)) >= LEAST_COLUMNS


def _stands_out(picture: Picture, block: TileBlock, paper: Floats) -> bool:
    """True if the background of a row differs from the page a step before and after the row."""
    apart = [np.abs(x - paper).max() for x in _side_colours(picture, block)]
    return bool(apart) and min(apart) > FAR_PAPER


def _side_colours(picture: Picture, block: TileBlock) -> list[Floats]:
    """The colours a step before and after the first row, where the picture goes so far."""
    row, across = block.lattice.middles[0], block.lattice.across
    rows, columns = picture.shape[:2]
    beside = [(row[0, 0] - across, row[0, 1]), (row[-1, 0] + across, row[-1, 1])]
    return [
        picture[int(y), int(x)].astype(np.float32)
        for x, y in beside
        if 0 <= x < columns and 0 <= y < rows
    ]

"""Parts of boards that a terminal prints separately, and earlier copies of a board.

A terminal that prints a game line by line has prompts between the rows of its board, begins a row
after a prompt, or prints the whole board again after each guess.
"""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from wmh.engine.lexicon.store import Lexicon
from wmh.engine.screens.blocks import TileBlock
from wmh.engine.screens.finding.lattice import Lattice
from wmh.engine.screens.row_letters import is_word

SAME_STEP, SAME_SIZE = 0.05, 0.8
"""Greatest relative difference of distances, and least ratio of sizes, of two parts."""

FARTHEST = 3.5
"""Greatest distance of two parts of a board, in heights of the upper part's tiles."""

FARTHEST_ASIDE = 1.5
"""Greatest distance of two parts that begin at different x, in the unit of `FARTHEST`."""

Groups = Sequence[Sequence[int]]
"""Colour group of each tile of a board, row by row."""


def unite_parts(blocks: Sequence[TileBlock], lexicon: Lexicon) -> list[TileBlock]:
    """Returns the blocks, with those that continue each other downwards joined to one.

    A block is left out if it is the answer of a board: a word in the row below its empty rows.
    """
    united: list[TileBlock] = []
    for block in sorted(blocks, key=lambda x: x.lattice.bounds[1]):
        for i, above in enumerate(united):
            if _continues(above, block, lexicon):
                united[i] = _union(above, block)
                break
        else:
            united.append(block)
    return [x for x in united if not any(_answers(x, y) for y in united)]


def _answers(block: TileBlock, above: TileBlock) -> bool:
    """True if a block is the answer of a board: one word in the next row below it.

    `above` is the board, which ends with empty places; the word is not its first guess.
    """
    one, other = above.lattice, block.lattice
    if one.columns != other.columns or not _is_open(above) or block.height > 1 or not one.tiled:
        return False
    gap = other.middles[0] - one.middles[-1]
    across, down = np.abs(gap[:, 0]).max() / one.across, gap[:, 1].mean() / (one.down or np.inf)
    first, word = ([x.letter for x in y.letters[0]] for y in (above, block))
    return bool(across < 0.1 and 0.8 < down < 1.2 and first != word)


def _continues(above: TileBlock, below: TileBlock, lexicon: Lexicon) -> bool:
    """True if two blocks are parts of one board.

    They are equally wide, near each other, have words, and begin differently, since two boards of
    one game have the same first guess. A block that ends with empty places is no upper part.
    """
    one, other = above.lattice, below.lattice
    if one.columns != other.columns or _is_open(above):
        return False
    if abs(other.across / one.across - 1) > SAME_STEP or min(_ratios(one, other)) < SAME_SIZE:
        return False
    first, second = (x.letters[0] for x in (above, below))
    if [x.letter for x in first] == [x.letter for x in second]:
        return False
    if not all(any(is_word(row, lexicon) for row in x.letters) for x in (above, below)):
        return False
    apart = (other.bounds[1] - one.bounds[3]) / one.size[1]
    aside = abs(float((other.middles[0] - one.middles[-1])[:, 0].mean())) / one.across
    if aside < 0.2:
        return 0 < apart < FARTHEST
    left, right = max(one.bounds[0], other.bounds[0]), min(one.bounds[2], other.bounds[2])
    return one.tiled and other.tiled and 0 < apart < FARTHEST_ASIDE and left < right


def _is_open(block: TileBlock) -> bool:
    """True if a block ends with empty places."""
    return block.height > len(block.letters) or not all(x.letter for x in block.letters[-1])


def _ratios(one: Lattice, other: Lattice) -> list[float]:
    """Returns the ratio of two widths, and of two heights; the smaller divided by the larger."""
    return [min(a, b) / max(a, b) for a, b in zip(one.size, other.size, strict=True)]


def _union(above: TileBlock, below: TileBlock) -> TileBlock:
    larger = max(above.lattice, below.lattice, key=lambda x: x.places)
    middles = np.concatenate([above.lattice.middles, below.lattice.middles])
    places = above.lattice.places + below.lattice.places
    return TileBlock(
        replace(larger, middles=middles, filled=places * 2 / middles.size),
        [*above.tiles, *below.tiles],
        [*above.letters, *below.letters],
        below.blanks,
        above.height + below.height,
    )


def earlier_copies(blocks: Sequence[TileBlock], grouped: Sequence[Groups]) -> set[int]:
    """Returns the indices of blocks that a block below repeats, with more rows."""
    rows = [
        [
            (tuple(x.letter for x in letters), tuple(line))
            for letters, line in zip(block.letters, groups, strict=True)
        ]
        for block, groups in zip(blocks, grouped, strict=True)
    ]
    return {
        i
        for i, block in enumerate(blocks)
        for j, later in enumerate(blocks)
        if later.lattice.bounds[1] > block.lattice.bounds[3]
        and len(rows[j]) > len(rows[i])
        and rows[j][: len(rows[i])] == rows[i]
    }

"""States of rows: marked by the game, only typed, or revealed letters."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from wmh.engine.screens.blocks import TileBlock
from wmh.engine.screens.board import RowState
from wmh.engine.screens.finding.regions import Picture
from wmh.engine.screens.letters import Floats
from wmh.engine.screens.marks import ColourGroup, alike
from wmh.engine.screens.naming.keyboard import KeyTiles, says_marked
from wmh.engine.screens.naming.signals import Signal

FAR_FROM_GROUND = 60
"""Colour distance from empty tiles and page above which a row seems marked."""

MANY = 3
"""Number of boards on all of which a guess is hardly ever absent."""


@dataclass(frozen=True)
class EmptyColours:
    """Colour of empty tiles, in the part that shows marks, and colour of the page.

    `page` is None if the background of tiles does not show marks.
    """

    blank: Floats | None
    page: Floats | None

    @property
    def colours(self) -> list[Floats]:
        return [x for x in (self.blank, self.page) if x is not None]


def blank_of(blocks: Sequence[TileBlock], picture: Picture, signal: Signal) -> Floats | None:
    """Returns the colour of empty tiles.

    If no empty tile was found, it is the colour below the last row.
    """
    empty = [signal.colour(t) for b in blocks for t in b.blanks if t.glyph is None]
    if not empty and signal.filled:
        for block in blocks:
            down = block.lattice.down or block.lattice.size[1] * 1.1
            for x, y in (block.lattice.middles[-1] + (0, down)).astype(int).tolist():
                if 0 <= y < picture.shape[0] and 0 <= x < picture.shape[1]:
                    empty.append(picture[y, x].astype(np.float32))
    return np.median(np.array(empty), axis=0) if empty else None


def page_of(block: TileBlock, picture: Picture) -> Floats:
    """Returns the colour between and beside the tiles of a board."""
    left, top, right, bottom = block.lattice.bounds
    gap = max(2.0, 0.06 * block.lattice.across)
    y = np.linspace(top, bottom, 24)
    x = np.concatenate([np.full(12, left - gap), np.full(12, right + gap)])
    rows, columns = picture.shape[:2]
    there = (x >= 0) & (x < columns) & (y >= 0) & (y < rows)
    if not there.any():
        return np.full(3, -999, np.float32)
    found = picture[y[there].astype(int), x[there].astype(int)]
    return np.median(found, axis=0).astype(np.float32)


def states_of(
    blocks: Sequence[TileBlock],
    grouped: Sequence[Sequence[Sequence[int]]],
    groups: Sequence[ColourGroup],
    grounds: Sequence[EmptyColours],
    keys: KeyTiles,
    picture: Picture,
    *,
    filled: bool,
) -> tuple[list[list[RowState]], set[int]]:
    """Returns the state of each row, and the numbers of the boards whose last row is uncertain.

    All rows but the last are marked; the last row is marked if it looks so. `grouped` has the
    colour group of each tile; `grounds` has the empty colours of each board. If marked tiles are
    not `filled`, all tiles are as dark as the page, and a tile without content is empty.
    """
    certain = {i for rows in grouped for row in rows[:-1] for i in row}
    certain |= {i for rows in grouped if len(set(rows[-1])) > 1 for i in rows[-1]}
    absent = {i for i in certain if groups[i].grey}
    words = {tuple(x.letter for x in b.letters[-1]) for b in blocks}
    grey = all(groups[i].grey for rows in grouped for i in rows[-1])
    everywhere = len(blocks) > 1 and len(words) == 1 and grey
    unlikely = everywhere and len(blocks) >= MANY
    marked = {
        (i, tuple(x.letter for x in letters))
        for block, rows in zip(blocks, grouped, strict=True)
        for i, (letters, line) in enumerate(zip(block.letters, rows, strict=True))
        if all(x.letter for x in letters)
        and (i < len(rows) - 1 or not all(groups[x].grey for x in line))
    }
    states = [[RowState.MARKED] * len(b.tiles) for b in blocks]
    doubtful: set[int] = set()
    for number, (block, rows, ground, of_board) in enumerate(
        zip(blocks, grouped, grounds, states, strict=True)
    ):
        missing = [t for t in block.tiles[-1] if t.features is None]
        unread = all(
            not any(alike(t.paper, x) for x in ground.colours) if filled else t.glyph is not None
            for t in missing
        )
        used = set(rows[-1])
        plain = all(groups[i].grey for i in used)
        begun = len(used) == 1 and _is_begun(block)
        if (
            (begun and (not used <= certain or len(missing) > 1))
            or (missing and (not unread or (len(used) == 1 and plain)))
            or unlikely
            or _repeats(block, rows)
        ):
            typed = True
            solved = begun and len(missing) == 1 and not plain and unread
            unclear = bool(missing) and unread and not _is_begun(block)
            if (
                solved
                or unclear
                or (
                    unlikely
                    and not missing
                    and (not certain or not _looks_typed(used, groups, ground, absent))
                )
            ):
                doubtful.add(number)
        else:
            typed = _looks_typed(used, groups, ground, absent)
            stands_out = filled and not missing and _stands_out(used, groups, ground)
            if (typed and stands_out) or (everywhere and not typed):
                doubtful.add(number)
            if (
                len(used) == 1
                and (typed or plain)
                and _as_absent(used, groups, ground, certain, filled=filled)
            ):
                guess = (len(rows) - 1, tuple(x.letter for x in block.letters[-1]))
                said = None
                if len(blocks) == 1:
                    said = _says_marked(block, rows, keys, picture)
                elif not typed and guess in marked:
                    said = True  # Another board has marked the guess.
                typed = not said and not (said is None and _is_printed(block))
                if said is None:
                    doubtful.add(number)
        if typed:
            of_board[-1] = RowState.GIVEN if _is_given(block) else RowState.TYPED
    return states, doubtful


def _stands_out(used: set[int], groups: Sequence[ColourGroup], ground: EmptyColours) -> bool:
    """True if a row's colours are all far from those of empty tiles and the page."""
    return bool(ground.colours) and all(
        float(np.abs(groups[i].colour - x).max()) > FAR_FROM_GROUND
        for i in used
        for x in ground.colours
    )


def _is_begun(block: TileBlock) -> bool:
    """True if the last row has letters from the left and empty places after them."""
    shown = [t.features is not None for t in block.tiles[-1]]
    number = sum(shown)
    rest = block.tiles[-1][number:]
    return all(shown[:number]) and bool(rest) and all(t.glyph is None for t in rest)


def _is_printed(block: TileBlock) -> bool:
    """True if the board is a single row of coloured letters, without tiles, as in a terminal.

    Letters that are only typed have the colour of text.
    """
    ink = np.median([t.ink for t in block.tiles[0]], axis=0)
    return block.height == 1 and not block.lattice.tiled and not ColourGroup(ink, 1).grey


def _says_marked(
    block: TileBlock, rows: Sequence[Sequence[int]], keys: KeyTiles, picture: Picture
) -> bool | None:
    """True if the on-screen keyboard shows that the last row is marked.

    False if it shows the contrary, None if it is unclear; see `says_marked`.
    """
    shown: dict[str | None, set[int]] = {}
    for read, line in zip(block.letters[:-1], rows[:-1], strict=True):
        for x, group in zip(read, line, strict=True):
            shown.setdefault(x.letter, set()).add(group)
    absent = {x for x, groups in shown.items() if groups == set(rows[-1])}
    return says_marked([x.letter for x in block.letters[-1]], shown, absent, keys, picture)


def _is_given(block: TileBlock) -> bool:
    """True if the board's only row has one revealed letter among dots: nothing was guessed yet."""
    if len(block.tiles) > 1:
        return False
    letters = [t.features is not None for t in block.tiles[0]]
    return sum(letters) == 1 and all(t.glyph is not None for t in block.tiles[0])


def _repeats(block: TileBlock, rows: Sequence[Sequence[int]]) -> bool:
    """True if the last row has one colour, but one of its letters another colour above.

    That letter is at the same place in an earlier row. A letter that was right once cannot be
    absent there, so the last row is not marked.
    """
    if len(set(rows[-1])) > 1:
        return False
    return any(
        letters[j].letter is not None
        and letters[j].letter == block.letters[-1][j].letter
        and colours[j] != rows[-1][j]
        and colours.count(colours[j]) < len(colours)
        for letters, colours in zip(block.letters[:-1], rows[:-1], strict=True)
        for j in range(block.lattice.columns)
    )


def _as_absent(
    used: set[int],
    groups: Sequence[ColourGroup],
    ground: EmptyColours,
    certain: set[int],
    *,
    filled: bool,
) -> bool:
    """True if a row of one colour can be either all absent or only typed.

    Empty tiles may look like absent tiles; before any row is marked, the look of absent tiles is
    unknown. `certain` are the groups of rows that are surely marked.
    """
    (one,) = used
    like_ground = any(alike(groups[one].colour, x) for x in ground.colours)
    if not certain:
        return like_ground
    return one in certain and (like_ground or not ground.colours or not filled)


def _looks_typed(
    used: set[int],
    groups: Sequence[ColourGroup],
    ground: EmptyColours,
    absent: set[int],
) -> bool:
    """True if a full row of these colours seems to wait for its marks.

    `absent` are the groups of marked rows that may mean absent.
    """
    if len(used) > 1:
        return False
    (one,) = used
    colour = groups[one].colour
    if ground.blank is not None and alike(colour, ground.blank):
        return True
    if ground.page is not None and alike(colour, ground.page) and one not in absent:
        return True
    return groups[one].grey and bool(absent) and one not in absent

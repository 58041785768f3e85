"""The reading of a picture: from pixels to boards, a pure function.

Proposals (`regions`) vote for lattices (`lattice`); what stands in their places (`tiles`) is read
as letters (`letters`) and grouped by colour (`marks`); the naming of the colours that makes sense
(`naming`) turns groups into marks.
"""

from collections.abc import Mapping, Sequence

import numpy as np

from wmh.engine.candidates import candidates_of
from wmh.engine.clues.guard import impossible
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import ALL_TIERS, Question
from wmh.engine.screens.blocks import ReadLetter, TileBlock, blocks_of, boards_among, split_boards
from wmh.engine.screens.board import (
    Colour,
    ColourQuestion,
    Meanings,
    ReadBoard,
    Reading,
    ReadRow,
    ReadTile,
    RowState,
)
from wmh.engine.screens.lattices import lattices_of
from wmh.engine.screens.letters import Floats, LetterModel
from wmh.engine.screens.marks import ColourGroup, alike, groups_of
from wmh.engine.screens.naming import SCHEMES, ColourNaming, Grid, Naming, Scheme, name_groups
from wmh.engine.screens.regions import Picture, regions_of
from wmh.engine.screens.states import blank_of, page_of, states_of
from wmh.engine.screens.tiles import LatticeTile

MOST_PIXELS = 3_000_000
"""Pictures of more pixels are looked at in half their size."""

KNOWN_APART = 16
"""How far a colour may be from one whose meaning is known."""


def half_size(picture: Picture) -> Picture:
    """The picture in half its size."""
    rows, columns = picture.shape[0] // 2 * 2, picture.shape[1] // 2 * 2
    parts = picture[:rows, :columns].astype(np.uint16)
    quarter = parts[::2, ::2] + parts[1::2, ::2] + parts[::2, 1::2] + parts[1::2, 1::2]
    return ((quarter + 2) >> 2).astype(np.uint8)


def read(
    picture: Picture,
    lexicon: Lexicon,
    rule: Rule,
    model: LetterModel,
    known: Meanings | None = None,
    schemes: Sequence[Scheme] = SCHEMES,
) -> Reading:
    """The boards in a picture (height, width, 3) of uint8.

    `known` is what colours are known to mean in the game, `schemes` what they mean in others.
    """
    scale = 1
    while picture.shape[0] * picture.shape[1] > MOST_PIXELS:
        picture, scale = half_size(picture), scale * 2
    proposals = regions_of(picture)
    lattices = [part for x in lattices_of(proposals) for part in split_boards(x)]
    blocks = blocks_of(picture, lattices, proposals, lexicon, model)
    blocks = boards_among(blocks, lexicon)
    return _name_colours(picture, blocks, lexicon, rule, known or {}, schemes, scale)


def _name_colours(
    picture: Picture,
    blocks: Sequence[TileBlock],
    lexicon: Lexicon,
    rule: Rule,
    known: Meanings,
    schemes: Sequence[Scheme],
    scale: int,
) -> Reading:
    """The boards, with what their colours mean."""
    papers = [t.paper for b in blocks for row in b.tiles for t in row]
    labels, groups = groups_of(np.array(papers, np.float32).reshape(-1, 3))
    numbers = iter(labels.tolist())
    grouped = [[[next(numbers) for _ in row] for row in b.tiles] for b in blocks]
    blank = blank_of(blocks, picture)
    pages = [page_of(block, picture) for block in blocks]
    states = states_of(blocks, grouped, groups, blank, pages)
    grids: list[Grid] = [
        [
            (tuple(x.letter for x in letters), tuple(numbers))
            for letters, numbers, state in zip(b.letters, rows, of_board, strict=True)
            if state is RowState.MARKED
        ]
        for b, rows, of_board in zip(blocks, grouped, states, strict=True)
    ]
    said = {
        i: mark
        for i, group in enumerate(groups)
        for colour, mark in known.items()
        if np.abs(group.colour - np.array(colour)).max() <= KNOWN_APART
    }

    def any_word(naming: Naming) -> bool | None:
        return _any_word(grids, naming, lexicon, rule)

    named = name_groups(groups, grids, blank, said, any_word, schemes)
    boards = [
        _board(block, rows, of_board, groups, named, blank, scale)
        for block, rows, of_board in zip(blocks, grouped, states, strict=True)
    ]
    order = _reading_order(boards)
    used = sorted({i for grid in grids for _, line in grid for i in line})
    colours = {_colour(groups[i].colour): named.naming[i] for i in used}
    return Reading(tuple(boards[i] for i in order), _question(groups, used, named, said), colours)


def _reading_order(boards: Sequence[ReadBoard]) -> list[int]:
    """Returns the boards from the top left, row by row."""
    high = max((x.box[3] - x.box[1] for x in boards), default=1)
    return sorted(
        range(len(boards)),
        key=lambda i: (round(boards[i].box[1] / max(1, 0.5 * high)), boards[i].box[0]),
    )


def _any_word(grids: Sequence[Grid], naming: Naming, lexicon: Lexicon, rule: Rule) -> bool | None:
    """True if each board leaves a word; None if the lexicon does not have the guesses."""
    left = True
    for grid in grids:
        turns = [
            Turn(tuple(x for x in letters if x), tuple(naming[i] for i in line))
            for letters, line in grid
            if all(letters)
        ]
        if not turns or any(lexicon.number_of(x.guess) is None for x in turns):
            return None
        if any(impossible(x, rule) for x in turns):
            return False
        length = len(turns[0].guess)
        question = Question(tuple(turns), length, rule=rule, tier=ALL_TIERS)
        left = left and len(candidates_of(question, lexicon)) > 0
    return left


def _board(
    block: TileBlock,
    rows: Sequence[Sequence[int]],
    states: Sequence[RowState],
    groups: Sequence[ColourGroup],
    named: ColourNaming,
    blank: Floats | None,
    scale: int,
) -> ReadBoard:
    empty = {i for i, x in enumerate(groups) if blank is not None and alike(x.colour, blank)}
    read_rows = tuple(
        ReadRow(
            tuple(
                _read_tile(tile, letter, groups[i], named, i, state, scale)
                for tile, letter, i in zip(tiles, letters, numbers, strict=True)
            ),
            state,
            turning=bool(empty & set(numbers)) and not empty.issuperset(numbers),
        )
        for tiles, letters, numbers, state in zip(
            block.tiles, block.letters, rows, states, strict=True
        )
    )
    first = block.tiles[0][0].box
    bounds = block.lattice.bounds
    box = (first[0] * scale, first[1] * scale, bounds[2] * scale, bounds[3] * scale)
    return ReadBoard(read_rows, block.lattice.columns, block.height, box)


def _read_tile(
    tile: LatticeTile,
    letter: ReadLetter,
    group: ColourGroup,
    named: ColourNaming,
    number: int,
    state: RowState,
    scale: int,
) -> ReadTile:
    left, top, right, bottom = tile.box
    box = (left * scale, top * scale, right * scale, bottom * scale)
    marked = state is RowState.MARKED
    return ReadTile(
        box,
        _colour(tile.paper),
        letter.letter,
        letter.sure,
        letter.other,
        named.naming[number] if marked else None,
        named.sure[number] if marked else 1.0,
    )


def _colour(colour: Floats) -> Colour:
    red, green, blue = (round(x) for x in colour.tolist())
    return red, green, blue


def _question(
    groups: Sequence[ColourGroup],
    used: Sequence[int],
    named: ColourNaming,
    said: Mapping[int, Mark],
) -> ColourQuestion | None:
    """The one colour to ask about: the largest group that a rival naming names otherwise."""
    if named.rival is None:
        return None
    open_groups = [i for i in used if named.naming[i] is not named.rival[i] and i not in said]
    if not open_groups:
        return None
    most = max(open_groups, key=lambda i: groups[i].size)
    return ColourQuestion(_colour(groups[most].colour), (named.naming[most], named.rival[most]))

"""Reading of a screenshot: a pure function from pixels to boards.

Regions (`finding.regions`) are arranged in lattices (`finding.lattices`); the content of their
places (`tiles`) is read as letters (`letters`) and grouped by colour (`marks`); the most plausible
naming of the colours (`naming`) turns groups into marks.
"""

import math
from collections.abc import Mapping, Sequence

import numpy as np

from wmh.engine.candidates import candidates_of
from wmh.engine.clues.guard import impossible
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import ALL_TIERS, Question
from wmh.engine.screens.blocks import TileBlock, blocks_of, split_boards
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
from wmh.engine.screens.finding.cells import cell_lattices
from wmh.engine.screens.finding.lattices import lattices_of
from wmh.engine.screens.finding.regions import Picture, regions_of
from wmh.engine.screens.letters import Floats, LetterModel
from wmh.engine.screens.likeness import boards_among
from wmh.engine.screens.marks import ColourGroup, alike, groups_of
from wmh.engine.screens.naming.keyboard import KeyTiles, key_colours
from wmh.engine.screens.naming.namings import ColourNaming, Grid, Naming, evidence_of, name_groups
from wmh.engine.screens.naming.signals import Signal, signal_of
from wmh.engine.screens.naming.states import EmptyColours, blank_of, page_of, states_of
from wmh.engine.screens.parts import earlier_copies, unite_parts
from wmh.engine.screens.row_letters import ReadLetter, is_word
from wmh.engine.screens.tiles import LatticeTile

STEP = 8
"""Distance of the sampled pixels, in both directions."""

WARM, WARMEST = 0.9, 0.35
"""Greatest and least ratio of blue to red in the brightest pixels under a filter."""

MOST_NEUTRAL, LEAST_WARM = 0.005, 0.02
"""Maximal share of neutral pixels under a filter, and minimal share as warm as white."""

COLOURLESS = 10
"""Maximal chroma of the pixels in a picture without colour."""


def without_filter(picture: Picture) -> Picture:
    """Returns the picture without a warm filter (night light); unchanged if there is none."""
    white = _filtered_white(picture[::STEP, ::STEP].reshape(-1, 3).astype(np.float32))
    if white is None:
        return picture
    return np.clip(picture * (white[0] / white), 0, 255).astype(np.uint8)


def _filtered_white(pixels: Floats) -> Floats | None:
    """Returns the colour that white has under a warm filter; None without a filter.

    Under a filter greys are as warm as white, and only black is neutral.
    """
    last = max(1, len(pixels) // 500)
    top = np.partition(pixels, -last, axis=0)[-last]
    red, green, blue = top.tolist()
    if not (red >= green >= blue > 0 and WARMEST * red <= blue <= WARM * red):
        return None
    brightest = np.median(pixels[pixels[:, 0] >= red - 3], axis=0)
    if np.abs(brightest - top).max() > 6:
        return None
    shown = pixels[pixels[:, 0] > 25]
    if not len(shown):
        return None
    neutral = (np.ptp(shown, axis=1) < 6).mean()
    darker = shown[shown[:, 0] < 0.85 * red]
    warm = np.abs(darker / darker[:, :1] - top / red).max(1) < 0.04
    if neutral > MOST_NEUTRAL or warm.sum() < LEAST_WARM * len(pixels):
        return None
    return np.asarray(top, np.float32)


def is_colourless(picture: Picture) -> bool:
    """True if no sampled pixel has a colour."""
    return bool(np.ptp(picture[::STEP, ::STEP], axis=2).max(initial=0) <= COLOURLESS)


MOST_PIXELS = 3_000_000
"""Maximal number of pixels; a larger picture is halved in width and height."""

NO_WORD, EACH_WORD = -3.5, 0.5
"""Log-likelihood if no word fits, and factor of the logarithm of the words that fit.

The more words fit, the likelier the marks; but word lists differ from those of games.
"""

LUCK, SECRETS = 5.0, 10000
"""Cost (logarithm) of a row that solves the game, and words left before a first guess.

The fewer words were left before the row, the higher the cost: few players are lucky.
"""

DOUBTFUL = 0.5
"""Maximal probability of the marks in a row that may be only typed."""

KNOWN_APART = 16
"""Maximal distance of a colour from a colour whose meaning the user told."""


def half_size(picture: Picture) -> Picture:
    """Returns the picture with half its width and height."""
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
) -> Reading:
    """Returns the boards in a picture, which is uint8 (height, width, 3).

    `known` are the meanings of colours that are already known for the game.
    """
    scale = 1
    while picture.shape[0] * picture.shape[1] > MOST_PIXELS:
        picture, scale = half_size(picture), scale * 2
    picture = without_filter(picture)
    proposals = regions_of(picture)
    lattices = [part for x in lattices_of(proposals) for part in split_boards(x)]
    blocks, keys = blocks_of(picture, lattices, proposals, lexicon, model)
    blocks = boards_among(picture, unite_parts(blocks, lexicon), keys, lexicon)
    if not any(x.lattice.tiled for x in blocks):
        cells, more = blocks_of(picture, cell_lattices(picture), proposals, lexicon, model)
        keys += more
        blocks = boards_among(picture, [*cells, *blocks], keys, lexicon)
    return _name_colours(picture, blocks, keys, lexicon, rule, known or {}, scale)


def _name_colours(
    picture: Picture,
    blocks: Sequence[TileBlock],
    key_tiles: KeyTiles,
    lexicon: Lexicon,
    rule: Rule,
    known: Meanings,
    scale: int,
) -> Reading:
    """Returns the result of reading, with marks by the meanings of the colours.

    `scale` is the factor by which the picture was made smaller.
    """
    signal = signal_of(picture, blocks)
    keys = key_colours(key_tiles, signal)
    colours = [signal.colour(t) for b in blocks for row in b.tiles for t in row]
    labels, groups = groups_of(np.array(colours, np.float32).reshape(-1, 3))
    numbers = iter(labels.tolist())
    grouped = [[[next(numbers) for _ in row] for row in b.tiles] for b in blocks]
    earlier = earlier_copies(blocks, grouped)
    blocks = [x for i, x in enumerate(blocks) if i not in earlier]
    grouped = [x for i, x in enumerate(grouped) if i not in earlier]
    blank = blank_of(blocks, picture, signal)
    grounds = [
        EmptyColours(blank, page_of(block, picture) if signal.filled else None) for block in blocks
    ]
    states, doubtful = states_of(
        blocks, grouped, groups, grounds, key_tiles, picture, filled=signal.filled
    )
    colourless = bool(blocks) and is_colourless(picture)
    if colourless:
        doubtful |= {
            i for i, x in enumerate(blocks) if all(t.features is not None for t in x.tiles[-1])
        }
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

    def words(naming: Naming) -> float:
        return _words_weight(grids, naming, lexicon, rule)

    ground = grounds[0].colours[:1] if grounds else []
    named = name_groups(groups, grids, ground, said, keys, words, colourless=colourless)
    unclear = _partial(blocks) | {i for i, x in enumerate(blocks) if _has_no_word(x, lexicon)}
    boards = [
        _board(
            block,
            rows,
            of_board,
            groups,
            named,
            blank,
            signal,
            scale,
            doubtful=0 if number in unclear else len(rows) - (number in doubtful),
        )
        for number, (block, rows, of_board) in enumerate(zip(blocks, grouped, states, strict=True))
    ]
    order = _reading_order(boards)
    used = sorted({i for grid in grids for _, line in grid for i in line})
    meanings = {_colour(groups[i].colour): named.naming[i] for i in used}
    return Reading(
        tuple(boards[i] for i in order),
        _question(groups, used, named, said),
        meanings,
        tuple(evidence_of(i, _colour(groups[i].colour), named) for i in used),
    )


def _partial(blocks: Sequence[TileBlock]) -> set[int]:
    """Returns the boards whose first row is a later row of another board, so rows are missing."""
    words = [[tuple(x.letter for x in row) for row in block.letters] for block in blocks]
    later = {word for rows in words for word in rows[1:] if all(word)}
    return {i for i, rows in enumerate(words) if rows[0] in later and rows.count(rows[0]) == 1}


def _has_no_word(block: TileBlock, lexicon: Lexicon) -> bool:
    """True if no complete row is a word: the letters may be something else, as a game's name."""
    full = [row for row in block.letters if all(x.letter for x in row)]
    return bool(full) and not any(is_word(row, lexicon) for row in full)


def _reading_order(boards: Sequence[ReadBoard]) -> list[int]:
    """Returns the indices of the boards, row by row from the top left."""
    high = max((x.box[3] - x.box[1] for x in boards), default=1)
    return sorted(
        range(len(boards)),
        key=lambda i: (round(boards[i].box[1] / max(1, 0.5 * high)), boards[i].box[0]),
    )


def _words_weight(grids: Sequence[Grid], naming: Naming, lexicon: Lexicon, rule: Rule) -> float:
    """Returns the log-likelihood of a naming by the number of words that fit each board.

    A board with a guess that is not in the lexicon is ignored.
    """
    weight = 0.0
    for grid in grids:
        turns = tuple(
            Turn(tuple(x for x in letters if x), tuple(naming[i] for i in line))
            for letters, line in grid
            if all(letters)
        )
        if not turns or any(lexicon.number_of(x.guess) is None for x in turns):
            continue
        left = _number_left(turns, lexicon, rule)
        solved = all(x is Mark.GREEN for x in turns[-1].marks)
        if left and solved:
            before = _number_left(turns[:-1], lexicon, rule) if len(turns) > 1 else SECRETS
            weight += max(0.0, EACH_WORD * math.log(before) - LUCK)
        else:
            weight += EACH_WORD * math.log(left) if left else NO_WORD
    return weight


def _number_left(turns: tuple[Turn, ...], lexicon: Lexicon, rule: Rule) -> int:
    if any(impossible(x, rule) for x in turns):
        return 0
    question = Question(turns, len(turns[0].guess), rule=rule, tier=ALL_TIERS)
    return len(candidates_of(question, lexicon))


def _board(
    block: TileBlock,
    rows: Sequence[Sequence[int]],
    states: Sequence[RowState],
    groups: Sequence[ColourGroup],
    named: ColourNaming,
    blank: Floats | None,
    signal: Signal,
    scale: int,
    *,
    doubtful: int,
) -> ReadBoard:
    """Returns the board that was read from a block; marks from row `doubtful` on are uncertain."""
    empty = {i for i, x in enumerate(groups) if blank is not None and alike(x.colour, blank)}
    read_rows = tuple(
        ReadRow(
            tuple(
                _read_tile(
                    tile,
                    letter,
                    _colour(signal.colour(tile)),
                    (named.naming[i], named.sure[i]) if state is RowState.MARKED else (None, 1.0),
                    scale,
                    doubtful=row >= doubtful,
                )
                for tile, letter, i in zip(tiles, letters, numbers, strict=True)
            ),
            state,
            turning=bool(empty & set(numbers)) and not empty.issuperset(numbers),
        )
        for row, (tiles, letters, numbers, state) in enumerate(
            zip(block.tiles, block.letters, rows, states, strict=True)
        )
    )
    first = block.tiles[0][0].box
    bounds = block.lattice.bounds
    box = (first[0] * scale, first[1] * scale, bounds[2] * scale, bounds[3] * scale)
    return ReadBoard(read_rows, block.lattice.columns, block.height, box)


def _read_tile(
    tile: LatticeTile,
    letter: ReadLetter,
    colour: Colour,
    marked: tuple[Mark | None, float],
    scale: int,
    *,
    doubtful: bool,
) -> ReadTile:
    left, top, right, bottom = tile.box
    box = (left * scale, top * scale, right * scale, bottom * scale)
    mark, sure = marked
    sure = min(sure, DOUBTFUL) if doubtful else sure
    return ReadTile(box, colour, letter.letter, letter.sure, letter.other, mark, sure)


def _colour(colour: Floats) -> Colour:
    red, green, blue = (round(x) for x in colour.tolist())
    return red, green, blue


def _question(
    groups: Sequence[ColourGroup],
    used: Sequence[int],
    named: ColourNaming,
    said: Mapping[int, Mark],
) -> ColourQuestion | None:
    """Returns the question about the largest group that has two likely meanings; else None."""
    if named.rival is None:
        return None
    open_groups = [i for i in used if named.naming[i] is not named.rival[i] and i not in said]
    if not open_groups:
        return None
    most = max(open_groups, key=lambda i: groups[i].size)
    return ColourQuestion(_colour(groups[most].colour), (named.naming[most], named.rival[most]))

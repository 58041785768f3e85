"""The reading of a picture: from pixels to boards, a pure function.

Proposals (`regions`) vote for lattices (`lattice`); what stands in their places (`tiles`) is read
as letters (`letters`) and grouped by colour (`marks`); the naming of the colours that makes sense
(`naming`) turns groups into marks.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

import numpy as np

from wmh.engine.candidates import candidates_of
from wmh.engine.clues.guard import impossible
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import ALL_TIERS, Question
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
from wmh.engine.screens.keyboards import is_keyboard
from wmh.engine.screens.lattice import Lattice, lattices_of
from wmh.engine.screens.letters import Floats, LetterModel, likelihoods
from wmh.engine.screens.marks import Group, alike, groups_of
from wmh.engine.screens.naming import Grid, Named, Naming, name_groups
from wmh.engine.screens.regions import Picture, Regions, regions_of
from wmh.engine.screens.tiles import Tile, tiles_of

MOST_PIXELS = 3_000_000
"""Pictures of more pixels are looked at in half their size."""

MOST_LATTICES = 14
"""Those with more places come first."""

NEAR_TIE = 1.2
"""Logarithms that are no further apart: then the lexicon decides."""

KNOWN_APART = 16
"""How far a colour may be from one whose meaning is known."""


def halved(picture: Picture) -> Picture:
    """The picture in half its size."""
    rows, columns = picture.shape[0] // 2 * 2, picture.shape[1] // 2 * 2
    parts = picture[:rows, :columns].astype(np.uint16)
    quarter = parts[::2, ::2] + parts[1::2, ::2] + parts[::2, 1::2] + parts[1::2, 1::2]
    return ((quarter + 2) >> 2).astype(np.uint8)


@dataclass(frozen=True)
class _Letter:
    """What a tile's letter was read as."""

    letter: str | None
    sure: float
    other: str | None


@dataclass(frozen=True)
class _Block:
    """A lattice whose tiles were read: rows from the first with letters to the last."""

    lattice: Lattice
    tiles: list[list[Tile]]
    letters: list[list[_Letter]]
    blanks: list[Tile]
    height: int


def read(
    picture: Picture,
    lexicon: Lexicon,
    rule: Rule,
    model: LetterModel,
    known: Meanings | None = None,
) -> Reading:
    """The boards in a picture (height, width, 3) of uint8.

    `known` is what colours are known to mean in the game.
    """
    scale = 1
    while picture.shape[0] * picture.shape[1] > MOST_PIXELS:
        picture, scale = halved(picture), scale * 2
    proposals = regions_of(picture)
    lattices = [part for x in lattices_of(proposals) for part in _parted(x)]
    blocks = _blocks(picture, lattices, proposals, lexicon, model)
    blocks = _chosen(blocks, lexicon)
    return _named(blocks, lexicon, rule, known or {}, scale)


def _parted(lattice: Lattice) -> list[Lattice]:
    """Two boards side by side as two, where a wider gap in the middle shows them."""
    columns = lattice.columns
    if columns < 8 or columns % 2:
        return [lattice]
    x = lattice.middles[..., 0].mean(0)
    place = np.arange(columns, dtype=np.float64)
    later = (place >= columns // 2).astype(np.float64)
    shape = np.stack([np.ones(columns), place, later], 1)
    fit, _, _, _ = np.linalg.lstsq(shape, x, rcond=None)
    off = np.abs(shape @ fit - x).max()
    if fit[2] < 0.05 * fit[1] or fit[2] < 3 * off:
        return [lattice]
    half = columns // 2
    return [
        replace(lattice, middles=lattice.middles[:, :half]),
        replace(lattice, middles=lattice.middles[:, half:]),
    ]


def _blocks(
    picture: Picture,
    lattices: Sequence[Lattice],
    proposals: Sequence[Regions],
    lexicon: Lexicon,
    model: LetterModel,
) -> list[_Block]:
    blocks: list[_Block] = []
    for lattice in lattices[:MOST_LATTICES]:
        seen = [tiles_of(picture, lattice, x.strokes) for x in proposals]
        tiles = max(seen, key=lambda x: sum(t.features is not None for row in x for t in row))
        letters = _read_letters(tiles, lexicon, model)
        for first, last, end in _segments(lattice, tiles, letters):
            blanks = [t for row in tiles[last + 1 : end] for t in row]
            part = replace(lattice, middles=lattice.middles[first:end])
            blocks.append(
                _Block(
                    part, tiles[first : last + 1], letters[first : last + 1], blanks, end - first
                )
            )
    return blocks


def _segments(
    lattice: Lattice, tiles: Sequence[Sequence[Tile]], letters: Sequence[Sequence[_Letter]]
) -> Iterator[tuple[int, int, int]]:
    """Boards that stand in one lattice: their first row, last row with letters, and end.

    A board's letters begin at its top, so that letters after empty rows begin another, and so does
    a row that stands further off and repeats the first word. Keyboards end what is above them.
    """
    counts = [sum(t.features is not None for t in row) for row in tiles]
    words = ["".join(x.letter or "." for x in row) for row in letters]
    steps = np.diff(lattice.middles[..., 1].mean(1))
    usual = float(np.median(steps)) if len(steps) else 0.0
    columns, start, last = lattice.columns, None, 0
    for i, count in enumerate(counts):
        keys = is_keyboard([x.letter for x in letters[i]])
        further = i > 0 and steps[i - 1] > 1.04 * usual + 0.5
        anew = start is not None and count and (
            last < i - 1 or (further and words[i] == words[start]) or keys
        )
        if anew and start is not None:
            yield start, last, i
            start = None
        if count and not keys:
            if start is None or (count == columns and max(counts[start : last + 1]) <= columns // 2):
                start = i
            last = i
    if start is not None:
        end = next((i for i in range(last + 1, len(tiles)) if counts[i]), len(tiles))
        yield start, last, end


def _read_letters(
    rows: Sequence[Sequence[Tile]], lexicon: Lexicon, model: LetterModel
) -> list[list[_Letter]]:
    alphabet = lexicon.alphabet.letters
    lines = [t.features for row in rows for t in row if t.features is not None]
    if not lines:
        return [[_Letter(None, 1.0, None) for _ in row] for row in rows]
    likely, junk = likelihoods(model, np.array(lines, np.float32), alphabet)
    order = np.argsort(likely, axis=1)
    found = iter(range(len(lines)))
    out: list[list[_Letter]] = []
    for row in rows:
        read: list[_Letter] = []
        ties: list[list[str]] = []
        for tile in row:
            if tile.features is None:
                read.append(_Letter(None, 1.0 if tile.glyph is None else 0.9, None))
                ties.append([])
                continue
            i = next(found)
            best, next_best = order[i, -1], order[i, -2]
            sure = float(np.exp(likely[i, best]))
            if junk[i] > likely[i, best] + 1:
                read.append(_Letter(None, 0.0, alphabet[best]))
                ties.append([])
                continue
            read.append(_Letter(alphabet[best], sure, alphabet[next_best]))
            near = likely[i, best] - likely[i, next_best] < NEAR_TIE
            ties.append([alphabet[best], alphabet[next_best]] if near else [alphabet[best]])
        out.append(_with_word(read, ties, lexicon))
    return out


def _with_word(read: list[_Letter], ties: list[list[str]], lexicon: Lexicon) -> list[_Letter]:
    """The same; a row of which near ties make a word has that word's letters."""
    if not all(ties) or all(len(x) == 1 for x in ties):
        return _confirmed(read, lexicon)
    if sum(len(x) > 1 for x in ties) > 4:
        return read
    for letters in product(*ties):
        if lexicon.number_of(letters) is not None:
            changed = [
                x if x.letter == y else _Letter(y, x.sure, x.letter)
                for x, y in zip(read, letters, strict=True)
            ]
            return _confirmed(changed, lexicon)
    return read


def _confirmed(read: list[_Letter], lexicon: Lexicon) -> list[_Letter]:
    """The same, surer where the letters are a word."""
    letters = tuple(x.letter for x in read if x.letter is not None)
    if len(letters) < len(read) or lexicon.number_of(letters) is None:
        return read
    return [replace(x, sure=max(x.sure, 1 - 0.3 * (1 - x.sure))) for x in read]


def _chosen(blocks: Sequence[_Block], lexicon: Lexicon) -> list[_Block]:
    """Those that are boards of a game that hides a word."""
    return [x for x in blocks if _is_board(x, lexicon)]


def _is_board(block: _Block, lexicon: Lexicon) -> bool:
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
    if any(is_keyboard([x.letter for x in row]) for row in block.letters[:1]):
        return False
    words = sum(
        lexicon.number_of(tuple(x.letter for x in row if x.letter)) is not None for row in full
    )
    if len(block.letters) == 1 and not full:
        return block.lattice.kind != "letters" and block.height >= 4 and block.lattice.filled > 0.8
    if block.height == 1:
        return words > 0 and block.lattice.kind != "letters"
    colours, _ = groups_of(np.array([t.paper for t in tiles if t.features is not None]))
    varied = len(set(colours.tolist())) > 1
    return (
        words > 0 or (varied and len(full) > 0) or (bool(full) and len(block.blanks) > len(tiles))
    )


def _named(
    blocks: Sequence[_Block], lexicon: Lexicon, rule: Rule, known: Meanings, scale: int
) -> Reading:
    """The boards, with what their colours mean."""
    papers = [t.paper for b in blocks for row in b.tiles for t in row]
    labels, groups = groups_of(np.array(papers, np.float32).reshape(-1, 3))
    numbers = iter(labels.tolist())
    grouped = [[[next(numbers) for _ in row] for row in b.tiles] for b in blocks]
    blank = _blank(blocks)
    states = _states(blocks, grouped, groups, blank)
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

    named = name_groups(groups, grids, blank, said, any_word)
    boards = [
        _board(block, rows, of_board, groups, named, scale)
        for block, rows, of_board in zip(blocks, grouped, states, strict=True)
    ]
    order = _reading_order(boards)
    used = sorted({i for grid in grids for _, line in grid for i in line})
    colours = {_colour(groups[i].colour): named.naming[i] for i in used}
    return Reading(tuple(boards[i] for i in order), _question(groups, used, named, said), colours)


def _reading_order(boards: Sequence[ReadBoard]) -> list[int]:
    """From the top left, row by row."""
    high = max((x.box[3] - x.box[1] for x in boards), default=1)
    return sorted(
        range(len(boards)),
        key=lambda i: (round(boards[i].box[1] / max(1, 0.5 * high)), boards[i].box[0]),
    )


def _blank(blocks: Sequence[_Block]) -> Floats | None:
    """The colour of tiles that hold nothing."""
    empty = [t.paper for b in blocks for t in b.blanks if t.glyph is None]
    return np.median(np.array(empty), axis=0) if empty else None


def _states(
    blocks: Sequence[_Block],
    grouped: Sequence[Sequence[Sequence[int]]],
    groups: Sequence[Group],
    blank: Floats | None,
) -> list[list[RowState]]:
    """Which rows were marked: all but the last, and that one if it looks so."""
    absent: set[int] = set()
    last: list[tuple[int, set[int], bool]] = []
    for number, (block, rows) in enumerate(zip(blocks, grouped, strict=True)):
        for row in rows[:-1]:
            absent |= {i for i in row if groups[i].grey}
        full = all(t.features is not None for t in block.tiles[-1])
        last.append((number, set(rows[-1]), full))
    several = {
        i for _, used, full in last for i in used if full and len(used) > 1 if groups[i].grey
    }
    states = [[RowState.MARKED] * len(b.tiles) for b in blocks]
    for number, used, full in last:
        if not full or _looks_typed(used, groups, blank, absent | several):
            states[number][-1] = RowState.TYPED
    return states


def _looks_typed(
    used: set[int], groups: Sequence[Group], blank: Floats | None, absent: set[int]
) -> bool:
    """Whether a full row of these colours waits for its marks."""
    if len(used) > 1:
        return False
    (one,) = used
    if blank is not None and alike(groups[one].colour, blank):
        return True
    return groups[one].grey and bool(absent) and one not in absent


def _any_word(grids: Sequence[Grid], naming: Naming, lexicon: Lexicon, rule: Rule) -> bool | None:
    """Whether each board leaves a word; None where the lexicon does not know the guesses."""
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
    block: _Block,
    rows: Sequence[Sequence[int]],
    states: Sequence[RowState],
    groups: Sequence[Group],
    named: Named,
    scale: int,
) -> ReadBoard:
    read_rows = tuple(
        ReadRow(
            tuple(
                _read_tile(tile, letter, groups[i], named, i, state, scale)
                for tile, letter, i in zip(tiles, letters, numbers, strict=True)
            ),
            state,
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
    tile: Tile,
    letter: _Letter,
    group: Group,
    named: Named,
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
    red, green, blue = (int(round(x)) for x in colour.tolist())
    return red, green, blue


def _question(
    groups: Sequence[Group], used: Sequence[int], named: Named, said: Mapping[int, Mark]
) -> ColourQuestion | None:
    """The one colour to ask about: the largest group that a rival naming names otherwise."""
    if named.rival is None:
        return None
    open_groups = [i for i in used if named.naming[i] is not named.rival[i] and i not in said]
    if not open_groups:
        return None
    most = max(open_groups, key=lambda i: groups[i].size)
    return ColourQuestion(_colour(groups[most].colour), (named.naming[most], named.rival[most]))

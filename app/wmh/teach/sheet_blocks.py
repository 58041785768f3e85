"""Blocks of worksheets: grids of guesses, tables of letters, words to cross out."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from wmh.base.text.sentence import Sentence
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.teach.drawing.drawing import (
    BODY,
    Align,
    Area,
    Box,
    Disc,
    Drawing,
    DrawingRole,
    Label,
    Line,
    Paragraph,
    Shape,
)
from wmh.teach.drawing.paging import SMALL, TEXT, PageBlock, fitting, place_shapes
from wmh.teach.drawing.tiles import NOTATION

_TILE, _TILE_GAP, _ROW_GAP = 48.0, 6.0, 8.0
_NUMBER = 44.0
_CELL_HEAD, _CELL = 26.0, 38.0
_LETTERS_A_ROW = 13
_WORD_ROW = 24.0
_LINE = 30.0

_FACES: Mapping[Mark, tuple[DrawingRole, DrawingRole]] = {
    Mark.GREEN: (DrawingRole.GREEN, DrawingRole.GREEN_INK),
    Mark.YELLOW: (DrawingRole.YELLOW, DrawingRole.YELLOW_INK),
    Mark.WHITE: (DrawingRole.WHITE, DrawingRole.WHITE_INK),
}


def grid(
    turns: Sequence[Turn],
    rows: int,
    length: int,
    rule: Rule,
    width: float,
    scale: float = 1,
    *,
    pegs: bool = False,
) -> PageBlock:
    """Returns a grid of `rows` rows of tiles, the first of which show the turns.

    With counting clues each row ends with boxes for the numbers, or with `pegs`. Tiles have a
    comfortable size times `scale`, or less if `width` is short. A corner of each tile is for its
    mark, in the paper's letters.
    """
    counts = RULES[rule].counts
    room = width - (len(counts) * (_NUMBER + _TILE_GAP) + 16 if counts else 0)
    side = min(_TILE * scale, (room - _TILE_GAP * (length - 1)) / length)
    top = _CELL_HEAD if counts else 0.0
    shapes: list[Shape] = []
    beside = length * (side + _TILE_GAP) + 16
    for place, said in enumerate(counts):
        x = beside + place * (_NUMBER + _TILE_GAP) + _NUMBER / 2
        title = Sentence(said, (), "Rules")
        shapes.append(Label(title, x, 12, SMALL, DrawingRole.INK, Align.MIDDLE, room=_NUMBER + 4))
    for row in range(rows):
        y = top + row * (side + _ROW_GAP)
        turn = turns[row] if row < len(turns) else None
        for place in range(length):
            x = place * (side + _TILE_GAP)
            letter = turn.guess[place] if turn else ""
            mark = turn.marks[place] if turn else None
            shapes += (
                _peg(letter, x + side / 2, y + side / 2, side)
                if pegs
                else _tile(letter, mark, x, y, side, corner=not counts)
            )
        for place in range(len(counts)):
            x = beside + place * (_NUMBER + _TILE_GAP)
            shapes += _number(turn, place, Area(x, y, _NUMBER, side))
    return PageBlock(top + rows * (side + _ROW_GAP), tuple(shapes))


def letter_table(
    letters: Sequence[str], counts: Mapping[str, int] | None, width: float
) -> PageBlock:
    """Returns a table with a box below each letter: for its count, or empty for a tally."""
    cell = width / min(_LETTERS_A_ROW, max(1, len(letters)))
    cell = min(cell, width / 8)
    row = _CELL_HEAD + _CELL
    shapes: list[Shape] = []
    for number, letter in enumerate(letters):
        x, y = number % _LETTERS_A_ROW * cell, number // _LETTERS_A_ROW * (row + 10)
        middle = x + cell / 2
        head = Area(x, y, cell, _CELL_HEAD)
        shapes += (
            Box(head, DrawingRole.RAISED, DrawingRole.LINE),
            Label(letter, middle, y + _CELL_HEAD / 2, TEXT, align=Align.MIDDLE, bold=True,
                  room=cell - 6),
            Box(Area(x, y + _CELL_HEAD, cell, _CELL), None, DrawingRole.LINE),
        )  # fmt: skip
        if counts is not None:
            count = f"{counts.get(letter, 0)}"
            shapes.append(
                Label(count, middle, y + _CELL_HEAD + _CELL / 2, TEXT, align=Align.MIDDLE,
                      room=cell - 6)
            )  # fmt: skip
    rows = -(-len(letters) // _LETTERS_A_ROW)
    return PageBlock(rows * (row + 10), tuple(shapes))


def word_table(words: Sequence[str], crossed: Collection[str], width: float) -> PageBlock:
    """Returns words in columns, read downwards; the words in `crossed` are crossed out."""
    longest = max(map(len, words))
    columns = max(1, int(width // (longest * 12 + 28)))
    rows = -(-len(words) // columns)
    column = width / columns
    shapes: list[Shape] = []
    for number, word in enumerate(words):
        x, y = number // rows * column, (number % rows + 0.5) * _WORD_ROW
        shapes.append(Label(word, x, y, TEXT, fixed=True, room=column - 12))
        if word in crossed:
            end = min(x + len(word) * TEXT * 0.61, x + column - 12)
            shapes.append(Line(((x - 3, y + 1), (end + 3, y + 1)), DrawingRole.INK, 1.5))
    return PageBlock(rows * _WORD_ROW, tuple(shapes))


def write_lines(number: int, width: float, indent: float, scale: float = 1) -> PageBlock:
    """Returns `number` lines to write on."""
    apart = _LINE * scale
    shapes = (
        Line(((indent, n * apart), (width, n * apart)), DrawingRole.LINE)
        for n in range(1, number + 1)
    )
    return PageBlock(number * apart + 6, tuple(shapes))


def frame_to_draw_in(height: float, width: float) -> PageBlock:
    """Returns an empty frame to draw in."""
    return PageBlock(height + 6, (Box(Area(0, 0, width, height), None, DrawingRole.LINE, 6),))


def drawing_block(drawing: Drawing, upright: tuple[float, float], most: float = 1) -> PageBlock:
    """Returns a drawing as a block, rotated if it would not be legible upright.

    `upright` is the free space. The drawing's scale is at most `most`, unless it must be larger to
    be legible.
    """
    width, height = upright
    sizes = (shape.size for shape in drawing.shapes if isinstance(shape, Label | Paragraph))
    legible = _LEGIBLE / min(sizes, default=BODY)
    scale = fitting(drawing, width, height * 0.9, max(most, legible))
    if scale < legible and (turned := fitting(drawing, height, width * 0.86)) > scale:
        x = (height - drawing.width * turned) / 2
        shapes = place_shapes(drawing.shapes, x, 0, turned)
        return PageBlock(drawing.height * turned, shapes, across=True)
    return PageBlock(drawing.height * scale + 8, place_shapes(drawing.shapes, 0, 0, scale))


_LEGIBLE = 11.2
"""Smallest legible font size in units; it is 8 points on paper."""


def _tile(
    letter: str, mark: Mark | None, x: float, y: float, side: float, *, corner: bool
) -> Iterator[Shape]:
    ground, ink = (None, DrawingRole.INK) if mark is None else _FACES[mark]
    edge = DrawingRole.LINE if mark in (None, Mark.WHITE) else None
    yield Box(Area(x, y, side, side), ground, edge, side / 8, 1.25)
    if mark is not None:
        size = side * 0.27
        yield Label(NOTATION[mark], x + side * 0.84, y + side * 0.8, size, ink, Align.MIDDLE)
    elif corner and not letter:
        box = side * 0.34
        yield Line(
            ((x + side, y + side - box), (x + side - box, y + side - box),
             (x + side - box, y + side)),
            DrawingRole.LINE, dashed=True,
        )  # fmt: skip
    if letter:
        shown = letter.upper() if len(letter.upper()) == len(letter) else letter
        middle = x + side * (0.5 if mark is None else 0.45), y + side / 2
        yield Label(shown, *middle, side * 0.46, ink, Align.MIDDLE, True, room=side * 0.8)


def _peg(letter: str, x: float, y: float, side: float) -> Iterator[Shape]:
    """Yields the shapes of a peg; of an empty hole if there is no letter."""
    if not letter:
        yield Disc(x, y, side / 2, None, DrawingRole.LINE, 1.25)
        return
    yield Disc(x, y, side / 2, DrawingRole(f"peg_{letter}"), DrawingRole.LINE, 1.25)
    ink = DrawingRole(f"peg_{letter}_ink")
    yield Label(letter.upper(), x, y, side * 0.46, ink, Align.MIDDLE, bold=True)


def _number(turn: Turn | None, place: int, area: Area) -> Iterator[Shape]:
    yield Box(area, None, DrawingRole.LINE, 4)
    if turn is not None and isinstance(turn.clue, Counts):
        number = turn.clue.numbers[place]
        x, y = area.x + area.width / 2, area.y + area.height / 2
        said = "" if number is None else str(number)
        yield Label(said, x, y, TEXT + 3, align=Align.MIDDLE, bold=True)

"""Guesses as rows of tiles; a mark is shown by a colour and by the paper's letter for it."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from wmh.base.text.sentence import Sentence
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.teach.drawing.drawing import (
    BODY,
    HEAD,
    LETTER,
    Align,
    Area,
    Box,
    DrawingRole,
    Label,
    Shape,
)

TILE_WIDTH, TILE_HEIGHT = 60, 40

NOTATION: Mapping[Mark, str] = {Mark.GREEN: "g", Mark.YELLOW: "y", Mark.WHITE: "w"}
"""The paper's letters for marks (section IV.B)."""

_FACES: Mapping[Mark, tuple[DrawingRole, DrawingRole]] = {
    Mark.GREEN: (DrawingRole.GREEN, DrawingRole.GREEN_INK),
    Mark.YELLOW: (DrawingRole.YELLOW, DrawingRole.YELLOW_INK),
    Mark.WHITE: (DrawingRole.WHITE, DrawingRole.WHITE_INK),
}


def tile(
    letter: str, mark: Mark | None, x: float, y: float, *, pointed: bool = False
) -> tuple[Shape, ...]:
    """Yields the shapes of a tile with its top left corner at (`x`, `y`).

    `pointed` gives the tile a thick edge.
    """
    area = Area(x, y, TILE_WIDTH, TILE_HEIGHT)
    middle = y + TILE_HEIGHT / 2
    ground, ink = _FACES[mark] if mark is not None else (DrawingRole.RAISED, DrawingRole.INK)
    edge = DrawingRole.LINE if mark in (None, Mark.WHITE) else None
    shown = letter.upper() if len(letter.upper()) == len(letter) else letter
    face = Box(area, ground, edge, 6)
    if mark is None:
        named = Label(shown, x + TILE_WIDTH / 2, middle, LETTER, ink, Align.MIDDLE, True, room=52)
        shapes: tuple[Shape, ...] = (face, named)
    else:
        named = Label(shown, x + 24, middle, LETTER, ink, Align.MIDDLE, True, room=32)
        shapes = (face, named, Label(NOTATION[mark], x + 47, middle, LETTER, ink, Align.MIDDLE))
    if pointed:
        around = Area(x - 3, y - 3, TILE_WIDTH + 6, TILE_HEIGHT + 6)
        return (*shapes, Box(around, None, DrawingRole.ACCENT, 8, 3))
    return shapes


def notation(turn: Turn) -> str:
    """Returns a clue in the paper's letters, with `-` for a missing mark; or its numbers."""
    if isinstance(turn.clue, Counts):
        return " ".join("-" if number is None else str(number) for number in turn.clue.numbers)
    return "".join("-" if said is None else NOTATION[said] for said in turn.clue)


COLUMN, ROW = TILE_WIDTH + 6.0, TILE_HEIGHT + 8.0
"""Distances between the left edges of neighbouring tiles, and between the tops of rows."""


def tile_row(
    letters: Sequence[str],
    marks: Sequence[Mark | None],
    x: float,
    y: float,
    pointed: Collection[int] = (),
) -> Iterator[Shape]:
    """Yields tiles that start at (`x`, `y`); those at the places `pointed` have a thick edge."""
    for place, (letter, mark) in enumerate(zip(letters, marks, strict=True)):
        yield from tile(letter, mark, x + place * COLUMN, y, pointed=place in pointed)


def turn_row(turn: Turn, x: float, y: float, pointed: Collection[int] = ()) -> Iterator[Shape]:
    """Yields a guess as tiles with its marks; the numbers of a counting clue follow the tiles."""
    yield from tile_row(turn.guess, turn.marks, x, y, pointed)
    if isinstance(turn.clue, Counts):
        behind = x + len(turn.guess) * COLUMN + 8
        yield Label(notation(turn), behind, y + TILE_HEIGHT / 2, LETTER, bold=True, fixed=True)


def row_width(turn: Turn) -> float:
    """Returns the width that `turn_row` needs for a turn."""
    return len(turn.guess) * COLUMN + (60 if isinstance(turn.clue, Counts) else 0)


_SMALL_WIDTH, _SMALL_HEIGHT = 44.0, 26.0
_SMALL_COLUMN, SMALL_ROW = 46.0, 30.0
"""Distances between small tiles and between their rows, for several boards side by side."""


def small_turn(turn: Turn, x: float, y: float) -> Iterator[Shape]:
    """Yields a guess with its clue as small tiles, whose letters are nearly full-sized."""
    for place, (letter, mark) in enumerate(zip(turn.guess, turn.marks, strict=True)):
        left, middle = x + place * _SMALL_COLUMN, y + _SMALL_HEIGHT / 2
        ground, ink = _FACES[mark] if mark is not None else (DrawingRole.RAISED, DrawingRole.INK)
        edge = DrawingRole.LINE if mark in (None, Mark.WHITE) else None
        yield Box(Area(left, y, _SMALL_WIDTH, _SMALL_HEIGHT), ground, edge, 4)
        shown = letter.upper() if len(letter.upper()) == len(letter) else letter
        yield Label(shown, left + 16, middle, BODY, ink, Align.MIDDLE, True, room=24)
        if mark is not None:
            yield Label(NOTATION[mark], left + 34, middle, BODY, ink, Align.MIDDLE, room=16)
    if isinstance(turn.clue, Counts):
        behind = x + len(turn.guess) * _SMALL_COLUMN + 6
        middle = y + _SMALL_HEIGHT / 2
        yield Label(notation(turn), behind, middle, BODY, bold=True, fixed=True)


def small_width(turn: Turn) -> float:
    """Returns the width that `small_turn` needs for a turn."""
    return len(turn.guess) * _SMALL_COLUMN + (40 if isinstance(turn.clue, Counts) else 0)


def heading(said: Sentence, margin: float, width: float) -> Label:
    """Returns the heading at the top of a figure, as wide as the figure without its margins."""
    return Label(said, margin, 24, HEAD, DrawingRole.INK, bold=True, room=width - 2 * margin)

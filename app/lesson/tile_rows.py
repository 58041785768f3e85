"""Whole guesses as tiles in a row."""

from collections.abc import Collection, Iterator, Sequence

from app.engine.clues.turn import Counts, Mark, Turn
from app.lesson.drawing import HEAD, LETTER, Label, Role, Shape
from app.lesson.sentence import Sentence
from app.lesson.tiles import TILE_HEIGHT, TILE_WIDTH, notation, tile

COLUMN, ROW = TILE_WIDTH + 6.0, TILE_HEIGHT + 8.0
"""From one tile to the next, and from row to row."""


def tile_row(
    letters: Sequence[str],
    marks: Sequence[Mark | None],
    x: float,
    y: float,
    pointed: Collection[int] = (),
) -> Iterator[Shape]:
    """Tiles from there on to the right; those at the places `pointed` have a thick edge."""
    for place, (letter, mark) in enumerate(zip(letters, marks, strict=True)):
        yield from tile(letter, mark, x + place * COLUMN, y, pointed=place in pointed)


def turn_row(turn: Turn, x: float, y: float, pointed: Collection[int] = ()) -> Iterator[Shape]:
    """A guess with its clue; what only counts stands behind the letters."""
    yield from tile_row(turn.guess, turn.marks, x, y, pointed)
    if isinstance(turn.clue, Counts):
        behind = x + len(turn.guess) * COLUMN + 8
        yield Label(notation(turn), behind, y + TILE_HEIGHT / 2, LETTER, bold=True, fixed=True)


def row_width(turn: Turn) -> float:
    """What `turn_row` takes."""
    return len(turn.guess) * COLUMN + (60 if isinstance(turn.clue, Counts) else 0)


def heading(said: Sentence, margin: float, width: float) -> Label:
    """The heading of a figure, at its top."""
    return Label(said, margin, 24, HEAD, Role.INK, bold=True, room=width - 2 * margin)

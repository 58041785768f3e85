"""Codes of Mastermind as rows of pegs: coloured discs with letters."""

from collections.abc import Iterator, Sequence

from wmh.engine.clues.turn import Counts, Turn
from wmh.helper.mastermind.code_steps import COLOURS
from wmh.teach.drawing.drawing import LETTER, Align, Disc, DrawingRole, Label, Shape
from wmh.teach.drawing.tiles import COLUMN, TILE_HEIGHT, TILE_WIDTH, notation

_RADIUS = TILE_HEIGHT / 2


def peg_row(letters: Sequence[str], x: float, y: float) -> Iterator[Shape]:
    """Yields a row of pegs that starts at (`x`, `y`) and goes to the right, spaced like tiles."""
    for place, letter in enumerate(letters):
        middle = x + place * COLUMN + TILE_WIDTH / 2, y + TILE_HEIGHT / 2
        yield Disc(*middle, _RADIUS, DrawingRole(f"peg_{letter}"), DrawingRole.LINE)
        ink = DrawingRole(f"peg_{letter}_ink")
        yield Label(letter.upper(), *middle, LETTER, ink, Align.MIDDLE, bold=True)


def peg_turn(turn: Turn, x: float, y: float) -> Iterator[Shape]:
    """Yields a guess as pegs, followed by the two numbers of its clue."""
    yield from peg_row(turn.guess, x, y)
    if isinstance(turn.clue, Counts):
        behind = x + len(turn.guess) * COLUMN + 8
        yield Label(notation(turn), behind, y + TILE_HEIGHT / 2, LETTER, bold=True, fixed=True)


def are_pegs(lexicon: str) -> bool:
    """True if the letters of this word list are the colours of Mastermind's pegs."""
    return lexicon == f"codes:{COLOURS}"

"""Guesses as rows of tiles: a mark is told by its colour and by the paper's letter for it."""

from collections.abc import Mapping

from app.engine.clues.turn import Counts, Mark, Turn
from app.lesson.drawing import BODY, LETTER, Align, Area, Box, Label, Role, Shape

TILE_WIDTH, TILE_HEIGHT = 60, 40

NOTATION: Mapping[Mark, str] = {Mark.GREEN: "g", Mark.YELLOW: "y", Mark.WHITE: "w"}
"""The paper's letters for marks (section IV.B)."""

_FACES: Mapping[Mark, tuple[Role, Role]] = {
    Mark.GREEN: (Role.GREEN, Role.GREEN_INK),
    Mark.YELLOW: (Role.YELLOW, Role.YELLOW_INK),
    Mark.WHITE: (Role.WHITE, Role.WHITE_INK),
}


def tile(
    letter: str, mark: Mark | None, x: float, y: float, *, pointed: bool = False
) -> tuple[Shape, ...]:
    """A tile with its top left corner there; `pointed` gives it a thick edge."""
    area = Area(x, y, TILE_WIDTH, TILE_HEIGHT)
    middle = y + TILE_HEIGHT / 2
    ground, ink = _FACES[mark] if mark is not None else (Role.RAISED, Role.INK)
    edge = Role.LINE if mark in (None, Mark.WHITE) else None
    shown = letter.upper() if len(letter.upper()) == len(letter) else letter
    face = Box(area, ground, edge, 6)
    if mark is None:
        named = Label(shown, x + TILE_WIDTH / 2, middle, LETTER, ink, Align.MIDDLE, True, room=52)
        shapes: tuple[Shape, ...] = (face, named)
    else:
        named = Label(shown, x + 24, middle, LETTER, ink, Align.MIDDLE, True, room=32)
        shapes = (face, named, Label(NOTATION[mark], x + 48, middle, BODY, ink, Align.MIDDLE))
    if pointed:
        around = Area(x - 3, y - 3, TILE_WIDTH + 6, TILE_HEIGHT + 6)
        return (*shapes, Box(around, None, Role.ACCENT, 8, 3))
    return shapes


def notation(turn: Turn) -> str:
    """The clue as the paper writes it, `-` where nothing is said yet; or the numbers it counts."""
    if isinstance(turn.clue, Counts):
        return " ".join("-" if number is None else str(number) for number in turn.clue.numbers)
    return "".join("-" if said is None else NOTATION[said] for said in turn.clue)

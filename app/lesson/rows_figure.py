"""The figure of a board: rows of tiles, what is left after each, and a line of text below."""

from dataclasses import dataclass

from app.engine.clues.turn import Turn
from app.lesson.drawing import BODY, LETTER, Area, Box, Drawing, Label, Paragraph, Role, Shape
from app.lesson.sentence import Sentence, say
from app.lesson.tile_rows import ROW, heading, row_width, turn_row
from app.lesson.tiles import TILE_HEIGHT

_MARGIN, _NARROWEST, _TOP, _BESIDE = 16.0, 760.0, 60.0, 330.0
_NUMBER = 30.0


@dataclass(frozen=True, slots=True)
class RowsFigure:
    """Turns, with what is said beside each.

    `pointed` are tiles the step speaks of, by row and place. `wrong` is a row that is framed.
    """

    heading: Sentence
    turns: tuple[Turn, ...]
    beside: tuple[Sentence, ...]
    below: Sentence
    pointed: tuple[tuple[int, int], ...] = ()
    wrong: int | None = None

    def drawn(self) -> Drawing:
        tiles = max(map(row_width, self.turns), default=0)
        width = max(_NARROWEST, tiles + _NUMBER + _BESIDE + 2 * _MARGIN)
        shapes: list[Shape] = [heading(self.heading, _MARGIN, width)]
        for row, turn in enumerate(self.turns):
            y = _TOP + row * ROW
            if row == self.wrong:
                area = Area(_MARGIN - 8, y - 4, width - 2 * _MARGIN + 16, TILE_HEIGHT + 8)
                shapes.append(Box(area, None, Role.ALERT, 8, 3, dashed=True))
            number = say("{0}", row + 1)
            shapes.append(Label(number, _MARGIN, y + TILE_HEIGHT / 2, LETTER, Role.FAINT))
            pointed = [place for at, place in self.pointed if at == row]
            shapes += turn_row(turn, _MARGIN + _NUMBER, y, pointed)
            if row < len(self.beside):
                left, middle = _MARGIN + _NUMBER + tiles + 20, y + TILE_HEIGHT / 2
                room = width - left - _MARGIN
                shapes.append(Label(self.beside[row], left, middle, LETTER, room=room))
        bottom = _TOP + len(self.turns) * ROW
        area = Area(_MARGIN, bottom + 12, width - 2 * _MARGIN, 60)
        shapes.append(Paragraph(self.below, area, BODY, Role.FAINT))
        focus = None if self.wrong is None else Area(0, _TOP + self.wrong * ROW, width, ROW)
        return Drawing(width, bottom + 80, tuple(shapes), self.heading, focus)

"""Figures of clues: matching of a guess's letters with the secret's, and rows of turns."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot

from wmh.base.text.sentence import Sentence, say
from wmh.engine.clues.turn import Mark, Turn
from wmh.teach.drawing.drawing import (
    BODY,
    LETTER,
    Area,
    Box,
    Drawing,
    DrawingRole,
    Label,
    Line,
    Paragraph,
    Shape,
)
from wmh.teach.drawing.tiles import (
    COLUMN,
    ROW,
    TILE_HEIGHT,
    TILE_WIDTH,
    heading,
    row_width,
    tile_row,
    turn_row,
)

_MARGIN, _NAMES, _NARROWEST = 16.0, 164.0, 760.0
_SECRET, _GUESS, _NAIVE = 60.0, 160.0, 232.0
_LINE, _MOST_TOLD = 30.0, 2


@dataclass(frozen=True, slots=True)
class CluesFigure:
    """Guess drawn below the secret, with lines between matched letters.

    `marks` are the marks given so far. `paid` are pairs of places (in the guess, in the secret)
    whose letters were matched. `pointed` is the place that the step explains. `naive` are the marks
    of the naive rule, or empty; `told` are lines of text below them.
    """

    secret: tuple[str, ...]
    guess: tuple[str, ...]
    marks: tuple[Mark | None, ...]
    paid: tuple[tuple[int, int], ...] = ()
    pointed: int | None = None
    naive: tuple[Mark, ...] = ()
    told: tuple[Sentence, ...] = ()

    def drawing(self) -> Drawing:
        width = max(_NARROWEST, _NAMES + len(self.guess) * COLUMN + 2 * _MARGIN)
        said = say("The guess {0}", "".join(self.guess))
        unmarked = (None,) * len(self.secret)
        left = _MARGIN + _NAMES
        pointed = () if self.pointed is None else (self.pointed,)
        shapes: list[Shape] = [
            heading(said, _MARGIN, width),
            self._name(say("hidden word"), _SECRET),
            *tile_row(self.secret, unmarked, left, _SECRET),
            *self._payments(left),
            self._name(say("guess"), _GUESS),
            *tile_row(self.guess, self.marks, left, _GUESS, pointed),
        ]
        if self.naive:
            places = range(len(self.guess))
            other = [place for place in places if self.naive[place] is not self.marks[place]]
            shapes.append(self._name(say("naive rule"), _NAIVE))
            shapes += tile_row(self.guess, self.naive, left, _NAIVE, other)
        says = say("{0}, the hidden word {1}", said, "".join(self.secret))
        low = _NAIVE + TILE_HEIGHT + 28
        for number, line in enumerate(self.told):
            room = width - left - _MARGIN
            shapes.append(Label(line, left, low + _LINE * number, LETTER, room=room))
        height = low + (_LINE * _MOST_TOLD if self.naive else 0)
        at = left + (self.pointed or 0) * COLUMN
        focus = None if self.pointed is None else Area(at, 0, TILE_WIDTH, height)
        return Drawing(width, height, tuple(shapes), says, focus, 40)

    def _name(self, said: Sentence, y: float) -> Label:
        return Label(said, _MARGIN, y + TILE_HEIGHT / 2, BODY, DrawingRole.FAINT, room=_NAMES - 12)

    def _payments(self, left: float) -> Iterator[Shape]:
        """Yields lines between matched letters, and lines that strike out the secret's."""
        for place, payer in self.paid:
            green = place == payer
            top, bottom = _SECRET + TILE_HEIGHT, _GUESS
            x, above = (left + each * COLUMN + TILE_WIDTH / 2 for each in (place, payer))
            role = DrawingRole.GREEN if green else DrawingRole.YELLOW
            ends = (x, bottom - 3), (above, top + 6)
            if not green:
                yield _outline(*ends)
            yield Line(ends, role, 4, arrow=True)
            area = Area(left + payer * COLUMN, _SECRET, TILE_WIDTH, TILE_HEIGHT)
            yield Box(area, None, role, 6, 4)
            corner = area.x + TILE_WIDTH - 6, area.y + 6
            yield Line(((area.x + 6, area.y + TILE_HEIGHT - 6), corner), DrawingRole.INK, 2)


def _outline(start: tuple[float, float], tip: tuple[float, float]) -> Line:
    """Returns the outline of an arrow, because yellow alone is hardly visible on white."""
    beyond = 4 / hypot(tip[0] - start[0], tip[1] - start[1])
    end = tuple(to + (to - at) * beyond for at, to in zip(start, tip, strict=True))
    return Line((start, (end[0], end[1])), DrawingRole.INK, 7, arrow=True)


_ROWS_MARGIN, _ROWS_NARROWEST, _TOP, _BESIDE = 16.0, 760.0, 60.0, 330.0
_NUMBER = 30.0


@dataclass(frozen=True, slots=True)
class RowsFigure:
    """Turns as rows of tiles, each with a text to its right.

    `pointed` are the tiles that the step explains, by row and place. `wrong` is the row that is
    framed.
    """

    heading: Sentence
    turns: tuple[Turn, ...]
    beside: tuple[Sentence, ...]
    below: Sentence
    pointed: tuple[tuple[int, int], ...] = ()
    wrong: int | None = None

    def drawing(self) -> Drawing:
        tiles = max(map(row_width, self.turns), default=0)
        width = max(_ROWS_NARROWEST, tiles + _NUMBER + _BESIDE + 2 * _ROWS_MARGIN)
        shapes: list[Shape] = [heading(self.heading, _ROWS_MARGIN, width)]
        for row, turn in enumerate(self.turns):
            y = _TOP + row * ROW
            if row == self.wrong:
                area = Area(_ROWS_MARGIN - 8, y - 4, width - 2 * _ROWS_MARGIN + 16, TILE_HEIGHT + 8)
                shapes.append(Box(area, None, DrawingRole.ALERT, 8, 3, dashed=True))
            number = say("{0}", row + 1)
            shapes.append(
                Label(number, _ROWS_MARGIN, y + TILE_HEIGHT / 2, LETTER, DrawingRole.FAINT)
            )
            pointed = [place for at, place in self.pointed if at == row]
            shapes += turn_row(turn, _ROWS_MARGIN + _NUMBER, y, pointed)
            if row < len(self.beside):
                left, middle = _ROWS_MARGIN + _NUMBER + tiles + 20, y + TILE_HEIGHT / 2
                room = width - left - _ROWS_MARGIN
                shapes.append(Label(self.beside[row], left, middle, LETTER, room=room))
        bottom = _TOP + len(self.turns) * ROW
        area = Area(_ROWS_MARGIN, bottom + 12, width - 2 * _ROWS_MARGIN, 60)
        shapes.append(Paragraph(self.below, area, BODY, DrawingRole.FAINT))
        focus = None if self.wrong is None else Area(0, _TOP + self.wrong * ROW, width, ROW)
        return Drawing(width, bottom + 80, tuple(shapes), self.heading, focus, 40)

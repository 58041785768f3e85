"""The figure of a marking: which letter of the secret pays for which tile of the guess."""

from collections.abc import Iterator
from dataclasses import dataclass

from app.engine.clues.turn import Mark
from app.lesson.drawing import BODY, LETTER, Area, Box, Drawing, Label, Line, Role, Shape
from app.lesson.sentence import Sentence, say
from app.lesson.tile_rows import COLUMN, heading, tile_row
from app.lesson.tiles import TILE_HEIGHT, TILE_WIDTH

_MARGIN, _NAMES, _NARROWEST = 16.0, 150.0, 760.0
_SECRET, _GUESS, _NAIVE = 60.0, 160.0, 232.0
_LINE, _MOST_TOLD = 30.0, 2


@dataclass(frozen=True, slots=True)
class CluesFigure:
    """A guess under its secret.

    `marks` are those given so far. `paid` are pairs of places, of the guess and of the secret,
    whose letters were set against each other. `pointed` is the place the step speaks of. `naive`
    are the marks of the naive rule, or none while it is not spoken of; `told` stands below them.
    """

    secret: tuple[str, ...]
    guess: tuple[str, ...]
    marks: tuple[Mark | None, ...]
    paid: tuple[tuple[int, int], ...] = ()
    pointed: int | None = None
    naive: tuple[Mark, ...] = ()
    told: tuple[Sentence, ...] = ()

    def drawn(self) -> Drawing:
        width = max(_NARROWEST, _NAMES + len(self.guess) * COLUMN + 2 * _MARGIN)
        said = say("The guess {0}", "".join(self.guess))
        unmarked = (None,) * len(self.secret)
        left = _MARGIN + _NAMES
        pointed = () if self.pointed is None else (self.pointed,)
        shapes: list[Shape] = [
            heading(said, _MARGIN, width),
            self._name(say("secret"), _SECRET),
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
        says = say("{0}, the secret {1}", said, "".join(self.secret))
        low = _NAIVE + TILE_HEIGHT + 28
        for number, line in enumerate(self.told):
            room = width - left - _MARGIN
            shapes.append(Label(line, left, low + _LINE * number, LETTER, room=room))
        height = low + (_LINE * _MOST_TOLD if self.naive else 0)
        at = left + (self.pointed or 0) * COLUMN
        focus = None if self.pointed is None else Area(at, 0, TILE_WIDTH, height)
        return Drawing(width, height, tuple(shapes), says, focus)

    def _name(self, said: Sentence, y: float) -> Label:
        return Label(said, _MARGIN, y + TILE_HEIGHT / 2, BODY, Role.FAINT, room=_NAMES - 12)

    def _payments(self, left: float) -> Iterator[Shape]:
        """Lines from the guess to the letters of the secret that are used up, which are struck."""
        for place, payer in self.paid:
            green = place == payer
            top, bottom = _SECRET + TILE_HEIGHT, _GUESS
            x, above = (left + each * COLUMN + TILE_WIDTH / 2 for each in (place, payer))
            role = Role.GREEN if green else Role.YELLOW
            yield Line(((x, bottom - 3), (above, top + 3)), role, 4, arrow=True)
            area = Area(left + payer * COLUMN, _SECRET, TILE_WIDTH, TILE_HEIGHT)
            yield Box(area, None, role, 6, 4)
            corner = area.x + TILE_WIDTH - 6, area.y + 6
            yield Line(((area.x + 6, area.y + TILE_HEIGHT - 6), corner), Role.INK, 2)

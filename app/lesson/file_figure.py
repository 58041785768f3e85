"""The figure of the file: its size and its units, in rows of boxes."""

from collections.abc import Iterator
from dataclasses import dataclass

from app.lesson.drawing import BODY, HEAD, Align, Area, Box, Drawing, Label, Role, Shape
from app.lesson.sentence import Sentence, say

_MARGIN = 16.0
_WIDTH = 760.0
_CELL, _HIGH = 26.0, 24.0
_ACROSS = 28
MOST_SHOWN = 256
"""Units that are shown; a file has them in runs of so many."""


@dataclass(frozen=True, slots=True)
class FileFigure:
    """Of each unit its letter; None where it is free, and an empty text for the start's.

    `ends` are the units on which a word ends, `path` those of a word, in its order.
    """

    units: tuple[str | None, ...]
    ends: tuple[int, ...]
    path: tuple[int, ...]
    told: Sentence

    def drawn(self) -> Drawing:
        rows = -(-min(len(self.units), MOST_SHOWN) // _ACROSS)
        height = 70 + (rows + 1) * _HIGH + 44
        room = _WIDTH - 2 * _MARGIN
        shapes: list[Shape] = [
            Label(say("The file"), _MARGIN, 22, HEAD, bold=True, room=room),
            Box(Area(_MARGIN, 48, 4 * _CELL, _HIGH), Role.RAISED, Role.INK, 2, 1.5),
            Label(
                say("{0}", len(self.units)), _MARGIN + 2 * _CELL, 60, align=Align.MIDDLE, bold=True
            ),
            Label(say("how many units follow"), _MARGIN + 4 * _CELL + 10, 60, colour=Role.FAINT),
            *self._cells(),
            Label(self.told, _MARGIN, height - 18, colour=Role.FAINT, room=room),
        ]
        return Drawing(_WIDTH, height, tuple(shapes), say("{0}. {1}", say("The file"), self.told))

    def _cells(self) -> Iterator[Shape]:
        ends = frozenset(self.ends)
        for at, letter in enumerate(self.units[:MOST_SHOWN]):
            row, column = divmod(at, _ACROSS)
            x, y = _MARGIN + column * _CELL, 80 + row * _HIGH
            area = Area(x, y, _CELL, _HIGH)
            if letter is None:
                yield Box(area, None, Role.HAIRLINE)
                continue
            passed = at in self.path
            yield Box(area, Role.ACCENT if passed else Role.TINT, Role.LINE)
            ink = Role.ACCENT_INK if passed else Role.INK
            shown = letter or "*"
            if at in ends:
                yield Box(Area(x + 2, y + 1.5, _CELL - 4, _HIGH - 3), None, ink, 11, 1.5)
            x, y = x + _CELL / 2, y + _HIGH / 2
            yield Label(shown, x, y, BODY, ink, Align.MIDDLE, bold=passed, room=_CELL - 2)

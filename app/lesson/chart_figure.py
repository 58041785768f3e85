"""The figure of numbers as bars."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce

from app.lesson.drawing import BODY, HEAD, Align, Area, Box, Drawing, Label, Line, Role, Shape
from app.lesson.sentence import Sentence, say

_MARGIN = 16.0
_WIDTH = 760.0
_ROW, _TOP = 27.0, 58.0
_MOST_ROWS = 15
"""More go on in a column beside."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A number and what it counts; `strong` ones are those that the step speaks of."""

    label: Sentence | str
    number: int
    strong: bool = False


@dataclass(frozen=True, slots=True)
class ChartFigure:
    """Bars on one scale, and the line under them. `names` is the room for what they count."""

    heading: Sentence
    bars: tuple[Bar, ...]
    told: Sentence
    names: float = 190.0

    def drawn(self) -> Drawing:
        columns = -(-len(self.bars) // _MOST_ROWS)
        rows = -(-len(self.bars) // columns)
        width = _WIDTH if columns == 1 else 1100.0
        height = _TOP + rows * _ROW + 52
        room = width - 2 * _MARGIN
        shapes: list[Shape] = [Label(self.heading, _MARGIN, 22, HEAD, bold=True, room=room)]
        broad = (room - 30 * (columns - 1)) / columns
        for at, bar in enumerate(self.bars):
            column, row = divmod(at, rows)
            shapes += self._bar(bar, _MARGIN + column * (broad + 30), _TOP + row * _ROW, broad)
        shapes.append(Label(self.told, _MARGIN, height - 18, colour=Role.FAINT, room=room))
        return Drawing(width, height, tuple(shapes), self._says())

    def _bar(self, bar: Bar, x: float, y: float, broad: float) -> Iterator[Shape]:
        """The number stands at the end of its bar; strong bars are filled."""
        middle = y + _ROW / 2
        longest = max(each.number for each in self.bars) or 1
        length = max((broad - self.names - 110) * bar.number / longest, 2 if bar.number else 0)
        left = x + self.names
        yield Label(
            bar.label, left - 10, middle, BODY, align=Align.END, bold=bar.strong, room=self.names
        )
        yield Line(((left, y + 2), (left, y + _ROW - 2)), Role.LINE)
        if length:
            fill, edge = (Role.ACCENT, None) if bar.strong else (Role.TINT, Role.ACCENT)
            yield Box(Area(left, y + 5, length, _ROW - 10), fill, edge, 2)
        yield Label(say("{0}", bar.number), left + length + 8, middle, BODY, bold=bar.strong)

    def _says(self) -> Sentence:
        said = [say("{0}: {1}", bar.label, bar.number) for bar in self.bars]
        return say("{0}. {1}. {2}", self.heading, reduce(_joined, said), self.told)


def _joined(one: Sentence, next_: Sentence) -> Sentence:
    return say("{0}; {1}", one, next_)

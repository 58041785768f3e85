"""The figure of what the walk looks at, place by place."""

from collections.abc import Iterator
from dataclasses import dataclass

from app.lesson.drawing import (
    BODY,
    HEAD,
    Align,
    Area,
    Box,
    Drawing,
    Label,
    Line,
    Role,
    Shape,
)
from app.lesson.effort import Effort, Layer
from app.lesson.parts import cut
from app.lesson.sentence import Sentence, say

_WIDTH, _MARGIN, _TOP, _ROW = 760.0, 16.0, 92.0, 40.0
_FIRST = 150.0
_CHARACTERS = 11
"""Of a part, in the first column."""
_COLUMN = (_WIDTH - 2 * _MARGIN - _FIRST) / 5


@dataclass(frozen=True, slots=True)
class EffortFigure:
    """A row a place, `seen` of them shown; below each how many of the edges were followed."""

    heading: Sentence
    parts: tuple[str, ...]
    effort: Effort
    seen: int

    def drawn(self) -> Drawing:
        layers = self.effort.layers
        height = _TOP + _ROW * (len(layers) + 1) + 12
        shapes: list[Shape] = [
            Label(self.heading, _MARGIN, 24, HEAD, bold=True, room=_WIDTH - 2 * _MARGIN),
            *self._head(),
        ]
        most = max((layer.looked for layer in layers), default=1)
        for place, layer in enumerate(layers):
            top = _TOP + _ROW * place
            if place == self.seen - 1:
                area = Area(_MARGIN - 6, top - 1, _WIDTH - 2 * _MARGIN + 12, _ROW - 2)
                shapes.append(Box(area, Role.TINT, Role.ACCENT, 6, 1.5))
            middle = top + 15
            shapes.append(Label(str(place + 1), _MARGIN + 8, middle, BODY, Role.FAINT))
            part = cut(self.parts[place], _CHARACTERS)
            room = _FIRST - 34
            shapes.append(Label(part, _MARGIN + 34, middle, BODY, fixed=True, room=room))
            if place < self.seen:
                shapes += _row(layer, top, most)
        if self.seen >= len(layers):
            shapes += self._sum(_TOP + _ROW * len(layers))
        focus = Area(0, max(0.0, _TOP + _ROW * (self.seen - 1)), _WIDTH, _ROW)
        numbers = "; ".join(", ".join(map(str, _five(layer))) for layer in layers[: self.seen])
        says = say("{0}: {1}", self.heading, numbers)
        return Drawing(_WIDTH, height, tuple(shapes), says, focus if self.seen else None)

    def _head(self) -> Iterator[Shape]:
        why = say("Not followed because of:")
        right = _MARGIN + _FIRST + 4 * _COLUMN
        yield Label(why, right, 46, BODY, Role.FAINT, Align.END, room=3 * _COLUMN - 10)
        names = (
            say("Looked at"), say("Letter"), say("Length"), say("Count"), say("Followed"),
        )  # fmt: skip
        for number, name in enumerate(names):
            x = _MARGIN + _FIRST + _COLUMN * (number + 1)
            yield Label(name, x, 70, BODY, Role.FAINT, Align.END, room=_COLUMN - 10)
        yield Line(((_MARGIN, 84), (_WIDTH - _MARGIN, 84)), Role.LINE)

    def _sum(self, top: float) -> Iterator[Shape]:
        layers = self.effort.layers
        yield Line(((_MARGIN, top), (_WIDTH - _MARGIN, top)), Role.LINE)
        yield Label(say("In all"), _MARGIN + 8, top + 18, BODY, bold=True, room=_FIRST)
        total = Layer(
            *(sum(numbers) for numbers in zip(*map(_five, layers), strict=True))
        ) if layers else Layer(0, 0, 0, 0, 0)  # fmt: skip
        yield from _numbers(total, top + 18)


def _row(layer: Layer, top: float, most: int) -> Iterator[Shape]:
    """The numbers, and a bar: its dark end are the edges followed."""
    yield from _numbers(layer, top + 15)
    room = _WIDTH - 2 * _MARGIN - _FIRST
    left, low = _MARGIN + _FIRST, top + 30
    yield Box(Area(left, low, max(1, room * layer.looked / most), 4), Role.LINE)
    if layer.followed:
        yield Box(Area(left, low, max(1, room * layer.followed / most), 4), Role.ACCENT)


def _five(layer: Layer) -> tuple[int, int, int, int, int]:
    return layer.looked, layer.letter, layer.length, layer.count, layer.followed


def _numbers(layer: Layer, middle: float) -> Iterator[Shape]:
    for number, value in enumerate(_five(layer)):
        x = _MARGIN + _FIRST + _COLUMN * (number + 1)
        strong = number in (0, 4)
        colour = Role.INK if value else Role.FAINT
        yield Label(say("{0}", value), x, middle, BODY, colour, Align.END, strong)

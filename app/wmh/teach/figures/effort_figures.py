"""Figures of effort: edges that the walk examines at each place, and brute force."""

from collections.abc import Iterator
from dataclasses import dataclass

from wmh.base.text.sentence import Sentence, say
from wmh.teach.causes import truncate
from wmh.teach.drawing.drawing import (
    BODY,
    HEAD,
    LETTER,
    Align,
    Area,
    Box,
    Drawing,
    DrawingRole,
    Label,
    Line,
    Shape,
)
from wmh.teach.effort import Effort, Layer

_WIDTH, _MARGIN, _TOP, _ROW = 760.0, 16.0, 92.0, 40.0
_FIRST = 150.0
_CHARACTERS = 11
"""Greatest number of characters of a pattern's part in the first column."""
_COLUMN = (_WIDTH - 2 * _MARGIN - _FIRST) / 5


@dataclass(frozen=True, slots=True)
class EffortFigure:
    """Table of examined and followed edges with a row for each place; `seen` rows are shown."""

    heading: Sentence
    parts: tuple[str, ...]
    effort: Effort
    seen: int

    def drawing(self) -> Drawing:
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
                shapes.append(Box(area, DrawingRole.TINT, DrawingRole.ACCENT, 6, 1.5))
            middle = top + 15
            shapes.append(Label(str(place + 1), _MARGIN + 8, middle, BODY, DrawingRole.FAINT))
            part = truncate(self.parts[place], _CHARACTERS)
            room = _FIRST - 34
            shapes.append(Label(part, _MARGIN + 34, middle, BODY, fixed=True, room=room))
            if place < self.seen:
                shapes += _row(layer, top, most)
        if self.seen >= len(layers):
            shapes += self._sum(_TOP + _ROW * len(layers))
        focus = Area(0, max(0.0, _TOP + _ROW * (self.seen - 1)), _WIDTH, _ROW)
        numbers = "; ".join(", ".join(map(str, _five(layer))) for layer in layers[: self.seen])
        says = say("{0}: {1}", self.heading, numbers)
        return Drawing(_WIDTH, height, tuple(shapes), says, focus if self.seen else None, 34)

    def _head(self) -> Iterator[Shape]:
        why = say("Not followed because of:")
        right = _MARGIN + _FIRST + 4 * _COLUMN
        yield Label(why, right, 46, BODY, DrawingRole.FAINT, Align.END, room=3 * _COLUMN - 10)
        names = (
            say("Looked at"), say("Letter"), say("Length"), say("Count"), say("Followed"),
        )  # fmt: skip
        for number, name in enumerate(names):
            x = _MARGIN + _FIRST + _COLUMN * (number + 1)
            yield Label(name, x, 70, BODY, DrawingRole.FAINT, Align.END, room=_COLUMN - 10)
        yield Line(((_MARGIN, 84), (_WIDTH - _MARGIN, 84)), DrawingRole.LINE)

    def _sum(self, top: float) -> Iterator[Shape]:
        layers = self.effort.layers
        yield Line(((_MARGIN, top), (_WIDTH - _MARGIN, top)), DrawingRole.LINE)
        yield Label(say("Total"), _MARGIN + 8, top + 18, BODY, bold=True, room=_FIRST)
        total = Layer(
            *(sum(numbers) for numbers in zip(*map(_five, layers), strict=True))
        ) if layers else Layer(0, 0, 0, 0, 0)  # fmt: skip
        yield from _numbers(total, top + 18)


def _row(layer: Layer, top: float, most: int) -> Iterator[Shape]:
    """Yields a row's numbers and its bar, whose dark beginning is the share of followed edges."""
    yield from _numbers(layer, top + 15)
    room = _WIDTH - 2 * _MARGIN - _FIRST
    left, low = _MARGIN + _FIRST, top + 30
    yield Box(Area(left, low, max(1, room * layer.looked / most), 4), DrawingRole.LINE)
    if layer.followed:
        yield Box(Area(left, low, max(1, room * layer.followed / most), 4), DrawingRole.ACCENT)


def _five(layer: Layer) -> tuple[int, int, int, int, int]:
    return layer.looked, layer.letter, layer.length, layer.count, layer.followed


def _numbers(layer: Layer, middle: float) -> Iterator[Shape]:
    for number, value in enumerate(_five(layer)):
        x = _MARGIN + _FIRST + _COLUMN * (number + 1)
        strong = number in (0, 4)
        colour = DrawingRole.INK if value else DrawingRole.FAINT
        yield Label(say("{0}", value), x, middle, BODY, colour, Align.END, strong)


_BRUTE_WIDTH, _BRUTE_MARGIN = 760.0, 16.0


@dataclass(frozen=True, slots=True)
class BruteCompared:
    """Word with the number of its letters that brute force compares.

    If `misfits`, the last compared letter does not fit; otherwise the word `fits`, or some letter
    occurs too often or too seldom.
    """

    letters: tuple[str, ...]
    compared: int
    misfits: bool
    fits: bool


@dataclass(frozen=True, slots=True)
class BruteFigure:
    """Effort of brute force and of the walk as two bars; few words are shown letter by letter."""

    heading: Sentence
    effort: Effort
    words: tuple[BruteCompared, ...] = ()
    both: bool = True
    """True if the bar of the walk is shown too."""
    hidden: int = 0
    """Number of words that must not be named."""
    fitting: int | None = None
    """Number of words of the vocabulary that fit every clue; None to omit it."""

    def drawing(self) -> Drawing:
        columns = self._columns
        rows = -(-len(self.words) // columns) if self.words else 0
        height = 200 + 28 * (rows + bool(self.hidden)) + (16 if rows or self.hidden else 0)
        room = _BRUTE_WIDTH - 2 * _BRUTE_MARGIN
        effort = self.effort
        most = max(effort.compared, effort.looked, 1)
        shapes: list[Shape] = [Label(self.heading, _BRUTE_MARGIN, 24, HEAD, bold=True, room=room)]
        says = told = say(
            "Brute force: {0} of {1} letters compared, words found: {2}",
            effort.compared, effort.letters, effort.words,
        )  # fmt: skip
        shapes += _bar(told, 58, effort.compared / most, DrawingRole.LINE)
        if self.both:
            told = say(
                "The walk: {0} edges looked at, {1} different ones of {2}",
                effort.looked,
                effort.edges,
                effort.edges_total,
            )
            shapes += _bar(told, 122, effort.looked / most, DrawingRole.ACCENT)
            says = say("{0}. {1}", says, told)
        if self.fitting is not None:
            told = say(
                "Words that both find in the list: {0}. Usual ones that fit every clue: {1}.",
                effort.found,
                self.fitting,
            )
            shapes.append(Label(told, _BRUTE_MARGIN, 186, LETTER, bold=True, room=room))
        step = room / columns
        for place, word in enumerate(self.words):
            left = _BRUTE_MARGIN + step * (place % columns)
            shapes += _comparison_rows(word, left, 204 + 28 * (place // columns), step)
        if self.hidden:
            more = say("and {0} not shown", self.hidden)
            shapes.append(
                Label(more, _BRUTE_MARGIN, 204 + 28 * rows, BODY, DrawingRole.FAINT, room=room)
            )
        return Drawing(_BRUTE_WIDTH, height, tuple(shapes), says, strip=40)

    @property
    def _columns(self) -> int:
        longest = max((len("".join(word.letters)) for word in self.words), default=4)
        return max(1, int((_BRUTE_WIDTH - 2 * _BRUTE_MARGIN) // (12.2 * longest + 44)))


def _bar(told: Sentence, top: float, share: float, colour: DrawingRole) -> Iterator[Shape]:
    room = _BRUTE_WIDTH - 2 * _BRUTE_MARGIN
    yield Label(told, _BRUTE_MARGIN, top + 8, LETTER, room=room)
    yield Box(Area(_BRUTE_MARGIN, top + 24, max(2, room * share), 18), colour, None, 3)


def _comparison_rows(
    word: BruteCompared, left: float, middle: float, step: float
) -> Iterator[Shape]:
    """Yields a word with its compared letters underlined, and struck out if they do not fit."""
    wide = 12.2
    end = left + wide * len("".join(word.letters)) + 6
    if word.fits:
        around = Area(left - 5, middle - 13, end - left + 24, 26)
        yield Box(around, DrawingRole.TINT, DrawingRole.ACCENT, 5, 1.5)
        yield Label("✓", end, middle, BODY)
    elif not word.misfits:
        yield Label("✗", end, middle, BODY, DrawingRole.ALERT)
    x = left
    for place, letter in enumerate(word.letters):
        seen = place < word.compared
        width = wide * len(letter)
        colour = DrawingRole.INK if seen else DrawingRole.FAINT
        yield Label(letter, x + width / 2, middle, LETTER, colour, Align.MIDDLE, fixed=True)
        last = place == word.compared - 1 and word.misfits
        if last:
            ends = ((x, middle + 8), (x + width, middle - 8))
            yield Line(ends, DrawingRole.ALERT, 2)
        if seen and not last:
            yield Line(((x + 1, middle + 10), (x + width - 1, middle + 10)), DrawingRole.ACCENT, 2)
        x += width

"""Bar charts of letter frequencies and of other numbers."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce

from wmh.base.text.sentence import Sentence, say
from wmh.base.text.wording import Plural
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

_WIDTH, _MARGIN, _GAP = 760.0, 16.0, 20.0
_ROW, _ROWS, _COLUMNS = 24.0, 9, 3
_TOP = 88.0


@dataclass(frozen=True, slots=True)
class LetterBar:
    """Bar of a letter: its count, and whether the step highlights it."""

    letter: str
    count: int
    spoken: bool = False


@dataclass(frozen=True, slots=True)
class BarsFigure:
    """Letter counts as bars in three columns, scaled to `most`; `letters` is the sum of the counts.

    `word` is the word whose letters were counted last.
    """

    heading: Sentence
    bars: tuple[LetterBar, ...]
    most: int
    letters: int
    word: tuple[str, ...] = ()

    def drawing(self) -> Drawing:
        rows = max(_ROWS, -(-len(self.bars) // _COLUMNS))
        height = _TOP + _ROW * rows + 12
        room = _WIDTH - 2 * _MARGIN
        told = say(Plural("One letter counted", "{0} letters counted", self.letters), self.letters)
        shapes: list[Shape] = [
            Label(self.heading, _MARGIN, 24, HEAD, bold=True, room=room),
            Label(told, _MARGIN, 58, LETTER, room=room / 2),
        ]
        if self.word:
            word = "".join(self.word)
            shapes.append(
                Label(word, _WIDTH - _MARGIN, 56, HEAD, DrawingRole.ACCENT, Align.END, True, True)
            )
        width = (room - _GAP * (_COLUMNS - 1)) / _COLUMNS
        for place, bar in enumerate(self.bars):
            left = _MARGIN + (width + _GAP) * (place // rows)
            shapes += self._bar(bar, left, _TOP + _ROW * (place % rows), width)
        counts = ", ".join(f"{bar.letter} {bar.count}" for bar in self.bars)
        says = say("{0}: {1}", self.heading, counts)
        return Drawing(_WIDTH, height, tuple(shapes), says, strip=40)

    def _bar(self, bar: LetterBar, left: float, top: float, width: float) -> Iterator[Shape]:
        middle = top + _ROW / 2
        fill, edge = (
            (DrawingRole.ACCENT, DrawingRole.INK) if bar.spoken else (DrawingRole.LINE, None)
        )
        ink = DrawingRole.INK if bar.count else DrawingRole.FAINT
        shown = bar.letter.upper() if len(bar.letter.upper()) == len(bar.letter) else bar.letter
        yield Label(shown, left + 12, middle, BODY, ink, Align.MIDDLE, bar.spoken, room=24)
        number = 9.8 * max(2, len(f"{self.most:,}")) + 8
        room = width - 28 - number
        if bar.count:
            length = max(2, room * bar.count / self.most)
            yield Box(Area(left + 28, top + 4, length, _ROW - 8), fill, edge, 2, 1.5)
            at = left + 34 + length
            yield Label(say("{0}", bar.count), at, middle, BODY, ink, bold=bar.spoken)
        else:
            yield Label("0", left + 30, middle, BODY, ink)


_CHART_MARGIN = 16.0
_CHART_WIDTH = 760.0
_CHART_ROW, _CHART_TOP = 25.0, 58.0
_MOST_ROWS = 10
"""Greatest number of rows in a column of a chart."""


@dataclass(frozen=True, slots=True)
class ChartBar:
    """Bar of a number with a name; `strong` if the step highlights it."""

    label: Sentence | str
    number: int
    strong: bool = False


@dataclass(frozen=True, slots=True)
class ChartFigure:
    """Numbers as bars on one scale, with a line of text below; `names` is the names' width."""

    heading: Sentence
    bars: tuple[ChartBar, ...]
    told: Sentence
    names: float = 190.0

    def drawing(self) -> Drawing:
        columns = -(-len(self.bars) // _MOST_ROWS)
        rows = -(-len(self.bars) // columns)
        width = _CHART_WIDTH
        height = _CHART_TOP + rows * _CHART_ROW + 52
        room = width - 2 * _CHART_MARGIN
        shapes: list[Shape] = [Label(self.heading, _CHART_MARGIN, 22, HEAD, bold=True, room=room)]
        broad = (room - 24 * (columns - 1)) / columns
        for at, bar in enumerate(self.bars):
            column, row = divmod(at, rows)
            shapes += self._bar(
                bar, _CHART_MARGIN + column * (broad + 24), _CHART_TOP + row * _CHART_ROW, broad
            )
        shapes.append(
            Label(self.told, _CHART_MARGIN, height - 18, colour=DrawingRole.FAINT, room=room)
        )
        return Drawing(width, height, tuple(shapes), self._says(), strip=40)

    def _bar(self, bar: ChartBar, x: float, y: float, broad: float) -> Iterator[Shape]:
        """Draws a bar with its number at the end; strong bars are filled."""
        middle = y + _CHART_ROW / 2
        longest = max(each.number for each in self.bars) or 1
        number = 9.8 * len(f"{longest:,}") + 20
        length = max((broad - self.names - number) * bar.number / longest, 2 if bar.number else 0)
        left = x + self.names
        yield Label(
            bar.label, left - 10, middle, BODY, align=Align.END, bold=bar.strong, room=self.names
        )
        yield Line(((left, y + 2), (left, y + _CHART_ROW - 2)), DrawingRole.LINE)
        if length:
            fill, edge = (
                (DrawingRole.ACCENT, None) if bar.strong else (DrawingRole.TINT, DrawingRole.ACCENT)
            )
            yield Box(Area(left, y + 5, length, _CHART_ROW - 10), fill, edge, 2)
        yield Label(say("{0}", bar.number), left + length + 8, middle, BODY, bold=bar.strong)

    def _says(self) -> Sentence:
        said = [say("{0}: {1}", bar.label, bar.number) for bar in self.bars]
        return say("{0}. {1}. {2}", self.heading, reduce(_join_sentences, said), self.told)


def _join_sentences(one: Sentence, next_: Sentence) -> Sentence:
    return say("{0}; {1}", one, next_)

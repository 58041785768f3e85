"""Figures of information: a guess's bits as a sum over groups, and several guesses compared."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import log2

from wmh.base.text.sentence import Sentence, say
from wmh.teach.drawing.drawing import (
    BODY,
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
from wmh.teach.drawing.tiles import SMALL_ROW, heading, small_turn, small_width
from wmh.teach.figures.choice_figure import GuessGroup, compared_said, split_said

_MARGIN, _WIDTH, _TOP = 16.0, 760.0, 80.0
_MOST_ROWS, _FOLDED = 7, 6


@dataclass(frozen=True, slots=True)
class BitsFigure:
    """Groups into which a guess splits the words, and the guess's information as a sum.

    `seen` is 1 to show the groups' shares, 2 also the bits of each group, 3 also the sum.
    """

    guess: str
    groups: tuple[GuessGroup, ...]
    words: int
    seen: int

    def drawing(self) -> Drawing:
        said = split_said(self.guess, self.words, len(self.groups))
        folds = len(self.groups) > _MOST_ROWS
        rows = self.groups[:_FOLDED] if folds else self.groups
        shapes: list[Shape] = [heading(said, _MARGIN, _WIDTH), *self._head()]
        for at, group in enumerate(rows):
            shapes += self._row(group, _TOP + at * SMALL_ROW)
        bottom = _TOP + SMALL_ROW * len(rows)
        if folds:
            rest = self.groups[_FOLDED:]
            told = say("and {0} smaller groups", len(rest))
            room = self._columns[0] - 2 * _MARGIN
            shapes.append(Label(told, _MARGIN, bottom + 15, BODY, DrawingRole.FAINT, room=room))
            if self.seen >= 3:
                shapes.append(self._number(sum(map(self._worth, rest)), 3, bottom + 15))
            bottom += SMALL_ROW
        if self.seen >= 3:
            rule = (self._columns[2] + 20, bottom + 4), (_WIDTH - _MARGIN, bottom + 4)
            shapes.append(Line(rule, DrawingRole.INK, 1.5))
            shapes.append(
                self._number(sum(map(self._worth, self.groups)), 3, bottom + 22, bold=True)
            )
            told = say("bits on average")
            right = self._columns[2]
            shapes.append(Label(told, right, bottom + 22, BODY, align=Align.END, room=260))
        return Drawing(_WIDTH, bottom + 44, tuple(shapes), said, strip=40)

    @property
    def _columns(self) -> tuple[float, float, float, float]:
        left = max(310.0, small_width(self.groups[0].turn) + 100 if self.groups else 0)
        step = (_WIDTH - _MARGIN - left) / 3
        return left, left + step, left + 2 * step, _WIDTH - _MARGIN

    def _head(self) -> Iterator[Shape]:
        names = (say("words"), say("share"), say("bits of it"), say("share times bits"))
        for x, name in list(zip(self._columns, names, strict=True))[: self.seen + 1]:
            yield Label(name, x, 62, BODY, DrawingRole.FAINT, Align.END, room=130)

    def _row(self, group: GuessGroup, y: float) -> Iterator[Shape]:
        yield from small_turn(group.turn, _MARGIN, y)
        middle = y + 13
        size = say("{0}", group.size)
        yield Label(size, self._columns[0], middle, LETTER, align=Align.END, bold=True)
        share = f"{group.size}/{self.words}"
        yield Label(share, self._columns[1], middle, LETTER, align=Align.END)
        if self.seen >= 2:
            yield self._number(log2(self.words / group.size), 2, middle)
        if self.seen >= 3:
            yield self._number(self._worth(group), 3, middle)

    def _worth(self, group: GuessGroup) -> float:
        return group.size / self.words * log2(self.words / group.size)

    def _number(self, number: float, column: int, y: float, *, bold: bool = False) -> Label:
        whole = round(number)
        told = say("{0}", whole if abs(number - whole) < 1e-9 else number)
        return Label(told, self._columns[column], y, LETTER, align=Align.END, bold=bold)


@dataclass(frozen=True, slots=True)
class GuessBits:
    """Guess with its bits and its letter score in percent; `possible` if it can be the secret."""

    guess: str
    bits: float
    score: float
    possible: bool


@dataclass(frozen=True, slots=True)
class InformationFigure:
    """Guesses compared by their information; `best` is the row whose cell in `column` is marked."""

    informed: tuple[GuessBits, ...]
    words: int
    best: int = -1
    column: int = 0

    def drawing(self) -> Drawing:
        said = compared_said(self.words)
        columns = (400.0, 570.0, _WIDTH - _MARGIN)
        heads = (say("letter frequency"), say("bits"), say("possible"))
        shapes: list[Shape] = [heading(said, _MARGIN, _WIDTH)]
        for x, head in zip(columns, heads, strict=True):
            shapes.append(Label(head, x, 66, BODY, DrawingRole.FAINT, Align.END, room=165))
        rule = ((_MARGIN, 82.0), (_WIDTH - _MARGIN, 82.0))
        shapes.append(Line(rule, DrawingRole.HAIRLINE))
        for row, guess in enumerate(self.informed):
            y = 104 + row * 40.0
            shapes.append(Label(guess.guess, _MARGIN, y, LETTER, bold=True, room=200))
            for column, (x, cell) in enumerate(zip(columns, _cells(guess), strict=True)):
                marked = (row, column) == (self.best, self.column)
                if marked:
                    area = Area(x - 110, y - 17, 118, 34)
                    shapes.append(Box(area, DrawingRole.TINT, DrawingRole.ACCENT, 6, 2))
                shapes.append(Label(cell, x, y, LETTER, align=Align.END, bold=marked))
        height = 104 + len(self.informed) * 40.0
        return Drawing(_WIDTH, height, tuple(shapes), said, strip=40)


def _cells(guess: GuessBits) -> tuple[Sentence, Sentence, Sentence]:
    whole = round(guess.bits)
    bits = whole if abs(guess.bits - whole) < 1e-9 else guess.bits
    yes = say("yes") if guess.possible else say("no")
    return say("{0} %", guess.score), say("{0}", bits), yes

"""The figure of letters: a bar for how often each occurs."""

from collections.abc import Iterator
from dataclasses import dataclass

from app.lesson.drawing import (
    BODY,
    HEAD,
    LETTER,
    Align,
    Area,
    Box,
    Drawing,
    Label,
    Role,
    Shape,
)
from app.lesson.sentence import Sentence, say

_WIDTH, _MARGIN, _GAP = 760.0, 16.0, 20.0
_ROW, _ROWS, _COLUMNS = 24.0, 9, 3
_TOP = 88.0


@dataclass(frozen=True, slots=True)
class Bar:
    """A letter, how often it occurs, and whether the step speaks of it."""

    letter: str
    count: int
    spoken: bool = False


@dataclass(frozen=True, slots=True)
class BarsFigure:
    """Bars in three columns, the longest as long as `most` is; `letters` are counted in all.

    `word` is the one that was counted last, letter by letter.
    """

    heading: Sentence
    bars: tuple[Bar, ...]
    most: int
    letters: int
    word: tuple[str, ...] = ()

    def drawn(self) -> Drawing:
        rows = max(_ROWS, -(-len(self.bars) // _COLUMNS))
        height = _TOP + _ROW * rows + 12
        room = _WIDTH - 2 * _MARGIN
        told = (
            say("One letter counted")
            if self.letters == 1
            else say("{0} letters counted", self.letters)
        )
        shapes: list[Shape] = [
            Label(self.heading, _MARGIN, 24, HEAD, bold=True, room=room),
            Label(told, _MARGIN, 58, LETTER, room=room / 2),
        ]
        if self.word:
            word = "".join(self.word)
            shapes.append(
                Label(word, _WIDTH - _MARGIN, 56, HEAD, Role.ACCENT, Align.END, True, True)
            )
        width = (room - _GAP * (_COLUMNS - 1)) / _COLUMNS
        for place, bar in enumerate(self.bars):
            left = _MARGIN + (width + _GAP) * (place // rows)
            shapes += self._bar(bar, left, _TOP + _ROW * (place % rows), width)
        counts = ", ".join(f"{bar.letter} {bar.count}" for bar in self.bars)
        says = say("{0}: {1}", self.heading, counts)
        return Drawing(_WIDTH, height, tuple(shapes), says)

    def _bar(self, bar: Bar, left: float, top: float, width: float) -> Iterator[Shape]:
        middle = top + _ROW / 2
        fill, edge = (Role.ACCENT, Role.INK) if bar.spoken else (Role.LINE, None)
        ink = Role.INK if bar.count else Role.FAINT
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

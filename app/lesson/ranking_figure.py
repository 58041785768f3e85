"""The figure of the list: ranks, words and bars; what is still covered is not told."""

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
    Line,
    Role,
    Shape,
)
from app.lesson.sentence import Sentence, say

_WIDTH, _MARGIN, _TOP, _ROW = 760.0, 16.0, 40.0, 24.0


@dataclass(frozen=True, slots=True)
class Place:
    """A row: the word, its sum, and whether the row above has the same one."""

    word: str
    total: int
    tied: bool


@dataclass(frozen=True, slots=True)
class RankingFigure:
    """The first rows of the list, `seen` of them uncovered; sums are of `letters` in all.

    `words` is how many rows there are in full, `hidden` how many words fit beside them.
    """

    heading: Sentence
    rows: tuple[Place, ...]
    seen: int
    letters: int
    words: int
    hidden: int = 0

    def drawn(self) -> Drawing:
        height = _TOP + _ROW * (max(1, len(self.rows)) + 1) + 2
        room = _WIDTH - 2 * _MARGIN
        shapes: list[Shape] = [Label(self.heading, _MARGIN, 20, HEAD, bold=True, room=room - 220)]
        total = say("Words: {0}", self.words)
        if self.hidden:
            total = say("Words: {0}, not shown: {1}", self.words, self.hidden)
        shapes.append(Label(total, _WIDTH - _MARGIN, 20, BODY, Role.FAINT, Align.END, room=200))
        longest = max((len(row.word) for row in self.rows), default=1)
        bar = _MARGIN + 66 + 13 * longest
        for number, row in enumerate(self.rows):
            shapes += self._row(number, row, _TOP + _ROW * number, bar)
        if more := self.words - len(self.rows):
            told = say("and one more") if more == 1 else say("and {0} more", more)
            y = _TOP + _ROW * (len(self.rows) + 0.5)
            shapes.append(Label(told, _MARGIN + 50, y, colour=Role.FAINT, room=room - 50))
        seen = [row.word for row in self.rows[: self.seen]]
        says = say("{0}: {1}", self.heading, ", ".join(seen)) if seen else self.heading
        top = _TOP + _ROW * max(0, self.seen - 1)
        focus = Area(0, top, _WIDTH, _ROW) if self.seen else None
        return Drawing(_WIDTH, height, tuple(shapes), says, focus)

    def _row(self, number: int, row: Place, top: float, bar: float) -> Iterator[Shape]:
        middle = top + _ROW / 2
        seen = number < self.seen
        if number == self.seen - 1:
            area = Area(_MARGIN - 6, top, _WIDTH - 2 * _MARGIN + 12, _ROW)
            yield Box(area, Role.TINT, Role.ACCENT, 6, 1.5)
        rank = _MARGIN + 34
        yield Label(str(number + 1), rank, middle, BODY, Role.FAINT, Align.END)
        room = _WIDTH - _MARGIN - bar - 96
        if not seen:
            cover = Area(rank + 16, top + 5, bar - rank - 32, _ROW - 10)
            yield Box(cover, Role.HAIRLINE, None, 4)
            yield Line(((bar, middle), (bar + room, middle)), Role.HAIRLINE, 2, dashed=True)
            return
        yield Label(row.word, rank + 16, middle, LETTER, bold=True, fixed=True)
        share = row.total / max(1, self.letters)
        longest = max(1, self.rows[0].total) / max(1, self.letters)
        yield Box(Area(bar, top + 7, room * share / longest, _ROW - 14), Role.ACCENT, None, 2)
        percent = say("{0} %", 100 * share)
        yield Label(percent, _WIDTH - _MARGIN, middle, BODY, Role.INK, Align.END, room=90)

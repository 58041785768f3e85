"""Figure of a word's score: the sum of its letters' counts, each letter once, over all letters."""

from collections.abc import Iterator
from dataclasses import dataclass

from wmh.base.text.sentence import Sentence, say
from wmh.teach.drawing.drawing import (
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
from wmh.teach.drawing.tiles import TILE_HEIGHT, TILE_WIDTH, tile

_MARGIN, _TOP = 16.0, 54.0
_NARROWEST = 760.0
_BAR = 66.0
_BLOCK = TILE_HEIGHT + _BAR + 62


@dataclass(frozen=True, slots=True)
class Sum:
    """Word's letters with the counts that they add; None for a repeated letter."""

    letters: tuple[str, ...]
    counts: tuple[int | None, ...]

    @property
    def total(self) -> int:
        return sum(count or 0 for count in self.counts)


@dataclass(frozen=True, slots=True)
class ScoreFigure:
    """Sums of words, one below the other; of the last one only `seen` letters are shown.

    Once all its letters are shown, its result follows. `most` is the count of the most frequent
    letter, `letters` the number of all letters.
    """

    heading: Sentence
    sums: tuple[Sum, ...]
    seen: int
    most: int
    letters: int

    def drawing(self) -> Drawing:
        places = max(len(each.letters) for each in self.sums)
        number = 9.8 * len(f"{self.most:,}") + 26
        column = max(TILE_WIDTH + 24, number)
        width = max(_NARROWEST, column * places + 2 * _MARGIN + 240)
        height = _TOP + _BLOCK * len(self.sums)
        shapes: list[Shape] = [
            Label(self.heading, _MARGIN, 24, HEAD, bold=True, room=width - 2 * _MARGIN)
        ]
        for at, each in enumerate(self.sums):
            seen = self.seen if at == len(self.sums) - 1 else len(each.letters) + 1
            top = _TOP + _BLOCK * at
            shapes += self._letters(each, seen, top, column)
            if seen > len(each.letters):
                shapes += self._result(each, top, _MARGIN + column * places + 12, width)
        last = self.sums[-1]
        counts = " + ".join(str(count or 0) for count in last.counts[: self.seen])
        says = say("{0}: {1}", "".join(last.letters), counts)
        focus = Area(0, height - _BLOCK, width, _BLOCK)
        return Drawing(width, height, tuple(shapes), says, focus, 40)

    def _letters(self, each: Sum, seen: int, top: float, column: float) -> Iterator[Shape]:
        """Yields tiles with bars on top of them, and the added counts below."""
        base = top + _BAR + 6
        for place, (letter, count) in enumerate(zip(each.letters, each.counts, strict=True)):
            middle = _MARGIN + column * (place + 0.5)
            here = place == seen - 1
            left = middle - TILE_WIDTH / 2
            yield from tile(letter, None, left, base, pointed=here)
            if place >= seen:
                continue
            below = base + TILE_HEIGHT + 20
            if count is None:
                yield Line(((left + 6, base + 34), (left + 54, base + 6)), DrawingRole.FAINT, 2)
                said = say("again")
                yield Label(
                    said, middle, base - 14, LETTER, DrawingRole.FAINT, Align.MIDDLE, room=column
                )
                yield Label("0", middle, below, LETTER, DrawingRole.FAINT, Align.MIDDLE)
            else:
                high = max(2, (_BAR - 4) * count / self.most)
                area = Area(middle - 16, base - 4 - high, 32, high)
                yield Box(area, DrawingRole.ACCENT if here else DrawingRole.LINE, None, 2)
                yield Label(say("{0}", count), middle, below, LETTER, align=Align.MIDDLE)
            if place:
                plus = middle - column / 2
                yield Label("+", plus, below, LETTER, DrawingRole.FAINT, Align.MIDDLE)

    def _result(self, each: Sum, top: float, left: float, width: float) -> Iterator[Shape]:
        """Yields the sum divided by the number of letters, and the quotient."""
        base = top + _BAR + 6 + TILE_HEIGHT / 2
        yield Label("=", left, base, HEAD)
        middle = left + 74
        yield Label(
            say("{0}", each.total), middle, base - 18, LETTER, DrawingRole.INK, Align.MIDDLE
        )
        yield Line(((middle - 46, base), (middle + 46, base)), DrawingRole.INK, 1.5)
        yield Label(
            say("{0}", self.letters), middle, base + 18, LETTER, DrawingRole.INK, Align.MIDDLE
        )
        percent = say("= {0} %", 100 * each.total / max(1, self.letters))
        yield Label(percent, left + 132, base, HEAD, bold=True, room=width - left - 140)

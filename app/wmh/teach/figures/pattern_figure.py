"""Figure of a pattern: tiles, below each place its part of the pattern, and lines between them."""

from collections.abc import Iterator
from dataclasses import dataclass

from wmh.base.text.sentence import Sentence, say
from wmh.engine.clues.turn import Marks
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

_MARGIN, _TOP = 16.0, 58.0
_ROW = TILE_HEIGHT + 8.0
_GAP = 54.0
"""Distance between the tiles and the parts of the pattern, crossed by the lines."""
_NARROWEST, _WIDEST = 760.0, 950.0
_CHARACTER, _LINE = 12.2, 24.0
"""Width of a character in the parts of the pattern, and height of a line."""
_FEWEST = 6
"""Least number of characters in a line of the pattern's part for a place."""
_REASON = 26.0
_MORE = "…"


@dataclass(frozen=True, slots=True)
class PatternRow:
    """Row of a guess with its marks; a counting clue has no marks, but the text `said`."""

    guess: tuple[str, ...]
    marks: Marks
    said: Sentence | None = None


@dataclass(frozen=True, slots=True)
class PatternFigure:
    """Pattern with a part for each place; a part is None while it is not shown.

    `place` is the place being explained: lines connect its part with the `tiles` (row and place)
    that caused it. `ahead` are look-aheads; if `spoken`, the last one is being explained. `reasons`
    are lines of text below. A part has room for `longest` characters, so that nothing moves while
    parts appear.
    """

    heading: Sentence
    rows: tuple[PatternRow, ...]
    parts: tuple[str | None, ...]
    longest: int
    place: int | None = None
    tiles: tuple[tuple[int, int], ...] = ()
    ahead: tuple[str, ...] = ()
    spoken: bool = False
    reasons: tuple[Sentence, ...] = ()

    def drawing(self) -> Drawing:
        frame = self._frame()
        width = frame.width
        height = frame.under + frame.high + 24 + _REASON * max(2, len(self.reasons))
        shapes = [
            Label(self.heading, _MARGIN, 24, HEAD, bold=True, room=width - 2 * _MARGIN),
            *self._lines(frame),
            *self._tiles(frame),
            *self._fronts(frame),
            *self._parts(frame),
        ]
        for number, reason in enumerate(self.reasons):
            y = frame.under + frame.high + 28 + _REASON * number
            shapes.append(Label(reason, _MARGIN, y, LETTER, room=width - 2 * _MARGIN))
        shown = "".join(part or "·" for part in (*self.ahead, *self.parts))
        says = say("{0}: {1}", self.heading, shown)
        return Drawing(width, height, tuple(shapes), says, self._focus(frame, height), 40)

    def _frame(self) -> "_Frame":
        """Returns the figure's measures; long parts wrap, and look-aheads may be abbreviated."""
        places = len(self.parts)
        ahead = self.ahead
        if sum(map(_front, ahead)) > _WIDEST / 3 and len(ahead) > 1:
            ahead = _MORE, ahead[-1]
        front = sum(map(_front, ahead))
        room = (_WIDEST - 2 * _MARGIN - front) / places - 28
        characters = min(self.longest, max(_FEWEST, int(room / _CHARACTER)))
        column = max(TILE_WIDTH + 12, _wide(characters) + 16)
        high = 12 + _LINE * -(-self.longest // characters)
        told = 180.0 if any(row.said for row in self.rows) else 0.0
        width = max(_NARROWEST, front + column * places + told + 2 * _MARGIN)
        left = (width - front - column * places) / 2 + front
        under = _TOP + _ROW * len(self.rows) + _GAP
        return _Frame(width, left, column, under, high, characters, ahead)

    def _focus(self, frame: "_Frame", height: float) -> Area | None:
        if self.place is not None:
            first, last = max(0, self.place - 1), min(len(self.parts), self.place + 2)
            x, wide = frame.left + frame.column * first, frame.column * (last - first)
        elif self.spoken:
            x = frame.left - _front(self.ahead[-1])
            wide = _wide(len(self.ahead[-1]))
        else:
            return None
        return Area(x, _TOP - 8, wide, height - _TOP + 8)

    def _tiles(self, frame: "_Frame") -> Iterator[Shape]:
        for number, row in enumerate(self.rows):
            y = _TOP + _ROW * number
            for place, (letter, mark) in enumerate(zip(row.guess, row.marks, strict=True)):
                x = frame.middle(place) - TILE_WIDTH / 2
                yield from tile(letter, mark, x, y, pointed=(number, place) in self.tiles)
            if row.said is not None:
                x = frame.left + frame.column * len(row.guess) + 12
                room = frame.width - _MARGIN - x
                yield Label(row.said, x, y + TILE_HEIGHT / 2, LETTER, bold=True, room=room)

    def _lines(self, frame: "_Frame") -> Iterator[Shape]:
        """Yields the connecting lines; they are painted before the tiles, which cover them."""
        if self.place is not None:
            start = frame.middle(self.place)
        elif self.spoken:
            start = frame.left - _front(self.ahead[-1]) + _wide(len(self.ahead[-1])) / 2
        else:
            return
        below = _TOP + _ROW * (len(self.rows) - 1) + TILE_HEIGHT + 3
        middle = (below + frame.under) / 2
        for row, place in self.tiles:
            x, y = frame.middle(place), _TOP + _ROW * row + TILE_HEIGHT + 3
            points = [(start, frame.under), (start, middle), (x, middle), (x, below)]
            if y < below:
                points += [(x, below), (x, y), (x, y)]
            yield Line(tuple(points), DrawingRole.ACCENT, 2.5, curved=True)

    def _fronts(self, frame: "_Frame") -> Iterator[Shape]:
        x = frame.left - sum(map(_front, frame.ahead))
        for number, text in enumerate(frame.ahead, start=1):
            area = Area(x, frame.under, _wide(len(text)), frame.high)
            if text is _MORE:
                middle = frame.under + frame.high / 2
                yield Label(text, x, middle, LETTER, DrawingRole.FAINT)
            else:
                last = number == len(frame.ahead)
                yield from _part((text,), area, spoken=self.spoken and last)
            x += _front(text)

    def _parts(self, frame: "_Frame") -> Iterator[Shape]:
        for place, text in enumerate(self.parts):
            middle = frame.middle(place)
            if text is None:
                y = frame.under + frame.high / 2
                yield Label("·", middle, y, LETTER, DrawingRole.FAINT, Align.MIDDLE)
                continue
            wide = frame.column - 8
            area = Area(middle - wide / 2, frame.under, wide, frame.high)
            lines = tuple(
                text[start : start + frame.characters]
                for start in range(0, len(text), frame.characters)
            )
            yield from _part(lines, area, spoken=place == self.place)


@dataclass(frozen=True, slots=True)
class _Frame:
    """Measures of a pattern figure: first column, width of columns, height of parts."""

    width: float
    left: float
    column: float
    under: float
    high: float
    characters: int
    ahead: tuple[str, ...]

    def middle(self, place: int) -> float:
        return self.left + self.column * (place + 0.5)


def _wide(characters: int) -> float:
    return _CHARACTER * characters + 12


def _front(text: str) -> float:
    """Returns the drawn width of a look-ahead."""
    return _wide(len(text)) + 20


def _part(lines: tuple[str, ...], area: Area, *, spoken: bool) -> Iterator[Shape]:
    ground, edge = (
        (DrawingRole.TINT, DrawingRole.ACCENT)
        if spoken
        else (DrawingRole.RAISED, DrawingRole.HAIRLINE)
    )
    yield Box(area, ground, edge, 6, 2.5 if spoken else 1)
    x = area.x + area.width / 2
    y = area.y + (area.height - _LINE * (len(lines) - 1)) / 2
    for number, text in enumerate(lines):
        middle = y + _LINE * number
        yield Label(text, x, middle, LETTER, align=Align.MIDDLE, fixed=True, room=area.width - 8)

"""Figures of a word list's file: a unit's 32 bits, following a letter, and all units."""

from collections.abc import Iterator
from dataclasses import dataclass

from wmh.base.text.sentence import Sentence, say
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

_MARGIN = 16.0
_WIDTH = 760.0
_BIT, _HIGH, _GAP = 22.0, 30.0, 5.0

_LINES = (0, 0, 1, 2, 3)
"""Line of each field's explanation below the bits, so that texts avoid connecting lines."""


@dataclass(frozen=True, slots=True)
class _Field:
    """Field of a unit: its bits from `low` to `high`."""

    high: int
    low: int

    def of(self, unit: int) -> int:
        return unit >> self.low & (1 << self.high - self.low + 1) - 1


FREE, OFFSET, SCALE, END, LABEL = (
    _Field(31, 31),
    _Field(30, 10),
    _Field(9, 9),
    _Field(8, 8),
    _Field(7, 0),
)


@dataclass(frozen=True, slots=True)
class UnitFigure:
    """Unit's bits as boxes, with the meaning of each field.

    `letter` is the letter of the unit's label; "" for the start's unit, which has no label.
    """

    index: int
    unit: int
    letter: str

    def drawing(self) -> Drawing:
        shapes: list[Shape] = [
            Label(self._heading, _MARGIN, 22, HEAD, bold=True, room=_WIDTH - 2 * _MARGIN)
        ]
        x = _MARGIN
        for nth, (field, said) in enumerate(self._fields()):
            width = (field.high - field.low + 1) * _BIT
            shapes += _bits(self.unit, field, x, 88)
            shapes += _number(field, x, width)
            shapes += _legend(said, x, width, 132 + 26 * _LINES[nth])
            x += width + _GAP
        return Drawing(_WIDTH, 256, tuple(shapes), self._says(), strip=40)

    @property
    def _heading(self) -> Sentence:
        return (
            say("Unit {0}: the letter {1}", self.index, self.letter)
            if self.letter
            else say("Unit {0}: the start", self.index)
        )

    def _fields(self) -> Iterator[tuple[_Field, Sentence]]:
        unit = self.unit
        yield FREE, say("free: {0}", FREE.of(unit))
        yield OFFSET, say("offset: {0}", OFFSET.of(unit))
        yield SCALE, say("scale: {0}, so the offset counts single units", SCALE.of(unit))
        yield (
            END,
            say("end: 1, a word ends here") if END.of(unit) else say("end: 0, no word ends here"),
        )
        label = LABEL.of(unit)
        yield (
            LABEL,
            say("label: {0}, the letter {1}", label, self.letter)
            if self.letter
            else say("label: 0, no letter"),
        )

    def _says(self) -> Sentence:
        said = [sentence for _, sentence in self._fields()]
        return say("{0}. {1}; {2}; {3}; {4}; {5}.", self._heading, *said)


def _bits(unit: int, field: _Field, x: float, y: float) -> Iterator[Shape]:
    for nth, bit in enumerate(range(field.high, field.low - 1, -1)):
        yield from _box(unit >> bit & 1, x + nth * _BIT, y)


def _box(bit: int, x: float, y: float, fill: DrawingRole | None = None) -> Iterator[Shape]:
    """Yields the box of a bit; a 1 has a background."""
    ground = fill or (DrawingRole.TINT if bit else DrawingRole.RAISED)
    yield Box(Area(x, y, _BIT, _HIGH), ground, DrawingRole.LINE)
    yield Label(str(bit), x + _BIT / 2, y + _HIGH / 2, BODY, align=Align.MIDDLE, bold=bool(bit))


def _number(field: _Field, x: float, width: float) -> Iterator[Shape]:
    """Draws the numbers of a field's first and last bit above the boxes."""
    if field.high == field.low:
        yield Label(str(field.high), x + width / 2, 74, BODY, DrawingRole.FAINT, Align.MIDDLE)
    else:
        yield Label(str(field.high), x, 74, BODY, DrawingRole.FAINT)
        yield Label(str(field.low), x + width, 74, BODY, DrawingRole.FAINT, Align.END)


def _legend(said: Sentence, x: float, width: float, y: float) -> Iterator[Shape]:
    """Yields a field's meaning, on a line below it.

    The text is to the right of its connecting line in the left half, else to the left.
    """
    middle, top = x + width / 2, 88 + _HIGH
    yield Line(((x, top + 4), (x + width, top + 4)), DrawingRole.INK, 2)
    yield Line(((middle, top + 4), (middle, y + 10)), DrawingRole.LINE)
    left = middle > _WIDTH / 2
    yield Label(
        said,
        middle - 8 if left else middle + 8,
        y + 8,
        BODY,
        align=Align.END if left else Align.START,
        room=middle - _MARGIN if left else _WIDTH - middle - _MARGIN,
    )


@dataclass(frozen=True, slots=True)
class FollowFigure:
    """Index, offset and label of a unit, and their exclusive or, the index of the next unit.

    `letter` is the letter to follow; `there` is the label of the next unit, "" if it is unused.
    """

    index: int
    offset: int
    label: int
    letter: str
    there: str

    @property
    def leads(self) -> int:
        return self.index ^ self.offset ^ self.label

    def drawing(self) -> Drawing:
        shapes: list[Shape] = [
            Label(self._heading, _MARGIN, 22, HEAD, bold=True, room=_WIDTH - 2 * _MARGIN)
        ]
        many = max(8, max(self.index, self.offset, self.label).bit_length())
        left, y = min(290.0, _WIDTH - _MARGIN - 80 - many * _BIT), 56.0
        for said, number in (
            (say("unit"), self.index),
            (say("its offset"), self.offset),
            (say("label of {0}", self.letter), self.label),
        ):
            shapes += self._row(said, number, many, left, y)
            y += _HIGH + 8
        shapes.append(Line(((left - 8, y), (left + many * _BIT + 80, y)), DrawingRole.INK, 2))
        shapes += self._row(
            say("next unit (1 where odd)"), self.leads, many, left, y + 8, DrawingRole.TINT
        )
        shapes += self._verdict(y + _HIGH + 44)
        return Drawing(_WIDTH, y + _HIGH + 84, tuple(shapes), self._says(), strip=40)

    @property
    def valid(self) -> bool:
        return self.there == self.letter

    @property
    def _heading(self) -> Sentence:
        return say("Following {0} from unit {1}", self.letter, self.index)

    def _row(
        self,
        said: Sentence,
        number: int,
        many: int,
        left: float,
        y: float,
        fill: DrawingRole | None = None,
    ) -> Iterator[Shape]:
        """Yields a row with a name, and a number in bits and in digits."""
        middle = y + _HIGH / 2
        yield Label(said, left - 12, middle, BODY, align=Align.END, room=left - 12 - _MARGIN)
        for nth in range(many):
            bit = number >> many - 1 - nth & 1
            yield from _box(bit, left + nth * _BIT, y, fill if bit else None)
        yield Label(
            str(number), left + many * _BIT + 80, middle, LETTER, align=Align.END, bold=True
        )

    def _verdict(self, y: float) -> Iterator[Shape]:
        """Yields a box that says if the letter may follow."""
        x, high = _MARGIN, 40.0
        fill, ink = (
            (DrawingRole.GREEN, DrawingRole.GREEN_INK)
            if self.valid
            else (DrawingRole.RAISED, DrawingRole.INK)
        )
        yield Box(Area(x, y - high / 2, _WIDTH - 2 * x, high), fill, DrawingRole.LINE, 6)
        room = _WIDTH - 2 * x - 24
        yield Label(self._told, x + 12, y, BODY, ink, bold=True, room=room)

    @property
    def _told(self) -> Sentence:
        if self.valid:
            return say("Unit {0} has the label {1}: the letter follows.", self.leads, self.there)
        if self.there:
            return say(
                "Unit {0} has the label {1}, not {2}: no word goes on so.",
                self.leads,
                self.there,
                self.letter,
            )
        return say("Unit {0} is free: no word goes on with {1}.", self.leads, self.letter)

    def _says(self) -> Sentence:
        return say(
            "{0}: {1} xor {2} xor {3} is {4}. {5}",
            self._heading,
            self.index,
            self.offset,
            self.label,
            self.leads,
            self._told,
        )


_CELL, _FILE_HIGH = 26.0, 23.0
_ACROSS = 28
MOST_SHOWN = 256
"""Greatest number of units shown; a file consists of blocks of this size."""


@dataclass(frozen=True, slots=True)
class FileFigure:
    """Table of all units by their letters: None for an unused unit, "" for the start's unit.

    `ends` are the units with which a word ends; `path` are the units of one word, in order.
    """

    units: tuple[str | None, ...]
    ends: tuple[int, ...]
    path: tuple[int, ...]
    told: Sentence

    def drawing(self) -> Drawing:
        rows = -(-min(len(self.units), MOST_SHOWN) // _ACROSS)
        height = 70 + (rows + 1) * _FILE_HIGH + 38
        room = _WIDTH - 2 * _MARGIN
        shapes: list[Shape] = [
            Label(say("The file"), _MARGIN, 22, HEAD, bold=True, room=room),
            Box(
                Area(_MARGIN, 48, 4 * _CELL, _FILE_HIGH),
                DrawingRole.RAISED,
                DrawingRole.INK,
                2,
                1.5,
            ),
            Label(
                say("{0}", len(self.units)), _MARGIN + 2 * _CELL, 60, align=Align.MIDDLE, bold=True
            ),
            Label(
                say("how many units follow"), _MARGIN + 4 * _CELL + 10, 60, colour=DrawingRole.FAINT
            ),
            *self._cells(),
            Label(self.told, _MARGIN, height - 18, colour=DrawingRole.FAINT, room=room),
        ]
        said = say("{0}. {1}", say("The file"), self.told)
        return Drawing(_WIDTH, height, tuple(shapes), said, strip=40)

    def _cells(self) -> Iterator[Shape]:
        ends = frozenset(self.ends)
        for at, letter in enumerate(self.units[:MOST_SHOWN]):
            row, column = divmod(at, _ACROSS)
            x, y = _MARGIN + column * _CELL, 80 + row * _FILE_HIGH
            area = Area(x, y, _CELL, _FILE_HIGH)
            if letter is None:
                yield Box(area, None, DrawingRole.HAIRLINE)
                continue
            passed = at in self.path
            yield Box(area, DrawingRole.ACCENT if passed else DrawingRole.TINT, DrawingRole.LINE)
            ink = DrawingRole.ACCENT_INK if passed else DrawingRole.INK
            shown = letter or "*"
            if at in ends:
                yield Box(Area(x + 2, y + 1.5, _CELL - 4, _FILE_HIGH - 3), None, ink, 11, 1.5)
            x, y = x + _CELL / 2, y + _FILE_HIGH / 2
            yield Label(shown, x, y, BODY, ink, Align.MIDDLE, bold=passed, room=_CELL - 2)

"""Pages to print: blocks, one below the other, on paper."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.lesson.drawing import Align, Area, Box, Drawing, Label, Line, Role, Shape, Tell
from app.lesson.placing import placed
from app.lesson.sentence import Sentence, say
from app.lesson.type_widths import wrapped

TEXT, HEADING, TITLE, SMALL = 15.0, 18.0, 27.0, 12.5
"""Sizes of type on paper, of which 16 units are 12 points."""

_LEADING = 1.35
_MARGIN, _FOOT = 68.0, 40.0


class Paper(StrEnum):
    """Sizes of paper, by the names that the command line uses."""

    A4 = "a4"
    LETTER = "letter"


SIZES: Mapping[Paper, tuple[float, float]] = {
    Paper.A4: (793.7, 1122.5),
    Paper.LETTER: (816.0, 1056.0),
}
"""Upright, in units."""


@dataclass(frozen=True, slots=True)
class Block:
    """What stays together on a page, its origin at its top left corner.

    `across` needs a page to itself, on its side. `goes_on` keeps it with the block after it.
    """

    height: float
    shapes: tuple[Shape, ...]
    across: bool = False
    goes_on: bool = False


def inside(paper: Paper) -> tuple[float, float]:
    """The room between the margins."""
    width, height = SIZES[paper]
    return width - 2 * _MARGIN, height - 2 * _MARGIN


def text_block(
    text: str,
    width: float,
    size: float = TEXT,
    *,
    colour: Role = Role.INK,
    bold: bool = False,
    before: float = 0,
    indent: float = 0,
    goes_on: bool = False,
) -> Block:
    """A paragraph, with some room before it."""
    leading = size * _LEADING
    lines = wrapped(text, size, width - indent, bold=bold)
    shapes = (
        Label(
            line, indent, before + (n + 0.5) * leading, size, colour, bold=bold, room=width - indent
        )
        for n, line in enumerate(lines)
    )
    return Block(before + leading * len(lines), tuple(shapes), goes_on=goes_on)


def heading(text: str, width: float) -> Block:
    """Above what belongs to it."""
    above = 20.0
    block = text_block(text, width, HEADING, bold=True, before=above)
    rule = Line(((0, block.height + 3), (width, block.height + 3)), Role.HAIRLINE)
    return Block(block.height + 10, (*block.shapes, rule), goes_on=True)


def stacked(blocks: Iterable[Block], gap: float = 0) -> Block:
    """Blocks that stay together."""
    shapes: list[Shape] = []
    y = 0.0
    for block in blocks:
        shapes += placed(block.shapes, 0, y)
        y += block.height + gap
    return Block(max(0, y - gap), tuple(shapes))


def paged(blocks: Sequence[Block], paper: Paper, title: str, tell: Tell) -> tuple[Drawing, ...]:
    """The pages, each with the title and its number at its foot."""
    sheets = list(_sheets(blocks, inside(paper)[1]))
    pages: list[Drawing] = []
    for number, sheet in enumerate(sheets, start=1):
        width, height = SIZES[paper]
        if sheet[0].across:
            width, height = height, width
        shapes: list[Shape] = [Box(Area(0, 0, width, height), Role.WINDOW)]
        y = _MARGIN
        for block in sheet:
            shapes += placed(block.shapes, _MARGIN, y)
            y += block.height
        place = say("{0} of {1}", number, len(sheets))
        shapes += _foot(title, tell(place), width, height - _FOOT)
        pages.append(Drawing(width, height, tuple(shapes), _says(title, place)))
    return tuple(pages)


def _says(title: str, place: Sentence) -> Sentence:
    return say("{0}, {1}", title, place)


def _foot(title: str, place: str, width: float, y: float) -> Iterator[Shape]:
    room = width - 2 * _MARGIN
    yield Label(title, _MARGIN, y, SMALL, Role.FAINT, room=room - 120)
    yield Label(place, width - _MARGIN, y, SMALL, Role.FAINT, Align.END, room=110)


def _sheets(blocks: Sequence[Block], height: float) -> Iterator[list[Block]]:
    """A page begins where a block, with those it has to stay with, no longer fits."""
    sheet: list[Block] = []
    used = 0.0
    for group in _groups(blocks):
        across = any(block.across for block in group)
        needed = sum(block.height for block in group)
        if sheet and (across or sheet[0].across or used + needed > height):
            yield sheet
            sheet, used = [], 0.0
        sheet += [Block(b.height, b.shapes, across) for b in group] if across else group
        used += needed
    if sheet:
        yield sheet


def _groups(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    group: list[Block] = []
    for block in blocks:
        group.append(block)
        if not block.goes_on:
            yield group
            group = []
    if group:
        yield group

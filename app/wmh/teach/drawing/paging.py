"""Pages for printing, on which blocks are placed one below the other."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from wmh.base.text.sentence import Sentence, say
from wmh.teach.drawing.drawing import (
    Align,
    Area,
    Box,
    Disc,
    Drawing,
    DrawingRole,
    Label,
    Line,
    Paragraph,
    Shape,
    Tell,
)
from wmh.teach.drawing.type_widths import wrap_text


def place_shapes(
    shapes: Iterable[Shape], x: float, y: float, scale: float = 1
) -> tuple[Shape, ...]:
    """Returns the shapes, font sizes and lines included, scaled and then moved to (`x`, `y`)."""
    return tuple(_place_shape(shape, x, y, scale) for shape in shapes)


def fitting(drawing: Drawing, width: float, height: float, most: float = 1) -> float:
    """Returns the scale, at most `most`, at which a drawing fits into `width` and `height`."""
    return min(most, width / drawing.width, height / drawing.height)


def _place_shape(shape: Shape, x: float, y: float, scale: float) -> Shape:
    match shape:
        case Box():
            return replace(
                shape,
                area=_area(shape.area, x, y, scale),
                radius=shape.radius * scale,
                thickness=shape.thickness * scale,
            )
        case Disc():
            return replace(
                shape,
                x=x + shape.x * scale,
                y=y + shape.y * scale,
                radius=shape.radius * scale,
                thickness=shape.thickness * scale,
            )
        case Line():
            points = tuple((x + at * scale, y + down * scale) for at, down in shape.points)
            return replace(shape, points=points, thickness=shape.thickness * scale)
        case Label():
            return replace(
                shape,
                x=x + shape.x * scale,
                y=y + shape.y * scale,
                size=shape.size * scale,
                room=None if shape.room is None else shape.room * scale,
            )
        case Paragraph():
            area = _area(shape.area, x, y, scale)
            return replace(shape, area=area, size=shape.size * scale)


def _area(area: Area, x: float, y: float, scale: float) -> Area:
    return Area(x + area.x * scale, y + area.y * scale, area.width * scale, area.height * scale)


TEXT, HEADING, TITLE, SMALL = 15.0, 18.0, 27.0, 12.5
"""Font sizes on paper, where 16 units are 12 points."""

_LEADING = 1.35
_MARGIN, _FOOT = 68.0, 40.0


class Paper(StrEnum):
    """Sizes of paper, with the names of the command-line option."""

    A4 = "a4"
    LETTER = "letter"


SIZES: Mapping[Paper, tuple[float, float]] = {
    Paper.A4: (793.7, 1122.5),
    Paper.LETTER: (816.0, 1056.0),
}
"""Width and height of upright paper, in units."""


@dataclass(frozen=True, slots=True)
class PageBlock:
    """Shapes that stay together on one page; the origin is the block's top left corner.

    A block with `across` has a rotated page to itself. `goes_on` keeps the block on the page of the
    next one.
    """

    height: float
    shapes: tuple[Shape, ...]
    across: bool = False
    goes_on: bool = False


def inside(paper: Paper) -> tuple[float, float]:
    """Returns the width and height of a page between its margins."""
    width, height = SIZES[paper]
    return width - 2 * _MARGIN, height - 2 * _MARGIN


def text_block(
    text: str,
    width: float,
    size: float = TEXT,
    *,
    colour: DrawingRole = DrawingRole.INK,
    bold: bool = False,
    before: float = 0,
    indent: float = 0,
    goes_on: bool = False,
) -> PageBlock:
    """Returns a paragraph as a block, with a gap of `before` above it."""
    leading = size * _LEADING
    lines = wrap_text(text, size, width - indent, bold=bold)
    shapes = (
        Label(
            line, indent, before + (n + 0.5) * leading, size, colour, bold=bold, room=width - indent
        )
        for n, line in enumerate(lines)
    )
    return PageBlock(before + leading * len(lines), tuple(shapes), goes_on=goes_on)


def heading(text: str, width: float) -> PageBlock:
    """Returns a heading as a block, which stays with the next block."""
    above = 20.0
    block = text_block(text, width, HEADING, bold=True, before=above)
    rule = Line(((0, block.height + 3), (width, block.height + 3)), DrawingRole.HAIRLINE)
    return PageBlock(block.height + 10, (*block.shapes, rule), goes_on=True)


def stack_blocks(blocks: Iterable[PageBlock], gap: float = 0) -> PageBlock:
    """Joins blocks into one, each below the one before with a gap."""
    shapes: list[Shape] = []
    y = 0.0
    for block in blocks:
        shapes += place_shapes(block.shapes, 0, y)
        y += block.height + gap
    return PageBlock(max(0, y - gap), tuple(shapes))


def lay_out_pages(
    blocks: Sequence[PageBlock], paper: Paper, title: str, tell: Tell
) -> tuple[Drawing, ...]:
    """Returns the pages with the blocks, each with the title and its number at the bottom."""
    sheets = _evenly(blocks, inside(paper)[1])
    pages: list[Drawing] = []
    for number, sheet in enumerate(sheets, start=1):
        width, height = SIZES[paper]
        if sheet[0].across:
            width, height = height, width
        shapes: list[Shape] = [Box(Area(0, 0, width, height), DrawingRole.WINDOW)]
        y = _MARGIN
        for block in sheet:
            shapes += place_shapes(block.shapes, _MARGIN, y)
            y += block.height
        place = say("{0} of {1}", number, len(sheets))
        shapes += _foot(title, tell(place), width, height - _FOOT)
        pages.append(Drawing(width, height, tuple(shapes), _says(title, place)))
    return tuple(pages)


def _says(title: str, place: Sentence) -> Sentence:
    return say("{0}, {1}", title, place)


def _foot(title: str, place: str, width: float, y: float) -> Iterator[Shape]:
    room = width - 2 * _MARGIN
    yield Label(title, _MARGIN, y, SMALL, DrawingRole.FAINT, room=room - 120)
    yield Label(place, width - _MARGIN, y, SMALL, DrawingRole.FAINT, Align.END, room=110)


def _evenly(blocks: Sequence[PageBlock], height: float) -> list[list[PageBlock]]:
    """Divides the blocks among as few pages as possible, filled as evenly as possible."""
    sheets = list(_sheets(blocks, height))
    for percent in range(95, 40, -5):
        closer = list(_sheets(blocks, height * percent / 100))
        if len(closer) > len(sheets):
            break
        sheets = closer
    return sheets


def _sheets(blocks: Sequence[PageBlock], height: float) -> Iterator[list[PageBlock]]:
    """Yields the blocks of each page, filled in order until the next block does not fit."""
    sheet: list[PageBlock] = []
    used = 0.0
    for group in _groups(blocks):
        across = any(block.across for block in group)
        needed = sum(block.height for block in group)
        if sheet and (across or sheet[0].across or used + needed > height):
            yield sheet
            sheet, used = [], 0.0
        sheet += [PageBlock(b.height, b.shapes, across) for b in group] if across else group
        used += needed
    if sheet:
        yield sheet


def _groups(blocks: Sequence[PageBlock]) -> Iterator[list[PageBlock]]:
    group: list[PageBlock] = []
    for block in blocks:
        group.append(block)
        if not block.goes_on:
            yield group
            group = []
    if group:
        yield group

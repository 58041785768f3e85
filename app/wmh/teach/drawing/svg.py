"""Drawings as self-contained SVG files, which every viewer shows and editors can change."""

from collections.abc import Iterator, Mapping

from wmh.base.svg import FONT, Attribute, element, number_text, svg_file, svg_text
from wmh.base.text.sentence import Sentence
from wmh.teach.drawing.drawing import (
    Align,
    Box,
    Disc,
    Drawing,
    DrawingRole,
    Label,
    Line,
    Paragraph,
    Shape,
    Tell,
    head_of,
    shaft_of,
)
from wmh.teach.drawing.type_widths import width_of, wrap_text

_FIXED = "DejaVu Sans Mono, Consolas, Menlo, monospace"
_CAPITAL = 0.36
"""Half the height of a capital, as a share of the font size."""
_LEADING = 1.17
"""Distance of the lines of a paragraph, as a share of the font size."""
_ASCENT = 0.93
"""Distance from the top of a line to its baseline, as a share of the font size."""


def as_svg(
    drawing: Drawing,
    colours: Mapping[DrawingRole, str],
    tell: Tell,
    title: str = "",
    scale: float = 1,
) -> str:
    """Returns a drawing as SVG text; `colours` has a `#rrggbb` for every role.

    Text is not turned into shapes. Its width depends on the viewer's fonts, so text that must fit
    is made smaller by a cautious estimate.
    """
    width, height = drawing.width, drawing.height
    says = tell(drawing.says)
    pen = _Pen(colours, tell)
    parts = (part for shape in drawing.shapes for part in pen.elements_of(shape))
    return svg_file(
        [pen.ground(width, height), *parts],
        (0, 0, width, height),
        (width * scale, height * scale),
        title or says,
        says,
        font_family=FONT,
    )


class _Pen:
    def __init__(self, colours: Mapping[DrawingRole, str], tell: Tell) -> None:
        self._colours, self._tell = colours, tell

    def ground(self, width: float, height: float) -> str:
        """Returns a background rectangle; its size is in numbers, since Qt reads 100 % as 100."""
        look = self._look(DrawingRole.WINDOW, None, 0)
        return element("rect", width=width, height=height, **look)

    def elements_of(self, shape: Shape) -> Iterator[str]:
        match shape:
            case Box():
                yield self._box(shape)
            case Disc():
                look = self._look(shape.fill, shape.edge, shape.thickness, dashed=shape.dashed)
                yield element("circle", cx=shape.x, cy=shape.y, r=shape.radius, **look)
            case Line():
                yield from self._line(shape)
            case Label():
                yield self._label(shape)
            case Paragraph():
                yield from self._paragraph(shape)

    def _box(self, box: Box) -> str:
        area = box.area
        return element(
            "rect",
            x=area.x,
            y=area.y,
            width=area.width,
            height=area.height,
            rx=box.radius or None,
            **self._look(box.fill, box.edge, box.thickness, dashed=box.dashed),
        )

    def _line(self, line: Line) -> Iterator[str]:
        start, *points = (f"{x:.6g} {y:.6g}" for x, y in shaft_of(line))
        onward = "C" if line.curved else "L"
        look = self._look(None, line.colour, line.thickness, dashed=line.dashed)
        path = f"M{start}{onward}{' '.join(points)}"
        yield element("path", d=path, **look, stroke_linecap="square")
        if line.arrow:
            corners = " ".join(f"{x:.6g},{y:.6g}" for x, y in head_of(line))
            yield element("polygon", points=corners, fill=self._colours[line.colour])

    def _label(self, label: Label) -> str:
        text = self._text_of(label.text)
        size = label.size
        if label.room is not None:
            width = width_of(text, size, bold=label.bold, fixed=label.fixed)
            if width > label.room > 0:
                size *= label.room / width
        place = (label.x, label.y + _CAPITAL * size)
        return self._text_element(
            text, *place, size, label.colour, label.align, label.bold, label.fixed
        )

    def _paragraph(self, paragraph: Paragraph) -> Iterator[str]:
        area, size = paragraph.area, paragraph.size
        lines = wrap_text(self._text_of(paragraph.text), size, area.width, bold=paragraph.bold)
        for number, line in enumerate(lines):
            y = area.y + (_ASCENT + number * _LEADING) * size
            yield self._text_element(line, area.x, y, size, paragraph.colour, bold=paragraph.bold)

    def _text_element(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: DrawingRole,
        align: Align = Align.START,
        bold: bool = False,
        fixed: bool = False,
    ) -> str:
        preserved = "preserve" if "  " in text or text != text.strip() else None
        return element(
            "text",
            svg_text(text),
            x=x,
            y=y,
            font_size=size,
            fill=self._colours[colour],
            text_anchor=None if align is Align.START else str(align),
            font_weight="bold" if bold else None,
            font_family=_FIXED if fixed else None,
            **{"xml:space": preserved},
        )

    def _text_of(self, text: str | Sentence) -> str:
        return self._tell(text) if isinstance(text, Sentence) else text

    def _look(
        self,
        fill: DrawingRole | None,
        edge: DrawingRole | None,
        thickness: float,
        *,
        dashed: bool = False,
    ) -> Mapping[str, Attribute]:
        """Returns the attributes for a shape's fill, outline and dashes."""
        look: dict[str, Attribute] = {"fill": "none" if fill is None else self._colours[fill]}
        if edge is not None:
            look["stroke"] = self._colours[edge]
            if thickness != 1:
                look["stroke_width"] = thickness
            if dashed:  # As Qt has it: four thicknesses of line, two of gap.
                dashes = map(number_text, (4.0 * thickness, 2.0 * thickness))
                look["stroke_dasharray"] = " ".join(dashes)
        return look

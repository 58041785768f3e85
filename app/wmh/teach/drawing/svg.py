"""Drawings as self-contained SVG, shown by every viewer and editable."""

import re
from collections.abc import Iterator, Mapping
from html import escape

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

_FONT = "DejaVu Sans, Segoe UI, Helvetica, Arial, sans-serif"
_FIXED = "DejaVu Sans Mono, Consolas, Menlo, monospace"
_CAPITAL = 0.36
"""Half the height of a capital, as a share of the font size."""
_LEADING = 1.17
"""Distance of the lines of a paragraph, as a share of the font size."""
_ASCENT = 0.93
"""Distance from the top of a line to its baseline, as a share of the font size."""

_NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML cannot contain."""


def as_svg(
    drawing: Drawing,
    colours: Mapping[DrawingRole, str],
    tell: Tell,
    title: str = "",
    scale: float = 1,
) -> str:
    """Returns the SVG file of a drawing; `colours` are `#rrggbb`, one for every role.

    Text stays text. Its width depends on the viewer's fonts, so text that must fit is made smaller
    by a cautious estimate.
    """
    width, height = drawing.width, drawing.height
    says = tell(drawing.says)
    pen = _Pen(colours, tell)
    lines = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * scale:.6g}"'
        f' height="{height * scale:.6g}" viewBox="0 0 {width:.6g} {height:.6g}" role="img"'
        f' font-family="{_FONT}">',
        f"<title>{_text(title or says)}</title>",
        f"<desc>{_text(says)}</desc>",
        pen.ground(width, height),
        *(part for shape in drawing.shapes for part in pen.elements_of(shape)),
        "</svg>\n",
    )
    return "\n".join(lines)


def _text(text: str) -> str:
    return escape(_NO_XML.sub("\ufffd", text))


class _Pen:
    def __init__(self, colours: Mapping[DrawingRole, str], tell: Tell) -> None:
        self._colours, self._tell = colours, tell

    def ground(self, width: float, height: float) -> str:
        """Returns the background rectangle, with its size in numbers: Qt reads 100 % as 100."""
        look = self._look(DrawingRole.WINDOW, None, 0)
        return f'<rect width="{width:.6g}" height="{height:.6g}"{look}/>'

    def elements_of(self, shape: Shape) -> Iterator[str]:
        match shape:
            case Box():
                yield self._box(shape)
            case Disc():
                look = self._look(shape.fill, shape.edge, shape.thickness, dashed=shape.dashed)
                place = f'cx="{shape.x:.6g}" cy="{shape.y:.6g}" r="{shape.radius:.6g}"'
                yield f"<circle {place}{look}/>"
            case Line():
                yield from self._line(shape)
            case Label():
                yield self._label(shape)
            case Paragraph():
                yield from self._paragraph(shape)

    def _box(self, box: Box) -> str:
        area, radius = box.area, f' rx="{box.radius:.6g}"' if box.radius else ""
        look = self._look(box.fill, box.edge, box.thickness, dashed=box.dashed)
        return (
            f'<rect x="{area.x:.6g}" y="{area.y:.6g}" width="{area.width:.6g}"'
            f' height="{area.height:.6g}"{radius}{look}/>'
        )

    def _line(self, line: Line) -> Iterator[str]:
        start, *points = (f"{x:.6g} {y:.6g}" for x, y in shaft_of(line))
        onward = "C" if line.curved else "L"
        look = self._look(None, line.colour, line.thickness, dashed=line.dashed)
        yield f'<path d="M{start}{onward}{" ".join(points)}"{look} stroke-linecap="square"/>'
        if line.arrow:
            corners = " ".join(f"{x:.6g},{y:.6g}" for x, y in head_of(line))
            yield f'<polygon points="{corners}" fill="{self._colours[line.colour]}"/>'

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
        anchor = "" if align is Align.START else f' text-anchor="{align}"'
        weight = ' font-weight="bold"' if bold else ""
        family = f' font-family="{_FIXED}"' if fixed else ""
        blanks = ' xml:space="preserve"' if "  " in text or text != text.strip() else ""
        return (
            f'<text x="{x:.6g}" y="{y:.6g}" font-size="{size:.4g}" fill="{self._colours[colour]}"'
            f"{anchor}{weight}{family}{blanks}>{_text(text)}</text>"
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
    ) -> str:
        look = f' fill="{"none" if fill is None else self._colours[fill]}"'
        if edge is not None:
            look += f' stroke="{self._colours[edge]}"'
            if thickness != 1:
                look += f' stroke-width="{thickness:.6g}"'
            if dashed:  # As Qt has it: four thicknesses of line, two of gap.
                look += f' stroke-dasharray="{4 * thickness:.6g} {2 * thickness:.6g}"'
        return look

"""Painting of drawings on widgets, images and printed pages."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from wmh.base.text.sentence import Sentence
from wmh.engine.clues.turn import Mark
from wmh.helper.mastermind.code_steps import COLOURS
from wmh.helper.ui.look.pegs import pegs_of
from wmh.helper.ui.look.theme import Theme, fixed_font, mix
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
    Tell,
    head_of,
    shaft_of,
)

Colours = Mapping[DrawingRole, QColor]


def paint(drawing: Drawing, painter: QPainter, colours: Colours, tell: Tell, font: QFont) -> None:
    """Paints a drawing with its top left corner at the origin, in the painter's units.

    `font` gives the font family; sizes are those of the drawing.
    """
    brush = _Brush(painter, colours, tell, font)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for shape in drawing.shapes:
        match shape:
            case Box():
                brush.box(shape)
            case Disc():
                brush.disc(shape)
            case Line():
                brush.line(shape)
            case Label():
                brush.label(shape)
            case Paragraph():
                brush.paragraph(shape)


class _Brush:
    def __init__(self, painter: QPainter, colours: Colours, tell: Tell, font: QFont) -> None:
        self._painter, self._colours, self._tell, self._font = painter, colours, tell, font

    def box(self, box: Box) -> None:
        self._outline(box.fill, box.edge, box.thickness, dashed=box.dashed)
        self._painter.drawRoundedRect(_rect(box.area), box.radius, box.radius)

    def disc(self, disc: Disc) -> None:
        self._outline(disc.fill, disc.edge, disc.thickness, dashed=disc.dashed)
        self._painter.drawEllipse(QPointF(disc.x, disc.y), disc.radius, disc.radius)

    def line(self, line: Line) -> None:
        points = [QPointF(*point) for point in shaft_of(line)]
        path = QPainterPath(points[0])
        if line.curved:
            for one, two, end in zip(points[1::3], points[2::3], points[3::3], strict=True):
                path.cubicTo(one, two, end)
        else:
            for point in points[1:]:
                path.lineTo(point)
        self._outline(None, line.colour, line.thickness, dashed=line.dashed)
        self._painter.drawPath(path)
        if line.arrow:
            self._outline(line.colour, None, 0)
            self._painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in head_of(line)]))

    def label(self, label: Label) -> None:
        text = set_text(label, self._tell, self._font)
        self._painter.setFont(text.font)
        self._painter.setPen(self._colours[label.colour])
        baseline = label.y + QFontMetricsF(text.font).capHeight() / 2
        self._painter.drawText(QPointF(text.area.left(), baseline), text.said)

    def paragraph(self, paragraph: Paragraph) -> None:
        text = set_text(paragraph, self._tell, self._font)
        self._painter.setFont(text.font)
        self._painter.setPen(self._colours[paragraph.colour])
        self._painter.drawText(_rect(paragraph.area), _WRAPPED, text.said)

    def _outline(
        self,
        fill: DrawingRole | None,
        edge: DrawingRole | None,
        thickness: float,
        *,
        dashed: bool = False,
    ) -> None:
        painter = self._painter
        if fill is None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            painter.setBrush(self._colours[fill])
        if edge is None:
            painter.setPen(Qt.PenStyle.NoPen)
        else:
            style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
            painter.setPen(QPen(self._colours[edge], thickness, style))


_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True)
class SetText:
    """Text with its font, translated, and the area that it may fill."""

    said: str
    font: QFont
    area: QRectF


def set_text(shape: Label | Paragraph, tell: Tell, font: QFont) -> SetText:
    """Returns a label or paragraph as text to paint, in the family of `font`.

    A label wider than its room gets a smaller size.
    """
    said = tell(shape.text) if isinstance(shape.text, Sentence) else shape.text
    if isinstance(shape, Paragraph):
        used = _font_of_size(font, shape.size, bold=shape.bold)
        return SetText(said, used, QFontMetricsF(used).boundingRect(
            _rect(shape.area), _WRAPPED, said))  # fmt: skip
    used = _font_of_size(font, shape.size, bold=shape.bold, fixed=shape.fixed)
    width = QFontMetricsF(used).horizontalAdvance(said)
    if shape.room is not None and width > shape.room > 0:
        size = floor(shape.size * shape.room / width)
        used = _font_of_size(font, size, bold=shape.bold, fixed=shape.fixed)
        width = QFontMetricsF(used).horizontalAdvance(said)
    metrics = QFontMetricsF(used)
    left = shape.x - {Align.START: 0.0, Align.MIDDLE: width / 2, Align.END: width}[shape.align]
    top = shape.y - metrics.capHeight() / 2
    return SetText(said, used, QRectF(left, top, width, metrics.capHeight() + metrics.descent()))


def _font_of_size(font: QFont, size: float, *, bold: bool = False, fixed: bool = False) -> QFont:
    pixels = max(1, round(size))
    used = fixed_font(pixels) if fixed else QFont(font)
    used.setPixelSize(pixels)
    used.setBold(bold)
    return used


def _rect(area: Area) -> QRectF:
    return QRectF(area.x, area.y, area.width, area.height)


_TINT = 0.14
"""Share of the accent colour in the colour of tints, on which ink is legible."""


def colours_of(theme: Theme) -> Colours:
    """Returns a theme's colour for every role in drawings."""
    colours = {
        DrawingRole(name): QColor(value) for name, value in theme.roles.items() if name in _NAMES
    }
    colours[DrawingRole.TINT] = mix(theme.accent, theme.window, _TINT)
    for mark in Mark:
        face = theme.faces[mark]
        colours[DrawingRole(mark.name.lower())] = QColor(face.ground)
        colours[DrawingRole(f"{mark.name.lower()}_ink")] = QColor(face.ink)
    for letter, peg in pegs_of(f"codes:{COLOURS}").items():
        colours[DrawingRole(f"peg_{letter}")] = QColor(peg.ground)
        colours[DrawingRole(f"peg_{letter}_ink")] = QColor(peg.ink)
    return colours


_NAMES = frozenset(role.value for role in DrawingRole)

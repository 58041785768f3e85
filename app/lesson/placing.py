"""Drawings on larger ones: pages and frames."""

from collections.abc import Iterable
from dataclasses import replace

from app.lesson.drawing import Area, Box, Disc, Drawing, Label, Line, Paragraph, Shape


def placed(shapes: Iterable[Shape], x: float, y: float, scale: float = 1) -> tuple[Shape, ...]:
    """The shapes with their origin there, at a scale: lengths, sizes of type and lines alike."""
    return tuple(_placed(shape, x, y, scale) for shape in shapes)


def fitting(drawing: Drawing, width: float, height: float, most: float = 1) -> float:
    """The scale at which a drawing fits, `most` at most."""
    return min(most, width / drawing.width, height / drawing.height)


def _placed(shape: Shape, x: float, y: float, scale: float) -> Shape:
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

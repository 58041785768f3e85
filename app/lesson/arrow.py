"""The heads of arrows."""

from math import atan2, cos, hypot, pi, sin

from app.lesson.drawing import Line

_HEAD, _SPREAD = 9.0, pi / 7
"""How long a head is, in units, and half its angle."""

Corner = tuple[float, float]


def head_of(line: Line) -> tuple[Corner, Corner, Corner]:
    """The corners of the head at a line's end, its tip first."""
    (from_x, from_y), (x, y) = line.points[-2:]
    size = _HEAD + 2 * line.thickness
    back = atan2(y - from_y, x - from_x) + pi
    one, other = (
        (x + cos(angle) * size, y + sin(angle) * size) for angle in (back - _SPREAD, back + _SPREAD)
    )
    return (x, y), one, other


def shaft_of(line: Line) -> tuple[Corner, ...]:
    """The points of a line, which ends inside its head where it has one: the tip stays sharp."""
    if not line.arrow:
        return line.points
    (from_x, from_y), (x, y) = line.points[-2:]
    length = hypot(x - from_x, y - from_y)
    back = min(0.5, (_HEAD + line.thickness) / 2 / length) if length else 0
    return (*line.points[:-1], (x + (from_x - x) * back, y + (from_y - y) * back))

"""Looks of nodes and edges in drawn graphs; they never differ by colour alone."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from wmh.teach.drawing.drawing import (
    LETTER,
    Align,
    Area,
    Box,
    Disc,
    DrawingRole,
    Label,
    Line,
    Shape,
)
from wmh.teach.drawing.layout import Point, chip_width


class NodeLook(StrEnum):
    """Looks of a node or an edge in a step, from least to most conspicuous.

    If several edges share a line, it has the most conspicuous of their looks.
    """

    HIDDEN = "hidden"
    """Absent from the graph so far; its place is kept free."""
    DIM = "dim"
    """Removed, or not considered."""
    STUB = "stub"
    """Placeholder for parts that are not drawn; the label of its edge gives their number."""
    PLAIN = "plain"
    PRUNED = "pruned"
    """Struck out, because the walk does not follow it."""
    TWIN = "twin"
    """Twin: to be merged with the node that is kept."""
    PASSED = "passed"
    KEPT = "kept"
    """Node of several twins that is kept; also the last node of a found word."""
    NEW = "new"
    CURRENT = "current"


@dataclass(frozen=True, slots=True)
class _Style:
    line: DrawingRole
    thickness: float
    letter: DrawingRole
    ground: DrawingRole | None = None
    """Colour behind the letter and the node; None for none."""
    radius: float = 5
    dashed: bool = False
    ringed: bool = False
    square: bool = False
    struck: bool = False


_STYLES: Mapping[NodeLook, _Style] = {
    NodeLook.DIM: _Style(DrawingRole.HAIRLINE, 1.5, DrawingRole.FAINT, radius=3.5, dashed=True),
    NodeLook.STUB: _Style(DrawingRole.LINE, 1.5, DrawingRole.FAINT, radius=0, dashed=True),
    NodeLook.PLAIN: _Style(DrawingRole.LINE, 1.5, DrawingRole.INK),
    NodeLook.PRUNED: _Style(DrawingRole.ALERT, 1.5, DrawingRole.FAINT, dashed=True, struck=True),
    NodeLook.TWIN: _Style(
        DrawingRole.INK,
        1.5,
        DrawingRole.YELLOW_INK,
        DrawingRole.YELLOW,
        6,
        dashed=True,
        ringed=True,
    ),
    NodeLook.PASSED: _Style(DrawingRole.ACCENT, 3.5, DrawingRole.INK, DrawingRole.TINT, 6),
    NodeLook.KEPT: _Style(
        DrawingRole.GREEN, 3.5, DrawingRole.GREEN_INK, DrawingRole.GREEN, 8, square=True
    ),
    NodeLook.NEW: _Style(DrawingRole.ACCENT, 2.5, DrawingRole.ACCENT_INK, DrawingRole.ACCENT, 6),
    NodeLook.CURRENT: _Style(
        DrawingRole.ACCENT, 3.5, DrawingRole.ACCENT_INK, DrawingRole.ACCENT, 8, ringed=True
    ),
}
_FINAL = 11.5
"""Half the height of the ring around the letter with which a word ends."""


def foremost(looks: Iterable[NodeLook]) -> NodeLook:
    """Returns the look of a line that edges with these looks share."""
    return max(looks, key=_ORDER.index)


def line_of(points: tuple[Point, ...], look: NodeLook) -> Line:
    """Returns a line along the cubic curves through the points."""
    style = _STYLES[look]
    return Line(points, style.line, style.thickness, dashed=style.dashed, curved=True)


def node_of(x: float, y: float, look: NodeLook) -> tuple[Shape, ...]:
    """Returns the shapes of a node, which is small, so that letters stand out."""
    style = _STYLES[look]
    if not style.radius:
        return ()
    size, fill = style.radius, style.ground or DrawingRole.WINDOW
    ring = (Disc(x, y, size + 4, None, style.line, 1.5, style.dashed),) if style.ringed else ()
    if style.square:
        return (Box(Area(x - size, y - size, 2 * size, 2 * size), fill, DrawingRole.INK, 2, 1.5),)
    return (*ring, Disc(x, y, size, fill, style.line, min(style.thickness, 2.5)))


def numbered(x: float, y: float, look: NodeLook, number: int) -> tuple[Shape, ...]:
    """Returns the shapes of a node with a number in it."""
    style = _STYLES[look]
    half = 5 + 7 * len(str(number))
    area = Area(x - half, y - 11, 2 * half, 22)
    return (
        Box(area, style.ground or DrawingRole.WINDOW, style.line, 4, 1.5, style.dashed),
        Label(str(number), x, y, LETTER, style.letter, Align.MIDDLE, bold=True, room=2 * half - 2),
    )


def letter_of(label: str, x: float, y: float, look: NodeLook, *, final: bool) -> tuple[Shape, ...]:
    """Returns the shapes of an edge's letter and its background; `final` adds a ring."""
    style = _STYLES[look]
    half = chip_width(label) / 2 - 0.5
    area = Area(x - half, y - _FINAL, 2 * half, 2 * _FINAL)
    ring = (style.letter if style.ground is None else DrawingRole.INK) if final else None
    thickness = 1 if look is NodeLook.DIM else 2
    shapes: list[Shape] = [
        Box(area, style.ground or DrawingRole.WINDOW, ring, _FINAL if final else 4, thickness)
    ]
    shapes.append(Label(label, x, y, LETTER, style.letter, Align.MIDDLE, room=2 * half - 3))
    if style.struck:
        shapes.append(Line(((x - half, y + 9), (x + half, y - 9)), style.line, 2.5))
    return tuple(shapes)


_ORDER = tuple(NodeLook)

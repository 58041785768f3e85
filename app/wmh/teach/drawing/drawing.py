"""Drawings: shapes on a plane, to be painted in a window, printed, or written to a file.

A unit is a pixel on a screen at 100 %. `BODY` is the smallest font size in a drawing, by which a
painter knows how far it may shrink the drawing. Colours are given by role.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from math import atan2, cos, hypot, pi, sin

from wmh.base.text.sentence import Sentence

BODY, LETTER, HEAD = 16, 20, 24
"""Font sizes in units: of text, of letters in words and tiles, and of headings."""


class DrawingRole(StrEnum):
    """Roles of a colour, named as in the themes where possible."""

    WINDOW = "window"
    RAISED = "raised"
    INK = "ink"
    FAINT = "faint"
    LINE = "line"
    HAIRLINE = "hairline"
    ACCENT = "accent"
    ACCENT_INK = "accent_ink"
    TINT = "tint"
    """Pale background in the accent colour, on which ink is legible."""
    ALERT = "alert"
    GREEN = "green"
    GREEN_INK = "green_ink"
    YELLOW = "yellow"
    YELLOW_INK = "yellow_ink"
    WHITE = "white"
    WHITE_INK = "white_ink"
    PEG_A = "peg_a"
    PEG_A_INK = "peg_a_ink"
    PEG_B = "peg_b"
    PEG_B_INK = "peg_b_ink"
    PEG_C = "peg_c"
    PEG_C_INK = "peg_c_ink"
    PEG_D = "peg_d"
    PEG_D_INK = "peg_d_ink"
    PEG_E = "peg_e"
    PEG_E_INK = "peg_e_ink"
    PEG_F = "peg_f"
    PEG_F_INK = "peg_f_ink"
    """Last of the roles for Mastermind's pegs and the letters on them."""


class Align(StrEnum):
    """Part of a label that is placed at its `x`: left end, middle or right end."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


@dataclass(frozen=True, slots=True)
class Area:
    """Rectangle given by its left and top edges, width and height."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Box:
    """Rectangle that is drawn: filled with `fill`, outlined with `edge`; None omits either."""

    area: Area
    fill: DrawingRole | None = None
    edge: DrawingRole | None = None
    radius: float = 0
    thickness: float = 1
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Disc:
    """Circle around a point, which is filled or outlined."""

    x: float
    y: float
    radius: float
    fill: DrawingRole | None = None
    edge: DrawingRole | None = None
    thickness: float = 1
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """Line through points; if `curved`, cubic curves: a start, then three points for each curve.

    `arrow` draws an arrow head at the line's end.
    """

    points: tuple[tuple[float, float], ...]
    colour: DrawingRole = DrawingRole.LINE
    thickness: float = 1
    arrow: bool = False
    dashed: bool = False
    curved: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """Single line of text, vertically centred at `y` and aligned at `x`.

    A Sentence is translated for the reader; plain text (letters, words, patterns) is shown
    unchanged. Text wider than `room` is painted smaller, so that it fits.
    """

    text: str | Sentence
    x: float
    y: float
    size: float = BODY
    colour: DrawingRole = DrawingRole.INK
    align: Align = Align.START
    bold: bool = False
    fixed: bool = False
    """True for a monospaced font, which is used for patterns and bits."""
    room: float | None = None


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Text that is wrapped into lines within its area."""

    text: str | Sentence
    area: Area
    size: float = BODY
    colour: DrawingRole = DrawingRole.INK
    bold: bool = False


Shape = Box | Disc | Line | Label | Paragraph


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes in the order in which they are painted, on the window's background.

    `focus` is the part that must stay visible if the drawing is larger than its window. `says` is
    its description for screen readers. `strip` is the height at its top that has only the heading,
    which is then the first shape; a window may show the heading elsewhere.
    """

    width: float
    height: float
    shapes: tuple[Shape, ...]
    says: Sentence
    focus: Area | None = None
    strip: float = 0

    @property
    def heading(self) -> "str | Sentence":
        """Heading of the drawing; "" without one."""
        first = self.shapes[0] if self.strip else None
        return first.text if isinstance(first, Label) else ""

    @property
    def bare(self) -> "Drawing":
        """Returns the drawing without its heading; the strip stays, but empty."""
        return replace(self, shapes=self.shapes[1:]) if self.heading else self


Tell = Callable[[Sentence], str]
"""Function that translates a sentence for the audience; an example is `sentence.in_english`."""


_HEAD, _SPREAD = 9.0, pi / 7
"""Length of an arrow head in units, and half its angle."""

Corner = tuple[float, float]


def head_of(line: Line) -> tuple[Corner, Corner, Corner]:
    """Returns the three corners of the arrow head at a line's end, its tip first."""
    (from_x, from_y), (x, y) = line.points[-2:]
    size = _HEAD + 2 * line.thickness
    back = atan2(y - from_y, x - from_x) + pi
    one, other = (
        (x + cos(angle) * size, y + sin(angle) * size) for angle in (back - _SPREAD, back + _SPREAD)
    )
    return (x, y), one, other


def shaft_of(line: Line) -> tuple[Corner, ...]:
    """Returns the points of an arrow's line, shortened so that it ends inside the head."""
    if not line.arrow:
        return line.points
    (from_x, from_y), (x, y) = line.points[-2:]
    length = hypot(x - from_x, y - from_y)
    back = min(0.5, (_HEAD + line.thickness) / 2 / length) if length else 0
    return (*line.points[:-1], (x + (from_x - x) * back, y + (from_y - y) * back))

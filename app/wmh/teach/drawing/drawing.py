"""Drawings: shapes on a plane, to be painted in a window, on paper or into a file.

One unit is one pixel on a screen at 100 %. `BODY` is the smallest font size in a drawing, so that a
painter knows how far it may shrink. Colours are given by role.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from math import atan2, cos, hypot, pi, sin

from wmh.base.text.sentence import Sentence

BODY, LETTER, HEAD = 16, 20, 24
"""Font sizes: text, letters of words and tiles, headings."""


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
    """Last of the roles of Mastermind's pegs and of the letters on them."""


class Align(StrEnum):
    """The part of a label that is at its `x`."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


@dataclass(frozen=True, slots=True)
class Area:
    """Rectangle by left, top, width and height."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Box:
    """Rectangle; without `fill` or `edge` that part is not drawn."""

    area: Area
    fill: DrawingRole | None = None
    edge: DrawingRole | None = None
    radius: float = 0
    thickness: float = 1
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Disc:
    """Circle around a point."""

    x: float
    y: float
    radius: float
    fill: DrawingRole | None = None
    edge: DrawingRole | None = None
    thickness: float = 1
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """Path from point to point, or if `curved` cubic curves: start, then three points each.

    `arrow` draws a head at its end.
    """

    points: tuple[tuple[float, float], ...]
    colour: DrawingRole = DrawingRole.LINE
    thickness: float = 1
    arrow: bool = False
    dashed: bool = False
    curved: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """Line of text, vertically centred at `y` and aligned at `x`.

    A sentence is translated for the reader; plain text is shown unchanged: letters, words,
    patterns. Text wider than `room` is painted smaller, so that it fits.
    """

    text: str | Sentence
    x: float
    y: float
    size: float = BODY
    colour: DrawingRole = DrawingRole.INK
    align: Align = Align.START
    bold: bool = False
    fixed: bool = False
    """True for a monospaced font, as for patterns and bits."""
    room: float | None = None


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Text that wraps inside its area."""

    text: str | Sentence
    area: Area
    size: float = BODY
    colour: DrawingRole = DrawingRole.INK
    bold: bool = False


Shape = Box | Disc | Line | Label | Paragraph


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes in painting order, on the window's background.

    `focus` is the part that must be visible if the drawing is larger than its window. `says` is its
    description for screen readers. `strip` is the height at its top that contains only the heading,
    which then is the first shape: a window may show it elsewhere.
    """

    width: float
    height: float
    shapes: tuple[Shape, ...]
    says: Sentence
    focus: Area | None = None
    strip: float = 0

    @property
    def heading(self) -> "str | Sentence":
        """The heading; "" without one."""
        first = self.shapes[0] if self.strip else None
        return first.text if isinstance(first, Label) else ""

    @property
    def bare(self) -> "Drawing":
        """Returns the drawing without its heading; the strip stays empty."""
        return replace(self, shapes=self.shapes[1:]) if self.heading else self


Tell = Callable[[Sentence], str]
"""Function that translates a sentence for the audience, such as `sentence.in_english`."""


_HEAD, _SPREAD = 9.0, pi / 7
"""Length of an arrow head in units, and half its angle."""

Corner = tuple[float, float]


def head_of(line: Line) -> tuple[Corner, Corner, Corner]:
    """Returns the corners of the arrow head at a line's end, its tip first."""
    (from_x, from_y), (x, y) = line.points[-2:]
    size = _HEAD + 2 * line.thickness
    back = atan2(y - from_y, x - from_x) + pi
    one, other = (
        (x + cos(angle) * size, y + sin(angle) * size) for angle in (back - _SPREAD, back + _SPREAD)
    )
    return (x, y), one, other


def shaft_of(line: Line) -> tuple[Corner, ...]:
    """Returns the points of a line, shortened to end inside its head."""
    if not line.arrow:
        return line.points
    (from_x, from_y), (x, y) = line.points[-2:]
    length = hypot(x - from_x, y - from_y)
    back = min(0.5, (_HEAD + line.thickness) / 2 / length) if length else 0
    return (*line.points[:-1], (x + (from_x - x) * back, y + (from_y - y) * back))

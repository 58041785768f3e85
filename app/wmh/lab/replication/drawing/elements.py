"""Elements of all pictures in a report: colours, lines, words and frame."""

from dataclasses import dataclass

from wmh.base.svg import FONT, element, svg_file, svg_text

WIDTH = 640
"""Width of every picture in its own units."""

_ABOVE = 12


@dataclass(frozen=True, slots=True)
class PictureLook:
    """Colours of a picture in CSS notation; `series` are used in turn."""

    ink: str
    faint: str
    line: str
    ground: str
    series: tuple[str, ...]


LIGHT = PictureLook(
    "#1b1b1f",
    "#5f6068",
    "#d0d0d6",
    "#ffffff",
    ("#0072b2", "#c04a00", "#00785a", "#8a3a78", "#7a5c00", "#444444"),
)
"""Colours of a picture in its own file: after Okabe and Ito, dark enough for lines on white."""

DARK = PictureLook(
    "#f2f2f4",
    "#a9a9b2",
    "#3a3a42",
    "#17171a",
    ("#6cb8f0", "#ff9d5c", "#4fd1a5", "#e29bd0", "#e0c25a", "#c8c8c8"),
)

BY_PAGE = PictureLook(
    "var(--ink)",
    "var(--faint)",
    "var(--hairline)",
    "none",
    tuple(f"var(--series-{number})" for number in range(1, 7)),
)
"""Colours that the page around a picture defines."""


def frame(parts: str, height: float, look: PictureLook, title: str, told: str) -> str:
    """Returns the SVG of a whole picture; `told` describes it for screen readers."""
    tall, style = height + _ABOVE + 2, f"fill:{look.ground}"
    ground = element("rect", x=0, y=-_ABOVE, width=WIDTH, height=tall, style=style)
    box, size = (0, -_ABOVE, WIDTH, tall), (WIDTH, tall)
    return svg_file([ground, parts], box, size, title, told, font_size=12, font_family=FONT)


def line(x: float, y: float, to_x: float, to_y: float, colour: str) -> str:
    path = f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"
    return element("path", d=path, style=f"fill:none;stroke:{colour}")


def words(text: str, x: float, y: float, colour: str, anchor: str = "start", size: int = 12) -> str:
    return element(
        "text",
        svg_text(text),
        x=round(x, 1),
        y=round(y, 1),
        text_anchor=anchor,
        font_size=size,
        style=f"fill:{colour}",
    )


def block(
    x: float, y: float, width: float, height: float, style: str, rx: float | None = None
) -> str:
    """Returns a rectangle as SVG; x and y are its top left corner, `rx` the corners' radius."""
    return element(
        "rect",
        x=round(x, 1),
        y=round(y, 1),
        width=round(width, 1),
        height=round(height, 1),
        rx=rx,
        style=style,
    )

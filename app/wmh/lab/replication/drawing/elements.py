"""Elements of all pictures in the report: colours, lines, words and frame."""

from dataclasses import dataclass
from html import escape

WIDTH = 640
"""Width of every picture, in its own units."""

_ABOVE = 12
_FONT = "DejaVu Sans, Segoe UI, Helvetica, Arial, sans-serif"


@dataclass(frozen=True, slots=True)
class PictureLook:
    """Colours in CSS notation; `series` are used in turn."""

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
"""Colours defined by the page that contains the picture."""


def frame(parts: str, height: float, look: PictureLook, title: str, told: str) -> str:
    """Returns the whole picture; `told` describes it for screen readers."""
    tall = f"{height + _ABOVE + 2:g}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -{_ABOVE} {WIDTH} {tall}"'
        f' width="{WIDTH}" height="{tall}"'
        f' role="img" font-size="12" font-family="{_FONT}"><title>{escape(title)}</title>'
        f"<desc>{escape(told)}</desc>"
        f'<rect x="0" y="-{_ABOVE}" width="{WIDTH}" height="{tall}" style="fill:{look.ground}"/>'
        f"{parts}</svg>\n"
    )


def line(x: float, y: float, to_x: float, to_y: float, colour: str) -> str:
    return f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" style="fill:none;stroke:{colour}"/>'


def words(text: str, x: float, y: float, colour: str, anchor: str = "start", size: int = 12) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}"'
        f' style="fill:{colour}">{escape(text)}</text>'
    )

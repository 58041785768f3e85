"""SVG as text: elements with attributes, complete files, and pictures of trees.

A picture of a tree needs no other file: it has rows of text, tiles, discs and lines.
"""

import re
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import escape
from typing import TypeAlias

FONT = "DejaVu Sans, Segoe UI, Helvetica, Arial, sans-serif"
"""Font families for plain text; a viewer uses the first that it has."""

_NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Pattern of characters that XML cannot contain."""

Attribute: TypeAlias = str | float | None


def svg_text(text: str) -> str:
    """Returns plain text escaped for XML; U+FFFD replaces characters that XML cannot contain."""
    return escape(_NO_XML.sub("\ufffd", text))


def number_text(number: float) -> str:
    """Returns a number as text: an integer with all digits, others with at most six."""
    return str(number) if isinstance(number, int) else f"{number:.6g}"


def element(name: str, *inside: str, **attributes: Attribute) -> str:
    """Returns an SVG element as text; `inside` are its contents, which are XML already.

    An attribute that is None is left out. An underscore in the name of an attribute is a hyphen in
    SVG: `font_size` is `font-size`.
    """
    given = "".join(
        f' {key.replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{given}>{''.join(inside)}</{name}>" if inside else f"<{name}{given}/>"


def svg_file(
    parts: Iterable[str],
    box: tuple[float, float, float, float],
    size: tuple[float, float],
    title: str,
    told: str | None = None,
    **attributes: Attribute,
) -> str:
    """Returns the text of an SVG file, one part in a line.

    `box` is the area that the picture shows, in its own units: left, top, width and height; `size`
    is the width and height of the picture in pixels. Screen readers read `title` and `told`.
    """
    head = element(
        "svg",
        "",
        xmlns="http://www.w3.org/2000/svg",
        width=size[0],
        height=size[1],
        viewBox=" ".join(map(number_text, box)),
        role="img",
        **attributes,
    ).removesuffix("</svg>")
    names = [element("title", svg_text(title))]
    if told is not None:
        names.append(element("desc", svg_text(told)))
    return "\n".join([head, *names, *parts, "</svg>\n"])


def _value(value: str | float) -> str:
    return svg_text(value) if isinstance(value, str) else number_text(value)


TILE = 18
STEP = TILE + 2
MARGIN = 16
GAP = 10
ROW = 25
INDENT = 34
CHARACTER = 6.7
"""Width in pixels allowed for a character of plain text; on average no font needs more."""

TEXT, DIM, LINE = "#1b1b1f", "#5f6068", "#a9abb3"


def middle(row: int) -> float:
    """Returns the y coordinate, in pixels, of the middle of a row."""
    return MARGIN + row * ROW + TILE / 2


@dataclass(slots=True)
class Picture:
    """SVG drawing to which parts are added; rows are counted from 0, x is in pixels."""

    parts: list[str] = field(default_factory=list[str])
    width: float = 0

    def whole(self, title: str, rows: int) -> str:
        """Returns the text of the SVG file for a picture with this number of rows."""
        width, height = round(self.width + MARGIN), rows * ROW + 2 * MARGIN
        ground = element("rect", width="100%", height="100%", fill="#ffffff")
        return svg_file(
            [ground, *self.parts],
            (0, 0, width, height),
            (width, height),
            title,
            font_size=12,
            font_family=FONT,
        )

    @contextmanager
    def group(self, title: str) -> Generator[None]:
        """Context in which everything drawn becomes a group with a title that viewers show."""
        before, self.parts = self.parts, [element("title", svg_text(title))]
        yield
        self.parts = [*before, element("g", *self.parts)]

    def text(self, text: str, x: float, row: int, colour: str = TEXT) -> float:
        self.parts.append(element("text", svg_text(text), x=x, y=middle(row) + 4, fill=colour))
        end = x + len(text) * CHARACTER
        self.width = max(self.width, end)
        return end

    def square(self, x: float, row: int, fill: str, edge: str) -> None:
        """Draws a tile whose left edge is at x."""
        y, side = middle(row) - TILE / 2 + 0.5, TILE - 1
        self.parts.append(
            element("rect", x=x + 0.5, y=y, width=side, height=side, rx=2, fill=fill, stroke=edge)
        )
        self.width = max(self.width, x + TILE)

    def disc(self, x: float, row: int, fill: str, edge: str, radius: float = TILE / 2) -> None:
        """Draws a disc in the middle of a tile whose left edge is at x."""
        self.parts.append(
            element("circle", cx=x + TILE / 2, cy=middle(row), r=radius, fill=fill, stroke=edge)
        )
        self.width = max(self.width, x + TILE)

    def letter(self, letter: str, x: float, row: int, colour: str) -> None:
        """Draws a letter as a capital in the middle of a tile whose left edge is at x."""
        if letter:
            size = 12 if len(letter) == 1 else 9
            drawn = element(
                "text",
                svg_text(letter.upper()),
                x=x + TILE / 2,
                y=middle(row) + 0.36 * size,
                fill=colour,
                font_size=size,
                font_weight="bold",
                text_anchor="middle",
            )
            self.parts.append(drawn)

    def line(self, x: float, y: float, to_x: float, to_y: float) -> None:
        path = f"M{x:g} {y:g}L{to_x:g} {to_y:g}"
        self.parts.append(element("path", d=path, stroke=LINE, fill="none"))

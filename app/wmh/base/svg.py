"""SVG as text: elements with attributes, and whole files."""

import re
from collections.abc import Iterable
from html import escape
from typing import TypeAlias

FONT = "DejaVu Sans, Segoe UI, Helvetica, Arial, sans-serif"
"""Fonts of plain text; a viewer takes the first that it has."""

_NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML cannot contain."""

Attribute: TypeAlias = str | float | None


def svg_text(text: str) -> str:
    """Returns plain text as XML; U+FFFD replaces characters that XML cannot contain."""
    return escape(_NO_XML.sub("\ufffd", text))


def number_text(number: float) -> str:
    """Returns a number with at most six digits, an integer with all of them."""
    return str(number) if isinstance(number, int) else f"{number:.6g}"


def element(name: str, *inside: str, **attributes: Attribute) -> str:
    """Returns an element around parts that are XML already.

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
    """Returns an SVG file, one part in a line.

    `box` is what the picture shows in its own units: left, top, width and height; `size` is its
    width and height in pixels. `title` and `told` are read by screen readers.
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

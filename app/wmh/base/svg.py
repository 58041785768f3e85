"""SVG as text: elements with attributes, and complete files."""

import re
from collections.abc import Iterable
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

"""Escaping of foreign texts in Markdown, and in cells of spreadsheet tables.

No other module inserts foreign texts into Markdown. In a cell a text must not run as a formula.
"""

import re
from collections.abc import Sequence

_MARKS = re.compile(r"[\\`*_\[\]<>|~#&@$]|:(?=//)|(?<=www)\.", re.IGNORECASE)
"""Pattern of characters with a meaning in GitHub's Markdown, its tables and bare links."""


def escape_text(text: str) -> str:
    """Returns the text on one line, escaped so that it contains no markup and no link."""
    return _MARKS.sub(r"\\\g<0>", " ".join(text.split()))


def as_markdown(rows: Sequence[Sequence[str]]) -> str:
    """Returns a Markdown table; the first of the rows is its header."""
    header, *rest = (f"| {' | '.join(map(escape_text, row))} |\n" for row in rows)
    return "".join((header, f"{'| --- ' * len(rows[0])}|\n", *rest))


_FORMULA = (
    "=",
    "+",
    "-",
    "@",
    "\t",
    "\r",
    "\N{FULLWIDTH EQUALS SIGN}",
    "\N{FULLWIDTH PLUS SIGN}",
    "\N{FULLWIDTH HYPHEN-MINUS}",
    "\N{FULLWIDTH COMMERCIAL AT}",
)
_CONTROL = re.compile(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]"
)
"""Pattern of control characters of terminals, and of those that set the writing direction."""


def text_cell(text: str) -> str:
    """Returns the text for a cell; a text that would be a formula gets an apostrophe in front.

    Control characters are replaced by their codes.
    """
    text = _CONTROL.sub(lambda found: f"\\x{ord(found[0]):02x}", text)
    return f"'{text}" if text.startswith(_FORMULA) else text

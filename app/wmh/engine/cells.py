"""Cells of spreadsheet tables: foreign text is escaped so that it cannot run as a formula."""

import re

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

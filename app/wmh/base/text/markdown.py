"""Writer of Markdown; the only module that inserts foreign texts into Markdown."""

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

"""Markdown: the one place where received texts become part of it."""

import re
from collections.abc import Sequence

_MARKS = re.compile(r"[\\`*_\[\]<>|~#&@$]|:(?=//)|(?<=www)\.", re.IGNORECASE)
"""ASCII marks with a meaning in GitHub's Markdown, in tables too, and those inside bare links."""


def escape_text(text: str) -> str:
    """Returns the text on one line, so that nothing in it is read as markup or becomes a link."""
    return _MARKS.sub(r"\\\g<0>", " ".join(text.split()))


def as_markdown(rows: Sequence[Sequence[str]]) -> str:
    """A table, its header first."""
    header, *rest = (f"| {' | '.join(map(escape_text, row))} |\n" for row in rows)
    return "".join((header, f"{'| --- ' * len(rows[0])}|\n", *rest))

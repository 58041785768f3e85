"""Markdown: the one place where received texts become part of it."""

import re
from collections.abc import Sequence

_MARKS = re.compile(r"[\\`*_<|~]|\](?=[(\[:])|&(?=#?\w+;)")
"""Signs that would be read as mark-up, HTML, a cell's end, a link, a picture or an entity."""


def escaped(text: str) -> str:
    """A text that Markdown shows as it is, on one line."""
    return _MARKS.sub(lambda found: f"\\{found[0]}", " ".join(text.split()))


def as_markdown(rows: Sequence[Sequence[str]]) -> str:
    """A table, its header first."""
    header, *rest = (f"| {' | '.join(map(escaped, row))} |\n" for row in rows)
    return "".join((header, f"{'| --- ' * len(rows[0])}|\n", *rest))

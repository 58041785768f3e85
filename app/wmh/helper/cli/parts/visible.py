"""The visible text of a terminal: what would steer the terminal is spelt out.

Names, sources and paths come from files that somebody else may have written. Escape sequences in
them could hide a warning or rewrite the screen, and marks of direction make a name read as another.
"""

import re
import sys
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import IO, Any

_STEERING = "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]"
"""Controls but for the tab and the end of a line, other ends of lines, and marks of direction."""


def visible(text: str) -> str:
    """The text with escapes as Python writes them in place of what would steer a terminal."""
    if text.isascii() and text.replace("\n", "").replace("\t", "").isprintable():
        return text
    return re.sub(_STEERING, lambda found: found[0].encode("unicode_escape").decode(), text)


def beneath(stream: IO[str]) -> IO[str]:
    """The stream that steers: under ours, and under what Rich lays over that while a bar moves."""
    while under := getattr(stream, "rich_proxied_file", None):
        stream = under
    return stream


@contextmanager
def visible_output() -> Generator[None]:
    """Context that makes all printed text visible; a `Screen` has done so already."""
    out, err = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = (
        stream and _Visible(stream)  # pyright: ignore[reportAttributeAccessIssue]
        for stream in (out, err)
    )
    try:
        yield
    finally:
        sys.stdout, sys.stderr = out, err


class _Visible:
    """A stream in every other respect."""

    def __init__(self, stream: IO[str]) -> None:
        self.rich_proxied_file = stream
        """Where Rich writes: it steers the terminal on purpose."""

    def write(self, text: str) -> int:
        self.rich_proxied_file.write(visible(text))
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the stream has
        return getattr(self.rich_proxied_file, name)

"""Escaping of control characters in terminal output.

Names, sources and paths may come from foreign files. Escape sequences in them could hide a warning
or rewrite the screen, and direction marks could disguise a name.
"""

import re
import sys
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import IO, Any

_STEERING = "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]"
"""Characters to escape: controls except tab and newline, line separators, direction marks."""


def visible(text: str) -> str:
    """Returns the text with its control characters as Python escapes."""
    if text.isascii() and text.replace("\n", "").replace("\t", "").isprintable():
        return text
    return re.sub(_STEERING, lambda found: found[0].encode("unicode_escape").decode(), text)


def beneath(stream: IO[str]) -> IO[str]:
    """Returns the stream of the terminal itself, below the wrappers of this module and of Rich."""
    while under := getattr(stream, "rich_proxied_file", None):
        stream = under
    return stream


@contextmanager
def visible_output() -> Generator[None]:
    """Context in which all printed text has its control characters escaped.

    A `Screen` escapes by itself.
    """
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
    """Wrapper of a stream that escapes control characters in written text."""

    def __init__(self, stream: IO[str]) -> None:
        self.rich_proxied_file = stream
        """Stream that Rich writes to, without escaping: its control characters are meant."""

    def write(self, text: str) -> int:
        self.rich_proxied_file.write(visible(text))
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the stream has
        return getattr(self.rich_proxied_file, name)

"""Code beside a picture: eight simple lines for a class, and the current line.

It is written by hand in `resources/teach/code.toml`: the real functions are too long and too wide
for a projector.
"""

import tomllib
from dataclasses import dataclass
from functools import cache

from wmh.base.files import paths


@dataclass(frozen=True, slots=True)
class CodeLine:
    """A line in a piece of code, identified by a part that only this line has."""

    piece: str
    line: str


@dataclass(frozen=True, slots=True)
class Code:
    """Lines of a piece of code; `current` is the number of the marked one, from 0."""

    lines: tuple[str, ...]
    current: int


def code_of(at: CodeLine) -> Code:
    """Returns the piece with its current line.

    Raises KeyError without such a piece, ValueError unless exactly one line has the part.
    """
    lines = pieces()[at.piece]
    (current,) = (number for number, line in enumerate(lines) if at.line in line)
    return Code(lines, current)


@cache
def pieces() -> dict[str, tuple[str, ...]]:
    """Returns the lines of all pieces, by name."""
    text = (paths.folder("resources") / "teach" / "code.toml").read_text("utf-8")
    return {name: tuple(lines.splitlines()) for name, lines in tomllib.loads(text).items()}


def columns() -> int:
    """Returns the length of the longest line of all pieces."""
    return max(len(line) for lines in pieces().values() for line in lines)

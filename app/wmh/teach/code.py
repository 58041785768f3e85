"""The code beside a picture: eight plain lines for a class, and the line that a step is at.

It lies in `resources/teach/code.toml`, written by hand: the program's own functions are too long
and too wide for a projector.
"""

import tomllib
from dataclasses import dataclass
from functools import cache

from wmh.base.files import paths


@dataclass(frozen=True, slots=True)
class CodeLine:
    """A line of a piece of code, by a part that no other line of the piece has."""

    piece: str
    line: str


@dataclass(frozen=True, slots=True)
class Code:
    """Lines of a piece of code; `current` is the number of the marked one, from 0."""

    lines: tuple[str, ...]
    current: int


def code_of(at: CodeLine) -> Code:
    """Raises KeyError without such a piece, ValueError unless exactly one line has the part."""
    lines = pieces()[at.piece]
    (current,) = (number for number, line in enumerate(lines) if at.line in line)
    return Code(lines, current)


@cache
def pieces() -> dict[str, tuple[str, ...]]:
    """The lines of all pieces, by the names of the pieces."""
    text = (paths.folder("resources") / "teach" / "code.toml").read_text("utf-8")
    return {name: tuple(lines.splitlines()) for name, lines in tomllib.loads(text).items()}


def columns() -> int:
    """The number of characters in the longest line of all pieces."""
    return max(len(line) for lines in pieces().values() for line in lines)

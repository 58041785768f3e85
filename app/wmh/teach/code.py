"""Code shown beside a figure: pieces of at most eight simple lines, with the current line marked.

The pieces are written by hand in `resources/teach/code.toml`: the real functions are too long and
too wide for a projector.
"""

import tomllib
from dataclasses import dataclass
from functools import cache

from wmh.base.files import paths


@dataclass(frozen=True, slots=True)
class CodeLine:
    """Reference to a line in a piece of code, by a part of its text that no other line has."""

    piece: str
    line: str


@dataclass(frozen=True, slots=True)
class Code:
    """Lines of a piece of code; `current` is the index of the marked line, from 0."""

    lines: tuple[str, ...]
    current: int


def code_of(at: CodeLine) -> Code:
    """Returns the piece of code in which a line is, with this line marked.

    Raises KeyError if there is no such piece, ValueError unless exactly one line has the part.
    """
    lines = pieces()[at.piece]
    (current,) = (number for number, line in enumerate(lines) if at.line in line)
    return Code(lines, current)


@cache
def pieces() -> dict[str, tuple[str, ...]]:
    """Returns the lines of all pieces, by name."""
    text = (paths.folder("resources") / "teach" / "code.toml").read_text("utf-8")
    return {name: tuple(lines.splitlines()) for name, lines in tomllib.loads(text).items()}

"""The code beside a picture: a short function of the program, and the line that a step is at.

It is read from the program's own files, so that it never says anything else than what is done.
"""

import ast
import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from textwrap import dedent


@dataclass(frozen=True, slots=True)
class CodeLine:
    """`line` is a part of one line of the function, and of no other."""

    function: Callable[..., object]
    line: str


@dataclass(frozen=True, slots=True)
class Code:
    """The lines of a function without its docstring; `current` is the number of one, from 0."""

    name: str
    file: str
    lines: tuple[str, ...]
    current: int


def code_of(at: CodeLine) -> Code | None:
    """None where the program came without its source.

    Raises ValueError where not exactly one line of the function has that part.
    """
    function = at.function
    try:
        lines = _lines(function)
    except OSError:
        return None
    (current,) = (number for number, line in enumerate(lines) if at.line in line)
    return Code(function.__name__, Path(inspect.getfile(function)).name, lines, current)


@cache
def _lines(function: Callable[..., object]) -> tuple[str, ...]:
    """Raises OSError where there is no source."""
    text = dedent(inspect.getsource(function))
    lines = text.splitlines()
    (made,) = ast.parse(text).body
    if isinstance(made, ast.FunctionDef) and ast.get_docstring(made) is not None:
        said = made.body[0]
        lines[said.lineno - 1 : said.end_lineno] = []
    return tuple(filter(str.strip, lines))

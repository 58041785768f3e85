"""The code beside a picture: a short function of the program, and the line that a step is at.

It is read from the program's own files, so that it never says anything else than what is done;
types and the like are left out of it.
"""

import ast
import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from textwrap import dedent

from wmh.base.running.stopping import heed


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
    plain = _Plain(text)
    plain.visit(ast.parse(text))
    return tuple(filter(str.strip, plain.lines))


class _Plain(ast.NodeVisitor):
    """Leaves out what a class need not read: types, docstrings, cancelling, and `self`."""

    def __init__(self, text: str) -> None:
        self._cuts: list[tuple[int, int]] = []
        self._text = text.encode()
        self._starts = [0]
        for line in self._text.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    @property
    def lines(self) -> list[str]:
        """The text without what was cut out of it."""
        kept = bytearray(self._text)
        for start, end in sorted({*self._cuts}, reverse=True):
            del kept[start:end]
        return kept.decode().splitlines()

    def _cut(self, first: ast.expr | ast.stmt, *, back: int = 0, on: int = 0) -> None:
        """A part of the text, from so many bytes before it to so many behind it."""
        start = self._starts[first.lineno - 1] + first.col_offset - back
        self._cuts.append((start, self._end(first) + on))

    def _end(self, node: ast.expr | ast.stmt | ast.arg) -> int:
        return self._starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.returns is not None:
            self._cut(node.returns, back=len(" -> "))
        if ast.get_docstring(node) is not None:
            self._cut(node.body[0])
        self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> None:
        start = self._starts[node.lineno - 1] + node.col_offset
        if node.arg == "self":
            end = start + len("self")
            self._cuts.append((start, end + len(", ") * self._text[end:].startswith(b", ")))
        elif node.annotation is not None:
            self._cuts.append((start + len(node.arg.encode()), self._end(node)))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._cuts.append((self._end(node.target), self._end(node.annotation)))
        self.visit(node.target)
        if node.value is not None:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if _cancels(node):
            self._cut(node)
        else:
            self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if all(map(_cancels, node.body)) and not node.orelse:
            self._cut(node)
        else:
            self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.value, ast.Name) and node.value.id == "self":
            self._cut(node.value, on=len(".") + node.attr.startswith("_"))
        self.generic_visit(node)


def _cancels(node: ast.stmt) -> bool:
    """True if a statement does nothing but look whether the work is wanted still."""
    called = (
        node.value.func if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) else None
    )
    return isinstance(called, ast.Name) and called.id == heed.__name__

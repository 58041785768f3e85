"""Solution tree of one code, as text and as a picture.

Both name the outcome of each step in words. In the picture a pruned code has a cross and the
solution a ring too, and every peg has its letter, so that nothing depends on colour alone.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from textwrap import wrap

from wmh.base.svg import (
    CHARACTER,
    DIM,
    GAP,
    INDENT,
    LINE,
    MARGIN,
    STEP,
    TEXT,
    TILE,
    Picture,
    element,
    middle,
)
from wmh.base.text.refusal import InputError
from wmh.helper.mastermind.code_steps import PEGS, CodeMarks, CodeStep, Fate
from wmh.helper.mastermind.pegs import Peg

_LEAST = 20
"""Minimal width for the reason of a step, in characters, at any depth of the tree."""

_KEY = 12
"""Width of a key peg with its margin, in units of the drawing."""


def as_text(
    steps: Sequence[CodeStep],
    columns: int | None = None,
    tell: Callable[[InputError], str] = str,
) -> str:
    """Returns a line for each step: its guess, its code indented below its parent's, its outcome.

    A line longer than `columns` characters wraps. `tell` translates the outcome.
    """
    depths = _depths(steps)
    wide = max(depths.values()) * 2 + PEGS
    marks = {step.number: tell(step.marked.told) for step in steps}
    said = max(map(len, marks.values()))
    lines: list[str] = []
    for step in _in_tree_order(steps):
        code = "  " * depths[step.number] + step.code.upper()
        head = f"{step.guess or '':>3}  {code:{wide}}  {marks[step.number]:{said}}  {step.score}  "
        told = [tell(step.told)]
        if columns is not None:
            told = wrap(told[0], max(columns - len(head), _LEAST))
        lines.append(head + f"\n{'':{len(head)}}".join(told))
    return "".join(f"{line}\n" for line in lines)


def as_svg(
    steps: Sequence[CodeStep], pegs: Mapping[str, Peg], remarks: Sequence[InputError] = ()
) -> str:
    """Returns the tree as a self-contained SVG, with the remarks below it."""
    drawing, depths = Picture(), _depths(steps)
    edge = MARGIN + max(depths.values()) * INDENT + (PEGS + 1) * STEP
    rows: dict[int, int] = {}
    for row, step in enumerate(_in_tree_order(steps)):
        rows[step.number] = row
        x = MARGIN + depths[step.number] * INDENT
        if step.parent is not None:
            trunk = x - INDENT + TILE / 2
            drawing.line(trunk, middle(rows[step.parent]) + TILE / 2 + 2, trunk, middle(row))
            drawing.line(trunk, middle(row), x - 5, middle(row))
        _code(drawing, step, pegs, x, row)
        if step.guess is not None:
            drawing.text(f"guess {step.guess}", edge + GAP, row, DIM)
        x = edge + 2 * GAP + len("guess 888") * CHARACTER
        _key(drawing, step.marked, x, row)
        x += PEGS * _KEY + GAP
        drawing.text(f"score {step.score}", x, row, DIM)
        drawing.text(str(step.told), x + GAP + len("score 8") * CHARACTER, row)
    # A row stays free above the remarks.
    for row, remark in enumerate(remarks, start=len(rows) + 1):
        drawing.text(str(remark), MARGIN, row, DIM)
    below = len(remarks) + 1 if remarks else 0
    return drawing.whole(f"How {steps[-1].code.upper()} was found", len(rows) + below)


def _code(drawing: Picture, step: CodeStep, pegs: Mapping[str, Peg], x: float, row: int) -> None:
    with drawing.group(f"{step.code.upper()}, {step.marked}, {step.fate}"):
        for place, letter in enumerate(step.code):
            peg = pegs[letter]
            drawing.disc(x + place * STEP, row, peg.ground, DIM, TILE / 2 - 0.5)
            drawing.letter(letter, x + place * STEP, row, peg.ink)
        end = x + PEGS * STEP - 2
        if step.fate is Fate.PRUNED:
            cross = f"M{end + 6:g} {middle(row) - 4:g}l8 8m0 -8l-8 8"
            drawing.parts.append(element("path", d=cross, stroke=TEXT, stroke_width=2))
        if step.fate is Fate.SOLVED:
            ring = element(
                "rect",
                x=x - 2.5,
                y=middle(row) - TILE / 2 - 2.5,
                width=end - x + 5,
                height=TILE + 5,
                rx=TILE / 2 + 2.5,
                fill="none",
                stroke=TEXT,
                stroke_width=2,
            )
            drawing.parts.append(ring)


def _key(drawing: Picture, marked: CodeMarks, x: float, row: int) -> None:
    """Draws the key pegs of a code: black filled, white outlined, small holes for none."""
    with drawing.group(str(marked)):
        for place in range(PEGS):
            black, filled = place < marked.black, place < marked.black + marked.white
            fill, edge = (TEXT, TEXT) if black else ("#ffffff", TEXT) if filled else (LINE, LINE)
            left = x + place * _KEY - (TILE - _KEY) / 2
            drawing.disc(left, row, fill, edge, 4.5 if filled else 1.5)


def _depths(steps: Sequence[CodeStep]) -> Mapping[int, int]:
    depths: dict[int, int] = {}
    for step in steps:
        depths[step.number] = 0 if step.parent is None else depths[step.parent] + 1
    return depths


def _in_tree_order(steps: Sequence[CodeStep]) -> Iterator[CodeStep]:
    """Yields the steps depth first; steps with one parent are in the order they were made."""
    below: dict[int | None, list[CodeStep]] = {}
    for step in steps:
        below.setdefault(step.parent, []).append(step)
    todo = below[None][::-1]
    while todo:
        step = todo.pop()
        yield step
        todo += below.get(step.number, [])[::-1]

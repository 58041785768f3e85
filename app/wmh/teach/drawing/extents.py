"""Extents of a lesson's drawings, by which similar drawings keep their size and place."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from wmh.teach.code import code_of
from wmh.teach.drawing.drawing import BODY, Drawing, Label, Paragraph
from wmh.teach.scenario.stops import CoveredFigure
from wmh.teach.step import Stage, Step


@dataclass(frozen=True, slots=True)
class Extent:
    """Common width and height of several drawings without headings, and their least font size.

    `lines` and `columns` are the size of the code that belongs to them, 0 without code.
    """

    width: float
    height: float
    smallest: float
    lines: int = 0
    columns: int = 0


def extent_of(drawings: Iterable[Drawing]) -> Extent:
    """Returns the smallest extent that holds all the drawings."""
    drawings = tuple(drawings)
    return Extent(
        max(each.width for each in drawings),
        max(each.height - each.strip for each in drawings),
        min((size for each in drawings for size in _sizes(each)), default=BODY),
    )


def _sizes(drawing: Drawing) -> Iterator[float]:
    return (shape.size for shape in drawing.shapes if isinstance(shape, Label | Paragraph))


def extents_of(steps: Iterable[Step]) -> tuple[Extent, ...]:
    """Returns an extent for each step; successive steps with the same kind of figure share one."""
    found: list[Extent] = []
    for _, same in groupby(steps, key=_kind):
        run = tuple(same)
        code = [code_of(step.code).lines for step in run if step.code is not None]
        extent = replace(
            extent_of(step.figure.drawing() for step in run),
            lines=max(map(len, code), default=0),
            columns=max((len(line) for lines in code for line in lines), default=0),
        )
        found += [extent] * len(run)
    return tuple(found)


def _kind(step: Step) -> tuple[Stage, type]:
    figure = step.figure
    while isinstance(figure, CoveredFigure):
        figure = figure.figure
    return step.stage, type(figure)

"""Extents of a lesson's drawings, by which similar drawings keep their size and place."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from wmh.teach.drawing.drawing import BODY, Drawing, Label, Paragraph
from wmh.teach.scenario.stops import CoveredFigure
from wmh.teach.step import Stage, Step


@dataclass(frozen=True, slots=True)
class Extent:
    """Common width and height of several drawings without headings, and their least font size."""

    width: float
    height: float
    smallest: float


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
    for _, run in groupby(steps, key=_kind):
        drawings = [step.figure.drawing() for step in run]
        found += [extent_of(drawings)] * len(drawings)
    return tuple(found)


def _kind(step: Step) -> tuple[Stage, type]:
    figure = step.figure
    while isinstance(figure, CoveredFigure):
        figure = figure.figure
    return step.stage, type(figure)

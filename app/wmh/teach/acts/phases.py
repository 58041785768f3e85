"""Phases of a lesson: groups of similar steps in succession that are shown as one step."""

from collections.abc import Sequence
from itertools import groupby

from wmh.teach.drawing.looks import NodeLook
from wmh.teach.figures.ranking_figures import RankingFigure
from wmh.teach.figures.walk_figure import WalkFigure
from wmh.teach.step import Stage, Step, StepPart

_LONG = 1
"""Number of similar steps in succession above which they are shown as one."""


def phases_of(steps: Sequence[Step]) -> tuple[int, ...]:
    """Returns for each step the index of the last step of its phase.

    A question, an answer and a row of the list are phases of their own, since a class votes there.
    """
    lasts: list[int] = []
    for _, run in groupby(steps, key=_kind):
        many = len(list(run))
        first = len(lasts)
        long = many > _LONG and not isinstance(steps[first].figure, RankingFigure)
        lasts += [first + many - 1] * many if long else range(first, first + many)
    return tuple(lasts)


def _kind(step: Step) -> tuple[Stage, StepPart, str]:
    return step.stage, step.part, type(step.figure).__module__  # Figures of one subject.


def stops_of(steps: Sequence[Step]) -> tuple[int, ...]:
    """Returns the indices of the steps at which a lesson pauses: the last step of each phase."""
    return tuple(at for at, last in enumerate(phases_of(steps)) if at == last)


def finds(step: Step) -> bool:
    """True if the walk finds a word at the step."""
    figure = step.figure
    return isinstance(figure, WalkFigure) and not figure.panel.part


def refuses(step: Step) -> bool:
    """True if the walk refuses an edge at the step."""
    return isinstance(step.figure, WalkFigure) and bool(step.figure.panel.refused)


def leaving(figure: WalkFigure) -> tuple[tuple[int, bool], ...]:
    """Returns the drawn edges that leave the walk's current node, each with True if followed."""
    graph = figure.graph
    here = [n for n, look in enumerate(graph.nodes) if look is NodeLook.CURRENT]
    edges = enumerate(graph.layout.edges)
    return tuple(
        (number, graph.edges[number] is NodeLook.NEW)
        for number, edge in edges
        if edge.source in here and graph.edges[number] in (NodeLook.NEW, NodeLook.PRUNED)
    )

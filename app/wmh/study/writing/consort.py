"""The flow of participants as the figure that CONSORT 2010 asks for."""

from pathlib import Path
from typing import Any, cast

from wmh.extras import studies
from wmh.study.analysis.analysis import Analysis
from wmh.study.analysis.flow import GroupFlow, ParticipantFlow
from wmh.study.writing.plots import STYLE, save

with studies():
    import matplotlib as mpl
    from matplotlib.figure import Figure

_WIDE, _ROW = 3.0, 1.5
"""Inches of a group and of a row of boxes."""


def draw_flow(analysis: Analysis, *paths: Path) -> None:
    """Write the figure as each suffix says, .svg, .png or .pdf. Raises OSError."""
    flow = analysis.flow
    groups = len(flow.groups)
    across = max(groups, 2)
    with cast("Any", mpl).rc_context(STYLE):
        figure: Any = Figure(figsize=(_WIDE * across, _ROW * 4), layout="constrained")
        axes: Any = figure.subplots()
        axes.set_xlim(0, across)
        axes.set_ylim(0, 4)
        axes.axis("off")
        middle = across / 2
        _box(axes, middle, 3.6, _arrived(flow))
        if analysis.simulated:
            axes.text(0, 3.95, "SIMULATED DATA", fontsize=11, fontweight="bold", va="top")
        for place, each in enumerate(flow.groups):
            x = (place + 0.5) * across / groups
            _arrow(axes, (middle, 3.25), (x, 2.85))
            for row, text in enumerate(_stations(each)):
                y = 2.5 - row
                _box(axes, x, y, text)
                if row:
                    _arrow(axes, (x, y + 0.65), (x, y + 0.35))
        save(figure, paths)


def _arrived(flow: ParticipantFlow) -> str:
    return (
        f"Enrolled (n = {flow.enrolled})\ndid not agree (n = {flow.not_agreed})\n"
        f"left before allocation (n = {flow.not_assigned})"
    )


def _stations(each: GroupFlow) -> tuple[str, str, str]:
    by_hand = f"\nby hand (n = {each.by_hand})" if each.by_hand else ""
    name = each.group.replace(" > ", "\nthen ")
    return (
        f"{name}\nallocated (n = {each.assigned} of {each.wanted}){by_hand}",
        f"Follow-up\nwithdrew (n = {each.withdrew})\ndid not finish (n = {each.unfinished})",
        f"Analysed (n = {each.analysed})\nno measured game (n = {each.none})",
    )


def _box(axes: Any, x: float, y: float, text: str) -> None:  # noqa: ANN401
    axes.text(
        x, y, text, ha="center", va="center", fontsize=9,
        bbox={"boxstyle": "square,pad=0.5", "facecolor": "white", "edgecolor": "#1a1a1a"},
    )  # fmt: skip


def _arrow(axes: Any, start: tuple[float, float], end: tuple[float, float]) -> None:  # noqa: ANN401
    axes.annotate("", end, start, arrowprops={"arrowstyle": "-|>", "color": "#1a1a1a"})

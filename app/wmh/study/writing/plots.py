"""Pictures of a study: the measures of its analysis, and the flow of its participants."""

from collections.abc import Iterable
from io import BytesIO
from math import isnan
from pathlib import Path
from typing import Any, cast

from wmh.base.files.writing import replace_file
from wmh.base.system.extras import studies
from wmh.study.analysis.analysis import Analysis
from wmh.study.analysis.arms import Group
from wmh.study.analysis.flow import GroupFlow, ParticipantFlow
from wmh.study.analysis.measures import Measure
from wmh.study.writing.tables import NAMES

with studies():
    import matplotlib as mpl
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
"""Colours of Okabe and Ito's palette, safe for the colour-blind; arms differ in position too."""
_MARKERS = "osD^"
_STYLE = {
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "svg.hashsalt": "wmh",
    "pdf.fonttype": 42,
    "ps.fonttype": 42,
    "text.parse_math": False,
}
"""Settings of matplotlib; type 42 embeds TrueType fonts, which publishers accept.

Titles come from files of others: a $ in them is a $, and no formula.
"""

_DOTS = 160
"""Dots per inch of a PNG."""

_WIDE, _ROW = 3.0, 1.5
"""Width of a group in the flow diagram, and height of a row of its boxes, in inches."""

_INK, _GREY = "#1a1a1a", "#5a5a5a"
_SHOWN = (Measure.ATTEMPTS, Measure.SECONDS)


def draw(analysis: Analysis, *paths: Path) -> None:
    """Writes the analysis's picture to each path, as .svg, .png or .pdf. Raises OSError.

    The upper part has for each arm the participants' means as points, a box from quartile to
    quartile with the median, and the mean with its interval; a dashed line is a published mean. The
    lower part has the mean of each game with its interval; practice is shaded.
    """
    # Its own types say little of its arguments.
    with cast("Any", mpl).rc_context(_STYLE):
        figure: Any = Figure(figsize=(9, 7.5), layout="constrained")
        title = analysis.protocol.title
        if analysis.simulated:
            title += "   SIMULATED DATA"
        figure.suptitle(title, x=0.02, ha="left", fontsize=11, fontweight="bold")
        panels = figure.subplots(2, len(_SHOWN), squeeze=False)
        for place, measure in enumerate(_SHOWN):
            _groups(panels[0, place], analysis, measure)
            _curves(panels[1, place], analysis, measure)
            for panel in panels[:, place]:
                panel.set_title(NAMES[measure], loc="left", fontsize=9.5)
                panel.set_ylim(bottom=0)
                panel.spines[["top", "right"]].set_visible(False)
                panel.tick_params(length=3, color=_GREY, labelsize=9)
                if analysis.simulated:
                    panel.text(
                        0.5, 0.5, "SIMULATED", transform=panel.transAxes, ha="center",
                        va="center", rotation=25, fontsize=26, color=_GREY, alpha=0.18,
                    )  # fmt: skip
        if analysis.learning:
            # Below the panels: within one it may cover what is drawn there.
            named = panels[1, 0].get_legend_handles_labels()
            figure.legend(*named, loc="outside lower center", ncols=3, frameon=False, fontsize=9)
        save(figure, paths)


def draw_flow(analysis: Analysis, *paths: Path) -> None:
    """Writes the flow diagram that CONSORT 2010 demands to each path, as .svg, .png or .pdf."""
    flow = analysis.flow
    groups = len(flow.groups)
    across = max(groups, 2)
    with cast("Any", mpl).rc_context(_STYLE):
        figure: Any = Figure(figsize=(_WIDE * across, _ROW * 4), layout="constrained")
        axes: Any = figure.subplots()
        axes.set_xlim(0, across)
        axes.set_ylim(0, 4)
        axes.axis("off")
        middle = across / 2
        _box(axes, middle, 3.6, _enrolment_text(flow))
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


def save(figure: Any, paths: Iterable[Path]) -> None:  # noqa: ANN401
    """Writes a figure to each path, in the format of its suffix; equal data give equal bytes."""
    dated = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}
    # Laid out once for all: for each file anew it takes as long as drawing.
    figure.set_dpi(_DOTS)
    figure.draw_without_rendering()
    figure.set_layout_engine(None)  # And not "none", which draws all twice still.
    for path in paths:
        kind = path.suffix[1:].lower()
        drawn = BytesIO()
        figure.savefig(drawn, format=kind, dpi=_DOTS, metadata=dated.get(kind, {}))
        replace_file(path, drawn.getvalue(), private=True)


def _groups(axes: Axes, analysis: Analysis, measure: Measure) -> None:
    panel = cast("Any", axes)
    listed = dict(analysis.groups)[measure]
    for place, group in enumerate(listed):
        _group(panel, place, group)
        reported = analysis.protocol.arm(group.arm).reported
        if reported is not None:
            told = reported.attempts if measure is Measure.ATTEMPTS else reported.seconds
            panel.hlines(told, place - 0.4, place + 0.4, color=_GREY, linestyle=(0, (4, 2)))
    if any(analysis.protocol.arm(group.arm).reported for group in listed):
        panel.set_xlabel("dashed: reported elsewhere")
    titles = [
        f"{analysis.protocol.arm(group.arm).title}\n(n = {group.description.n})" for group in listed
    ]
    panel.set_xticks(range(len(listed)), titles)
    panel.set_xlim(-0.6, len(listed) - 0.4)


def _group(axes: Axes, place: int, group: Group) -> None:
    panel = cast("Any", axes)
    told, colour = group.description, _COLOURS[place % len(_COLOURS)]
    if not told.n:
        return
    # Side by side in a fixed order, not at random: the same picture of the same data.
    spread = [place - 0.28 + 0.16 * ((number * 0.618) % 1) for number in range(told.n)]
    panel.scatter(
        spread, sorted(group.means), s=12, color=colour, alpha=0.55, linewidths=0,
        marker=_MARKERS[place % len(_MARKERS)],
    )  # fmt: skip
    low, high = told.quartiles
    panel.bar(place + 0.05, high - low, 0.2, bottom=low, color="none", edgecolor=colour)
    panel.hlines(told.median, place - 0.05, place + 0.15, color=colour, linewidth=2)
    ends = told.interval
    if not isnan(ends.low):
        panel.vlines(place + 0.3, ends.low, ends.high, color=_INK)
    panel.plot([place + 0.3], [told.mean], marker="o", color=_INK, markersize=5)
    panel.annotate(
        f"{told.mean:.2f}", (place + 0.3, told.mean), (7, 0), textcoords="offset points",
        va="center", fontsize=9, color=_INK,
    )  # fmt: skip


def _curves(axes: Axes, analysis: Analysis, measure: Measure) -> None:
    panel = cast("Any", axes)
    practice = {point.game for point in analysis.learning if point.practice}
    for game in practice:
        panel.axvspan(game - 0.5, game + 0.5, color="#000000", alpha=0.05, linewidth=0)
    for place, arm in enumerate(analysis.protocol.arms):
        points = [point for point in analysis.learning if point.arm == arm.name]
        told = [
            point.attempts if measure is Measure.ATTEMPTS else point.seconds for point in points
        ]
        shift = 0.12 * (place - (len(analysis.protocol.arms) - 1) / 2)
        games = [point.game + shift for point in points]
        colour = _COLOURS[place % len(_COLOURS)]
        panel.plot(
            games, [each.mean for each in told], color=colour, linewidth=1.4, markersize=4,
            marker=_MARKERS[place % len(_MARKERS)], label=arm.title,
        )  # fmt: skip
        for x, each in zip(games, told, strict=True):
            if not isnan(each.interval.low):
                panel.vlines(x, each.interval.low, each.interval.high, color=colour, alpha=0.5)
    panel.set_xticks(range(1, analysis.protocol.games + 1))
    panel.set_xlabel("game; shaded: practice")


def _enrolment_text(flow: ParticipantFlow) -> str:
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
        f"Analysed (n = {each.analysed})\nno measured game (n = {each.none})\n"
        f"games left out: {each.interrupted} cut off, {each.stalled} stalled, of {each.games}",
    )


def _box(axes: Any, x: float, y: float, text: str) -> None:  # noqa: ANN401
    axes.text(
        x, y, text, ha="center", va="center", fontsize=9,
        bbox={"boxstyle": "square,pad=0.5", "facecolor": "white", "edgecolor": _INK},
    )  # fmt: skip


def _arrow(axes: Any, start: tuple[float, float], end: tuple[float, float]) -> None:  # noqa: ANN401
    axes.annotate("", end, start, arrowprops={"arrowstyle": "-|>", "color": _INK})

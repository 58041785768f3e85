"""Chart of the number of guesses in many games, with one strategy below the other."""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, cast

from wmh.base.files.writing import replace_file
from wmh.base.system.extras import studies
from wmh.engine.strategy.play.many_games import Outcome

with studies():
    import matplotlib as mpl
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_BAR = "#0072b2"
_LOST = "#d55e00"
_MEAN = "#1a1a1a"
_GREY = "#5a5a5a"
"""Grey of the chart; its blue and vermilion (Okabe and Ito) are safe for the colour-blind."""


def draw(outcomes: Sequence[tuple[str, Outcome]], title: str, path: Path) -> None:
    """Writes the chart as .svg or .png, by the suffix of the path. Raises OSError."""
    style = {
        "font.family": "DejaVu Sans",
        "font.size": 10,
        "svg.hashsalt": "wmh",
        "text.parse_math": False,  # Names of lists come from files of others.
    }
    # Its own types say little of its arguments.
    with cast("Any", mpl).rc_context(style):
        figure: Any = Figure(figsize=(8, 1.15 + 1.35 * len(outcomes)), layout="constrained")
        figure.suptitle(title, x=0.02, ha="left", fontsize=11, fontweight="bold")
        panels = figure.subplots(len(outcomes), 1, sharex=True, sharey=True, squeeze=False)
        most = max((found.worst or 1 for _, found in outcomes), default=1)
        lossy = any(found.lost for _, found in outcomes)
        for (name, found), panel in zip(outcomes, panels[:, 0], strict=True):
            _panel(panel, name, found, most, lossy=lossy)
        last = panels[-1, 0]
        ticks = list(range(1, most + 1 + lossy))
        names = [*map(str, range(1, most + 1)), *(["lost"] if lossy else ())]
        last.set_xticks(ticks, names)
        last.set_xlabel("guesses needed; dashed: the mean")
        figure.supylabel("share of games", fontsize=10)
        kind = path.suffix[1:].lower()
        drawn = BytesIO()
        figure.savefig(
            drawn, format=kind, dpi=160, metadata={"Date": None} if kind == "svg" else {}
        )
    replace_file(path, drawn.getvalue())


def _panel(axes: Axes, name: str, found: Outcome, most: int, *, lossy: bool) -> None:
    panel = cast("Any", axes)
    games = found.won + found.lost
    heights = [found.distribution.get(number, 0) for number in range(1, most + 1)]
    colours = [_BAR] * most
    if lossy:
        heights.append(found.lost)
        colours.append(_LOST)
    places = range(1, len(heights) + 1)
    shares = [height / games for height in heights]
    panel.bar(places, shares, width=0.72, color=colours)
    for place, share, height in zip(places, shares, heights, strict=True):
        if height:
            panel.annotate(
                f"{height:,}", (place, share), (0, 2), textcoords="offset points",
                ha="center", va="bottom", fontsize=8, color=_GREY,
            )  # fmt: skip
    said = name
    if found.mean is not None:
        panel.axvline(found.mean, color=_MEAN, linewidth=1.2, linestyle=(0, (4, 2)))
        said += f"   mean {found.mean:.3f}, worst {found.worst}"
    if found.lost:
        said += f", lost {found.lost:,}"
    panel.set_title(said, loc="left", fontsize=9.5)
    panel.margins(y=0.25)
    panel.yaxis.set_major_formatter(_percent)
    panel.spines[["top", "right"]].set_visible(False)
    panel.tick_params(length=3, color=_GREY, labelsize=9)


def _percent(share: float, _place: int) -> str:
    return f"{100 * share:.0f} %"

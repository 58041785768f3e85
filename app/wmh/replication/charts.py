"""Plots as SVG that needs nothing else; nothing in them is told by colour alone."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from wmh.replication.experiment import Plot, PlotSeries

_WIDTH, _HEIGHT = 640, 340
_LEFT, _RIGHT, _TOP = 64, 18, 16
_ROW = 20
_MANY = 7
"""Bars from which on names are small."""
_FONT = "DejaVu Sans, Segoe UI, Helvetica, Arial, sans-serif"
_Scale = Callable[[float], float]
_DASHES = ("", "7 4", "2 4", "10 4 2 4", "4 4", "1 3")


@dataclass(frozen=True, slots=True)
class PlotLook:
    """Colours as CSS takes them; `series` are taken in turn."""

    ink: str
    faint: str
    line: str
    ground: str
    series: tuple[str, ...]


LIGHT = PlotLook(
    "#1b1b1f",
    "#5f6068",
    "#d0d0d6",
    "#ffffff",
    ("#0072b2", "#c04a00", "#00785a", "#8a3a78", "#7a5c00", "#444444"),
)
"""For a file of its own: after Okabe and Ito, dark enough for lines on white."""

DARK = PlotLook(
    "#f2f2f4",
    "#a9a9b2",
    "#3a3a42",
    "#17171a",
    ("#6cb8f0", "#ff9d5c", "#4fd1a5", "#e29bd0", "#e0c25a", "#c8c8c8"),
)

BY_PAGE = PlotLook(
    "var(--ink)",
    "var(--faint)",
    "var(--hairline)",
    "none",
    tuple(f"var(--series-{number})" for number in range(1, 7)),
)
"""As the page says that the picture stands in."""


def drawn(plot: Plot, look: PlotLook = LIGHT) -> str:
    """The picture of a plot."""
    bottom = _TOP + 250
    xs = [x for series in plot.series for x, _ in series.points]
    ys = [y for series in plot.series for _, y in series.points]
    if not xs:
        return ""
    high = _ticks(0.0, max(*ys, 1e-9))
    low_x, high_x = (-0.5, len(plot.names) - 0.5) if plot.names else (min(xs), max(xs))
    span = (high_x - low_x) or 1.0

    def at(x: float) -> float:
        return _LEFT + (x - low_x) / span * (_WIDTH - _LEFT - _RIGHT)

    def level(y: float) -> float:
        return bottom - y / high[-1] * (bottom - _TOP)

    parts: list[str] = []
    for tick in high:
        parts.append(_line(_LEFT, level(tick), _WIDTH - _RIGHT, level(tick), look.line))
        parts.append(_text(_number(tick), _LEFT - 6, level(tick) + 4, look.faint, "end"))
    if plot.names:
        for place, name in enumerate(plot.names):
            size = 12 if len(plot.names) < _MANY else 9
            parts.append(_text(name, at(place), bottom + 18, look.faint, "middle", size))
        parts += _bars(plot, at, level, bottom, look)
    else:
        for tick in _across(low_x, high_x):
            parts.append(_line(at(tick), bottom, at(tick), bottom + 4, look.faint))
            parts.append(_text(_number(tick), at(tick), bottom + 18, look.faint, "middle"))
        for number, series in enumerate(plot.series):
            parts += _curve(series, number, at, level, look)
    parts.append(_text(plot.up, 4, _TOP - 14, look.ink))
    parts.append(_text(plot.across, _WIDTH - _RIGHT, bottom + 36, look.ink, "end"))
    legend, height = _legend(plot, look, bottom + 42)
    told = "; ".join(
        f"{series.name}: " + ", ".join(f"{_number(x)} {_number(y)}" for x, y in series.points)
        for series in plot.series
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -12 {_WIDTH} {height + 14:g}"'
        f' width="{_WIDTH}" height="{height + 14:g}"'
        f' role="img" font-size="12" font-family="{_FONT}"><title>{escape(plot.title)}</title>'
        f"<desc>{escape(told)}</desc>"
        f'<rect x="0" y="-12" width="{_WIDTH}" height="{height + 14:g}"'
        f' style="fill:{look.ground}"/>'
        f"{''.join(parts)}{legend}</svg>\n"
    )


def _curve(
    series: PlotSeries,
    number: int,
    at: _Scale,
    level: _Scale,
    look: PlotLook,
) -> list[str]:
    colour = look.series[number % len(look.series)]
    path = "M" + "L".join(f"{at(x):.1f} {level(y):.1f}" for x, y in series.points)
    return [
        f'<path d="{path}" style="fill:none;stroke:{colour};stroke-width:2{_dash(number)}"/>',
        *(_marker(at(x), level(y), number, colour) for x, y in series.points),
    ]


def _bars(plot: Plot, at: _Scale, level: _Scale, bottom: float, look: PlotLook) -> list[str]:
    whole = at(1) - at(0)
    wide = 0.76 * whole / len(plot.series)
    parts: list[str] = []
    for number, series in enumerate(plot.series):
        colour = look.series[number % len(look.series)]
        for x, y in series.points:
            left = at(x) - 0.38 * whole + number * wide
            parts.append(
                f'<rect x="{left:.1f}" y="{level(y):.1f}" width="{wide - 2:.1f}"'
                f' height="{bottom - level(y):.1f}" style="fill:{colour};'
                f'fill-opacity:{1 if number % 2 == 0 else 0.55};stroke:{colour}"/>'
            )
            if wide > 22:
                middle = left + wide / 2
                parts.append(_text(_number(y), middle, level(y) - 4, look.faint, "middle", 10))
    return parts


def _marker(x: float, y: float, number: int, colour: str) -> str:
    shapes = (
        f"M{x - 4:.1f} {y:.1f}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0",
        f"M{x - 4:.1f} {y - 4:.1f}h8v8h-8z",
        f"M{x:.1f} {y - 5:.1f}l5 9h-10z",
        f"M{x:.1f} {y - 5:.1f}l5 5l-5 5l-5 -5z",
        f"M{x:.1f} {y + 5:.1f}l5 -9h-10z",
        f"M{x - 5:.1f} {y - 1.5:.1f}h10v3h-10z",
    )
    return f'<path d="{shapes[number % len(shapes)]}" style="fill:{colour}"/>'


def _dash(number: int) -> str:
    dash = _DASHES[number % len(_DASHES)]
    return f";stroke-dasharray:{dash}" if dash else ""


def _legend(plot: Plot, look: PlotLook, y: float) -> tuple[str, float]:
    """Below the picture, and where it ends."""
    parts: list[str] = []
    x, row = float(_LEFT), y + 8
    for number, series in enumerate(plot.series):
        wide = 40 + 7.2 * len(series.name)
        if x > _LEFT and x + wide > _WIDTH:
            x, row = float(_LEFT), row + _ROW
        colour = look.series[number % len(look.series)]
        if plot.names:
            parts.append(
                f'<rect x="{x:.1f}" y="{row - 6:.1f}" width="18" height="12" style="fill:{colour};'
                f'fill-opacity:{1 if number % 2 == 0 else 0.55};stroke:{colour}"/>'
            )
        else:
            parts.append(
                f'<path d="M{x:.1f} {row:.1f}h24" style="fill:none;stroke:{colour};'
                f'stroke-width:2{_dash(number)}"/>'
            )
            parts.append(_marker(x + 12, row, number, colour))
        parts.append(_text(series.name, x + 30, row + 4, look.ink))
        x += wide
    return "".join(parts), row + _ROW - 6


def _line(x: float, y: float, to_x: float, to_y: float, colour: str) -> str:
    return f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" style="fill:none;stroke:{colour}"/>'


def _text(text: str, x: float, y: float, colour: str, anchor: str = "start", size: int = 12) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}"'
        f' style="fill:{colour}">{escape(text)}</text>'
    )


def _ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers from `low` to at least `high`."""
    rough = (high - low) / (most - 1)
    unit = 10.0 ** floor(log10(rough))
    step = next(each * unit for each in (1, 2, 5, 10) if each * unit >= rough - 1e-12)
    return [low + number * step for number in range(ceil((high - low) / step - 1e-9) + 1)]


def _across(low: float, high: float) -> Sequence[float]:
    """Round numbers between the two."""
    if high <= low:
        return (low,)
    rough = (high - low) / 9
    unit = 10.0 ** floor(log10(rough))
    step = next(each * unit for each in (1, 2, 5, 10) if each * unit >= rough - 1e-12)
    if high - low > 2:
        step = max(step, 1.0)
    first = ceil(low / step)
    return [step * number for number in range(first, floor(high / step + 1e-9) + 1)]


def _number(value: float) -> str:
    if value == int(value):
        return f"{int(value):,}"
    return f"{value:,.1f}" if abs(value) >= 10 else f"{value:.3g}"

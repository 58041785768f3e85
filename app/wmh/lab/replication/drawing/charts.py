"""Charts as SVG that needs no other file; colour is never the only difference."""

from collections.abc import Callable, Sequence
from math import ceil, floor, log10

from wmh.base.svg import element
from wmh.lab.replication.drawing.elements import WIDTH, PictureLook, block, frame, line, words
from wmh.lab.replication.experiment import Plot, PlotSeries

_LEFT, _RIGHT, _TOP = 64, 18, 16
_ROW = 20
_MANY = 7
"""Least number of bars with which their names are written small."""
_Scale = Callable[[float], float]
_DASHES = ("", "7 4", "2 4", "10 4 2 4", "4 4", "1 3")


def chart(plot: Plot, look: PictureLook) -> str:
    """Returns the SVG of a plot; `look` has its colours."""
    bottom = _TOP + 250
    xs = [x for series in plot.series for x, _ in series.points]
    ys = [y for series in plot.series for _, y in series.points]
    if not xs:
        return ""
    high = _ticks(0.0, max(*ys, 1e-9))
    low_x, high_x = (-0.5, len(plot.names) - 0.5) if plot.names else (min(xs), max(xs))
    span = (high_x - low_x) or 1.0

    def at(x: float) -> float:
        return _LEFT + (x - low_x) / span * (WIDTH - _LEFT - _RIGHT)

    def level(y: float) -> float:
        return bottom - y / high[-1] * (bottom - _TOP)

    parts: list[str] = []
    for tick in high:
        parts.append(line(_LEFT, level(tick), WIDTH - _RIGHT, level(tick), look.line))
        parts.append(words(_number(tick), _LEFT - 6, level(tick) + 4, look.faint, "end"))
    if plot.names:
        for place, name in enumerate(plot.names):
            size = 12 if len(plot.names) < _MANY else 9
            parts.append(words(name, at(place), bottom + 18, look.faint, "middle", size))
        parts += _bars(plot, at, level, bottom, look)
    else:
        for tick in _across(low_x, high_x):
            parts.append(line(at(tick), bottom, at(tick), bottom + 4, look.faint))
            parts.append(words(_number(tick), at(tick), bottom + 18, look.faint, "middle"))
        for number, series in enumerate(plot.series):
            parts += _curve(series, number, at, level, look)
    parts.append(words(plot.up, 4, _TOP - 14, look.ink))
    parts.append(words(plot.across, WIDTH - _RIGHT, bottom + 36, look.ink, "end"))
    legend, height = _legend(plot, look, bottom + 42)
    told = "; ".join(
        f"{series.name}: " + ", ".join(f"{_number(x)} {_number(y)}" for x, y in series.points)
        for series in plot.series
    )
    return frame(f"{''.join(parts)}{legend}", height, look, plot.title, told)


def _curve(
    series: PlotSeries,
    number: int,
    at: _Scale,
    level: _Scale,
    look: PictureLook,
) -> list[str]:
    colour = look.series[number % len(look.series)]
    markers = [_marker(at(x), level(y), number, colour) for x, y in series.points]
    if not series.joined:
        return markers
    path = "M" + "L".join(f"{at(x):.1f} {level(y):.1f}" for x, y in series.points)
    style = f"fill:none;stroke:{colour};stroke-width:2{_dash(number)}"
    return [element("path", d=path, style=style), *markers]


def _bars(plot: Plot, at: _Scale, level: _Scale, bottom: float, look: PictureLook) -> list[str]:
    whole = at(1) - at(0)
    wide = 0.76 * whole / len(plot.series)
    parts: list[str] = []
    for number, series in enumerate(plot.series):
        colour = look.series[number % len(look.series)]
        for x, y in series.points:
            left = at(x) - 0.38 * whole + number * wide
            parts.append(
                block(left, level(y), wide - 2, bottom - level(y), _bar_style(colour, number))
            )
            if wide > 22:
                middle = left + wide / 2
                parts.append(words(_number(y), middle, level(y) - 4, look.faint, "middle", 10))
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
    return element("path", d=shapes[number % len(shapes)], style=f"fill:{colour}")


def _bar_style(colour: str, number: int) -> str:
    return f"fill:{colour};fill-opacity:{1 if number % 2 == 0 else 0.55};stroke:{colour}"


def _dash(number: int) -> str:
    dash = _DASHES[number % len(_DASHES)]
    return f";stroke-dasharray:{dash}" if dash else ""


def _legend(plot: Plot, look: PictureLook, y: float) -> tuple[str, float]:
    """Returns the legend below a plot, from `y` on, and the y at which it ends."""
    parts: list[str] = []
    x, row = float(_LEFT), y + 8
    for number, series in enumerate(plot.series):
        wide = 40 + 7.2 * len(series.name)
        if x > _LEFT and x + wide > WIDTH:
            x, row = float(_LEFT), row + _ROW
        colour = look.series[number % len(look.series)]
        if plot.names:
            parts.append(block(x, row - 6, 18, 12, _bar_style(colour, number)))
        else:
            if series.joined:
                style = f"fill:none;stroke:{colour};stroke-width:2{_dash(number)}"
                parts.append(element("path", d=f"M{x:.1f} {row:.1f}h24", style=style))
            parts.append(_marker(x + 12, row, number, colour))
        parts.append(words(series.name, x + 30, row + 4, look.ink))
        x += wide
    return "".join(parts), row + _ROW - 6


def _ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Returns about `most` evenly spaced numbers for an axis, from `low` to at least `high`."""
    rough = (high - low) / (most - 1)
    unit = 10.0 ** floor(log10(rough))
    step = next(each * unit for each in (1, 2, 5, 10) if each * unit >= rough - 1e-12)
    return [low + number * step for number in range(ceil((high - low) / step - 1e-9) + 1)]


def _across(low: float, high: float) -> Sequence[float]:
    """Returns evenly spaced round numbers between `low` and `high`."""
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

"""Place of the code, beside or below the drawing, at which both are legible from afar."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QSize

from wmh.teach.drawing.extents import Extent

_CODE, _DRAWING = 0.9, 0.6
"""Type sizes of code and drawing that are legible, as shares of the presentation's type size.

Where there is no room for both, both become smaller.
"""

_BESIDE = 1.08
"""Factor by which a drawing has to be larger to have its code beside it: below is calmer."""


@dataclass(frozen=True, slots=True)
class CodePlace:
    """Place of a piece of code: its font size, and its size in pixels."""

    below: bool
    font_size: int
    size: QSize


def place_code(
    room: QSize,
    extent: Extent,
    size_of: Callable[[int], QSize],
    far: float,
    least: int,
    gap: int,
) -> CodePlace:
    """Returns the place for the code in `room`, which it shares with a drawing.

    First both are made legible, if possible, then the drawing is made as large as `far`, the type
    size of the presentation, then the code. `size_of` returns the size of the code in a font size.
    """
    places = {
        _worth(place, drawing, far): place
        for font_size in range(max(round(far), least), least - 1, -1)
        for place, drawing in _places(room, extent, size_of(font_size), font_size, gap)
    }
    if places:
        return places[max(places)]
    height = min(size_of(least).height(), room.height() // 2)
    return CodePlace(True, least, QSize(room.width(), height))


def _worth(place: CodePlace, drawing: float, far: float) -> tuple[float, float, int]:
    legible = min(1, place.font_size / (_CODE * far), drawing / (_DRAWING * far))
    return legible, min(drawing, far) * (1 if place.below else 1 / _BESIDE), place.font_size


def _places(
    room: QSize, extent: Extent, code: QSize, font_size: int, gap: int
) -> Iterator[tuple[CodePlace, float]]:
    """Yields the places in which the code fits, each with the type size of its drawing."""
    across, down = room.width() - code.width() - gap, room.height() - code.height() - gap
    if code.width() <= room.width() and down > 0:
        unit = min(room.width() / extent.width, down / extent.height)
        yield CodePlace(True, font_size, code), unit * extent.smallest
    if code.height() <= room.height() and across > 0:
        unit = min(across / extent.width, room.height() / extent.height)
        yield CodePlace(False, font_size, code), unit * extent.smallest

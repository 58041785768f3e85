"""The code stands where drawing and code are both as legible as the room allows."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize

from wmh.teach.drawing.extents import Extent
from wmh.teach.ui.code.code_place import place_code

FAR, GAP = 26.7, 12
SIDES = st.integers(100, 900)


def size_of(font_size):
    """Eight lines of 34 letters."""
    return QSize(round(36 * 0.6 * font_size) + 10, round(8 * 1.17 * font_size) + 10)


def type_size(place, room, extent):
    """The drawing's smallest type beside or above this code."""
    across, down = room.width(), room.height()
    if place.below:
        down -= place.size.height() + GAP
    else:
        across -= place.size.width() + GAP
    return min(across / extent.width, down / extent.height) * extent.smallest


def placed(room, extent):
    return place_code(room, extent, size_of, FAR, 12, GAP)


@given(SIDES, SIDES, st.sampled_from((16, 20)))
def test_a_drawing_is_never_smaller_than_beside_a_column_of_code(width, height, smallest):
    """The column had 42 % of the slide, whatever drawing and code held."""
    room, extent = QSize(1276, 560), Extent(width, height, smallest)
    place = placed(room, extent)
    column = min((room.width() * 0.58 - GAP) / width, room.height() / height) * smallest

    assert type_size(place, room, extent) >= min(column, FAR) / 1.09
    assert place.font_size >= 24 or type_size(place, room, extent) <= 0.61 * FAR


@given(st.integers(300, 2000), st.integers(200, 1200), SIDES, SIDES)
def test_the_code_leaves_room_for_the_drawing(across, down, width, height):
    room, extent = QSize(across, down), Extent(width, height, 16)
    place = placed(room, extent)

    assert place.size.width() <= across
    assert place.size.height() < down
    assert type_size(place, room, extent) > 0


def test_a_broad_drawing_has_its_code_below_and_a_high_one_beside_it():
    room = QSize(1276, 560)

    assert placed(room, Extent(925, 391, 20)).below
    assert not placed(room, Extent(400, 500, 20)).below


def test_where_both_have_room_the_code_is_as_large_as_the_drawing():
    assert placed(QSize(1276, 900), Extent(760, 200, 16)).font_size == round(FAR)

"""Drawings put on larger ones."""

from hypothesis import given
from hypothesis import strategies as st

from tests.teach.drawings import drawings, labels, paragraphs, wordless
from wmh.teach.drawing.paging import fitting, place_shapes

everything = drawings(wordless | labels | paragraphs)
places = st.integers(-200, 200)
scales = st.sampled_from([0.25, 0.5, 1, 2])


@given(everything)
def test_at_its_own_place_and_size_nothing_changes(drawing):
    assert place_shapes(drawing.shapes, 0, 0) == drawing.shapes


@given(everything, places, places, scales, places, places, scales)
def test_twice_placed_is_once_placed(drawing, x, y, scale, further_x, further_y, again):
    twice = place_shapes(place_shapes(drawing.shapes, x, y, scale), further_x, further_y, again)

    once = place_shapes(drawing.shapes, further_x + x * again, further_y + y * again, scale * again)
    assert twice == once


@given(everything, st.integers(10, 2000), st.integers(10, 2000))
def test_what_fits_is_inside_and_touches_a_side_or_has_its_own_size(drawing, width, height):
    scale = fitting(drawing, width, height)

    across, down = drawing.width * scale - width, drawing.height * scale - height
    assert max(across, down) < 1e-6
    assert scale == 1 or max(across, down) > -1e-6

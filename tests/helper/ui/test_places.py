"""Places of windows: never where nobody can see them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from wmh.helper.ui.frame.geometry import Place, read, serialize, within_screen

PIXELS = st.integers(-20_000, 20_000)
LENGTHS = st.integers(1, 5_000)
PLACES = st.builds(
    Place, st.text(), st.text(), PIXELS, PIXELS, LENGTHS, LENGTHS, maximized=st.booleans()
)
SCREENS = st.builds(QRect, PIXELS, PIXELS, st.integers(300, 4_000), st.integers(300, 4_000))
FRAMES = st.builds(QSize, st.integers(0, 20), st.integers(0, 60))


@given(st.lists(PLACES))
def test_what_is_written_is_read(places):
    assert read(serialize(places)) == places


@given(st.binary())
def test_bytes_that_make_no_sense_are_no_places(text):
    assert isinstance(read(text), list)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"null",
        b"7",
        b'{"a": 1}',
        b"[1]",
        b'[["usual", "one", 1, 2, 3]]',
        b'[["usual", "one", 1, 2, 0, 4, false]]',
        b'[["usual", "one", 1, 2, 3, 1e300, false]]',
        b'[["usual", "one", 1, 2, 3, Infinity, false]]',
        b'[["usual", "one", null, 2, 3, 4, false]]',
        b'[["usual", 5, 1, 2, 3, 4, false]]',
        b"[" * 100_000,
    ],
)
def test_what_makes_no_sense_is_as_if_it_were_not_there(text):
    assert read(text) == []


@given(st.builds(QRect, PIXELS, PIXELS, LENGTHS, LENGTHS), SCREENS, FRAMES)
def test_a_window_is_always_inside_of_the_screen(wanted, screen, frame):
    inside = within_screen(wanted, screen, frame)
    outer = QRect(inside.topLeft(), inside.size() + frame)

    assert screen.contains(outer)
    if screen.contains(QRect(wanted.topLeft(), wanted.size() + frame)):
        assert inside == wanted

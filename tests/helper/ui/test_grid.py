"""Places of tiles: inside, legible, and none upon another, whatever the room."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wmh.helper.ui.board.grid import Room, comfortable, largest_grid, least, lower_grid

LENGTHS = st.integers(2, 31)
WIDTHS = st.integers(230, 1500)
COUNTS = st.integers(0, 2)
SCALES = st.sampled_from([34 / 52, 1.0, 1.25, 2.0, 3.0])


@given(LENGTHS, WIDTHS, COUNTS, SCALES)
def test_everything_lies_inside_where_there_is_room_for_a_few_tiles(length, width, counts, scale):
    grid = largest_grid(length, width, counts, scale)
    width = max(width, least(length, counts, scale).total_width())
    grid = largest_grid(length, width, counts, scale)
    tiles = [grid.tile(row, place) for row in range(3) for place in range(length)]
    beside = [grid.stepper(row, index) for row in range(3) for index in range(counts)]
    beside += [grid.number(row) for row in range(3)]
    beside += [grid.after(row) for row in range(3)]

    for rect in (*tiles, *beside):
        assert rect.left() >= 0
        assert rect.right() < width
        assert rect.top() >= 0
        assert rect.bottom() < grid.total_height(3)
    assert not any(one.intersects(other) for one, other in combinations((*tiles, *beside), 2))


@given(LENGTHS, WIDTHS, COUNTS, SCALES)
def test_no_larger_tile_would_fit_into_as_few_lines(length, width, counts, scale):
    width = max(width, least(length, counts, scale).total_width())
    grid = largest_grid(length, width, counts, scale)
    wider = [largest_grid(length, width + more, counts, scale) for more in (1, 40, 400)]

    for other in wider:
        assert (-other.lines, other.width) >= (-grid.lines, grid.width)
    assert grid.width >= least(length, counts, scale).width
    # The tightest room of such a grid gives the same one.
    assert largest_grid(length, grid.total_width(), counts, scale) == grid


@given(LENGTHS, COUNTS, SCALES)
def test_what_is_comfortable_needs_one_line(length, counts, scale):
    grid = comfortable(length, counts, scale)

    assert grid.lines == 1
    assert largest_grid(length, grid.total_width(), counts, scale).lines == 1


@pytest.mark.parametrize(("length", "lines"), [(4, 1), (8, 1), (11, 1), (15, 2), (31, 3)])
def test_compact_rows_have_few_lines(length, lines):
    assert largest_grid(length, 233, 0, 34 / 52).lines == lines


@given(LENGTHS, WIDTHS)
def test_lines_of_one_row_are_nearer_than_rows(length, width):
    grid = largest_grid(length, max(width, least(length).total_width()))
    if grid.lines > 1:
        between = grid.tile(0, grid.across).top() - grid.tile(0, 0).bottom()
        rows = grid.tile(1, 0).top() - grid.tile(0, length - 1).bottom()
        assert rows > 1.5 * between


@given(st.integers(2, 9), st.integers(150, 700), st.integers(1, 9), st.integers(100, 700))
def test_rows_become_lower_before_they_leave_the_room(length, width, rows, height):
    grid = largest_grid(length, width)
    low = lower_grid(grid, Room(rows, height))
    assert low.total_width() <= grid.total_width()
    if grid.total_height(rows) <= height:
        assert low == grid
    else:
        assert low.total_height(rows) <= height or low.height == 18

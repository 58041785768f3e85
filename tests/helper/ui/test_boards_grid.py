"""The grid of several boards: where its tiles lie, and how large they are."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from wmh.helper.ui.boards.board_card import largest_boards

LEAST, LARGEST = 14, 44
SCALES = 1.0, 1.5, 2.0, 3.0


@given(
    boards=st.integers(2, 32),
    length=st.integers(2, 31),
    rows=st.integers(1, 40),
    width=st.integers(200, 2600),
    height=st.integers(150, 1600),
    scale=st.sampled_from(SCALES),
)
def test_no_larger_tiles_would_fit(boards, length, rows, width, height, scale):
    grid = largest_boards(boards, length, rows, width, height, scale)
    bare = replace(grid, spare=0)
    if bare.width <= width and bare.height <= height:
        larger = replace(bare, side=grid.side + 1)
        assert grid.side == round(LARGEST * scale) or larger.width > width or larger.height > height


@given(
    boards=st.integers(2, 32),
    rows=st.integers(1, 20),
    width=st.integers(200, 2600),
    height=st.integers(150, 1600),
)
def test_the_tiles_are_those_that_trying_each_size_finds(boards, rows, width, height):
    grid = largest_boards(boards, 5, rows, width, height, 1.0)
    tried = [
        side
        for side in range(LEAST, LARGEST + 1)
        for across in range(1, boards + 1)
        if (other := replace(grid, across=across, side=side, spare=0)).width <= width
        and other.height <= height
    ]
    if tried:
        assert grid.side == max(tried)

"""The fields of a turn."""

import pytest

from wmh.engine.clues.turn import Counts, Mark, Turn


def test_a_turn_cannot_hold_more_marks_than_letters():
    with pytest.raises(ValueError, match="3 letters cannot carry 2 marks"):
        Turn(("a", "b", "c"), (Mark.WHITE, Mark.WHITE))


def test_where_a_clue_counts_no_letter_has_a_mark():
    assert Turn(("a", "b"), Counts((1, 0))).marks == (None, None)

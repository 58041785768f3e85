"""A board whose steps can be undone: what it forgets, and that it dies as anything else."""

import gc

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QObject

from wmh.helper.ui.board.stepped_board import SteppedBoard


class Numbers(SteppedBoard):
    """A stepped tile whose sheet is a number."""

    def to(self, sheet, key=None):
        self._step(sheet, f"to {sheet}", key)


class Holder(QObject):
    """In a cycle with itself, as windows are: only a collector takes it apart."""

    def __init__(self):
        super().__init__()
        self.board = Numbers(0, self)
        self.own = self


@pytest.mark.usefixtures("qapp")
def test_a_board_dies_in_whichever_order_a_collector_comes_by():
    """Steps that are older than their board to the collector were once destroyed twice."""
    gone = []
    for _ in range(5):
        holder = Holder()
        holder.destroyed.connect(lambda: gone.append(1))
        gc.freeze()
        for sheet in range(1, 6):
            holder.board.to(sheet)
        gc.collect()
        gc.unfreeze()
        del holder
        gc.collect()

    assert len(gone) == 5


@given(st.lists(st.one_of(st.integers(0, 3), st.sampled_from(["undo", "redo"])), max_size=30))
def test_undo_and_redo_go_through_what_was_shown(acts):
    board, shown, here = Numbers(0), [0], 0
    for act in acts:
        if act == "undo":
            board.undo()
            here = max(here - 1, 0)
        elif act == "redo":
            board.redo()
            here = min(here + 1, len(shown) - 1)
        elif act != shown[here]:
            board.to(act)
            shown[here + 1 :] = [act]
            here += 1
        assert board.sheet == shown[here]
        assert board.undoable == (f"to {shown[here]}" if here else None)
        assert board.redoable == (f"to {shown[here + 1]}" if here + 1 < len(shown) else None)
        again = Numbers(9)
        again.resume(board.session)
        assert (again.session, again.undoable) == (board.session, board.undoable)


def test_steps_of_one_key_are_one_and_none_where_they_come_back():
    board = Numbers(0)
    board.to(1, ("length",))
    board.to(2, ("length",))
    assert board.session.steps == (("to 1", 2),)
    board.to(0, ("length",))
    assert board.session.steps == ()

    board.to(1, ("length",))
    board.to(2, ("rule",))
    assert len(board.session.steps) == 2


def test_an_evening_of_steps_does_not_pile_up():
    board = Numbers(0)
    for sheet in range(1, 1501):
        board.to(sheet)
    assert len(board.session.steps) == 1000


def test_only_so_many_are_kept():
    class Short(Numbers):
        most_steps = 3

    board = Short(0)
    for sheet in range(1, 8):
        board.to(sheet)
    assert (board.session.first, [after for _, after in board.session.steps]) == (4, [5, 6, 7])

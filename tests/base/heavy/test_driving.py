"""A heavy run: the same results whatever way and in whatever chunks, and none lost."""

import os

import pytest

from tests.base.heavy.errands import Broken, HeldSquares, Mortal, Squares, run_of
from wmh.base.heavy.cores import Cores
from wmh.base.heavy.driving import Chunks, drive, spans_left
from wmh.base.heavy.executors import ThisThread
from wmh.base.heavy.run import HeavyError
from wmh.base.heavy.run_folder import RunFolder
from wmh.base.running.stopping import Cancelled

SQUARES = [[n, n * n] for n in range(20)]


@pytest.mark.parametrize("chunk", [None, 1, 3, 100])
@pytest.mark.parametrize("means", [ThisThread(), Cores(1), Cores(3)])
def test_results_are_in_the_order_of_the_items(means, chunk):
    assert drive(run_of(Squares()), means, chunk=chunk) == SQUARES


def test_processes_do_the_same():
    assert drive(run_of(HeldSquares()), Cores(2, alone=0), chunk=4) == SQUARES


def test_a_short_run_needs_no_process(tmp_path):
    run = run_of(Mortal(mine=os.getpid(), folder=tmp_path))

    assert drive(run, Cores(2, alone=1000)) == SQUARES


def test_a_process_that_is_killed_changes_nothing(tmp_path):
    for life in "ab":
        (tmp_path / life).touch()

    run = run_of(Mortal(mine=os.getpid(), folder=tmp_path))

    found = drive(run, Cores(2, alone=0), chunk=4)

    assert (found, list(tmp_path.iterdir())) == (SQUARES, [])


def test_work_that_kills_every_process_is_given_up_in_a_line(tmp_path):
    for life in "abcd":
        (tmp_path / life).touch()

    run = run_of(Mortal(mine=os.getpid(), folder=tmp_path))

    with pytest.raises(
        HeavyError, match="3 processes crashed one after the other on the same work"
    ):
        drive(run, Cores(2, alone=0), chunk=4)


def test_what_goes_wrong_in_a_process_is_raised_here():
    with pytest.raises(ZeroDivisionError):
        drive(run_of(Broken()), Cores(2, alone=0))


@pytest.mark.parametrize("means", [ThisThread(), Cores(2)])
def test_what_is_done_when_somebody_stops_it_is_kept_and_gone_on_with(means, tmp_path):
    run = run_of(Squares())
    folder = RunFolder(tmp_path / "run", resume=False)
    told = []

    with pytest.raises(Cancelled):
        drive(run, means, folder.file(run), told.append, lambda: len(told) > 3, chunk=2)
    folder.close(whole=False)
    folder = RunFolder(tmp_path / "run", resume=True)
    again = []
    found = drive(run, means, folder.file(run), again.append)
    folder.close(whole=True)

    assert found == SQUARES
    assert 6 <= told[-1].done == again[0].before == again[0].done < 20
    assert again[-1].done == again[-1].whole == 20


def test_a_run_that_is_done_is_read_and_not_done_again(tmp_path):
    for resume in (False, True):
        run = run_of(Squares() if not resume else Broken())
        folder = RunFolder(tmp_path / "run", resume=resume)
        assert drive(run, keep=folder.file(run)) == SQUARES
        folder.close(whole=True)


def test_chunks_take_about_as_long_as_they_should_and_shrink_towards_the_end():
    chunks = Chunks([5, 4, 3] + [1] * 97, [(0, 100)], workers=2)
    sizes = []
    while span := chunks.take():
        sizes.append(span[1] - span[0])
        chunks.learn(span, 0.5 * sum(chunks.weights[slice(*span)]) / 10)

    assert sizes[0] == 1
    assert max(sizes) > 15
    assert sizes[-1] == 1
    assert sum(sizes) == 100


def test_what_some_spans_leave():
    assert spans_left([(4, 6), (0, 2)], 8) == [(2, 4), (6, 8)]
    assert spans_left([(0, 8)], 8) == []
    assert spans_left([], 0) == []

"""Work for many slices, done by many threads."""

import gc
import threading
from contextlib import suppress
from weakref import ref

import pytest

from wmh.base.running.stopping import Cancelled
from wmh.base.running.thread_pool import ThreadPool


@pytest.fixture
def crew():
    made = ThreadPool()
    yield made
    made.close()


def slices(number):
    return [slice(k, k + 1) for k in range(number)]


def test_every_slice_is_worked_on_once_before_it_returns(crew):
    done = []
    crew(lambda part: done.append(part.start), slices(50))

    assert sorted(done) == list(range(50))


def test_what_is_stopped_holds_nothing(crew):
    class Held:
        pass

    def stopped():
        held = Held()

        def work(part, _held=held):
            raise Cancelled

        with suppress(Cancelled):
            crew(work, slices(3))
        return ref(held)

    gc.collect()
    gc.disable()
    try:
        left = stopped()
        crew(lambda _: None, slices(50))  # By when the threads have other work in hand.
        assert left() is None
    finally:
        gc.enable()


def test_one_slice_is_no_reason_to_change_threads(crew):
    threads = []
    crew(lambda _: threads.append(threading.current_thread()), slices(1))

    assert threads == [threading.current_thread()]


def test_an_error_is_raised_here_and_ends_what_has_not_begun(crew):
    begun = []
    raised = threading.Event()

    def work(part):
        begun.append(part.start)
        if part.start == 0:
            msg = "no"
            raise ValueError(msg)
        raised.wait()

    with pytest.raises(ValueError, match="no"):
        crew(work, slices(1000))
    raised.set()
    crew.close()

    assert len(begun) < 1000

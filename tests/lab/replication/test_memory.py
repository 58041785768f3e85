"""The measurement of memory: what it switches on is off again, however it ends."""

import tracemalloc

import pytest

from wmh.base.running.stopping import Cancelled
from wmh.lab.replication.experiment import Conditions, Workbench
from wmh.lab.replication.source_000 import memory


def test_nothing_is_counted_any_more_once_it_is_stopped():
    counting = []

    def stop():
        counting.append(tracemalloc.is_tracing())
        return counting[-1]

    with pytest.raises(Cancelled):
        memory.measure("structures", Workbench(Conditions(quick=True)), stop)

    assert counting[-1]
    assert not tracemalloc.is_tracing()

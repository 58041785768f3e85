"""The table of the experiments."""

import subprocess
import sys

from wmh.lab.replication.table import EXPERIMENTS, SOURCES


def test_the_table_is_read_without_the_experiments():
    program = "import sys, wmh.lab.replication.table; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", program], text=True).split()
    assert not {each.module for each in EXPERIMENTS} & set(loaded)


def test_every_experiment_is_there_and_belongs_to_a_source():
    assert len({each.name for each in EXPERIMENTS}) == len(EXPERIMENTS)
    for each in EXPERIMENTS:
        work = each.work()
        assert each.source in SOURCES
        assert work.SECTION
        assert work.SAID

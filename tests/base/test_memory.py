"""Memory that a process keeps although it is free again."""

import os
import subprocess
import sys

from tests.allocated import glibc_only

FAULTS = """
import resource, sys
import numpy as np
from wmh.base.running.memory import keep_memory

if sys.argv[1:]:
    keep_memory()

def faults():
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt

np.ones(500_000)
before = faults()
for _ in range(50):
    np.ones(400_000)
print(faults() - before)
"""

LARGE = """
import sys
import numpy as np
from tests.allocated import beside_heaps
from wmh.base.running.memory import keep_little

if sys.argv[1:]:
    keep_little()
for _ in range(3):
    np.ones(4_000_000)
before = beside_heaps()
kept = np.ones(1_000_000)
print(beside_heaps() - before)
"""


def faults(*arguments):
    """Page faults of a process that is started as Dask starts its own."""
    told = os.environ | {"MALLOC_TRIM_THRESHOLD_": "65536"}
    done = subprocess.run(
        [sys.executable, "-c", FAULTS, *arguments], env=told, capture_output=True, check=True
    )
    return int(done.stdout)


@glibc_only
def test_arrays_that_come_and_go_cost_no_pages():
    assert faults() > 10_000  # Else there is nothing to keep.
    assert faults("keep") < 2000


@glibc_only
def test_what_is_large_goes_back_where_little_is_kept():
    def beside(*arguments):
        return int(subprocess.check_output([sys.executable, "-c", LARGE, *arguments]))

    assert beside() == 0  # glibc has learnt to keep it.
    assert beside("little") >= 8_000_000

"""The memory of a worker, in a process that was started as Dask starts its own."""

import os
import platform
import subprocess
import sys

import pytest

FAULTS = """
import resource, sys
import numpy as np
from wmh.heavy.memory import keep_memory

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


def faults(*arguments):
    told = os.environ | {"MALLOC_TRIM_THRESHOLD_": "65536"}
    done = subprocess.run(
        [sys.executable, "-c", FAULTS, *arguments], env=told, capture_output=True, check=True
    )
    return int(done.stdout)


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="memory is kept another way here")
def test_arrays_that_come_and_go_cost_no_pages():
    assert faults() > 10_000  # Else there is nothing to keep.
    assert faults("keep") < 2000

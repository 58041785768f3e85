"""The memory of a worker: that of arrays which come and go is kept, not given back each time.

glibc learns to keep it by itself, unless a threshold was set from outside. Dask sets one for each
of its workers, after which every larger array is asked of the system, and each of its pages comes
by a fault: a third of a run's time.
"""

import ctypes
import sys
from functools import cache

_TRIM, _MAP = -1, -3
"""What `mallopt` calls the thresholds above which memory is given back, and asked for by itself."""
_MOST = 32 << 20
"""Bytes of the second, as high as glibc itself comes; the first is twice that, as there."""


@cache
def keep_memory() -> None:
    """Set the thresholds of this process, where its C library has them."""
    if sys.platform == "linux" and (choose := getattr(ctypes.CDLL(None), "mallopt", None)):
        choose(_TRIM, 2 * _MOST)
        choose(_MAP, _MOST)

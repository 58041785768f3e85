"""Limits of glibc on the freed memory that a process keeps; other C libraries have none.

A worker process keeps freed memory for its next large arrays. glibc learns to do so by itself
unless a threshold was set: Dask sets one for its workers, and every large array is then requested
from the system page by page, which takes a third of a run's time.

A window runs for hours and keeps little, because the memory that glibc keeps by default grows from
game to game.
"""

import sys
from contextlib import suppress
from functools import cache

_TRIM, _MAP, _HEAPS = -1, -3, -8
"""Parameters of `mallopt`: M_TRIM_THRESHOLD, M_MMAP_THRESHOLD and M_ARENA_MAX."""
_MOST = 32 << 20
"""Value in bytes for M_MMAP_THRESHOLD, glibc's own maximum; M_TRIM_THRESHOLD is twice that."""
_LITTLE = 4 << 20
"""Least bytes of an array that a window requests from the system separately.

There are some ten such arrays for each question.
"""


@cache
def keep_memory() -> None:
    """Sets glibc's thresholds so that this process keeps freed memory for reuse."""
    _choose((_TRIM, 2 * _MOST), (_MAP, _MOST))


@cache
def keep_little() -> None:
    """Limits glibc to two heaps, and makes it return large blocks to the system at once."""
    _choose((_HEAPS, 2), (_MAP, _LITTLE))


def give_back() -> None:
    """Returns all freed memory of this process to the system."""
    import ctypes  # The first picture need not wait for it.

    with suppress(AttributeError, OSError, TypeError):  # Other libraries know no such thing.
        ctypes.CDLL(None).malloc_trim(0)


def _choose(*options: tuple[int, int]) -> None:
    import ctypes

    if sys.platform == "linux" and (choose := getattr(ctypes.CDLL(None), "mallopt", None)):
        for option, value in options:
            choose(option, value)

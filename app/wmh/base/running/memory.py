"""The memory that is free again, of which glibc can be told what to keep; other libraries cannot.

A worker keeps that of arrays which come and go: glibc learns to by itself, unless a threshold was
set from outside. Dask sets one for each of its workers, after which every larger array is asked of
the system, and each of its pages comes by a fault: a third of a run's time.

A window stays for an evening and keeps little: what glibc learns to keep lies between what is still
in use, in a heap for each thread, and grows from game to game.
"""

import sys
from contextlib import suppress
from functools import cache

_TRIM, _MAP, _HEAPS = -1, -3, -8
"""What `mallopt` calls the thresholds above which memory is given back, and asked for by itself;
and how many heaps threads share."""
_MOST = 32 << 20
"""Bytes of the second, as high as glibc itself comes; the first is twice that, as there."""
_LITTLE = 4 << 20
"""Bytes of an array that a window asks of the system: some ten for each question."""


@cache
def keep_memory() -> None:
    """Thresholds of this process, where its C library has any: what is free stays."""
    _choose((_TRIM, 2 * _MOST), (_MAP, _MOST))


@cache
def keep_little() -> None:
    """Limits the C library to two heaps, and makes it give large blocks back at once."""
    _choose((_HEAPS, 2), (_MAP, _LITTLE))


def give_back() -> None:
    """Memory that was only used on the way."""
    import ctypes  # The first picture need not wait for it.

    with suppress(AttributeError, OSError, TypeError):  # Other libraries know no such thing.
        ctypes.CDLL(None).malloc_trim(0)


def _choose(*options: tuple[int, int]) -> None:
    import ctypes

    if sys.platform == "linux" and (choose := getattr(ctypes.CDLL(None), "mallopt", None)):
        for option, value in options:
            choose(option, value)

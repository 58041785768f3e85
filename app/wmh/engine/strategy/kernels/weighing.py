"""Classes of candidates that do not all weigh the same, or whose codes are too many: compiled.

`packed` int64 (m,) says what each candidate adds to its class: a one, and far enough above it what
it weighs, so that one addition counts both. The heaviest candidates lie first, so that the first
of a class is its heaviest.

Each function finds the classes of the first `m` codes and returns how many there are. In the order
in which it found them, `touched` becomes their bins and `tops` int64 what their first candidates
add; both have room for one class more than there can be. `sums` int64 has a bin for each class,
empty before, its sum after. Importing this module imports numba: see `strategy.kernels`.
"""

import math

import numpy as np

from wmh.engine.strategy.kernels.compiling import njit
from wmh.engine.strategy.kernels.numba_types import Array, Number

_BYTE = np.uint64(255)
_FIBONACCI = np.uint64(0x9E3779B97F4A7C15)


@njit(nogil=True, cache=True)
def weigh_scanned(
    codes: Array, m: Number, packed: Array, table: Array, sums: Array, tops: Array, touched: Array
) -> Number:
    """For codes of one byte, by a table that is read whole.

    `table` int64 (1024,) holds four tables, so that equal codes in a row need not wait for each
    other.
    """
    table[:] = 0
    for j in range(m - 1, m // 8 * 8 - 1, -1):
        table[codes[j]] += packed[j]
        sums[codes[j]] = packed[j]
    words = codes[: m // 8 * 8].view(np.uint64)
    # From the last to the first: what is left in `sums` is the first of each class.
    for w in range(words.size - 1, -1, -1):
        word = words[w]
        lot = packed[8 * w : 8 * w + 8]
        for k in range(7, -1, -1):
            code = (word >> np.uint64(8 * k)) & _BYTE
            table[np.uint64(256 * (k & 3)) + code] += lot[k]
            sums[code] = lot[k]
    parts = 0
    for code in range(256):
        total = table[code] + table[256 + code] + table[512 + code] + table[768 + code]
        tops[parts] = sums[code]
        touched[parts] = code
        sums[code] = total
        parts += total != 0
    return parts


@njit(nogil=True, cache=True)
def weigh_touched(
    codes: Array, m: Number, packed: Array, sums: Array, tops: Array, touched: Array
) -> Number:
    """By a bin for each code."""
    parts = 0
    for j in range(m):
        code = codes[j]
        total = sums[code]
        touched[parts] = code
        tops[parts] = packed[j]
        parts += total == 0
        sums[code] = total + packed[j]
    return parts


@njit(nogil=True, cache=True)
def weigh_hashed(
    codes: Array, m: Number, packed: Array, keys: Array, sums: Array, tops: Array, touched: Array
) -> Number:
    """By a hash of the code, into a power of two of bins, more than `m`.

    `keys` uint64 says whose each bin is.
    """
    shift = np.uint64(64 - int(math.log2(keys.size)))
    mask = np.uint64(keys.size - 1)
    parts = 0
    for j in range(m):
        code = np.uint64(codes[j])
        place = (code * _FIBONACCI) >> shift
        while sums[place] != 0 and keys[place] != code:
            place = (place + np.uint64(1)) & mask
        if sums[place] == 0:
            keys[place] = code
            touched[parts] = place
            tops[parts] = packed[j]
            parts += 1
        sums[place] += packed[j]
    return parts

"""The partition of candidates by guesses: histograms of the codes of their clues, compiled.

One histogram gives every statistic at once. Arrays are laid out as `coding` says. Importing this
module imports numba: see `strategy.kernels`.
"""

import math

import numpy as np

from wmh.engine.strategy.kernels.coding import codes_of
from wmh.engine.strategy.kernels.compiling import njit
from wmh.engine.strategy.kernels.numba_check import SCALE
from wmh.engine.strategy.kernels.numba_types import Array, Number
from wmh.engine.strategy.kernels.weighing import weigh_hashed, weigh_scanned, weigh_touched

SCANNED_FROM = 400
"""Candidates from which a table read whole is quicker than a list of the bins in use."""

SCANNED_TO = 1 << 17
"""More candidates might not be counted in tables of two bytes."""

_ONE = np.uint16(1)
_BYTE = np.uint64(255)
_1, _2, _3 = np.uint64(256), np.uint64(512), np.uint64(768)


@njit(nogil=True, cache=True)
def information(total: Number) -> Number:
    """Of a total, total * log2(total), in SCALE parts of a bit."""
    return (
        np.int64(math.floor(total * math.log2(total) * SCALE + 0.5)) if total > 1 else np.int64(0)
    )


@njit(nogil=True, cache=True)
def informations(most: Number) -> Array:
    """`information` of 0 to `most`, int64."""
    table = np.empty(most + 1, np.int64)
    for n in range(most + 1):
        table[n] = information(n)
    return table


@njit(nogil=True, cache=True)
def count_scanned(
    codes: Array, m: Number, table: Array, summed: Array, worth: Array
) -> tuple[Number, Number, Number, Number]:
    """Statistics of the first `m` codes, uint8, by a table that is read whole.

    `table` uint16 (1024,) holds four tables, so that equal codes in a row need not wait for each
    other; `summed` is scratch, int32 (256,).
    """
    table[:] = 0
    words = codes[: m // 8 * 8].view(np.uint64)
    for w in range(words.size):
        word = words[w]
        table[word & _BYTE] += _ONE
        table[_1 + ((word >> np.uint64(8)) & _BYTE)] += _ONE
        table[_2 + ((word >> np.uint64(16)) & _BYTE)] += _ONE
        table[_3 + ((word >> np.uint64(24)) & _BYTE)] += _ONE
        table[(word >> np.uint64(32)) & _BYTE] += _ONE
        table[_1 + ((word >> np.uint64(40)) & _BYTE)] += _ONE
        table[_2 + ((word >> np.uint64(48)) & _BYTE)] += _ONE
        table[_3 + (word >> np.uint64(56))] += _ONE
    for j in range(m // 8 * 8, m):
        table[codes[j]] += _ONE
    for code in range(256):
        summed[code] = (
            np.int32(table[code]) + table[256 + code] + table[512 + code] + table[768 + code]
        )
    squares = np.int64(0)
    worst = np.int32(0)
    parts = np.int32(0)
    for code in range(256):
        n = summed[code]
        squares += np.int64(n) * n
        worst = max(worst, n)
        parts += n > 0
    total = np.int64(0)
    for code in range(256):
        total += worth[summed[code]]
    return total, squares, np.int64(worst), np.int64(parts)


@njit(nogil=True, cache=True)
def count_touched(
    codes: Array, m: Number, table: Array, touched: Array, worth: Array
) -> tuple[Number, Number, Number, Number]:
    """Statistics by a table that starts and ends empty, and the list of its bins in use."""
    parts = 0
    for j in range(m):
        code = codes[j]
        n = table[code]
        touched[parts] = code
        parts += n == 0
        table[code] = n + 1
    total = np.int64(0)
    squares = np.int64(0)
    worst = np.int64(0)
    for k in range(parts):
        n = np.int64(table[touched[k]])
        table[touched[k]] = 0
        total += worth[n]
        squares += n * n
        worst = max(worst, n)
    return total, squares, worst, np.int64(parts)


@njit(nogil=True, cache=True)
def sum_up(
    parts: Number, sums: Array, tops: Array, touched: Array, shift: Number, worth: Array
) -> tuple[Number, Number, Number, Number]:
    """Statistics of classes found as `weighing` says; no bin stays in use.

    The lowest `shift` bits of a sum count the candidates, those above them are their weight.
    `worth` may be empty, then information is counted. The last figure is the sum of the greatest
    weights of the classes.
    """
    total = np.int64(0)
    squares = np.int64(0)
    worst = np.int64(0)
    shot = np.int64(0)
    mask = (np.int64(1) << shift) - 1
    for k in range(parts):
        both = sums[touched[k]]
        sums[touched[k]] = 0
        weight = both >> shift
        n = both & mask
        total += information(weight) if worth.size == 0 else weight * worth[n] // n
        squares += weight * n
        worst = max(worst, n)
        shot += tops[k] >> shift
    return total, squares, worst, shot


@njit(nogil=True, cache=True)
def measure_chunk(
    guesses: Array,
    order: Array,
    singles: Array,
    own: Array,
    solved: Number,
    kind: Number,
    m: Number,
    planes: Array,
    columns: Array,
    times: Array,
    weights: Array,
    worth: Array,
    bins: Number,
    codes: Array,
    out: Array,
) -> None:
    """Statistics of some guesses, in `out` int64 (g, 5).

    The total of `worth`, the sum of the squares, the greatest class, the number of classes and the
    sum of their greatest weights.

    `weights`, the greatest first, is empty where all candidates weigh 1. `codes` is scratch
    (k, blocks * width). There are `bins` for the codes; if that is not one each, they are hashed.
    """
    blocks, length, width = columns.shape
    held = np.zeros(length, np.uint64)
    rows = np.empty((blocks, length, width), codes.dtype)
    hashed = np.int64(solved) >= bins
    plain = weights.size == 0 and not hashed
    scanned = codes.itemsize == 1 and SCANNED_FROM <= m < SCANNED_TO
    counts = np.zeros(bins if plain else 0, np.int32)
    table = np.empty(1024 if plain else 0, np.uint16)
    summed = np.empty(256, np.int32)
    touched = np.empty(max(m, 256) + 1, codes.dtype)
    shift = np.int64(1)
    while m >> shift:
        shift += 1
    packed = np.empty(0 if plain else m, np.int64)
    for j in range(packed.size):
        packed[j] = (weights[j] if weights.size else 1) << shift | 1
    four = np.empty(0 if plain else 1024, np.int64)
    sums = np.zeros(0 if plain else bins, np.int64)
    tops = np.empty(0 if plain else max(m, 256) + 1, np.int64)
    keys = np.empty(bins if hashed else 0, np.uint64)
    for g in range(guesses.shape[0]):
        row = g % codes.shape[0]
        if row == 0:
            codes_of(
                codes, g, guesses, order, singles, own, solved, kind, planes, columns, times, held,
                rows,
            )  # fmt: skip
        if plain:
            if scanned:
                found = count_scanned(codes[row], m, table, summed, worth)
            else:
                found = count_touched(codes[row], m, counts, touched, worth)
            total, squares, worst, parts = found
            shot = parts
        else:
            if hashed:
                parts = weigh_hashed(codes[row], m, packed, keys, sums, tops, touched)
            elif scanned:
                parts = weigh_scanned(codes[row], m, packed, four, sums, tops, touched)
            else:
                parts = weigh_touched(codes[row], m, packed, sums, tops, touched)
            total, squares, worst, shot = sum_up(parts, sums, tops, touched, shift, worth)
        out[g, 0] = total
        out[g, 1] = squares
        out[g, 2] = worst
        out[g, 3] = parts
        out[g, 4] = shot


@njit(nogil=True, cache=True)
def codes_chunk(
    guesses: Array,
    order: Array,
    singles: Array,
    own: Array,
    solved: Number,
    kind: Number,
    m: Number,
    planes: Array,
    columns: Array,
    times: Array,
    codes: Array,
    out: Array,
) -> None:
    """The codes themselves: `out` (g, m)."""
    blocks, length, width = columns.shape
    held = np.zeros(length, np.uint64)
    rows = np.empty((blocks, length, width), codes.dtype)
    for g in range(guesses.shape[0]):
        row = g % codes.shape[0]
        if row == 0:
            codes_of(
                codes, g, guesses, order, singles, own, solved, kind, planes, columns, times, held,
                rows,
            )  # fmt: skip
        for j in range(m):
            out[g, j] = codes[row, j]

"""How guesses split the candidates: histograms of the codes of their clues, compiled.

One histogram gives every statistic at once. Arrays are laid out as `coding` says. Importing this
module imports numba: see `strategy.kernels`.
"""

import math

import numpy as np
from numba import njit

from app.engine.strategy.coding import codes_of
from app.engine.strategy.compiled import Array, Number

SCALE = 1 << 24
"""Information is counted in whole parts of a bit, so that equal partitions are exactly equal
whatever the order of their classes."""

SCANNED_FROM = 160
"""Candidates from which a table read whole is quicker than a list of the bins in use."""

_BYTE = np.uint64(255)
_1, _2, _3 = np.uint64(256), np.uint64(512), np.uint64(768)
_FIBONACCI = np.uint64(0x9E3779B97F4A7C15)


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

    `table` (1024,) holds four tables, so that equal codes in a row need not wait for each other.
    """
    table[:] = 0
    words = codes[: m // 8 * 8].view(np.uint64)
    for w in range(words.size):
        word = words[w]
        table[word & _BYTE] += 1
        table[_1 + ((word >> np.uint64(8)) & _BYTE)] += 1
        table[_2 + ((word >> np.uint64(16)) & _BYTE)] += 1
        table[_3 + ((word >> np.uint64(24)) & _BYTE)] += 1
        table[(word >> np.uint64(32)) & _BYTE] += 1
        table[_1 + ((word >> np.uint64(40)) & _BYTE)] += 1
        table[_2 + ((word >> np.uint64(48)) & _BYTE)] += 1
        table[_3 + (word >> np.uint64(56))] += 1
    for j in range(m // 8 * 8, m):
        table[codes[j]] += 1
    for code in range(256):
        summed[code] = table[code] + table[256 + code] + table[512 + code] + table[768 + code]
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
def number_classes(codes: Array, m: Number, table: Array, keys: Array, classes: Array) -> Number:
    """The class of each candidate, numbered from 0 as they come, int32; how many there are.

    `table` int32 starts and ends empty; it is indexed by the code, or where `keys` has as many
    places, a power of two, by a hash of it.
    """
    parts = 0
    hashed = keys.size > 0
    if hashed:
        shift = np.uint64(64 - int(math.log2(keys.size)))
        mask = np.uint64(keys.size - 1)
        for j in range(m):
            code = np.uint64(codes[j])
            slot = (code * _FIBONACCI) >> shift
            while table[slot] != 0 and keys[slot] != code:
                slot = (slot + np.uint64(1)) & mask
            if table[slot] == 0:
                parts += 1
                table[slot] = parts
                keys[slot] = code
            classes[j] = table[slot] - 1
        for j in range(m):
            # Whatever lies between a code's slot by hash and its own is emptied in its own turn.
            code = np.uint64(codes[j])
            slot = (code * _FIBONACCI) >> shift
            while keys[slot] != code:
                slot = (slot + np.uint64(1)) & mask
            table[slot] = 0
    else:
        for j in range(m):
            number = table[codes[j]]
            if number == 0:
                parts += 1
                number = parts
                table[codes[j]] = number
            classes[j] = number - 1
        for j in range(m):
            table[codes[j]] = 0
    return parts


@njit(nogil=True, cache=True)
def count_weighed(
    classes: Array,
    m: Number,
    parts: Number,
    weights: Array,
    worth: Array,
    sizes: Array,
    sums: Array,
    tops: Array,
) -> tuple[Number, Number, Number, Number]:
    """Statistics of candidates that weigh int64 `weights` (m,).

    `worth` may be empty, then information is counted. The last figure is the sum of the greatest
    weights of the classes.
    """
    for k in range(parts):
        sizes[k] = 0
        sums[k] = 0
        tops[k] = 0
    for j in range(m):
        k = classes[j]
        weight = weights[j]
        sizes[k] += 1
        sums[k] += weight
        tops[k] = max(tops[k], weight)
    total = np.int64(0)
    squares = np.int64(0)
    worst = np.int64(0)
    shot = np.int64(0)
    for k in range(parts):
        n = np.int64(sizes[k])
        total += information(sums[k]) if worth.size == 0 else sums[k] * worth[n] // n
        squares += sums[k] * n
        worst = max(worst, n)
        shot += tops[k]
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
    codes: Array,
    table: Array,
    keys: Array,
    out: Array,
) -> None:
    """Statistics of some guesses, in `out` int64 (g, 5).

    The total of `worth`, the sum of the squares, the greatest class, the number of classes and the
    sum of their greatest weights.

    `weights` is empty where all candidates weigh 1. `codes` is scratch (k, blocks * width), `table`
    int32 and `keys` uint64 are those of the histogram.
    """
    blocks, length, width = columns.shape
    held = np.zeros(length, np.uint64)
    rows = np.empty((blocks, length, width), codes.dtype)
    plain = weights.size == 0 and keys.size == 0
    scanned = plain and codes.itemsize == 1 and m >= SCANNED_FROM
    summed = np.empty(256, np.int32)
    touched = np.empty(m + 1, codes.dtype)
    classes = np.empty(0 if plain else m, np.int32)
    sizes = np.empty(classes.size, np.int32)
    sums = np.empty(classes.size, np.int64)
    tops = np.empty(classes.size, np.int64)
    weighing = np.ones(m, np.int64) if weights.size == 0 else weights
    for g in range(guesses.shape[0]):
        row = g % codes.shape[0]
        if row == 0:
            codes_of(
                codes, g, guesses, order, singles, own, solved, kind, planes, columns, times, held,
                rows,
            )  # fmt: skip
        if scanned:
            total, squares, worst, parts = count_scanned(codes[row], m, table, summed, worth)
            shot = parts
        elif plain:
            total, squares, worst, parts = count_touched(codes[row], m, table, touched, worth)
            shot = parts
        else:
            parts = number_classes(codes[row], m, table, keys, classes)
            total, squares, worst, shot = count_weighed(
                classes, m, parts, weighing, worth, sizes, sums, tops
            )
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

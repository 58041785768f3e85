"""States of the search for the fewest guesses: what single loops find out about them, compiled.

The arrays are those of `problem`. Importing this module imports numba: see `strategy.kernels`.
"""

import numpy as np

from wmh.engine.strategy.kernels.compiling import njit
from wmh.engine.strategy.kernels.numba_types import Array, Number

_FIBONACCI = np.uint64(0x9E3779B97F4A7C15)
_MURMUR = np.uint64(0xFF51AFD7ED558CCD)
_PROBES = 4
"""Places of the table where a state can be."""

_STRIP = 2048
"""Guesses counted together, so that what is counted stays in the cache."""


@njit(nogil=True, cache=True)
def mixed(x: Number) -> Number:
    """A number that looks random, uint64."""
    x = (x ^ (x >> np.uint64(33))) * _MURMUR
    x = (x ^ (x >> np.uint64(29))) * _FIBONACCI
    return x ^ (x >> np.uint64(32))


@njit(nogil=True, cache=True)
def name_all(numbers: Array) -> Array:
    """A name for each word, by its number in the lexicon: uint64."""
    names = np.empty(numbers.size, np.uint64)
    for j in range(numbers.size):
        names[j] = mixed(np.uint64(numbers[j] + 1))
    return names


@njit(nogil=True, cache=True)
def number_rows(codes: Array, classes: Array) -> Number:
    """Number the codes of each row from 0 as they come; how many the row with most of them has."""
    g, m = codes.shape
    most = 0
    size = 4
    while size < 2 * m + 2:
        size *= 2
    shift = np.uint64(64 - int(np.log2(size)))
    mask = size - 1
    keys = np.empty(size, np.uint64)
    numbers = np.empty(size, np.int64)
    stamps = np.zeros(size, np.int64)
    for row in range(g):
        parts = 0
        for j in range(m):
            code = np.uint64(codes[row, j])
            slot = np.int64((code * _FIBONACCI) >> shift)
            while stamps[slot] == row + 1 and keys[slot] != code:
                slot = (slot + 1) & mask
            if stamps[slot] != row + 1:
                stamps[slot] = row + 1
                keys[slot] = code
                numbers[slot] = parts
                parts += 1
            classes[row, j] = numbers[slot]
        most = max(most, parts)
    return most


@njit(nogil=True, cache=True)
def novel(seen: Array, mark: Number) -> Number:
    """Whether a mark, not 0, is not among those seen; it is then.

    `seen` is uint64 (a power of two), with 0 where nothing is yet, and never full.
    """
    last = seen.size - 1
    slot = np.int64(mark & np.uint64(last))
    while seen[slot] != 0:
        if seen[slot] == mark:
            return False
        slot = (slot + 1) & last
    seen[slot] = mark
    return True


@njit(nogil=True, cache=True)
def distinct(classes: Array, member: Array, names: Array) -> Array:
    """The guesses, int64, that are needed: candidates, and one for each other partition."""
    g, m = classes.shape
    size = 4
    while size < 2 * g:
        size *= 2
    seen = np.zeros(size, np.uint64)
    marks = np.zeros(m + 1, np.uint64)
    needed = np.empty(g, np.int64)
    number = 0
    for row in range(g):
        parts = 0
        for j in range(m):
            marks[classes[row, j]] += names[j]
            parts = max(parts, classes[row, j] + 1)
        alike = np.uint64(0)
        for c in range(parts):
            alike += mixed(marks[c])
            marks[c] = 0
        if member[row] < 0 and (parts == 1 or not novel(seen, alike)):
            continue
        needed[number] = row
        number += 1
    return needed[:number].copy()


@njit(nogil=True, cache=True)
def count_parts(state: Array, columns: Array, parts: Array) -> None:
    """How many classes each of the first guesses makes of a state, in `parts` (guesses,).

    A candidate begins a class unless one before it is in the same.
    """
    twin = np.empty(_STRIP, columns.dtype)
    for start in range(0, parts.size, _STRIP):
        size = min(_STRIP, parts.size - start)
        counted = parts[start : start + size]
        counted[:] = 1
        for s in range(1, state.size):
            mine = columns[state[s], start : start + size]
            twins = twin[:size]
            twins[:] = 0
            before = 0
            while before + 4 <= s:
                a = columns[state[before], start : start + size]
                b = columns[state[before + 1], start : start + size]
                c = columns[state[before + 2], start : start + size]
                d = columns[state[before + 3], start : start + size]
                for k in range(size):
                    twins[k] |= (
                        (a[k] == mine[k])
                        | (b[k] == mine[k])
                        | (c[k] == mine[k])
                        | (d[k] == mine[k])
                    )
                before += 4
            while before < s:
                a = columns[state[before], start : start + size]
                for k in range(size):
                    twins[k] |= a[k] == mine[k]
                before += 1
            for k in range(size):
                counted[k] += twins[k] ^ 1


@njit(nogil=True, cache=True)
def sort_classes(
    state: Array, row: Array, lies: Array, starts: Array, counts: Array, used: Array
) -> Number:
    """Put the classes of a guess one after the other in `lies` and where each begins in `starts`.

    `row` are the codes of the guess, by candidate. The classes come in the order in which they are
    met; how many there are. `counts` is 0 before and after.
    """
    parts = 0
    for s in range(state.size):
        c = row[state[s]]
        if counts[c] == 0:
            used[parts] = c
            parts += 1
        counts[c] += 1
    at = 0
    for p in range(parts):
        starts[p] = at
        at += counts[used[p]]
        counts[used[p]] = starts[p]
    starts[parts] = at
    for s in range(state.size):
        c = row[state[s]]
        lies[counts[c]] = state[s]
        counts[c] += 1
    for p in range(parts):
        counts[used[p]] = 0
    return parts


@njit(nogil=True, cache=True)
def passes(guess: Array, before: Array, secret: Array, ultra: bool) -> bool:
    """Whether a hard mode lets a guess pass after the clue that `before` got from `secret`."""
    length = guess.size
    for i in range(length):
        if before[i] == secret[i] and guess[i] != before[i]:
            return False
    for i in range(length):
        letter = before[i]
        wanted, held, greens, mine = 0, 0, 0, 0
        for k in range(length):
            wanted += before[k] == letter
            held += secret[k] == letter
            greens += before[k] == letter and secret[k] == letter
            mine += guess[k] == letter
        coloured = min(wanted, held)
        if mine < coloured:
            return False
        if ultra:
            if wanted > held and mine > held:
                return False
            if before[i] != secret[i] and guess[i] == letter:
                # It is yellow here if fewer than the coloured ones lie before it.
                earlier = greens
                for k in range(i):
                    earlier += before[k] == letter and secret[k] != letter
                if earlier < coloured:
                    return False
    return True


@njit(nogil=True, cache=True)
def find(key: Number, keys: Array, values: Array) -> Number:
    """What the table says of a state: its value times 4, plus how it was found; 0 for nothing."""
    mask = np.uint64(keys.size - 1)
    for probe in range(_PROBES):
        slot = (key + np.uint64(probe)) & mask
        if keys[slot] == key:
            return values[slot]
    return np.int64(0)


@njit(nogil=True, cache=True)
def keep(key: Number, value: Number, keys: Array, values: Array) -> None:
    """Remember a state; where there is no room, forget another."""
    mask = np.uint64(keys.size - 1)
    for probe in range(_PROBES):
        slot = (key + np.uint64(probe)) & mask
        if keys[slot] == key or values[slot] == 0:
            keys[slot] = key
            values[slot] = value
            return
    slot = (key + (key >> np.uint64(60)) % np.uint64(_PROBES)) & mask
    keys[slot] = key
    values[slot] = value


@njit(nogil=True, cache=True)
def floor(n: Number, most: Number) -> Number:
    """What no play of n candidates is better than, where no guess makes more than `most` classes.

    One of them is found by the first guess and the others by the second; but by the second no more
    than there are classes for, and by the third no more than each of those has classes for. A
    single one, of which a guess makes one class, is found at once.
    """
    return max(2 * n - 1, 3 * n - most - 1, 4 * n - max(most, 2) - most * most)


@njit(nogil=True, cache=True)
def look(
    row: Array,
    state: Array,
    weights: Array,
    plain: bool,
    most: int,
    names: Array,
    hashing: bool,
    counts: Array,
    sums: Array,
    tops: Array,
    marks: Array,
    used: Array,
) -> tuple[Number, Number, Number, Number, Number]:
    """One guess in one state: parts, largest class, sum of squares, what its classes may save.

    And a name for the partition. The sum of the squares is one of weight times size. What a class
    may save of two guesses for each candidate is its greatest weight, or where it is `plain`, less
    where it has more candidates than `most`. Tables start and end empty.
    """
    parts = 0
    for s in range(state.size):
        j = state[s]
        c = row[j]
        if counts[c] == 0:
            used[parts] = c
            parts += 1
        counts[c] += 1
        if hashing:
            marks[c] += names[j]
        if not plain:
            sums[c] += weights[j]
            tops[c] = max(tops[c], weights[j])
    worst = 0
    squares = 0
    top = np.int64(0)
    name = np.uint64(0)
    for p in range(parts):
        c = used[p]
        n = counts[c]
        worst = max(worst, n)
        if plain:
            squares += n * n
            top += 2 * n - floor(n, most)
        else:
            squares += n * sums[c]
            top += tops[c]
            sums[c] = 0
            tops[c] = 0
        counts[c] = 0
        if hashing:
            x = marks[c] * _MURMUR
            name += (x ^ (x >> np.uint64(31))) * _FIBONACCI
            marks[c] = 0
    return parts, worst, squares, top, name

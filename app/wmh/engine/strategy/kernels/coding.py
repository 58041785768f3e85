"""The codes of clues, of all candidates at once: compiled.

A rule is additive over the letters of a guess: what the guess AROSE makes of a secret is what its
A at place 0 makes of it, plus what its R at place 1 does, and so on; a letter that occurs twice is
one item with two places. So for each item one row holds its share of the code of every candidate,
and the codes of a guess are the sum of its rows: a few contiguous additions, and no table of
guesses by candidates.

Codes: a rule that marks tiles gives each place a digit to the base 3 (0 white, 1 yellow, 2 green),
the first place the least; black and white pegs give black * (length + 1) + letters in common; the
others their number. The guess itself, where it is a candidate, has a code of its own, `solved`.

Candidates lie in blocks of `width`, the last one padded, so that a block stays in the cache:
`columns` uint8 (blocks, length, width) are their letters, `times` uint8 (blocks, letters, width)
says how often each holds a letter, `planes` (blocks, length, letters, width) are the rows of
letters that occur once, in the type of the codes. Loops run from 0 over whole arrays, or they
would not become vector code.

Importing this module imports numba: see `strategy.kernels`.
"""

from collections.abc import Mapping

import numpy as np

from wmh.engine.clues.rules import Rule
from wmh.engine.strategy.kernels.compiling import njit
from wmh.engine.strategy.kernels.numba_types import Array, Number

TILES, NAIVE, PEGS, POSITIONS, JOTTO, JOTTO_EACH = range(6)
"""How a row is filled."""

KINDS: Mapping[Rule, int] = {
    Rule.TILES: TILES,
    # What the paper forgets, it forgets in reading: its games are marked as others are.
    Rule.PAPER: TILES,
    Rule.NAIVE: NAIVE,
    Rule.PEGS: PEGS,
    Rule.POSITIONS: POSITIONS,
    Rule.JOTTO: JOTTO,
    Rule.JOTTO_EACH: JOTTO_EACH,
}


@njit(nogil=True, cache=True)
def fill(
    row: Array,
    kind: Number,
    letter: Number,
    places: Array,
    number: Number,
    columns: Array,
    times: Array,
    left: Array,
) -> None:
    """The share of a block's codes that a letter at `number` places of a guess has.

    `row` (width,) is written, `left` uint8 (width,) is scratch.
    """
    length, width = columns.shape
    row[:] = 0
    if kind in (TILES, NAIVE):
        shared = kind == TILES and number > 1
        for j in range(width):  # A slice would bring the compiler its error message to compile.
            left[j] = times[j]
        if shared:  # Greens are paid first.
            for n in range(number):
                column = columns[places[n]]
                for j in range(width):
                    left[j] -= column[j] == letter
        for n in range(number):
            value = row.dtype.type(1)
            for _ in range(places[n]):
                value *= row.dtype.type(3)
            column = columns[places[n]]
            if shared:
                for j in range(width):
                    green = column[j] == letter
                    yellow = (not green) and left[j] > 0
                    left[j] -= yellow
                    row[j] += value * (yellow + green + green)
            else:
                for j in range(width):
                    row[j] += value * ((times[j] > 0) + (column[j] == letter))
        return
    if kind in (PEGS, JOTTO):
        for j in range(width):
            row[j] = min(np.uint8(number), times[j])
    elif kind == JOTTO_EACH:
        for j in range(width):
            row[j] = number * (times[j] > 0)
    if kind in (PEGS, POSITIONS):
        value = row.dtype.type(length + 1 if kind == PEGS else 1)
        for n in range(number):
            column = columns[places[n]]
            for j in range(width):
                row[j] += value * (column[j] == letter)


@njit(nogil=True, cache=True)
def count_letters(columns: Array, labels: Number) -> Array:
    """How often each candidate holds each letter: uint8 (blocks, labels, width)."""
    blocks, length, width = columns.shape
    times = np.zeros((blocks, labels, width), np.uint8)
    for b in range(blocks):
        for place in range(length):
            for j in range(width):
                letter = columns[b, place, j]
                if letter < labels:
                    times[b, letter, j] += np.uint8(1)
    return times


@njit(nogil=True, cache=True)
def fill_planes(planes: Array, used: Array, kind: Number, columns: Array, times: Array) -> None:
    """The rows of letters that occur once, where bool `used` (length, letters) wants them."""
    blocks, length, width = columns.shape
    left = np.empty(width, np.uint8)
    places = np.empty(1, np.int64)
    one = np.int64(1)  # Of the type that `fill_repeated` has, or `fill` is compiled for each.
    for b in range(blocks):
        for place in range(length):
            places[0] = place
            for letter in range(times.shape[1]):
                if used[place, letter]:
                    fill(
                        planes[b, place, letter], kind, np.uint8(letter), places, one, columns[b],
                        times[b, letter], left,
                    )  # fmt: skip


@njit(nogil=True, cache=True)
def plan(guesses: Array, order: Array, singles: Array) -> None:
    """The places of each guess in `order` uint8 (g, length), single letters first.

    `singles` uint8 (g,) says how many letters occur once; the others follow.
    """
    length = guesses.shape[1]
    for g in range(guesses.shape[0]):
        first, last = 0, length
        for place in range(length):
            times = 0
            for other in range(length):
                times += guesses[g, other] == guesses[g, place]
            if times == 1:
                order[g, first] = place
                first += 1
            else:
                last -= 1
                order[g, last] = place
        singles[g] = first


@njit(nogil=True, cache=True)
def fill_repeated(
    guesses: Array,
    g: Number,
    order: Array,
    single: Number,
    kind: Number,
    columns: Array,
    times: Array,
    held: Array,
    rows: Array,
    left: Array,
    places: Array,
) -> Number:
    """Rows for the letters of guess `g` that occur more than once; how many there are.

    `rows` (blocks, length, width) keeps them from one guess to the next, `held` uint64 (length,)
    says which they are; both belong to one thread. `places` int64 (length,) is scratch.
    """
    repeated = 0
    seen = np.uint64(0)
    for n in range(guesses.shape[1] - 1, single - 1, -1):
        place = order[g, n]
        if seen >> np.uint64(place) & np.uint64(1):
            continue
        letter = guesses[g, place]
        number = np.int64(0)
        mask = np.uint64(0)
        for other in range(n, single - 1, -1):
            if guesses[g, order[g, other]] == letter:
                places[number] = order[g, other]
                mask |= np.uint64(1) << np.uint64(order[g, other])
                number += 1
        seen |= mask
        name = (np.uint64(letter + 1) << np.uint64(32)) | mask
        if held[repeated] != name:
            for b in range(columns.shape[0]):
                fill(
                    rows[b, repeated], kind, letter, places, number, columns[b], times[b, letter],
                    left,
                )  # fmt: skip
            held[repeated] = name
        repeated += 1
    return repeated


@njit(nogil=True, cache=True)
def add_up(
    codes: Array,
    guesses: Array,
    g: Number,
    places: Array,
    single: Number,
    repeated: Number,
    planes: Array,
    rows: Array,
) -> None:
    """The codes of a block of candidates for one guess, in `codes`.

    All of `codes`, `planes` and `rows` are seen as uint64 here, so that several codes are added at
    once: no sum is greater than the type of a code can hold, so none spills into its neighbour.
    """
    width = codes.size
    if single >= 5:
        a, b, c, d, e = places[g, 0], places[g, 1], places[g, 2], places[g, 3], places[g, 4]
        ga, gb, gc = guesses[g, a], guesses[g, b], guesses[g, c]
        gd, ge = guesses[g, d], guesses[g, e]
        for j in range(width):
            codes[j] = (
                planes[a, ga, j]
                + planes[b, gb, j]
                + planes[c, gc, j]
                + planes[d, gd, j]
                + planes[e, ge, j]
            )
        done = 5
    elif single >= 3:
        a, b, c = places[g, 0], places[g, 1], places[g, 2]
        ga, gb, gc = guesses[g, a], guesses[g, b], guesses[g, c]
        for j in range(width):
            codes[j] = planes[a, ga, j] + planes[b, gb, j] + planes[c, gc, j]
        done = 3
    elif single >= 1:
        a = places[g, 0]
        ga = guesses[g, a]
        for j in range(width):
            codes[j] = planes[a, ga, j]
        done = 1
    else:
        codes[:] = 0
        done = 0
    while done + 2 <= single:
        a, b = places[g, done], places[g, done + 1]
        ga, gb = guesses[g, a], guesses[g, b]
        for j in range(width):
            codes[j] += planes[a, ga, j] + planes[b, gb, j]
        done += 2
    if done < single:
        a = places[g, done]
        ga = guesses[g, a]
        for j in range(width):
            codes[j] += planes[a, ga, j]
    for r in range(repeated):
        for j in range(width):
            codes[j] += rows[r, j]


@njit(nogil=True, cache=True)
def codes_of(
    codes: Array,
    start: Number,
    guesses: Array,
    places: Array,
    singles: Array,
    own: Array,
    solved: Number,
    kind: Number,
    planes: Array,
    columns: Array,
    times: Array,
    held: Array,
    rows: Array,
) -> None:
    """The codes of all candidates for the guesses from `start`, in `codes` (k, blocks * width).

    Several guesses in one call, because what a call costs would be more than what it does for few
    candidates. `own` int64 (g,) are the guesses' places among the candidates, or -1.
    """
    blocks, length, width = columns.shape
    left = np.empty(width, np.uint8)
    scratch = np.empty(length, np.int64)
    wide_codes, wide_planes = codes.view(np.uint64), planes.view(np.uint64)
    wide_rows = rows.view(np.uint64)
    wide = wide_planes.shape[3]
    for k in range(min(codes.shape[0], guesses.shape[0] - start)):
        g = start + k
        repeated = 0
        if singles[g] < length:
            repeated = fill_repeated(
                guesses, g, places, singles[g], kind, columns, times, held, rows, left, scratch
            )
        for b in range(blocks):
            add_up(
                wide_codes[k, b * wide : (b + 1) * wide], guesses, g, places, singles[g],
                repeated, wide_planes[b], wide_rows[b],
            )  # fmt: skip
        if own[g] >= 0:
            codes[k, own[g]] = solved

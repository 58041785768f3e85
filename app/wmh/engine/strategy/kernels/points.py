"""Points to expect in Lingo: the search of `lookahead`, compiled.

A win with k attempts left, the winning guess counted, brings k. With one left the points are 1 for
any of the candidates; with two left a guess wins one for each class it makes, and one more if it
is the secret itself; from three left the most promising guesses are tried, which those are says
`worth` (attempts, size): what classes of each size have brought on average.

No class of m words brings more with k attempts left than k for one of them and k - 1 for each
other one, so a guess that makes p classes of n words brings n * (k - 2) + p at most, and one more
if it is the secret itself. Guesses for which that is too little are passed over.

Arrays are as in `search`. Importing this module imports numba: see `strategy.kernels`.
"""

import numpy as np

from wmh.engine.strategy.kernels.compiling import njit
from wmh.engine.strategy.kernels.numba_types import Array, Number
from wmh.engine.strategy.kernels.states import count_parts, sort_classes

_FEW = 40
"""Candidates to which all guesses are counted together, each candidate with each."""


@njit(nogil=True, cache=True)
def points(
    state: Array, left: Number, width: Number, enough: Number, classes: Array, columns: Array,
    member: Array, guess_of: Array, inside: Array, worth: Array, counts: Array, used: Array,
) -> Number:  # fmt: skip
    """Points in all over the candidates of a state, with `left` attempts: int64.

    `width` guesses are tried here, and a third of them one guess later. Where no more than `enough`
    can be had, the result may be anything up to that.
    """
    n = state.size
    if left == 1:
        return 1
    if n <= 2:
        return left if n == 1 else 2 * left - 1
    own = _own(state, classes, guess_of, counts, used)
    if own >= n - 1:
        # Nothing is better: without a candidate that tells all apart only one of them could win
        # now, and then two others are alike.
        return n * (left - 1) + own - n + 1
    if left == 2:
        return _most_parts(state, own, classes, columns, counts, used)
    guesses, makes = _promising(state, left, width, classes, member, inside, worth, counts, used)
    best = 0
    lies = np.empty(n, np.int64)
    starts = np.empty(n + 1, np.int64)
    for k in range(guesses.size):
        g = guesses[k]
        wanted = max(best, enough)
        if makes[k] + n * (left - 2) <= wanted:
            continue
        parts = sort_classes(state, classes[g], lies, starts, counts, used)
        # What the classes bring that have been looked at, and what the others can bring at most.
        most = n * (left - 2) + parts
        for p in range(parts):
            part = lies[starts[p] : starts[p + 1]]
            if part[0] == member[g]:
                most += 1
                continue
            most -= part.size * (left - 2) + 1
            most += points(
                part.copy(), left - 1, max(2, width // 3), wanted - most, classes, columns, member,
                guess_of, inside, worth, counts, used,
            )  # fmt: skip
            if most <= wanted:
                break
        best = max(best, most)
    return best


@njit(nogil=True, cache=True)
def _own(state: Array, classes: Array, guess_of: Array, counts: Array, used: Array) -> Number:
    """The most classes that a candidate makes."""
    most = 0
    for s in range(state.size):
        g = guess_of[state[s]]
        if g >= 0:
            most = max(most, _parts(state, classes[g], counts, used))
            if most == state.size:
                break
    return most


@njit(nogil=True, cache=True)
def _most_parts(
    state: Array, own: Number, classes: Array, columns: Array, counts: Array, used: Array
) -> Number:
    """The most classes that a guess makes, one more for a candidate's; those make `own`."""
    most = own + (own > 0)
    if state.size > _FEW:
        for g in range(classes.shape[0]):
            most = max(most, _parts(state, classes[g], counts, used))
        return most
    parts = np.empty(columns.shape[1], columns.dtype)
    count_parts(state, columns, parts)
    for k in range(parts.size):
        most = max(most, np.int64(parts[k]))
    return most


@njit(nogil=True, cache=True)
def _parts(state: Array, row: Array, counts: Array, used: Array) -> Number:
    """How many classes a guess makes."""
    parts = 0
    for s in range(state.size):
        c = row[state[s]]
        if counts[c] == 0:
            used[parts] = c
            parts += 1
            counts[c] = 1
    for p in range(parts):
        counts[used[p]] = 0
    return parts


@njit(nogil=True, cache=True)
def _promising(
    state: Array, left: Number, width: Number, classes: Array, member: Array, inside: Array,
    worth: Array, counts: Array, used: Array,
) -> tuple[Array, Array]:  # fmt: skip
    """The most promising guesses, best first, and how many classes each makes.

    One more for what can be the secret.
    """
    width = min(width, classes.shape[0])
    guesses = np.zeros(width, np.int64)
    makes = np.zeros(width, np.int64)
    values = np.full(width, -1.0)
    for s in range(state.size):
        inside[state[s]] = 1
    for g in range(classes.shape[0]):
        parts = 0
        for s in range(state.size):
            c = classes[g, state[s]]
            if counts[c] == 0:
                used[parts] = c
                parts += 1
            counts[c] += 1
        value = 0.0
        for p in range(parts):
            value += worth[left - 1, counts[used[p]]]
            counts[used[p]] = 0
        if member[g] >= 0 and inside[member[g]]:
            value += 1.0
            parts += 1
        if value <= values[width - 1]:
            continue
        place = width - 1
        while place > 0 and values[place - 1] < value:
            guesses[place], makes[place] = guesses[place - 1], makes[place - 1]
            values[place] = values[place - 1]
            place -= 1
        guesses[place], makes[place], values[place] = g, parts, value
    for s in range(state.size):
        inside[state[s]] = 0
    return guesses, makes

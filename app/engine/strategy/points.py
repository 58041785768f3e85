"""Points to expect in Lingo: the search of `lookahead`, compiled.

A win with k attempts left, the winning guess counted, brings k. With one left the points are 1 for
any of the candidates; with two left a guess wins one for each class it makes, and one more if it
is the secret itself; from three left the most promising guesses are tried, which those are says
`worth` (attempts, size): what classes of each size have brought on average.

Arrays are as in `search`. Importing this module imports numba: see `strategy.kernels`.
"""

import numpy as np
from numba import njit

from app.engine.strategy.compiled import Array, Number
from app.engine.strategy.states import count_parts


@njit(nogil=True, cache=True)
def promise(
    state: Array, left: Number, classes: Array, member: Array, inside: Array, worth: Array,
    counts: Array, used: Array, values: Array,
) -> None:  # fmt: skip
    """What each guess promises in a state, in `values` float64 (guesses,): points in all."""
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
        values[g] = value
    for s in range(state.size):
        inside[state[s]] = 0


@njit(nogil=True, cache=True)
def points(
    state: Array, left: Number, only: Number, width: Number, classes: Array, columns: Array,
    member: Array, guess_of: Array, inside: Array, worth: Array, counts: Array, used: Array,
) -> Number:  # fmt: skip
    """Points in all over the candidates of a state, with `left` attempts.

    `width` guesses are tried here, and a third of them one guess later, or the one guess `only` if
    it is not -1.
    """
    n = state.size
    if left == 1 and only < 0:
        return 1.0
    if n <= 2 and only < 0:
        return float(left) if n == 1 else 2.0 * left - 1.0
    if left == 2 and only < 0:
        parts = np.empty(columns.shape[1], columns.dtype)
        count_parts(state, columns, parts)
        best = 0
        for k in range(parts.size):
            best = max(best, parts[k])
        for s in range(n):
            if guess_of[state[s]] >= 0:
                best = max(best, parts[guess_of[state[s]]] + 1)
        return float(best)
    if only >= 0:
        order = np.empty(1, np.int64)
        order[0] = only
    else:
        values = np.empty(classes.shape[0], np.float64)
        promise(state, left, classes, member, inside, worth, counts, used, values)
        order = np.argsort(-values)[:width]
    best_value = 0.0
    lies = np.empty(n, np.int64)
    starts = np.empty(n + 1, np.int64)
    for k in range(order.size):
        g = order[k]
        parts_of = 0
        for s in range(n):
            c = classes[g, state[s]]
            if counts[c] == 0:
                used[parts_of] = c
                parts_of += 1
            counts[c] += 1
        at = 0
        for p in range(parts_of):
            starts[p] = at
            at += counts[used[p]]
            counts[used[p]] = starts[p]
        starts[parts_of] = at
        for s in range(n):
            c = classes[g, state[s]]
            lies[counts[c]] = state[s]
            counts[c] += 1
        for p in range(parts_of):
            counts[used[p]] = 0
        value = 0.0
        for p in range(parts_of):
            if lies[starts[p]] == member[g]:
                value += left
            else:
                value += points(
                    lies[starts[p] : starts[p + 1]].copy(), left - 1, np.int64(-1),
                    max(2, width // 3), classes, columns, member, guess_of, inside, worth, counts,
                    used,
                )  # fmt: skip
        best_value = max(best_value, value)
    return best_value

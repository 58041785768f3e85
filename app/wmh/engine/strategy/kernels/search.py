"""The search for the fewest guesses: the compiled part of `endgame`.

A state is a set of candidates; its value is the sum over them of their weight times the number of
guesses to the end, under the best play. Known before anything is searched:

- no play is better than the likeliest candidate in one guess and all others in two, 2W - w;
- so no guess is better than W plus that bound for each of its classes, and it is exactly that
  good if no class has more than two candidates;
- guesses that split a state alike split every part of it alike, so one of them is enough; only
  those that are candidates must all stay, because each can end the game.

`classes` (guesses, candidates) holds the number of the class, from 0, that each guess puts each
candidate in, and `columns` the same (candidates, guesses). `member` int64 (guesses,) is the
candidate a guess is, or -1; `guess_of` int64 (candidates,) the guess a candidate is, or -1.
`names` uint64 (candidates,) are random: a set is known by the sum of its names, and what has been
found out about it is kept under that sum in a table, `keys` uint64 and `values` int64. The arrays
from `counts` to `seen` are scratch: no call needs them after it has called another.

Importing this module imports numba: see `strategy.kernels`.
"""

import numpy as np
from numba import njit

from wmh.engine.strategy.kernels.numba_types import Array, Number
from wmh.engine.strategy.kernels.states import (
    count_parts,
    find,
    keep,
    look,
    mixed,
    passes,
    sort_classes,
)

NEVER = 1 << 50
"""The value of a state that cannot be ended in the guesses that are left."""

UNFINISHED = -1
"""The value of a state whose search was given up because the effort allowed was spent."""

ENDLESS = 99
"""So many guesses left that they need not be counted."""

CANDIDATES, PARTS, WHOLE, EXACT = range(4)
"""How far a state was searched: only the candidates were tried as guesses; the parts of all
guesses were counted; guesses were followed; and there is no more to know. All but the last give a
bound."""

_COUNTED_TO = 64
"""Candidates to which parts are counted for all guesses at once, in time that grows with the
square."""

_FIBONACCI = np.uint64(0x9E3779B97F4A7C15)
_MURMUR = np.uint64(0xFF51AFD7ED558CCD)


@njit(nogil=True, cache=True)
def search(
    state: Array,
    guesses: Array,
    left: int,
    beta: Number,
    only: Number,
    width: int,
    hard: int,
    extent: int,
    classes: Array,
    columns: Array,
    member: Array,
    guess_of: Array,
    letters: Array,
    secrets: Array,
    weights: Array,
    plain: bool,
    names: Array,
    salt: Number,
    keys: Array,
    values: Array,
    counts: Array,
    sums: Array,
    tops: Array,
    marks: Array,
    used: Array,
    inside: Array,
    seen: Array,
    effort: Array,
    best_guess: Array,
) -> Number:
    """The value of a state if it is less than `beta`; else a bound of it that is not.

    `state` int64 (n,) are candidates, `guesses` int64 the guesses to look at, `left` how many may
    be made, `width` how many of them are followed, 0 for all. `hard` is 1 for the hard mode, 2 for
    the ultra one, 3 where only candidates may be guessed (`guesses` is empty then), or 0. `only`
    is the one guess to be tried here, or -1. `extent` says how far to go; short of WHOLE the value
    may be a bound that is less than `beta`. `effort` int64 (1,) is what may still be spent, in
    guesses times candidates. Where `best_guess` int64 (1,) is given, the guess is written there
    and the table is not asked about this state.
    """
    n = state.size
    root = best_guess.size > 0
    weight = np.int64(0)
    top = np.int64(0)
    name = np.uint64(0)
    for s in range(n):
        weight += weights[state[s]]
        top = max(top, weights[state[s]])
        name += names[state[s]]
    if left < 1 or (left == 1 and n > 1):
        return np.int64(NEVER)
    if n == 1 and only < 0:
        if root:
            best_guess[0] = guess_of[state[0]]
        return weight
    if not root and (n == 2 or 2 * weight - top >= beta):
        return 2 * weight - top
    if hard:
        other = np.uint64(0)
        for k in range(guesses.size):
            other += mixed(np.uint64(guesses[k]) + salt)
        name = mixed(name) + other
    key = mixed(name + salt + np.uint64(left) * _FIBONACCI + np.uint64(width) * _MURMUR)
    if not root:
        known = find(key, keys, values)
        if known and ((known & 3) == EXACT or (known >> 2) >= beta or (known & 3) >= extent):
            return known >> 2
    # What is left after this guess decides how large a class may be for its value to be known.
    settled = min(2, left - 1)
    hashing = hard == 0
    best = np.int64(NEVER)
    least = np.int64(NEVER)
    # First the candidates: one that tells all the others apart ends the search.
    kept = np.empty(n, np.int64)
    bounds = np.empty(n, np.int64)
    orders = np.empty(n, np.int64)
    number = 0
    for s in range(n):
        g = guess_of[state[s]]
        if g < 0 or (only >= 0 and g != only):
            continue
        parts, worst, squares, heads, alike = look(
            classes[g], state, weights, plain, names, False, counts, sums, tops, marks, used
        )
        bound = 3 * weight - heads - weights[state[s]]
        if worst <= settled:
            if bound < best:
                best = bound
                if root:
                    best_guess[0] = g
            if plain and bound == 2 * n - 1 and only < 0:
                if not root:
                    keep(key, 4 * bound + EXACT, keys, values)
                return bound
        elif left > 2:
            kept[number] = g
            bounds[number] = bound
            orders[number] = 2 * squares + n * bound
            number += 1
            least = min(least, bound)
    if plain and only < 0:
        # No candidate does, so nothing is better than 2 n.
        if best <= 2 * n:
            if not root:
                keep(key, 4 * best + EXACT, keys, values)
            return best
        if not root and (extent == CANDIDATES or beta <= 2 * n):
            keep(key, np.int64(8 * n + CANDIDATES), keys, values)
            return np.int64(2 * n)
    # Then how many classes the other guesses make, and so what they can be worth at best.
    limit = min(best, beta)
    counted = not root and not hard and n <= _COUNTED_TO
    promising = guesses
    if counted:
        parts_of = np.empty(columns.shape[1], columns.dtype)
        count_parts(state, columns, parts_of)
        effort[0] -= columns.shape[1] * (1 + n // 8)
        for s in range(n):
            if guess_of[state[s]] >= 0:
                parts_of[guess_of[state[s]]] = 0
        most = 0
        for k in range(parts_of.size):
            most = max(most, parts_of[k])
        # The greatest weights, one for each class.
        heavy = np.sort(weights[state])[::-1].cumsum()
        others = 3 * weight - heavy[most - 1] if most else np.int64(NEVER)
        if plain and most >= n - 1 and left > 2:
            # All classes are single but for at most one pair.
            best = min(best, others)
        bound = min(least, others)
        if best <= bound:
            keep(key, 4 * best + EXACT, keys, values)
            return best
        if bound >= beta or extent == PARTS:
            keep(key, 4 * bound + PARTS, keys, values)
            return bound
        wanted = 0
        while wanted < n and 3 * weight - heavy[wanted] >= limit:
            wanted += 1
        many = 0
        promising = np.empty(parts_of.size, np.int64)
        for k in range(parts_of.size):
            if parts_of[k] > wanted:
                promising[many] = k
                many += 1
        promising = promising[:many]
    size = 4
    if hashing:
        while size < 2 * promising.size + 2:
            size *= 2
        seen[:size] = 0
    for s in range(n):
        inside[state[s]] = 1
    kept = np.concatenate((kept[:number], np.empty(promising.size, np.int64)))
    bounds = np.concatenate((bounds[:number], np.empty(promising.size, np.int64)))
    orders = np.concatenate((orders[:number], np.empty(promising.size, np.int64)))
    for k in range(promising.size):
        g = promising[k]
        if (member[g] >= 0 and inside[member[g]]) or (only >= 0 and g != only):
            continue
        parts, worst, squares, heads, alike = look(
            classes[g], state, weights, plain, names, hashing, counts, sums, tops, marks, used
        )
        if parts == 1:
            continue
        if hashing:
            slot = np.int64(alike & np.uint64(size - 1))
            while seen[slot] != 0 and seen[slot] != alike:
                slot = (slot + 1) & (size - 1)
            if seen[slot] == alike:
                continue
            seen[slot] = alike
        bound = 3 * weight - heads
        if worst <= settled:
            if bound < best:
                best = bound
                if root:
                    best_guess[0] = g
            if plain and bound == 2 * n and only < 0:
                least = np.int64(NEVER)
                break
        elif left > 2:
            kept[number] = g
            bounds[number] = bound
            orders[number] = 2 * squares + n * bound
            number += 1
            least = min(least, bound)
    for s in range(n):
        inside[state[s]] = 0
    effort[0] -= (n + 20) * promising.size
    if counted:
        # What those can be worth that were not promising.
        least = min(least, limit)
    if best <= least:
        if not root:
            keep(key, 4 * best + EXACT, keys, values)
        return best
    if not root and least >= beta:
        keep(key, 4 * least + WHOLE, keys, values)
        return least
    if effort[0] < 0:
        return np.int64(UNFINISHED)
    order = np.argsort(orders[:number])
    if width and order.size > width:
        order = order[:width]
    low = min(best, limit) if counted else best
    lies = np.empty(n, np.int64)
    starts = np.empty(n + 1, np.int64)
    cheap = np.empty(n, np.int64)
    for index in range(order.size):
        if effort[0] < 0:  # Those before it are in the table, and are found there at once.
            return np.int64(UNFINISHED)
        k = order[index]
        limit = min(best, beta)
        if bounds[k] >= limit:
            low = min(low, bounds[k])
            continue
        g = kept[k]
        row = classes[g]
        own = member[g]
        parts = sort_classes(state, row, lies, starts, counts, used)
        total = weight
        for p in range(parts):
            w = np.int64(0)
            t = np.int64(0)
            for s in range(starts[p], starts[p + 1]):
                w += weights[lies[s]]
                t = max(t, weights[lies[s]])
            cheap[p] = 0 if lies[starts[p]] == own else 2 * w - t
            total += cheap[p]
        # Small classes first, and all of them cheaply before any of them wholly: what is known
        # then may already be too much.
        sizes = starts[1 : parts + 1] - starts[:parts]
        by_size = np.argsort(sizes)
        for extent_below in range(WHOLE if hard else CANDIDATES, EXACT):
            if not plain and extent_below == CANDIDATES:
                continue
            for p in by_size:
                if sizes[p] <= settled or total >= limit:
                    continue
                child = lies[starts[p] : starts[p + 1]]
                guesses_below = guesses
                if hard:
                    passed = np.empty(guesses.size, np.int64)
                    many = 0
                    for h in range(guesses.size):
                        if passes(letters[guesses[h]], letters[g], secrets[child[0]], hard == 2):
                            passed[many] = guesses[h]
                            many += 1
                    guesses_below = passed[:many]
                value = search(
                    child, guesses_below, left - (left != ENDLESS), limit - (total - cheap[p]),
                    np.int64(-1), width, hard, extent_below, classes, columns, member, guess_of,
                    letters, secrets, weights, plain, names, salt, keys, values, counts, sums,
                    tops, marks, used, inside, seen, effort, best_guess[:0],
                )  # fmt: skip
                if value == UNFINISHED:
                    return np.int64(UNFINISHED)
                if value > cheap[p]:
                    total += value - cheap[p]
                    cheap[p] = value
        if total < limit:
            best = total
            if root:
                best_guess[0] = g
        low = min(low, total)
    if not root:
        if best < beta:
            keep(key, 4 * best + EXACT, keys, values)
        else:
            keep(key, 4 * low + WHOLE, keys, values)
    return best if best < beta else low

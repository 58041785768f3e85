"""The search for the fewest guesses: the compiled part of `endgame`.

A state is a set of candidates; its value is the sum over them of their weight times the number of
guesses to the end, under the best play. Known before anything is searched:

- no play is better than the likeliest candidate in one guess and all others in two, 2W - w;
- nor is it better than the clues there are let it be: see `floor`;
- so no guess is better than W plus that bound for each of its classes, and it is exactly that
  good if no class has more than two candidates;
- a guess makes no more classes of a part of a state than of the whole of it;
- guesses that split a state alike split every part of it alike, so one of them is enough; only
  those that are candidates must all stay, because each can end the game;
- of guesses that become each other by exchanging what is `alike`, one is enough: see `exchange`.

So a state is searched in three passes, each only where those before it did not decide: its own
candidates are tried; the parts of all guesses are counted; and what is left is followed, the most
promising guess first. What has been found out is kept in a table.

Importing this module imports numba: see `strategy.kernels`.
"""

import numpy as np

from wmh.engine.strategy.kernels.compiling import njit
from wmh.engine.strategy.kernels.exchange import first_ones, told_apart
from wmh.engine.strategy.kernels.narrowing import narrowed
from wmh.engine.strategy.kernels.numba_types import Array, Number
from wmh.engine.strategy.kernels.problem import Findings, Problem, Scratch
from wmh.engine.strategy.kernels.states import find, floor, keep, mixed, passes, sort_classes
from wmh.engine.strategy.kernels.tries import (
    NEVER,
    Ahead,
    State,
    Tried,
    count_others,
    longer,
    promising_guesses,
    too_few,
    try_guesses,
    try_others,
    worth_counting,
)

UNFINISHED = -1
"""The value of a state whose search was given up because the effort allowed was spent."""

ENDLESS = 99
"""So many guesses left that they need not be counted."""

CANDIDATES, PARTS, WHOLE, EXACT = range(4)
"""How far a state was searched: only the candidates were tried as guesses; the parts of all
guesses were counted; guesses were followed; and there is no more to know. All but the last give a
bound."""

_COUNTED_TO = 128
"""Candidates to which parts are counted for all guesses at once, in time that grows with the
square."""

_NARROWED_FROM = 12
"""Candidates from which it pays to make the search below a state smaller."""

_STATE = 20_000
"""What it costs to search a state at all, in guesses times candidates looked at."""

_FIBONACCI = np.uint64(0x9E3779B97F4A7C15)
_MURMUR = np.uint64(0xFF51AFD7ED558CCD)


@njit(nogil=True, cache=True)
def search(
    among: Array,
    guesses: Array,
    left: int,
    beta: int,
    extent: int,
    depth: int,
    alike: Array,
    problem: Problem,
    findings: Findings,
    scratch: Scratch,
) -> Number:
    """The value of a state if it is less than `beta`; else a bound of it that is not.

    `guesses` int64 are those to look at, none where only candidates may be guessed. `extent` says
    how far to go; short of WHOLE the value may be a bound that is less than `beta`. `depth` is how
    many guesses lie before it, 0 for the state that was asked about. The others are as in `State`.
    """
    n, root = among.size, depth == 0
    if left < 1 or (left == 1 and n > 1):
        return np.int64(NEVER)
    weight, top, name = _summed(among, problem)
    only = problem.only if root else -1
    if n == 1 and only < 0:
        if root:
            findings.guess[0] = problem.guess_of[among[0]]
        return weight
    if not root:
        least = floor(n, problem.most) if problem.plain else 2 * weight - top
        if n == 2 or least >= beta:
            return least
    key = _key(name, guesses, left, problem)
    if not root:
        known = find(key, findings.keys, findings.values)
        deep = known & 3
        # A bound of a search as far as this one goes may be less than this beta.
        if known and (deep == EXACT or (known >> 2) >= beta or extent <= min(deep, PARTS)):
            return known >> 2
    # What is left after this guess decides how large a class may be for its value to be known.
    state = State(among, weight, left, min(2, left - 1), root, only)
    # First the candidates: one that tells all the others apart ends the search.
    ahead = Ahead(np.empty(n, np.int64), np.empty(n, np.int64), np.empty(n, np.int64))
    tried = Tried(np.int64(NEVER), np.int64(NEVER), 0, np.int64(0))
    own = problem.guess_of[among]
    exchanging = alike.size > 0 and only < 0
    if exchanging:
        own = np.where(first_ones(own, problem.letters, alike) > 0, own, -1)
    tried = try_guesses(own, state, True, ahead, tried, problem, findings, scratch)
    if not guesses.size:  # It is all that a state costs where only candidates are guessed.
        findings.effort[0] -= _STATE + n * n
    best = tried.best
    if problem.plain and only < 0:
        # Where no candidate does, nothing is better than 2 n.
        if best <= 2 * n:
            return _found(best, EXACT, key, root, findings)
        if not root and (extent == CANDIDATES or beta <= 2 * n):
            return _found(2 * n, CANDIDATES, key, root, findings)
    # Then how many classes the other guesses make, and so what they can be worth at best.
    limit, most = min(best, beta), np.int64(0)
    counted = not root and not problem.hard and n <= _COUNTED_TO
    promising, many, left_out = guesses, np.int64(guesses.size), False
    # The greatest weights, one for each class.
    heavy = np.sort(problem.weights[among])[::-1].cumsum()
    wanted = too_few(heavy, 3 * weight - limit)
    if not root and not problem.hard:
        # Of a part of a state a guess makes no more classes than of the whole.
        many = worth_counting(problem.parts, wanted)
        promising = guesses[:many]
        left_out = counted or many < guesses.size
        most = np.int64(wanted) if left_out else most
    if counted:
        parts_of, made = count_others(state, problem, findings, many)
        most = max(most, np.int64(made))
        others = 3 * weight - heavy[made - 1] if made else np.int64(NEVER)
        if problem.plain and made >= n - 1 and left > 2:
            # All classes are single but for at most one pair.
            best = min(best, others)
        bound = min(tried.least, others)
        counted_to = PARTS
        if many < guesses.size and bound >= limit:
            # All that is known of the guesses left out is that they are no better than the limit.
            bound, counted_to = limit, CANDIDATES
        if best <= bound:
            return _found(best, EXACT, key, root, findings)
        if bound >= beta or extent == PARTS:
            return _found(bound, counted_to, key, root, findings)
        promising = promising_guesses(parts_of, wanted)
    if exchanging:
        promising = promising[first_ones(promising, problem.letters, alike) > 0]
    ahead = longer(ahead, tried.number, promising.size)
    tried = Tried(best, tried.least, tried.number, max(tried.most, most))
    tried = try_others(promising, state, ahead, tried, problem, findings, scratch)
    best = tried.best
    # The limit is what those can be worth that were not promising.
    least = min(tried.least, limit) if left_out else tried.least
    if best <= least:
        return _found(best, EXACT, key, root, findings)
    if not root and (least >= beta or extent == PARTS):
        counted_to = CANDIDATES if left_out and least >= limit else PARTS
        return _found(least, counted_to, key, root, findings)
    if findings.effort[0] < 0:
        return np.int64(UNFINISHED)
    order = np.argsort(ahead.orders[: tried.number])
    if problem.width:
        order = order[: problem.width]
    low = min(best, limit) if left_out else best
    most = np.int64(problem.most) if only >= 0 else tried.most
    # What is below is searched among the guesses that still differ.
    below, places = problem, among
    if not problem.hard and _NARROWED_FROM <= n < problem.guess_of.size:
        below, places = narrowed(problem, among, most, scratch), np.arange(n)
        findings.effort[0] -= n * problem.classes.shape[0]
    looked_at = guesses if problem.hard else np.arange(below.parts.size)
    lies = np.empty(n, np.int64)
    starts = np.empty(n + 1, np.int64)
    cheap = np.empty(n, np.int64)
    for k in order:
        if findings.effort[0] < 0:  # Those before it are in the table, and are found there at once.
            return np.int64(UNFINISHED)
        limit = min(best, beta)
        if ahead.bounds[k] >= limit:
            low = min(low, ahead.bounds[k])
            continue
        g = ahead.guesses[k]
        parts, total = _split(g, state, most, lies, starts, cheap, problem, scratch)
        # Small classes first, and all of them cheaply before any of them wholly: what is known
        # then may already be too much.
        sizes = starts[1 : parts + 1] - starts[:parts]
        by_size = np.argsort(sizes)
        alike_below = told_apart(alike, problem.letters[g]) if alike.size else alike
        for extent_below in range(WHOLE if problem.hard else CANDIDATES, extent + 1):
            if not problem.plain and extent_below == CANDIDATES:
                continue
            for p in by_size:
                if sizes[p] <= state.settled or total >= limit:
                    continue
                child = places[lies[starts[p] : starts[p + 1]]]
                value = search(
                    child,
                    _passed(guesses, g, child[0], problem) if problem.hard else looked_at,
                    left - (left != ENDLESS),
                    limit - (total - cheap[p]),
                    extent_below,
                    depth + 1,
                    alike_below,
                    below,
                    findings,
                    scratch,
                )
                if value == UNFINISHED:
                    return np.int64(UNFINISHED)
                if value > cheap[p]:
                    total += value - cheap[p]
                    cheap[p] = value
        if total < limit:
            best = total
            if root:
                findings.guess[0] = g
        low = min(low, total)
    if best < beta:
        return _found(best, EXACT, key, root, findings)
    return _found(low, WHOLE, key, root, findings)


@njit(nogil=True, cache=True, inline="always")
def _summed(among: Array, problem: Problem) -> tuple[Number, Number, Number]:
    """The weight of a state, the greatest one in it, and its name."""
    weights, names = problem.weights, problem.names
    weight = np.int64(0)
    top = np.int64(0)
    name = np.uint64(0)
    for j in among:
        weight += weights[j]
        top = max(top, weights[j])
        name += names[j]
    return weight, top, name


@njit(nogil=True, cache=True, inline="always")
def _key(name: Number, guesses: Array, left: int, problem: Problem) -> Number:
    """Where a state stands in the table; in the hard modes its guesses belong to it."""
    if problem.hard:
        other = np.uint64(0)
        for g in guesses:
            other += mixed(np.uint64(g) + problem.salt)
        name = mixed(name) + other
    bounds = np.uint64(left) * _FIBONACCI + np.uint64(problem.width) * _MURMUR
    return mixed(name + problem.salt + bounds)


@njit(nogil=True, cache=True, inline="always")
def _found(value: Number, extent: int, key: Number, root: bool, findings: Findings) -> Number:
    """The value, remembered."""
    if not root:
        keep(key, 4 * np.int64(value) + extent, findings.keys, findings.values)
    return np.int64(value)


@njit(nogil=True, cache=True, inline="always")
def _split(
    g: Number,
    state: State,
    most: Number,
    lies: Array,
    starts: Array,
    cheap: Array,
    problem: Problem,
    scratch: Scratch,
) -> tuple[Number, Number]:
    """The classes of a guess as `sort_classes` has them, and the least each can be worth.

    They are of places in the state, of which no guess makes more than `most` classes. How many
    there are, and what they come to with the guess itself.
    """
    among, weights, own = state.among, problem.weights, problem.member[g]
    parts = sort_classes(
        np.arange(among.size),
        problem.classes[g][among],
        lies,
        starts,
        scratch.counts,
        scratch.used,
    )
    total = state.weight
    for p in range(parts):
        if among[lies[starts[p]]] == own:
            cheap[p] = 0
        elif problem.plain:
            cheap[p] = floor(starts[p + 1] - starts[p], most)
        else:
            weight = np.int64(0)
            top = np.int64(0)
            for s in lies[starts[p] : starts[p + 1]]:
                weight += weights[among[s]]
                top = max(top, weights[among[s]])
            cheap[p] = 2 * weight - top
        total += cheap[p]
    return parts, total


@njit(nogil=True, cache=True, inline="always")
def _passed(guesses: Array, before: Number, secret: Number, problem: Problem) -> Array:
    """The guesses that the mode lets pass after the clue that one before got from a secret."""
    letters, ultra = problem.letters, problem.hard == 2
    passed = np.empty(guesses.size, np.int64)
    many = 0
    for g in guesses:
        if passes(letters[g], letters[before], problem.secrets[secret], ultra):
            passed[many] = g
            many += 1
    return passed[:many]

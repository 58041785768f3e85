"""The tries of the search: guesses are looked at in a state, and what may be better is noted.

Importing this module imports numba: see `strategy.kernels`.
"""

from typing import NamedTuple

import numpy as np

from wmh.engine.strategy.kernels.compiling import njit
from wmh.engine.strategy.kernels.numba_types import Array, Number
from wmh.engine.strategy.kernels.problem import Findings, Problem, Scratch
from wmh.engine.strategy.kernels.states import count_parts, look

NEVER = 1 << 50
"""The value of a state that cannot be ended in the guesses that are left."""


class State(NamedTuple):
    """State: the candidates `among` which the secret is, int64 (n,), and what they weigh together.

    `left` is how many guesses may be made; after one of them a class of as many as `settled` has a
    value that is known. The `root` is the state that was asked about: its guess is written down,
    and the table is not asked. `only` is the one guess to be tried, or -1.
    """

    among: Array
    weight: int
    left: int
    settled: int
    root: bool
    only: int


class Ahead(NamedTuple):
    """Guesses that are to be followed: which, what they cannot be better than, and their order."""

    guesses: Array
    bounds: Array
    orders: Array


class Tried(NamedTuple):
    """Outcome of the guesses tried: the `best` value, and of the `number` ahead the `least`.

    `most` is how many classes one of them makes at most.
    """

    best: Number
    least: Number
    number: int
    most: Number


@njit(nogil=True, cache=True, inline="always")
def try_guesses(
    guesses: Array,
    state: State,
    own: bool,
    ahead: Ahead,
    tried: Tried,
    problem: Problem,
    findings: Findings,
    scratch: Scratch,
) -> Tried:
    """Look at guesses, -1 for none: all of them the state's `own` candidates, or none of them.

    A guess whose classes are all settled has its value, others go `ahead`. Nothing is tried after
    one that is as good as can be.
    """
    best, least, number, most = tried.best, tried.least, tried.number, tried.most
    among, plain = state.among, problem.plain and state.only < 0
    hashing = not own and not problem.hard
    # Fields are taken once: each time counts a reference, which the loop below would feel.
    classes, member, weights, names = (
        problem.classes, problem.member, problem.weights, problem.names
    )  # fmt: skip
    counts, sums, tops, marks, used, inside, seen = scratch
    places, bounds, orders = ahead
    size = 4
    if hashing:
        while size < 2 * guesses.size + 2:
            size *= 2
        seen[:size] = 0
    for g in guesses:
        if g < 0 or (state.only >= 0 and g != state.only):
            continue
        j = member[g]
        if not own and j >= 0 and inside[j]:
            continue
        parts, worst, squares, heads, alike = look(
            classes[g],
            among,
            weights,
            problem.plain,
            problem.most,
            names,
            hashing,
            counts,
            sums,
            tops,
            marks,
            used,
        )
        if not own and parts == 1:
            continue
        if hashing and _met(alike, size, seen):
            continue
        most = max(most, parts)
        bound = 3 * state.weight - heads
        if own:
            bound -= weights[j]
        if worst <= state.settled:
            if bound < best:
                best = bound
                if state.root:
                    findings.guess[0] = g
            if plain and bound == 2 * among.size - own:
                least = np.int64(NEVER)
                break
        elif state.left > 2:
            places[number] = g
            bounds[number] = bound
            orders[number] = 2 * squares + among.size * bound
            number += 1
            least = min(least, bound)
    return Tried(best, least, number, most)


@njit(nogil=True, cache=True, inline="always")
def _met(alike: Number, size: int, seen: Array) -> bool:
    """Whether a partition was met before, in the first `size` places of `seen`; now it is."""
    slot = np.int64(alike & np.uint64(size - 1))
    while seen[slot] != 0 and seen[slot] != alike:
        slot = (slot + 1) & (size - 1)
    if seen[slot] == alike:
        return True
    seen[slot] = alike
    return False


@njit(nogil=True, cache=True, inline="always")
def count_others(
    state: State, problem: Problem, findings: Findings, many: Number
) -> tuple[Array, Number]:
    """How many classes each of the first so `many` guesses makes, and the most of them.

    0 for the state's own candidates, which were tried.
    """
    parts = np.empty(many, problem.columns.dtype)
    count_parts(state.among, problem.columns, parts)
    findings.effort[0] -= parts.size * (1 + state.among.size // 8)
    guess_of = problem.guess_of
    for j in state.among:
        if 0 <= guess_of[j] < many:
            parts[guess_of[j]] = 0
    most = 0
    for g in range(parts.size):
        most = max(most, parts[g])
    return parts, most


@njit(nogil=True, cache=True, inline="always")
def too_few(heavy: Array, needed: int) -> Number:
    """The most parts with which the greatest weights come to no more than is needed.

    `heavy` int64 (n,) are the greatest weights, added up.
    """
    parts = 0
    while parts < heavy.size and heavy[parts] <= needed:
        parts += 1
    return parts


@njit(nogil=True, cache=True, inline="always")
def worth_counting(parts: Array, wanted: Number) -> Number:
    """How many guesses have more parts, where those of the most come first."""
    many = np.int64(parts.size)
    while many > 0 and parts[many - 1] <= wanted:
        many -= 1
    return many


@njit(nogil=True, cache=True, inline="always")
def promising_guesses(parts: Array, wanted: Number) -> Array:
    """The guesses with more parts."""
    many = 0
    promising = np.empty(parts.size, np.int64)
    for g in range(parts.size):
        if parts[g] > wanted:
            promising[many] = g
            many += 1
    return promising[:many]


@njit(nogil=True, cache=True, inline="always")
def longer(ahead: Ahead, number: int, more: int) -> Ahead:
    """The first ones ahead, and room for so many more."""
    room = np.empty(more, np.int64)
    return Ahead(
        np.concatenate((ahead.guesses[:number], room)),
        np.concatenate((ahead.bounds[:number], room)),
        np.concatenate((ahead.orders[:number], room)),
    )


@njit(nogil=True, cache=True, inline="always")
def try_others(
    promising: Array,
    state: State,
    ahead: Ahead,
    tried: Tried,
    problem: Problem,
    findings: Findings,
    scratch: Scratch,
) -> Tried:
    """Look at guesses that are no candidates of the state, and spend the effort."""
    among, inside = state.among, scratch.inside
    for j in among:
        inside[j] = 1
    tried = try_guesses(promising, state, False, ahead, tried, problem, findings, scratch)
    for j in among:
        inside[j] = 0
    findings.effort[0] -= (state.among.size + 20) * promising.size
    return tried

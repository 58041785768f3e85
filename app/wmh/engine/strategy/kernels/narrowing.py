"""The narrowing of a search to one state: what is below it needs fewer guesses and candidates.

Guesses that split a state alike split all that is below it alike. And what lies close together in
memory is looked at much sooner. Importing this module imports numba: see `strategy.kernels`.
"""

import numpy as np

from wmh.engine.strategy.kernels.compiling import njit
from wmh.engine.strategy.kernels.numba_types import Array, Number
from wmh.engine.strategy.kernels.problem import Problem, Scratch
from wmh.engine.strategy.kernels.states import mixed, novel


@njit(nogil=True, cache=True)
def narrowed(problem: Problem, among: Array, most: Number, scratch: Scratch) -> Problem:
    """The same problem with the candidates `among` alone, and the guesses that differ there.

    Guesses that are candidates all stay. `most` is how many classes a guess makes of them at most.
    """
    n, guesses = among.size, problem.classes.shape[0]
    counts, used = scratch.counts, scratch.used
    inside = np.full(problem.guess_of.size + 1, -1, np.int64)  # The last is what is no candidate.
    for s in range(n):
        inside[among[s]] = s
    names = problem.names[among]
    size = 4
    while size < 2 * guesses:
        size *= 2
    seen = np.zeros(size, np.uint64)
    marks = np.empty(n, np.uint64)
    classes = np.empty((guesses, n), problem.classes.dtype)
    needed = np.empty(guesses, np.int64)
    made = np.empty(guesses, np.int64)
    number = 0
    for g in range(guesses):
        row, mine = problem.classes[g], classes[number]
        parts = 0
        for s in range(n):
            c = row[among[s]]
            if counts[c] == 0:
                used[parts] = c
                marks[parts] = 0
                parts += 1
                counts[c] = parts
            p = counts[c] - 1
            mine[s] = p
            marks[p] += names[s]
        alike = np.uint64(0)
        for p in range(parts):
            alike += mixed(marks[p])
            counts[used[p]] = 0
        if inside[problem.member[g]] < 0 and (parts == 1 or not novel(seen, alike)):
            continue
        needed[number] = g
        made[number] = parts
        number += 1
    order = np.argsort(-made[:number], kind="mergesort")
    needed = needed[order]
    classes = classes[order]
    member = inside[problem.member[needed]]
    guess_of = np.full(n, -1, np.int64)
    for g in range(number):
        if member[g] >= 0:
            guess_of[member[g]] = g
    return Problem(
        classes,
        classes.T.copy(),
        member,
        guess_of,
        problem.letters[needed],
        problem.secrets[among],
        problem.weights[among],
        problem.plain,
        names,
        problem.salt,
        made[order],
        most,
        problem.hard,
        problem.width,
        -1,
    )

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
"""

import numpy as np
from numpy.typing import NDArray

from wmh.engine.strategy.kernels.kernel_calls import call, class_bytes, pointer, sides
from wmh.engine.strategy.kernels.problem import Findings, Problem, Scratch

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

_FIBONACCI = np.uint64(0x9E3779B97F4A7C15)
_MURMUR = np.uint64(0xFF51AFD7ED558CCD)


def search(
    among: NDArray[np.int64],
    guesses: NDArray[np.int64],
    left: int,
    beta: int,
    extent: int,
    alike: NDArray[np.int64],
    problem: Problem,
    findings: Findings,
    scratch: Scratch,
) -> int:
    """The value of a state if it is less than `beta`; else a bound of it that is not.

    The state are the candidates `among` which the secret is, int64. `guesses` int64 are those to
    look at, none where only candidates may be guessed; `left` is how many may be made. `extent`
    says how far to go; short of WHOLE the value may be a bound that is less than `beta`. What can
    be exchanged is `alike`: see `exchange`.
    """
    if not CANDIDATES <= extent <= WHOLE:
        raise ValueError(f"nothing is searched as far as {extent}")
    number, state = len(guesses), sides(among, 1)
    try:
        return call(
            "search", pointer(among, np.int64, state), state[0],
            pointer(guesses, np.int64, (number,)), number, min(left, ENDLESS), beta, extent, 0,
            problem.alike(alike), problem.table, findings.table, scratch.table,
        )  # fmt: skip
    except MemoryError:
        scratch.clear()
        raise


def passing(
    problem: Problem, guesses: NDArray[np.int64], before: int, secret: int
) -> NDArray[np.int64]:
    """The guesses that the hard mode lets pass after the clue that one `before` got."""
    passed, number = np.empty(len(guesses), np.int64), len(guesses)
    many = call(
        "pass_guesses", pointer(guesses, np.int64, (number,)), number, before, secret,
        problem.table, pointer(passed, np.int64, (number,)),
    )  # fmt: skip
    return passed[:many]


def distinct(
    classes: NDArray[np.unsignedinteger], member: NDArray[np.int64], names: NDArray[np.uint64]
) -> NDArray[np.int64]:
    """The guesses, int64, that are needed: candidates, and one for each other partition.

    The arrays are as in `Problem`.
    """
    g, m = sides(classes, 2)
    needed = np.empty(g, np.int64)
    number = call(
        "distinct", pointer(classes, classes.dtype, (g, m)), class_bytes(classes), g, m,
        pointer(member, np.int64, (g,)), pointer(names, np.uint64, (m,)),
        pointer(needed, np.int64, (g,)),
    )  # fmt: skip
    return needed[:number].copy()


def name_all(numbers: NDArray[np.integer]) -> NDArray[np.uint64]:
    """A name for each word that looks random, by its number in the lexicon: uint64."""
    x = numbers.astype(np.uint64) + np.uint64(1)
    x = (x ^ (x >> np.uint64(33))) * _MURMUR
    x = (x ^ (x >> np.uint64(29))) * _FIBONACCI
    return x ^ (x >> np.uint64(32))


def floor(n: int, most: int) -> int:
    """Bound of every play of n candidates where no guess makes more than `most` classes.

    One of them is found by the first guess and the others by the second; but by the second no more
    than there are classes for, and by the third no more than each of those has classes for. A
    single one, of which a guess makes one class, is found at once.
    """
    return call("floor_of", n, most)

"""Search for the fewest guesses: the compiled part of `endgame`.

A state is a set of candidates; its value is the sum over them of weight times the number of guesses
to the end, under the best play. These facts are known before any search:

- no play is better than the likeliest candidate in one guess and all others in two, 2W - w;
- nor better than the number of clues allows: see `floor`;
- so no guess is better than W plus that bound for each of its classes, and it is exactly that
  good if no class has more than two candidates;
- a guess makes no more classes of a part of a state than of the whole state;
- guesses that split a state alike split every part of it alike, so one of them is enough; only
  those that are candidates must all stay, because each can end the game;
- exchanging two places or letters that no clue distinguishes yet maps the list of words to itself,
  and a state to itself, so of guesses that map to each other one is enough.

`alike` int64 has the class of each place of a word, then of each letter: members of a class can be
exchanged; a class has the number of its first member. It is empty if nothing can be exchanged.

So a state is searched in three passes, each only if the earlier ones did not decide: its own
candidates are tried; the parts of all guesses are counted; and the remaining guesses are followed,
the most promising one first. Results are kept in a table.
"""

import numpy as np
from numpy.typing import NDArray

from wmh.engine.strategy.kernels.kernel_calls import call, class_bytes, pointer, sides, word_length
from wmh.engine.strategy.kernels.problem import Findings, Problem, Scratch


def told_apart(alike: NDArray[np.int64], guess: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Returns the classes after a guess: its letters, and places that differ, are in own classes.

    `alike` are the classes before the guess.
    """
    (length,), (size,) = sides(guess, 1), sides(alike, 1)
    left = np.empty(size, np.int64)
    still = call(
        "told_apart", pointer(alike, np.int64, (size,)), size - word_length(length),
        pointer(np.ascontiguousarray(guess), np.uint8, (length,)), length,
        pointer(left, np.int64, (size,)),
    )  # fmt: skip
    return left if still else np.empty(0, np.int64)


def first_ones(
    guesses: NDArray[np.int64], letters: NDArray[np.uint8], alike: NDArray[np.int64]
) -> NDArray[np.bool_]:
    """Returns which guesses are the first of the guesses that exchanges map to each other: bool.

    An element of `guesses` is the index of a word, or -1 for no guess (false). `letters` uint8
    (words, length) are the labels of all words.
    """
    (number,), (words, length), (size,) = sides(guesses, 1), sides(letters, 2), sides(alike, 1)
    first = np.empty(number, np.bool_)
    call(
        "first_ones", pointer(guesses, np.int64, (number,)), number,
        pointer(letters, np.uint8, (words, length)), words, word_length(length),
        pointer(alike, np.int64, (size,)), size - length,
        pointer(first, np.bool_, (number,)),
    )  # fmt: skip
    return first


NEVER = 1 << 50
"""Value of a state that cannot be ended with the guesses left."""

UNFINISHED = -1
"""Value that stands for a search that ended because its budget was spent."""

ENDLESS = 99
"""Number of guesses left that stands for no limit."""

CANDIDATES, PARTS, WHOLE, EXACT = range(4)
"""Extents of the search of a state, in ascending order.

With CANDIDATES only candidates were tried as guesses; with PARTS the parts of all guesses were
counted; with WHOLE guesses were followed; with EXACT the value is exact. All but the last give a
bound.
"""

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
    """Returns the value of a state if it is less than `beta`; else a bound of at least `beta`.

    The state is the set of candidates `among`, int64. `guesses` int64 are the guesses to examine,
    empty if only candidates may be guessed; `left` is how many guesses may be made. `extent` limits
    the search; below WHOLE the result may be a bound less than `beta`. `alike` are the exchangeable
    places and letters: see `exchange`.
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
    """Returns those of `guesses` that the hard mode accepts after the clue to the guess `before`.

    The clue is the one that the candidate `secret` causes.
    """
    passed, number = np.empty(len(guesses), np.int64), len(guesses)
    many = call(
        "pass_guesses", pointer(guesses, np.int64, (number,)), number, before, secret,
        problem.table, pointer(passed, np.int64, (number,)),
    )  # fmt: skip
    return passed[:many]


def distinct(
    classes: NDArray[np.unsignedinteger], member: NDArray[np.int64], names: NDArray[np.uint64]
) -> NDArray[np.int64]:
    """Returns the guesses that a search needs, int64: those that are candidates, and few others.

    Of the other guesses that split the candidates alike, only one is needed. The arrays are as in
    `Problem`.
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
    """Returns a pseudorandom name for each word, from its number in the lexicon: uint64."""
    x = numbers.astype(np.uint64) + np.uint64(1)
    x = (x ^ (x >> np.uint64(33))) * _MURMUR
    x = (x ^ (x >> np.uint64(29))) * _FIBONACCI
    return x ^ (x >> np.uint64(32))


def floor(n: int, most: int) -> int:
    """Returns a lower bound of the total guesses for n candidates, if a guess makes few classes.

    No guess makes more than `most` classes. At best the first guess finds one candidate, the second
    guess one in each class of the first, the third guess one in each class of these, and the fourth
    guess all others. The bound holds for a single candidate too, of which a guess makes one class.
    """
    return call("floor_of", n, most)

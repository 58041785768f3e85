"""The search for the fewest guesses: what it is given, what it leaves behind, and its scratch.

Compiled code takes these as they are, and knows the type of every field.
"""

from typing import NamedTuple

import numpy as np

from wmh.engine.strategy.kernels.numba_types import Array


class Problem(NamedTuple):
    """Problem: what is searched, the same for all of its states.

    `classes` (guesses, candidates) holds the number of the class, from 0, that each guess puts
    each candidate in, and `columns` the same (candidates, guesses). `member` int64 (guesses,) is
    the candidate a guess is, or -1; `guess_of` int64 (candidates,) the guess a candidate is, or
    -1. `letters` and `secrets` uint8 are the labels of guesses and candidates, for the hard modes.
    `weights` int64 (candidates,) are all 1 where it is `plain`. `names` uint64 (candidates,) are
    random: a set is known by the sum of its names and the `salt`.

    `parts` int64 (guesses,) is how many classes each guess makes of a state at the most, the most
    first, and `most` the first of them.
    `hard` is 1 for the hard mode, 2 for the ultra one, 3 where only candidates may be guessed, or
    0. `width` is how many guesses are followed in a state, 0 for all. `only` is the one guess to
    be tried first, or -1.
    """

    classes: Array
    columns: Array
    member: Array
    guess_of: Array
    letters: Array
    secrets: Array
    weights: Array
    plain: bool
    names: Array
    salt: np.uint64
    parts: Array
    most: int
    hard: int
    width: int
    only: int


class Findings(NamedTuple):
    """Findings: what a search leaves behind.

    `keys` uint64 and `values` int64 are the table of what has been found out about states.
    `effort` int64 (1,) is what may still be spent, in guesses times candidates; `guess` int64
    (1,) the best one so far for the state that was asked about.
    """

    keys: Array
    values: Array
    effort: Array
    guess: Array


class Scratch(NamedTuple):
    """Scratch arrays: empty, that is zero, before and after each loop that uses them.

    `counts` int32, `sums`, `tops` int64 and `marks` uint64 have a place for each class that a
    guess can make; `used` int64, one more, are the classes in use. `inside` uint8 (candidates,)
    marks a state, `seen` uint64 the partitions met in it.
    """

    counts: Array
    sums: Array
    tops: Array
    marks: Array
    used: Array
    inside: Array
    seen: Array


def scratch_for(parts: int, candidates: int, guesses: int) -> Scratch:
    """Scratch for so many classes of one guess, candidates and guesses."""
    return Scratch(
        np.zeros(parts, np.int32),
        np.zeros(parts, np.int64),
        np.zeros(parts, np.int64),
        np.zeros(parts, np.uint64),
        np.zeros(parts + 1, np.int64),
        np.zeros(candidates, np.uint8),
        np.zeros(4 << (guesses + candidates).bit_length(), np.uint64),
    )

"""Exchanges in the search: places, or letters, that nothing so far tells apart.

Exchanging two of them makes the same words of all words, and the same state of a state. So guesses
that become each other by it are worth the same, and the first of them is enough.

`alike` int64 has the class of each place of a word, then of each letter: those of a class can be
exchanged. It is empty where none can. Importing this module imports numba: see `strategy.kernels`.
"""

import numpy as np

from wmh.engine.strategy.kernels.compiling import njit
from wmh.engine.strategy.kernels.numba_types import Array


@njit(nogil=True, cache=True)
def told_apart(alike: Array, guess: Array) -> Array:
    """What is still alike after a guess: its letters are not, nor places where it has two."""
    length = guess.size
    left = alike.copy()
    for i in range(length):
        left[i] = i
        for k in range(i):
            if alike[k] == alike[i] and guess[k] == guess[i]:
                left[i] = left[k]
                break
    for i in range(length):
        left[length + guess[i]] = length + guess[i]
    # A class is called by its first one, which may just have left it.
    for a in range(length, left.size):
        if left[a] == a:
            continue
        for b in range(length, a + 1):
            if alike[b] == alike[a] and not _used(guess, b - length):
                left[a] = b
                break
    for x in range(left.size):
        if left[x] != x:
            return left
    return np.empty(0, np.int64)


@njit(nogil=True, cache=True)
def first_ones(guesses: Array, letters: Array, alike: Array) -> Array:
    """Marks the guesses, -1 for none, that an exchange of two makes no earlier word of: uint8.

    `letters` uint8 are the labels of all guesses.
    """
    first = np.ones(guesses.size, np.uint8)
    for k in range(guesses.size):
        if guesses[k] >= 0:
            first[k] = _first(letters[guesses[k]], alike)
    return first


@njit(nogil=True, cache=True)
def _first(word: Array, alike: Array) -> bool:
    length = word.size
    for i in range(length):
        for k in range(i):
            if alike[i] == alike[k] and word[k] > word[i]:
                return False
    for i in range(length):
        letter = word[i]
        mine = alike[length + letter]
        # Every letter before it that it can be exchanged with must have come before.
        for other in range(mine - length, letter):
            if alike[length + other] == mine and not _used(word[:i], other):
                return False
    return True


@njit(nogil=True, cache=True, inline="always")
def _used(word: Array, letter: int) -> bool:
    return (word == letter).any()

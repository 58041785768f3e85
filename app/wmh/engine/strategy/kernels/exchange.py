"""Exchanges in the search: places, or letters, that nothing so far tells apart.

Exchanging two of them makes the same words of all words, and the same state of a state. So guesses
that become each other by it are worth the same, and the first of them is enough.

`alike` int64 has the class of each place of a word, then of each letter: those of a class can be
exchanged, and it is called by its first one. It is empty where none can.
"""

import numpy as np
from numpy.typing import NDArray

from wmh.engine.strategy.kernels.kernel_calls import call, pointer, sides, word_length


def told_apart(alike: NDArray[np.int64], guess: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Classes still alike after a guess: its letters are not, nor places where it has two."""
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
    """Guesses, -1 for none, an exchange of two makes no earlier word of.

    `letters` uint8 (words, length) are the labels of all guesses.
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

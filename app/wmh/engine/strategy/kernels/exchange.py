"""Symmetries in the search: places, or letters, that no clue distinguishes yet.

Exchanging two such places or letters maps the list of words to itself, and a state to itself. So
guesses that map to each other have the same value, and one of them is enough.

`alike` int64 has the class of each place of a word, then of each letter: members of a class can be
exchanged; a class has the number of its first member. It is empty if nothing can be exchanged.
"""

import numpy as np
from numpy.typing import NDArray

from wmh.engine.strategy.kernels.kernel_calls import call, pointer, sides, word_length


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

"""Symmetries of a proof: letters, or places, that can be exchanged in all words at once."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from wmh.engine.clues.rules import RULES, Rule

Letters = NDArray[np.uint8]
"""Labels of words, uint8 (words, length)."""


def exchangeable(lists: Sequence[Letters], rule: Rule) -> NDArray[np.int64]:
    """Returns the class of each place, then of each letter, as `kernels.exchange` needs them.

    Two places or two letters are of one class if exchanging them in every word leaves each list
    unchanged. Places are never exchangeable if clues mark places. The result is empty if nothing
    can be exchanged.
    """
    length = lists[0].shape[1]
    letters = 1 + max(int(each.max()) for each in lists)
    apart = np.arange(length + letters, dtype=np.int64)
    classes = apart.copy()
    counts = [_letter_counts(each) for each in lists]
    if RULES[rule].counts:
        for place, first in _same(length, lambda a, b: _stays(lists, counts, _places, a, b)):
            classes[place] = first
    used = np.unique(np.concatenate([np.unique(each) for each in lists])).tolist()
    turned = [each.T for each in counts]
    for at, first in _same(
        len(used), lambda a, b: _stays(lists, turned, _letters, used[a], used[b])
    ):  # Letters that no word has are of no use.
        classes[length + used[at]] = length + used[first]
    return np.empty(0, np.int64) if np.array_equal(classes, apart) else classes


def _same(number: int, stays: Callable[[int, int], bool]) -> list[tuple[int, int]]:
    """Returns pairs: an element, and the first element before it that it can be exchanged with.

    Elements are numbers below `number`; `stays` tells if two of them can be exchanged.
    """
    found: list[tuple[int, int]] = []
    firsts: list[int] = []
    for each in range(number):
        for first in firsts:
            if stays(first, each):
                found.append((each, first))
                break
        else:
            firsts.append(each)
    return found


def _stays(
    lists: Sequence[Letters],
    counts: Sequence[NDArray[np.int64]],
    exchanged: Callable[[Letters, int, int], Letters],
    a: int,
    b: int,
) -> bool:
    """True if exchanging a and b leaves each list unchanged; the `counts` are compared first."""
    return all(np.array_equal(each[a], each[b]) for each in counts) and all(
        _words(each) == _words(exchanged(each, a, b)) for each in lists
    )


def _places(words: Letters, a: int, b: int) -> Letters:
    other = words.copy()
    other[:, [a, b]] = words[:, [b, a]]
    return other


def _letters(words: Letters, a: int, b: int) -> Letters:
    table = np.arange(256, dtype=np.uint8)
    table[[a, b]] = b, a
    return table[words]


def _letter_counts(words: Letters) -> NDArray[np.int64]:
    """Returns how many words have each letter at each place: int64 (length, 256)."""
    length = words.shape[1]
    flat = words.astype(np.int64) + np.arange(0, 256 * length, 256, dtype=np.int64)
    return np.bincount(flat.ravel(), minlength=256 * length).reshape(length, 256)


def _words(words: Letters) -> set[bytes]:
    return {word.tobytes() for word in words}
